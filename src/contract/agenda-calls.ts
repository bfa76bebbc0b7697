import { z } from 'zod';
import { agenda, changed, inTheWay, status } from './agenda.ts';
import { endpoint } from './endpoint.ts';
import { date, id, personName, text, time, uuid } from './shapes.ts';

/** A workshop's number in a path. */
const codTienda = z.coerce.number().int().min(0).max(2_147_483_647);
const shop = z.object({ codTienda });

/** What is changed, as it stands on the screen of the person who changes it. */
const seen = { id: uuid, rev: text(60, 1) };

/** What was done: what undoes it, and who is told by mail. */
const done = z.object({
  id: uuid,
  deshacer: uuid.nullable().describe('undoes it while nobody has changed it since; null where nothing can'),
  avisados: z.number().int().describe('how many customers are written to'),
});

const wishedBlock = {
  bayId: id,
  date,
  desde: time,
  hasta: time,
};

const proposal = z.object({ date, time });

const staffRefusals = ['sin-permiso', 'taller-no-existe'] as const;
const worldMoved = ['agenda-cita-cambiada', 'agenda-no-existe'] as const;
const placeRefusals = [
  'agenda-choque',
  'agenda-puesto-no-sirve',
  'agenda-dia-cerrado',
  'agenda-fuera-de-horario',
  'agenda-hora-pasada',
  'matricula-ya-citada',
] as const;

const written = {
  area: 'agenda',
  access: 'open-agenda',
  idempotent: true,
  params: shop,
} as const;

