import { z } from 'zod';
import { productVehicles } from '#domain/catalogue/vehicles.ts';
import { endpoint } from './endpoint.ts';
import { euros, text } from './shapes.ts';

const tyreService = z.object({
  id_navision: z.string(),
  categoriaServicio: z.string(),
  base_calculo: z.enum(['U', 'F']).describe('U per tyre, F for the vehicle'),
  nombre: z.string(),
  descripcion: z.string(),
  incluido: z.boolean().describe('part of the price at which tyres are shown'),
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
    caller: 'anyone',
    query: z.object({ cpostal: text(10).optional().describe('prices are those of its country') }),
    output: z.object({ servicios: z.array(tyreService) }),
  }),
};

export type TyreService = z.output<typeof tyreService>;
