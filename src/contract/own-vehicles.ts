import { z } from 'zod';
import { fuels } from '#domain/vehicles/facts.ts';
import { ownVehicleTypes } from '#domain/vehicles/own-vehicle.ts';
import { endpoint } from './endpoint.ts';
import { sentUuid, text, uuid } from './shapes.ts';
import { kilometres, knownVehicle, toldVehicle } from './vehicle-data.ts';
import { plateLookUps } from './vehicles.ts';

const plate = text(20, 1);
/** A name or its slug: `León (5F)`, `leon-5f`. */
const word = text(120, 1);

/** Of which vehicles the lists are wanted; all of them where nothing is said. */
const kind = { tipoVehiculo: z.enum(ownVehicleTypes).optional() };

const named = z.object({ slug: z.string(), nombre: z.string() });
const years = {
  desde: z.number().int().nullable().describe('first year of the model'),
  hasta: z.number().int().nullable().describe('null: still made, or not known'),
};
const brandsFound = z.object({ marcas: z.array(named) });
const modelsFound = z.object({ modelos: z.array(named.extend({ marca: z.string(), ...years })) });
const enginesFound = z.object({
  motores: z.array(
    named.extend({
      marca: z.string(),
      modelo: z.string(),
      combustible: z.enum(fuels).nullable(),
      potenciaCv: z.number().nullable(),
      ...years,
    }),
  ),
});

/** A vehicle that an account keeps. */
const ownVehicle = knownVehicle.extend({
  id: uuid,
  matricula_normalizada: z.string().nullable().describe('capitals and digits alone: what two plates are compared by'),
  kilometros: z
    .array(z.object({ kms: z.number().int(), en: z.iso.datetime(), menos: z.boolean() }))
    .describe('what was told of it, the newest first; `menos`: fewer than the time before'),
});

const adding = {
  area: 'vehicles',
  access: 'named-account',
} as const;

const added = z.object({ vehicle: ownVehicle });
const confirmed = z.boolean().default(false).describe('kilometres fewer than the last time, and right: both are kept');

export const ownVehicles = {
  identifyVehicle: endpoint({
    area: 'vehicles',
    summary: 'The vehicle of a plate, with what is known of it; nothing of an owner',
    access: 'anyone',
    limit: plateLookUps,
    body: z.object({ matriculaNumber: plate }),
    output: knownVehicle,
    refusals: ['matricula-desconocida', 'registro-no-responde'],
  }),
  listVehicleBrands: endpoint({
    area: 'vehicles',
    summary: 'Makers of the vehicles of our own lists',
    access: 'anyone',
    query: z.object(kind),
    output: brandsFound,
  }),
  listVehicleModels: endpoint({
    area: 'vehicles',
    summary: 'Models of a maker; none where nobody lists it',
    access: 'anyone',
    query: z.object({ marca: word, ...kind }),
    output: modelsFound,
  }),
  findVehicleModels: endpoint({
    area: 'vehicles',
    summary: 'The same by POST',
    access: 'anyone',
    body: z.object({ marca: word, ...kind }),
    output: modelsFound,
  }),
  listVehicleEngines: endpoint({
    area: 'vehicles',
    summary: 'Engines of a model',
    access: 'anyone',
    query: z.object({ marca: word.optional(), modelo: word, ...kind }),
    output: enginesFound,
  }),
  findVehicleEngines: endpoint({
    area: 'vehicles',
    summary: 'The same by POST',
    access: 'anyone',
    body: z.object({ marca: word.optional(), modelo: word, ...kind }),
    output: enginesFound,
  }),
  describeVehicle: endpoint({
    area: 'vehicles',
    summary: 'What our own lists know of a maker, model and engine; with a plate, also what its form tells',
    access: 'anyone',
    body: z.object({
      marca: word,
      modelo: word,
      motor: text(120).default(''),
      matriculaNumber: text(20).nullish(),
      idUser: sentUuid.describe('of the account that asks, where it says so: then its token is needed'),
    }),
    output: knownVehicle,
    refusals: ['vehiculo-desconocido', 'datos-no-validos', 'sin-sesion', 'sin-permiso'],
  }),
  readListedVehicle: endpoint({
    area: 'vehicles',
    summary: 'What our own lists know of a model and engine, by their slugs',
    access: 'anyone',
    params: z.object({ modelo: word, motor: word }),
    query: z.object({ marca: word.optional() }),
    output: knownVehicle,
    refusals: ['vehiculo-desconocido'],
  }),
  addVehicleByPlate: endpoint({
    ...adding,
    summary:
      'Keeps the vehicle of a plate in an account: what it is the registry is asked again, and where it does not answer, what is sent counts as told by its driver',
    limit: plateLookUps,
    body: z.object({
      vehicleData: toldVehicle,
      images: z.array(z.string().max(300)).max(20).nullish().describe('not read: they follow from the vehicle'),
      idUsuario: uuid,
      matriculaNumber: plate,
      confirmado: confirmed,
    }),
    output: added,
    refusals: [
      'sin-sesion',
      'sin-permiso',
      'datos-no-validos',
      'matricula-desconocida',
      'vehiculos-demasiados',
      'kilometros-menos',
    ],
  }),
  addVehicleByName: endpoint({
    ...adding,
    summary: 'Keeps a vehicle that was chosen by maker, model and engine, or described by hand',
    body: z.object({
      vehicleData: toldVehicle,
      idUsuario: uuid,
      matriculaNumber: text(20).nullish().describe('only e-scooters go without one'),
      confirmado: confirmed,
    }),
    output: added,
    refusals: ['sin-sesion', 'sin-permiso', 'datos-no-validos', 'vehiculos-demasiados', 'kilometros-menos'],
  }),
  listVehicles: endpoint({
    area: 'vehicles',
    summary: 'The vehicles that an account keeps, the newest first',
    access: 'own-account',
    params: z.object({ user: uuid }),
    output: z.object({ vehicles: z.array(ownVehicle) }),
    refusals: ['sin-permiso'],
  }),
  tellKilometres: endpoint({
    area: 'vehicles',
    summary: 'Keeps what the clock of a vehicle shows; fewer than the last time only where that is said to be right',
    access: 'own-account',
    params: z.object({ user: uuid, id: uuid }),
    body: z.object({
      kms: kilometres,
      confirmado: confirmed,
      origen: z.enum(['mi-coche', 'revision']).default('mi-coche').describe('where it was told'),
    }),
    output: added,
    refusals: ['sin-permiso', 'vehiculo-no-existe', 'kilometros-menos'],
  }),
  deleteVehicle: endpoint({
    area: 'vehicles',
    summary: 'Deletes a vehicle of an account with what was told of it; its appointments stay',
    access: 'own-account',
    params: z.object({ user: uuid, id: uuid }),
    query: z.object({
      conCitas: z
        .enum(['true', 'false'])
        .default('false')
        .describe('also where an appointment is to come, which stays as it is'),
    }),
    output: z.object({
      borrado: z.literal(true),
      citas: z.number().int().describe('appointments to come, which stay'),
    }),
    refusals: ['sin-permiso', 'vehiculo-no-existe', 'vehiculo-con-citas'],
  }),
};
