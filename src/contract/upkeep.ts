import { z } from 'zod';
import { seasons } from '#domain/tyres/season.ts';
import { upkeepStates } from '#domain/upkeep/timeline.ts';
import { upkeepThings } from '#domain/upkeep/things.ts';
import { fuels } from '#domain/vehicles/facts.ts';
import { mostKilometres, ownVehicleTypes } from '#domain/vehicles/own-vehicle.ts';
import { endpoint } from './endpoint.ts';
import { date, euros, orEmpty, sentCount, text, time, uuid } from './shapes.ts';
import { registeredBetween } from './vehicle-data.ts';
import { visitService } from './visit-services.ts';

const thing = z.enum(upkeepThings);
const year = z.number().int().min(1900).max(2100);
const ends = z.tuple([z.number().int(), z.number().int()]).nullable().describe('the earliest and the latest');

const told = z.object({
  cosa: thing,
  fecha: date
    .nullable()
    .describe('when it was done; of the inspection until when it is good; of tyres when they were made'),
  kms: z.number().int().nullable(),
  sin: z.boolean().describe('the vehicle has none'),
  temporada: z.enum(seasons).nullable().describe('of tyres'),
});

const item = z.object({
  cosa: thing,
  estado: z.enum(upkeepStates),
  desde: date.nullable().describe('from when on it is time; null where that is not known'),
  hasta: date.nullable().describe('after it, it is too late; of the inspection its last day'),
  kms: z.number().int().nullable().describe('what the clock shows when it is time'),
  decide: z.enum(['meses', 'kms', 'ley', 'temporada']).nullable().describe('what comes first'),
  intervalo: z.object({ meses: ends, kms: ends }).nullable().describe('after how long it is due'),
  ultima: z
    .object({ fecha: date, kms: z.number().int().nullable(), de: z.enum(['taller', 'dicho']) })
    .nullable()
    .describe('when it was done last: here, or elsewhere as its driver says'),
  desdeNuevo: z.boolean().describe('counted from the first registration'),
  falta: z
    .enum(['ultima', 'matriculacion', 'motor', 'plan', 'clase', 'pais'])
    .nullable()
    .describe('what nobody told, and would say when'),
  estimada: z.boolean(),
  dudosa: z.boolean().describe('was due a short while ago, and may have been done'),
  servicio: visitService.nullable().describe('what is booked for it; null where it is not booked online'),
  precio: euros.nullable().describe('with tax; null where it depends on the vehicle'),
  precioDesde: z.boolean().describe('the least that it costs'),
  producto: z
    .object({ id: z.number().int(), unidades: z.number().int() })
    .nullable()
    .describe('what is bought for it, with all work on it; null where the service has a price of its own'),
  descuentoJunto: z.number().describe('percent off, together with another service in one appointment'),
  cita: z.object({ citaPreviaId: uuid, date, time }).nullable().describe('the appointment to come that is about it'),
});
export type UpkeepItemShown = z.output<typeof item>;

const timeline = {
  proximo: z.array(item).describe('what presses most first'),
  packs: z
    .array(
      z.object({
        id_navision: z.string(),
        nombre: z.string(),
        cosas: z.array(thing).describe('each of them due'),
        incluye: z.array(z.string()).describe('all that it does, by name'),
        precio: euros,
        minutos: z.number().int(),
      }),
    )
    .describe('products that do several of these things at once, the cheapest first'),
  kmsHoy: z.number().int().nullable().describe('what the clock should show'),
  kmsAno: z.number().int().nullable().describe('driven a year'),
  kmsDe: z.enum(['lecturas', 'matriculacion']).nullable().describe('by two readings, or by one and the registration'),
};

const timelineOfCar = z.object({
  ...timeline,
  id: uuid,
  matricula: z.string().nullable(),
  tipoVehiculo: z.enum(ownVehicleTypes),
  marca: z.string(),
  modelo: z.string(),
  motor: z.string(),
  dicho: z.array(told),
  avisos: z.boolean().describe('its owner wants to be reminded by mail'),
});

