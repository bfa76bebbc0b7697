import { z } from 'zod';
import { emptyDayCodes } from '#domain/booking/availability.ts';
import { endpoint } from './endpoint.ts';
import { date, id, sentCount, sentId, sentUuid, text, time, userInfo, uuid } from './shapes.ts';
import { wantedProduct, wantedService, workshop } from './workshops.ts';

export const hold = z.object({
  codTienda: id,
  date,
  time,
  minutos: z.number().int().describe('how long the work takes'),
  expires: z.iso.datetime(),
  latest: z.iso.datetime().describe('past this the hold is not renewed any more'),
});

export const day = z.object({
  date,
  libre: z.boolean(),
  primera: time.nullable(),
  horas: z.array(time).describe('every time at which the work may begin, in order'),
  motivo: z.enum(emptyDayCodes).nullable().describe('why nothing is free'),
  texto: z.string().nullable().describe('the same in a sentence'),
  festivo: z.string().nullable(),
});

export const timesNearby = z
  .array(z.object({ taller: workshop, minutos: z.number().int().describe('by car'), time }))
  .describe('workshops nearby with time on that day, nearest first');

const needed = {
  services: z.array(wantedService).max(40).nullish(),
  cestaID: sentUuid,
};

export const times = {
  consultDates: endpoint({
    area: 'basket',
    summary: 'Days on which a workshop has time for this basket, once its goods are there',
    access: 'anyone',
    usesAgenda: true,
    body: z.object({
      selectedProducts: z.array(wantedProduct).max(20),
      codTienda: sentId,
      numDays: sentCount(1, 90).default(25),
      userInfo,
      ...needed,
    }),
    output: z.object({
      fechaEntrega: date
        .nullable()
        .describe('first day on which everything is there; null where nobody is to take it in'),
      juntos: date
        .nullable()
        .describe(
          'first day on which the baskets beside it that are not ordered are there, too; null where that is no later, or none lies beside',
        ),
      minutos: z.number().int(),
      taller: z.object({ alias: z.string(), direccion: z.string(), poblacion: z.string() }),
      plazo: z
        .object({ id_site_promocion: z.number().int(), titulo: z.string(), fecha_limite: date })
        .nullable()
        .describe('the promotion after whose fitting deadline no day is offered'),
      dates: z.array(day),
    }),
    refusals: ['taller-no-existe', 'producto-no-existe', 'taller-no-puede', 'taller-sin-web'],
  }),
  consultTimes: endpoint({
    area: 'basket',
    summary: 'Free times of a day',
    access: 'anyone',
    usesAgenda: true,
    body: z.object({
      codTienda: sentId,
      date,
      products: z.array(wantedProduct).max(20),
      email: text(254).nullish(),
      talleresCercanos: z
        .boolean()
        .nullish()
        .describe('where the day has no time, asks for workshops nearby that have'),
      ...needed,
    }),
    output: z.object({
      minutos: z.number().int(),
      times: z.array(time),
      talleres: timesNearby.describe(
        'workshops nearby with time on that day, nearest first, where they are asked for; of the same country only, because prices differ',
      ),
    }),
    refusals: ['taller-no-existe', 'producto-no-existe', 'taller-no-puede', 'taller-sin-web'],
  }),
  reserveTime: endpoint({
    area: 'basket',
    summary:
      'Holds a time for 15 minutes, and gives back the one held before: for the basket named, for that of whoever is signed in, or for nobody yet',
    access: 'known-id',
    visitor: true,
    usesAgenda: true,
    limit: { calls: 60, seconds: 60 },
    body: z.object({
      codTienda: sentId,
      date,
      time,
      email: text(254).nullish().describe('limits how many times are held with it at once; opens nothing'),
      cestaID: sentUuid.describe('without one, the basket that the token’s account filled last'),
    }),
    output: z.object({
      hold,
      reserva: uuid.describe(
        'names the hold: the basket’s cestaID; where there is no basket, the cestaID under which one that is stored has it',
      ),
    }),
    refusals: [
      'cesta-no-existe',
      'cesta-vacia',
      'taller-no-existe',
      'hora-ocupada',
      'hora-no-ofrecida',
      'matricula-ya-citada',
      'taller-no-puede',
      'taller-sin-web',
      'demasiadas-reservas',
      'limite-horas',
      'cesta-con-pedido',
    ],
  }),
  leaveTime: endpoint({
    area: 'basket',
    summary:
      'The page that shows a held time was left: a minute later the time is given back, unless it is asked for again',
    access: 'known-id',
    body: z.object({ reserva: uuid.describe('cestaID of a basket, or what names the hold of an appointment') }),
    output: z.object({ left: z.boolean() }),
  }),
  releaseTime: endpoint({
    area: 'basket',
    summary: 'Gives a basket’s held time back',
    access: 'known-id',
    body: z.object({ cestaID: uuid }),
    output: z.object({ released: z.boolean() }),
  }),
};

export type Hold = z.output<typeof hold>;
