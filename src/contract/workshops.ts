import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { rating, starSpread } from './ratings.ts';
import {
  date,
  filterFlag,
  id,
  language,
  latitude,
  longitude,
  sentCode,
  sentCount,
  sentId,
  text,
  time,
  uuid,
  visitServices,
} from './shapes.ts';

export const wantedProduct = z.object({ id_navision: sentCode, cantidad: sentCount(1, 20) });
export const wantedService = z.object({
  id_navision: sentCode,
  selected: z.boolean().nullish().describe('false of one that is offered and not wanted'),
});

export const workshop = z.object({
  codTienda: z.number().int(),
  slug: z.string(),
  alias: z.string(),
  area: z.string(),
  provincia: z.string(),
  pais: z.enum(['ES', 'AD']),
  direccion: z.string(),
  poblacion: z.string(),
  cpostal: z.string(),
  lat: z.number(),
  lon: z.number(),
  distancia: z.number().nullable().describe('kilometres from the point asked for'),
  telefono: z.string(),
  email: z.string(),
  responsable: z.string(),
  horario: z.array(z.object({ dia: z.number().int().min(1).max(7), desde: time, hasta: time })),
  abiertoSabado: z.boolean(),
  abiertoMediodia: z.boolean(),
  servicios: z.array(z.string()),
  equipamiento: z.array(z.string()),
  primeraHora: z.object({ fecha: date, hora: time }).nullable().describe('first free time for what was asked'),
  primerasHoras: z
    .array(z.object({ fecha: date, hora: time }))
    .describe('the first of it and those after it: of a day one of the morning and one of the afternoon'),
  cita: z.enum(['web', 'telefono', 'no']).describe('how it gives an appointment for what was asked'),
  valoracion: rating.describe('of the reviews that are shown'),
});

const workshopFilter = z.enum(['oberts-migdia', 'oberts-dissabte', 'moto', 'renting']);

/** Several filters hold together. */
const filters = z
  .string()
  .max(80)
  .transform((value) => (value === '' ? [] : value.split(',')))
  .pipe(z.array(workshopFilter).max(4))
  .optional()
  .describe('oberts-migdia, oberts-dissabte, moto, renting; several with commas between them');

const review = z.object({
  id: uuid,
  estrellas: z.number().int().min(1).max(5),
  texto: z.string(),
  idioma: language,
  nombre: z.string().describe('may be empty'),
  fecha: date.describe('of the visit'),
  verificada: z.boolean().describe('belongs to a visit that took place; false only of what a demo invented'),
});

const reviews = z.object({
  porEstrellas: starSpread,
  verificadas: rating,
  lista: z.array(review).describe('newest visit first'),
});

const tiendas = z.object({ tiendas: z.array(workshop) });

/** What the visitor wants fitted, so that the first free time shown is true for them. */
const wanted = {
  selectedProducts: z.array(wantedProduct).max(20).nullish(),
  services: z.array(wantedService).max(30).nullish(),
  citaPrevia: visitServices()
    .nullish()
    .describe('what is wanted without buying anything: one of talleres-servicios, or several'),
  cuantos: sentCount(1, 50).nullish().describe('the first so many; all within reach where it is not said'),
};

const byPostcode = {
  area: 'workshops',
  access: 'anyone',
  body: z.object({
    postCode: text(60, 1),
    forEcommerce: filterFlag,
    service: text(40).nullish(),
    specialServices: z.array(text(40)).max(10).nullish(),
    ...wanted,
  }),
  output: tiendas.extend({ lat: z.number(), lon: z.number() }),
  refusals: ['no-hay-talleres', 'codigo-postal-desconocido'],
} as const;