export const agendas = {
  readStaff: endpoint({
    area: 'agenda',
    summary: 'Who of the staff the token belongs to, and whose agendas they may open',
    access: 'staff',
    output: z.object({
      idUser: uuid,
      nombre: z.string(),
      rol: z.enum(['taller', 'operador', 'administrador']),
      talleres: z.array(z.object({ codTienda: id, alias: z.string(), area: z.string(), poblacion: z.string() })),
    }),
    refusals: ['sin-permiso'],
  }),
  readAgenda: endpoint({
    area: 'agenda',
    summary: 'The agenda of a workshop for a day, or several in a row; nothing but its version where that is known',
    access: 'open-agenda',
    params: shop,
    query: z.object({
      date: date.optional().describe('the first day; today where it is left out'),
      dias: z.coerce.number().int().min(1).max(7).default(1),
      version: text(64).optional().describe('what the last answer said'),
    }),
    output: z.object({
      version: z.string(),
      agenda: agenda.nullable().describe('null where `version` is still the one that was sent'),
    }),
    refusals: staffRefusals,
  }),
  readAgendaLog: endpoint({
    area: 'agenda',
    summary: 'Everything that happened to an appointment or block, the latest first',
    access: 'open-agenda',
    params: shop.extend({ id: uuid }),
    output: z.object({
      cambios: z.array(
        changed.extend({
          etapa: z.number().int(),
          que: z.enum(['crear', 'mover', 'estado', 'anular', 'cambiar', 'quitar', 'bloquear', 'levantar']),
          antes: z
            .object({ status, bayId: id, date, desde: time, hasta: time })
            .nullable()
            .describe('null where it was not there'),
          despues: z.object({ status, bayId: id, date, desde: time, hasta: time }).nullable(),
        }),
      ),
    }),
    refusals: [...staffRefusals, 'agenda-no-existe'],
  }),
  moveAllocation: endpoint({
    ...written,
    summary: 'Moves an appointment to another bay, another time or both; its customer is told of another time',
    body: z.object({
      ...seen,
      etapa: z.number().int().min(1).max(9).default(1).describe('the stage that was taken; the others follow it'),
      bayId: id,
      date,
      time: time.describe('at which that stage begins, a quarter of an hour'),
      fueraDeHorario: z.boolean().default(false).describe('even outside opening hours'),
    }),
    output: done,
    refusals: [...staffRefusals, ...worldMoved, ...placeRefusals, 'agenda-no-se-mueve'],
  }),
  changeAllocationStatus: endpoint({
    ...written,
    summary: 'Arrived, being worked on, done, or not shown up; the rest of a time that is not used is free again',
    body: z.object({ ...seen, status }),
    output: done,
    refusals: [...staffRefusals, ...worldMoved, 'agenda-estado-no-posible', 'pedido-sin-datos-fiscales'],
  }),
  noteGoods: endpoint({
    ...written,
    summary: 'Says that all that was bought is at the workshop, or that it is not; its customer sees it at once',
    body: z.object({ ...seen, recibida: z.boolean() }),
    output: done,
    refusals: [...staffRefusals, ...worldMoved, 'agenda-sin-mercancia'],
  }),
  cancelAllocation: endpoint({
    ...written,
    summary: 'Cancels an appointment, and with `conPedido` the order behind it; its customer is told',
    body: z.object({
      ...seen,
      conPedido: z
        .boolean()
        .default(false)
        .describe('cancels the order behind it, and all that was paid online goes back'),
    }),
    output: done,
    refusals: [...staffRefusals, ...worldMoved, 'agenda-anular-con-pedido', 'agenda-no-se-anula'],
  }),
  bookWalkIn: endpoint({
    ...written,
    summary: 'Books a bay for somebody who stands there, now, or for a time that they choose',
    body: z.object({
      bayId: id.nullish().describe('any that can do it where it is left out'),
      date: date.nullish().describe('now, where date and time are left out'),
      time: time.nullish(),
      servicio: text(40, 1).describe('one of talleres-servicios, those by telephone included'),
      matricula: text(12).nullish(),
      marca: text(40).nullish().describe('of an e-scooter, one of marcas-patinete'),
      nombre: personName(80, 1),
      apellidos: personName(120).nullish(),
      telefono: text(30).nullish(),
      email: text(254).nullish().describe('the confirmation goes there'),
      comentario: text(1000).nullish(),
    }),
    output: done,
    refusals: [
      ...staffRefusals,
      ...placeRefusals,
      'agenda-cita-cambiada',
      'servicio-no-existe',
      'taller-no-puede',
      'taller-sin-web',
      'hora-no-ofrecida',
      'hora-ocupada',
      'reserva-caducada',
      'datos-no-validos',
    ],
  }),
  previewBlock: endpoint({
    area: 'agenda',
    summary: 'Who is in the way of a block: who is given another bay at the same time, who has to come at another time',
    access: 'open-agenda',
    params: shop,
    body: z.object(wishedBlock),
    output: z.object({
      recolocadas: z
        .array(inTheWay.extend({ etapa: z.number().int(), aBayId: id }))
        .describe('stay at their time on another bay; some may not be in the way themselves but make room'),
      aMover: z
        .array(
          inTheWay.extend({
            telefono: z.string().nullable(),
            numero: z.string().nullable(),
            propuestas: z
              .array(proposal)
              .describe('the nearest free ones, at most three; any choice goes with any other'),
          }),
        )
        .describe('have no bay at their time'),
      sueltas: z
        .array(inTheWay)
        .describe('held by somebody who is still choosing, without another bay: they have to choose again'),
      enCurso: z.array(inTheWay).describe('being worked on there: moved or finished by hand first'),
    }),
    refusals: [...staffRefusals, 'agenda-puesto-no-existe', 'agenda-hora-pasada', 'datos-no-validos', 'agenda-choque'],
  }),
  blockBay: endpoint({
    ...written,
    summary: 'Blocks a bay and moves all that is in the way, or does nothing',
    body: z.object({
      ...wishedBlock,
      motivo: text(200),
      vistas: z
        .array(z.object(seen))
        .max(60)
        .default([])
        .describe('all that the preview listed; whoever else is in the way by now refuses the whole'),
      cambios: z
        .array(z.object({ id: uuid, date, time }))
        .max(60)
        .default([])
        .describe('the new time of each that has to come at another time'),
    }),
    output: done,
    refusals: [
      ...staffRefusals,
      ...placeRefusals,
      'agenda-puesto-no-existe',
      'agenda-bloqueo-cambiado',
      'agenda-bloqueo-sin-hora',
      'agenda-bloqueo-en-curso',
      'agenda-cita-cambiada',
      'datos-no-validos',
    ],
  }),
  liftBlock: endpoint({
    ...written,
    summary: 'Lifts a block: its time is free again',
    body: z.object(seen),
    output: done,
    refusals: [...staffRefusals, ...worldMoved],
  }),
  undoAgenda: endpoint({
    ...written,
    summary: 'Undoes what was done last with an appointment or a block; what undoes that comes back',
    body: z.object({ deshacer: uuid }),
    output: done,
    refusals: [
      ...staffRefusals,
      'agenda-nada-que-deshacer',
      'agenda-hora-pasada',
      'agenda-cita-cambiada',
      'agenda-choque',
      'matricula-ya-citada',
    ],
  }),
};
