import { z } from 'zod';
import { fuels, oilConditions } from '#domain/vehicles/facts.ts';
import { revisionStatuses } from '#domain/revisions/revision-status.ts';
import { endpoint } from './endpoint.ts';
import { date, euros, id, orEmpty, sentCount, sentId, text, time, userInfo, uuid } from './shapes.ts';
import { knownVehicle } from './vehicle-data.ts';
import { plateLookUps } from './vehicles.ts';

const year = z.number().int().nullable();
const month = z.string().regex(/^\d{4}-\d{2}$/);
const kms = sentCount(1, 9_999_999).describe('on the clock of the car');
const matricula = text(20, 1);
const oilNumber = z.number().int().describe('stable; never 5, which means no choice');

/** An oil that may be poured into an engine (spec R20). */
const revisionOil = z.object({
  id_site_revision_aceite: oilNumber,
  recomendado: z.boolean().describe('the cheapest of those that serve in every case'),
  tipo_aceite: z.string().describe('maker and name'),
  aplicacion: z
    .enum(['', 'principal', ...oilConditions])
    .describe('for which of the cars of this engine; empty: for all of them'),
  sae: z.string(),
  normativa: z.string().describe('the approval that the engine asks for, by which this oil is chosen'),
  cumple: z.string().describe('the approval of the oil that meets it: the same, or one that took its place'),
  precioLitro: euros.describe('one litre, from the can it is sold in'),
});

/** As much of a vehicle as the assistant needs and shows; nothing of its owner. */
const revisionVehicle = z.object({
  cod_matricula: z.string(),
  tipoVehiculo: z.enum(['turismo', '4x4', 'furgoneta', 'moto', 'otro']),
  marca: z.string(),
  modelo: z.string(),
  motor: z.string(),
  ano_fabric: year,
  ano_matric: year,
  capacidad_carter: z.number().nullable().describe('litres'),
  carter_grande: z.boolean().describe('more than five litres: another pack, at another price'),
});

const status = z
  .enum(revisionStatuses)
  .describe('OK: oils to choose from; 2YEARS, NO_OIL, ELECTRIC: no revision here; any other: there is no such plate');

/** A vehicle by its maker, model and engine, where the plate does not tell; and the day in its papers. */
const vehicle = z.object({
  marca: text(60).nullish(),
  modelo: text(80).nullish(),
  motor: text(120).nullish(),
  fechaMatriculacion: orEmpty(date).describe('of the first registration, field B of the papers'),
});
/** Clients that know its kind alone send that word. */
const described = z.union([vehicle, text(40).transform(() => null)]).nullish();

const tier = z.object({
  tipo: z.string().describe('Basic, Confort, Plus or Premium'),
  id: z.number().int().describe('of the product, as its sheet names it'),
  id_navision: z.string(),
  nombre: z.string(),
  precio: euros,
  minutos: z.number().int(),
  servicio: z.string().describe('as which an appointment for it is booked'),
  incluye: z.array(z.string()).readonly(),
  carter_grande: z.boolean(),
});

const tierThere = z.object({
  tipo: z.string(),
  precio: euros.describe('with the taxes of that workshop'),
  primeraHora: z.object({ fecha: date, hora: time }).nullable(),
});

const workshopWithPrices = z.object({
  codTienda: id,
  alias: z.string(),
  direccion: z.string(),
  poblacion: z.string(),
  cpostal: z.string(),
  telefono: z.string(),
  distancia: z.number().nullable().describe('kilometres'),
  cita: z.enum(['web', 'telefono', 'no']),
  revisiones: z.array(tierThere),
});

export const revisions = {
  selectOil: endpoint({
    area: 'revisions',
    summary: 'Whether a car gets a revision here, and with which oils',
    access: 'anyone',
    limit: plateLookUps,
    body: z.object({ matricula, kms, vehicle: described }),
    output: z.object({
      status,
      vehicleOils: z.array(revisionOil),
      modelo: z.string().nullable(),
      fuelType: z.enum(fuels).nullable(),
      vehiculoInfo: revisionVehicle.nullable(),
      coche: knownVehicle.nullable().describe('the same with all that is known of it'),
      preguntaFecha: z
        .object({ desde: month.nullable(), hasta: month.nullable() })
        .nullable()
        .describe('between these months, as far as the plate tells: only the papers say whether it is under two years'),
    }),
    refusals: ['registro-no-responde'],
  }),
  verifyRevision: endpoint({
    area: 'revisions',
    summary: 'Whether an oil that was chosen before is still one for this car',
    access: 'anyone',
    limit: plateLookUps,
    body: z.object({ kms, matricula, aceite: sentId, vehicle: described }),
    output: z.object({ valida: z.boolean(), status, aceite: revisionOil.nullable(), carter_grande: z.boolean() }),
    refusals: ['registro-no-responde'],
  }),
  findOilByPlate: endpoint({
    area: 'revisions',
    summary: 'The oil of a car, for the customer area',
    access: 'anyone',
    limit: plateLookUps,
    body: z.object({ matricula, userInfo }),
    output: z.object({
      matricula_normalizada: z.string(),
      status,
      capacidad_carter: z.number().nullable(),
      aceite: revisionOil.nullable().describe('the recommended one; null where none is sure'),
    }),
    refusals: ['registro-no-responde'],
  }),
  listRevisions: endpoint({
    area: 'revisions',
    summary: 'The packs of a revision with an oil, and what they cost and when at workshops nearby',
    access: 'anyone',
    query: z.object({ aceiteId: sentId.describe('id_site_revision_aceite; 5 is none') }),
    body: z.object({ postCode: text(60).nullish() }),
    output: z.object({
      aceite: z.string().nullable(),
      revisiones: z.array(tier).describe('in the order of what they do'),
      talleres: z.array(workshopWithPrices).describe('nearest first; none without a postcode, and where none is near'),
    }),
    refusals: ['producto-no-existe', 'codigo-postal-desconocido'],
  }),
  registerRevisionLead: endpoint({
    area: 'revisions',
    summary: 'Keeps that a revision was asked for: the car and what was chosen',
    access: 'anyone',
    limit: { calls: 30, seconds: 600, shared: true },
    body: z.object({
      matricula,
      kms,
      postCode: text(10).nullish(),
      aceite: orEmpty(sentId),
      revision: text(40).nullish(),
      origen: text(60).nullish(),
      device: text(40).nullish(),
    }),
    output: z.object({ idLead: uuid }),
    refusals: ['datos-no-validos'],
  }),
};

export type RevisionOil = z.output<typeof revisionOil>;
export type RevisionTierOffer = z.output<typeof tier>;
export type RevisionWorkshop = z.output<typeof workshopWithPrices>;