export const workshops = {
  findWorkshopsByPosition: endpoint({
    area: 'workshops',
    summary: 'Workshops by distance from a position',
    access: 'anyone',
    body: z.object({ lat: latitude, lon: longitude, service: text(40).nullish(), ...wanted }),
    output: tiendas,
    refusals: ['no-hay-talleres'],
  }),
  filterWorkshops: endpoint({
    area: 'workshops',
    summary: 'Some of the given workshops: open at midday, on Saturdays, for motorcycles, renting',
    access: 'anyone',
    query: z.object({ filtro: filters }),
    body: z.object({
      lat: latitude.nullish(),
      lon: longitude.nullish(),
      talleres: z.array(sentId).max(500).nullish(),
    }),
    output: tiendas,
    refusals: ['no-hay-talleres'],
  }),
  findWorkshopsByPostcode: endpoint({
    ...byPostcode,
    summary: 'Workshops by distance from a postcode or, where it is no postcode, a town',
  }),
  findMotoWorkshopsByPostcode: endpoint({
    ...byPostcode,
    summary: 'The same of workshops that work on motorcycles',
  }),
  findFirstTimes: endpoint({
    area: 'workshops',
    summary:
      'When each of some products can be fitted, bought alone, at the workshop chosen or the nearest one that has time for it',
    access: 'anyone',
    body: z.object({
      postCode: text(60, 1).nullish().describe('a postcode or a town; without one, that of the workshop chosen'),
      codTienda: sentId.nullish().describe('the workshop chosen, which counts as the nearest where it is within reach'),
      products: z.array(wantedProduct).min(1).max(20),
    }),
    output: z.object({
      primeras: z
        .array(z.object({ id_navision: z.string(), codTienda: id, poblacion: z.string(), fecha: date, hora: time }))
        .describe(
          'as they were asked for, without what is not sold and what no workshop near has time or machines for',
        ),
    }),
    refusals: ['no-hay-talleres', 'codigo-postal-desconocido'],
  }),
  readWorkshop: endpoint({
    area: 'workshops',
    summary: 'A workshop by its number or its slug',
    access: 'anyone',
    params: z.object({ id: text(80, 1) }),
    output: z.object({
      tienda: workshop,
      festivos: z.array(z.object({ fecha: date, motivo: z.string() })),
      opiniones: reviews,
    }),
    refusals: ['taller-no-existe'],
  }),
  readWorkshopArea: endpoint({
    area: 'workshops',
    summary: 'The workshops of an area, those that pass the filters, by distance where a place is given',
    access: 'anyone',
    params: z.object({ area: text(60, 1).describe('`todas` is the whole chain') }),
    query: z.object({
      filtro: filters,
      cp: text(60).optional().describe('a postcode or a town'),
      lat: latitude.optional(),
      lon: longitude.optional(),
      sinHoras: filterFlag.describe(
        'only which there are: without first free hours, which change with every appointment',
      ),
    }),
    output: tiendas.extend({
      areas: z.array(z.object({ area: z.string(), total: z.number().int() })).describe('with what passes the filters'),
      filtros: z
        .array(z.object({ filtro: workshopFilter, total: z.number().int() }))
        .describe('how many would be left with each, beside those that are set'),
      lugar: z.object({ lat: z.number(), lon: z.number() }).nullable().describe('where distances are counted from'),
      lejos: z.boolean().describe('nothing is within reach of the place: these are the nearest beyond'),
    }),
    refusals: ['pagina-no-existe', 'codigo-postal-desconocido'],
  }),
  readChain: endpoint({
    area: 'workshops',
    summary: 'How many workshops the chain has, and what its customers say of them',
    access: 'anyone',
    output: z.object({
      talleres: z.number().int(),
      valoracion: rating.describe('of all reviews that are shown'),
      verificadas: z.number().int().describe('how many of these belong to a visit that took place'),
      opiniones: z
        .array(review.extend({ alias: z.string(), area: z.string(), slug: z.string() }))
        .max(6)
        .describe('the newest that says something, of each workshop at most one; those of real visits first'),
    }),
  }),
  readFavouriteWorkshop: endpoint({
    area: 'users',
    summary: 'The workshop that an account prefers',
    access: 'own-account',
    params: z.object({ id: uuid }),
    output: z.object({ favorito: workshop.nullable() }),
    refusals: ['sin-permiso'],
  }),
  keepFavouriteWorkshop: endpoint({
    area: 'users',
    summary: 'Keeps the workshop that an account prefers, or forgets it',
    access: 'own-account',
    params: z.object({ id: uuid }),
    body: z.object({ codTienda: sentId.nullable() }),
    output: z.object({ codTienda: id.nullable() }),
    refusals: ['sin-permiso', 'taller-no-existe'],
  }),
};

export type Workshop = z.output<typeof workshop>;
