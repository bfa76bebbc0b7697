import { z } from 'zod';
import { dayParts } from '#domain/waiting/waiting.ts';
import { signed } from './visits.ts';
import { endpoint } from './endpoint.ts';
import { date, text, time, uuid } from './shapes.ts';

const dayTime = z.object({ date, time });
const proposal = z.object({ propuesta: uuid.describe('names the held time'), date, time });

const request = z.object({
  solicitud: uuid,
  estado: z.enum(['pendiente', 'aceptada', 'rechazada', 'caducada', 'retirada']),
  deseo: z.object({ date, franja: z.enum(dayParts) }),
  comentario: z.string().nullable(),
  propuestas: z.array(proposal).describe('held until `vence`; none once it is answered'),
  vence: dayTime.describe('until when the workshop may answer, on its wall'),
  frase: z.string().nullable().describe('why the workshop cannot, in its words'),
});

const ordered = z.object({
  citaId: uuid,
  orderNumber: z.string(),
  tallerAlias: z.string(),
  tallerTelefono: z.string(),
  cita: dayTime,
  minutos: z.number().int(),
  matricula: z.string().nullable(),
});

/** What its workshop sees of one. */
const asked = request.extend({ pedido: ordered, nombre: z.string() });

const params = z.object({ id: uuid });
const limit = { calls: 20, seconds: 60 } as const;

export const changeRequests = {
  readOrderedVisit: endpoint({
    area: 'appointments',
    summary: 'The appointment of an order, for whoever has the link of its letters, and what was asked about it',
    access: 'signed-link',
    params,
    query: signed,
    output: ordered.extend({
      pide: z.boolean().describe('whether another time may be asked for now'),
      motivo: z.string().nullable().describe('why not, in a sentence'),
      solicitud: request.nullable().describe('the last that was asked'),
    }),
    refusals: ['cita-no-existe', 'enlace-antiguo'],
  }),
  requestChange: endpoint({
    area: 'appointments',
    summary: 'Asks the workshop of an order for another time: up to three near the wish are held until it answers',
    access: 'signed-link',
    limit,
    params,
    query: signed,
    body: z.object({ date, franja: z.enum(dayParts), comentario: text(500).nullish() }),
    output: z.object({ solicitud: request }),
    refusals: [
      'cita-no-existe',
      'enlace-antiguo',
      'cita-anulada',
      'cita-pasada',
      'cita-demasiado-tarde',
      'cambio-pendiente',
      'cambio-sin-horas',
      'taller-no-existe',
      'datos-no-validos',
    ],
  }),
  withdrawChange: endpoint({
    area: 'appointments',
    summary: 'Takes a question for another time back, and frees what was held for it',
    access: 'signed-link',
    limit,
    params,
    query: signed,
    output: z.object({ retirada: z.literal(true) }),
    refusals: ['cita-no-existe', 'enlace-antiguo', 'cambio-cerrado'],
  }),
  listChanges: endpoint({
    area: 'agenda',
    summary: 'What customers of a workshop ask to change, the oldest first',
    access: 'open-agenda',
    params: z.object({ codTienda: z.coerce.number().int().min(0).max(2_147_483_647) }),
    output: z.object({ solicitudes: z.array(asked) }),
    refusals: ['sin-permiso', 'taller-no-existe'],
  }),
  readChange: endpoint({
    area: 'agenda',
    summary: 'What a customer asks to change, for staff or whoever has the link of the workshop’s letter',
    access: 'asked-change',
    params,
    query: signed,
    output: z.object({ solicitud: asked }),
    refusals: ['no-existe'],
  }),
  answerChange: endpoint({
    area: 'agenda',
    summary: 'Takes one of the held times for the customer, or says why not',
    access: 'asked-change',
    limit,
    params,
    query: signed,
    body: z.object({
      propuesta: uuid.nullish().describe('the time that is taken; without one it is declined'),
      frase: text(300).nullish().describe('why it is declined'),
    }),
    output: z.object({ solicitud: asked }),
    refusals: ['no-existe', 'cambio-cerrado', 'reserva-caducada', 'matricula-ya-citada', 'datos-no-validos'],
  }),
};

export type ChangeRequest = z.output<typeof request>;
export type AskedChange = z.output<typeof asked>;
