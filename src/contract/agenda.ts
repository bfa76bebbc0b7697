import { z } from 'zod';
import { agendaStatuses } from '#domain/agenda/status.ts';
import { date, discountsTogether, euros, id, time, uuid } from './shapes.ts';

export const status = z.enum(agendaStatuses);

export const changed = z.object({
  quien: z.enum(['cliente', 'tarea', 'personal']).describe('the customer online, a job of the server, or staff'),
  nombre: z.string().nullable().describe('of staff'),
  en: z.iso.datetime(),
});

/** Who stands in the way of something. */
export const inTheWay = z.object({
  id: uuid,
  matricula: z.string().nullable(),
  cliente: z.string().nullable(),
  date,
  desde: time,
  hasta: time,
  bayId: id,
  rev: z.string(),
});

const row = z.object({
  id: uuid.describe('of the appointment, hold or block; its stages share it'),
  etapa: z.number().int(),
  etapas: z.number().int().describe('how many stages the appointment has, one row each'),
  rev: z.string().describe('sent back with every change; grows with each'),
  kind: z.enum(['booking', 'block']),
  status,
  bayId: id,
  date,
  desde: time,
  hasta: time,
  minutos: z.number().int(),
  expires: z.iso.datetime().nullable().describe('of a hold'),
  matricula: z.string().nullable(),
  cliente: z.object({ nombre: z.string(), apellidos: z.string(), telefono: z.string(), email: z.string() }).nullable(),
  trabajo: z.string().nullable().describe('what is done: the service, or what was bought'),
  junto: discountsTogether,
  vehiculo: z.string().nullable().describe('its kind: turismo, moto, patinete …'),
  marca: z.string().nullable().describe('of an e-scooter'),
  numero: z.string().nullable().describe('of the order or of the appointment'),
  pedido: z
    .object({
      orderNumber: z.string(),
      status: z.string(),
      total: euros,
      pagado: euros,
      pendiente: euros,
      mercancia: z
        .enum(['falta', 'recibida'])
        .nullable()
        .describe('what was bought and comes from a warehouse; null where nothing does, or the car is in work'),
    })
    .nullable(),
  sinCita: z.boolean().describe('a walk-in, written down by staff'),
  comentario: z.string().nullable(),
  motivo: z.string().nullable().describe('of a block'),
  skills: z.array(z.string()).describe('what it asks of a bay'),
  llanta: z.number(),
  ultimo: changed.describe('who changed it last'),
  puede: z.object({
    mover: z.boolean(),
    anular: z.boolean().describe('a block is lifted instead'),
    estados: z.array(status),
  }),
});

const day = z.object({
  date,
  abierto: z.array(z.object({ desde: time, hasta: time })).describe('nothing on a day that is closed'),
  festivo: z.string().nullable(),
  filas: z.array(row).describe('by time, then by bay; a stage a row'),
  totales: z.object({
    citas: z.number().int(),
    esperadas: z.number().int(),
    llegadas: z.number().int(),
    enCurso: z.number().int(),
    hechas: z.number().int(),
    noPresentadas: z.number().int(),
    reservas: z.number().int().describe('held by somebody who is still choosing'),
    bloqueos: z.number().int(),
    minutosOcupados: z.number().int().describe('of all bays, within opening hours, blocks left aside'),
    minutosAbiertos: z.number().int().describe('of all bays, blocks taken off'),
    porCobrar: euros.describe('what is still to be paid at the workshop'),
  }),
});

export const agenda = z.object({
  codTienda: id,
  alias: z.string(),
  telefono: z.string(),
  tz: z.string(),
  ahora: z.object({ date, time }).describe('on the workshop’s wall'),
  bays: z.array(z.object({ bayId: id, nombre: z.string(), skills: z.array(z.string()), maxLlanta: z.number().int() })),
  dias: z.array(day),
});

export type Agenda = z.output<typeof agenda>;
export type AgendaDay = z.output<typeof day>;
export type AgendaRow = z.output<typeof row>;
export type AgendaInTheWay = z.output<typeof inTheWay>;
