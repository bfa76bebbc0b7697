import { z } from 'zod';
import { productVehicles } from '#domain/catalogue/vehicles.ts';
import { endpoint } from './endpoint.ts';
import { euros, text } from './shapes.ts';

/** What an insurance pays of the price of a tyre, by the kilometres since it was fitted. */
const cover = z
  .array(z.object({ hasta_km: z.number().int(), porcentaje: z.number() }))
  .describe('in order; past the last step nothing; empty of what is no insurance');

/** What a service costs less with enough of the products that it goes with. */
const association = {
  descuentoAsociado: z.number().describe('percent off; 0 where nothing is offered'),
  unidadesAsociadas: z.number().int().describe('from so many units of its products on; 0 where nothing is offered'),
};

/** What is done with a product, as its sheet shows it. */
export const sheetService = z.object({
  id_navision: z.string(),
  categoriaServicio: z.string(),
  base_calculo: z.enum(['U', 'F']),
  nombre: z.string(),
  descripcion: z.string(),
  precio: euros,
  incluido: z.boolean(),
  ...association,
});

/** A service in a basket, priced; euros with tax. */
export const basketService = z.object({
  id_navision: z.string(),
  categoriaServicio: z.string(),
  base_calculo: z.enum(['U', 'F']),
  tipoProductoAsociado: z.string(),
  ...association,
  conDescuentoAsociado: z.boolean().describe('there is enough in this basket: it is in the prices below'),
  selected: z.boolean(),
  obligatorio: z.boolean(),
  incluido: z.boolean().describe('part of the price at which its product is shown'),
  nombre_es: z.string(),
  nombre_ca: z.string(),
  descripcion_es: z.string(),
  descripcion_ca: z.string(),
  precio: euros,
  cantidad: z.number().int(),
  importe: euros,
  importeSinPromo: euros.describe('without any promotion; what enough associated products take off is taken off'),
  importeSinAsociado: euros.describe('what it costs without so many associated products, without any promotion'),
  promocion: z.number().int().nullable().describe('id_site_promocion of what makes it cheaper'),
  cobertura: cover,
});

const tyreService = z.object({
  id_navision: z.string(),
  categoriaServicio: z.string(),
  base_calculo: z.enum(['U', 'F']).describe('U per tyre, F for the vehicle'),
  nombre: z.string(),
  descripcion: z.string(),
  incluido: z.boolean().describe('part of the price at which tyres are shown'),
  ...association,
  cobertura: cover,
  tarifas: z
    .array(
      z.object({
        tipoVehiculo: z.enum(productVehicles),
        llanta_desde: z.number().describe('inches'),
        llanta_hasta: z.number().describe('99 where there is no end'),
        precio: euros,
      }),
    )
    .describe('by vehicle and rim; tax included'),
});

export const services = {
  readTyreServices: endpoint({
    area: 'services',
    summary: 'What workshops do with tyres, with the whole tariff',
    access: 'anyone',
    query: z.object({ cpostal: text(10).optional().describe('prices are those of its country') }),
    output: z.object({ servicios: z.array(tyreService) }),
  }),
};

export type TyreService = z.output<typeof tyreService>;
