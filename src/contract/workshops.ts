import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { date, id, latitude, longitude, text, time } from './shapes.ts';

export const wantedProduct = z.object({ id_navision: text(40, 1), cantidad: z.number().int().min(1).max(20) });
export const wantedService = z.object({ id_navision: text(40, 1) });

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
  cita: z.enum(['web', 'telefono', 'no']).describe('how it gives an appointment for what was asked'),
});

const tiendas = z.object({ tiendas: z.array(workshop) });

/** What the visitor wants fitted, so that the first free time shown is true for them. */
const wanted = {
  selectedProducts: z.array(wantedProduct).max(20).nullish(),
  services: z.array(wantedService).max(30).nullish(),
  citaPrevia: text(40).nullish().describe('what is wanted without buying anything: one of talleres-servicios'),
};

export const workshops = {
  findWorkshopsByPosition: endpoint({
    area: 'workshops',
    summary: 'Workshops by distance from a position',
    caller: 'anyone',
    body: z.object({ lat: latitude, lon: longitude, service: text(40).nullish(), ...wanted }),
    output: tiendas,
    refusals: ['no-hay-talleres'],
  }),
  filterWorkshops: endpoint({
    area: 'workshops',
    summary: 'Some of the given workshops: open at midday, on Saturdays, for motorcycles, renting',
    caller: 'anyone',
    query: z.object({ filtro: z.enum(['oberts-migdia', 'oberts-dissabte', 'moto', 'renting']).optional() }),
    body: z.object({
      lat: latitude.nullish(),
      lon: longitude.nullish(),
      talleres: z.array(id).max(500).nullish(),
    }),
    output: tiendas,
    refusals: ['no-hay-talleres'],
  }),
  findWorkshopsByPostcode: endpoint({
    area: 'workshops',
    summary: 'Workshops by distance from a postcode or, where it is no postcode, a town',
    caller: 'anyone',
    body: z.object({
      postCode: text(60, 1),
      forEcommerce: z.boolean().nullish(),
      service: text(40).nullish(),
      specialServices: z.array(text(40)).max(10).nullish(),
      ...wanted,
    }),
    output: tiendas.extend({ lat: z.number(), lon: z.number() }),
    refusals: ['no-hay-talleres', 'codigo-postal-desconocido'],
  }),
  readWorkshop: endpoint({
    area: 'workshops',
    summary: 'A workshop by its number or its slug',
    caller: 'anyone',
    params: z.object({ id: text(80, 1) }),
    output: z.object({
      tienda: workshop,
      festivos: z.array(z.object({ fecha: date, motivo: z.string() })),
    }),
    refusals: ['taller-no-existe'],
  }),
  readWorkshopArea: endpoint({
    area: 'workshops',
    summary: 'The workshops of an area; `todas` is the whole chain',
    caller: 'anyone',
    params: z.object({ area: text(60, 1) }),
    output: tiendas.extend({ areas: z.array(z.object({ area: z.string(), total: z.number().int() })) }),
    refusals: ['pagina-no-existe'],
  }),
};

export type Workshop = z.output<typeof workshop>;