const vehicle = { user: uuid, id: uuid };
/** Names a vehicle and proves that it was read in a letter about it. */
const signed = z.object({ id: uuid, firma: text(60, 1) });

const toldAs = z.object({
  cosa: thing,
  fecha: orEmpty(date),
  dot: text(20).nullish().describe('of tyres instead of the day: the last four figures of their DOT code'),
  kms: sentCount(1, mostKilometres).nullish(),
  sin: z.boolean().default(false),
  temporada: z.enum(seasons).nullish(),
});

export const upkeep = {
  readUpkeep: endpoint({
    area: 'vehicles',
    summary: 'What each vehicle of an account needs next: when, why, and what it costs here',
    access: 'own-account',
    params: z.object({ user: uuid }),
    query: z.object({ cpostal: text(10).optional().describe('prices are those of its country') }),
    output: z.object({ coches: z.array(timelineOfCar) }),
    refusals: ['sin-permiso'],
  }),
  estimateUpkeep: endpoint({
    area: 'vehicles',
    summary: 'The same for a vehicle that is in no account, by what its driver sends; no registry is asked',
    access: 'anyone',
    limit: { calls: 60, seconds: 60 },
    body: z.object({
      matricula: text(20).nullish(),
      tipoVehiculo: z.enum(ownVehicleTypes),
      combustible: z.enum(fuels).nullish(),
      codigoMotor: text(60).nullish(),
      cilindrada: z.number().int().min(1).max(20_000).nullish(),
      capacidad_carter: z.number().min(0.1).max(100).nullish(),
      bateria: text(60).nullish(),
      medida: text(40).nullish().describe('of its tyres'),
      matriculacion: registeredBetween.optional(),
      ano_matric: year.nullish(),
      ano_fabric: year.nullish(),
      desde: year.nullish().describe('first year of the model'),
      hasta: year.nullish(),
      kms: sentCount(1, mostKilometres).nullish(),
      dicho: z.array(toldAs).max(upkeepThings.length).default([]),
      cpostal: text(10).nullish(),
    }),
    output: z.object(timeline),
    refusals: ['datos-no-validos'],
  }),
  tellUpkeep: endpoint({
    area: 'vehicles',
    summary: 'Keeps when a thing of a vehicle was done elsewhere, or that it has none; without a day it is forgotten',
    access: 'own-account',
    params: z.object(vehicle),
    body: toldAs.extend({ olvidar: z.boolean().default(false).describe('what was told of it is deleted') }),
    output: z.object({ coche: timelineOfCar }),
    refusals: ['sin-permiso', 'vehiculo-no-existe', 'datos-no-validos', 'dot-no-valido'],
  }),
  setUpkeepReminders: endpoint({
    area: 'vehicles',
    summary: 'Says whether its owner wants to be reminded of a vehicle by mail; each turn of a thing once',
    access: 'own-account',
    ownerOnly: true,
    params: z.object(vehicle),
    body: z.object({ avisos: z.boolean() }),
    output: z.object({ coche: timelineOfCar }),
    refusals: ['sin-permiso', 'vehiculo-no-existe', 'correo-sin-probar'],
  }),
  readUpkeepReminders: endpoint({
    area: 'vehicles',
    summary: 'Whether a vehicle is reminded of, for who holds the link of a reminder',
    access: 'signed-link',
    params: signed,
    output: z.object({ vehiculo: z.string(), avisos: z.boolean() }),
    refusals: ['no-existe'],
  }),
  stopUpkeepReminders: endpoint({
    area: 'vehicles',
    summary: 'Ends the reminders of a vehicle; doing it again changes nothing',
    access: 'signed-link',
    params: signed,
    output: z.object({ borrado: z.literal(true) }),
    refusals: ['no-existe'],
  }),
};
