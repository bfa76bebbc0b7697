import { z } from 'zod';
import { visitVehicles } from '#domain/visits/visit.ts';
import { euros } from './shapes.ts';

export const visitService = z.object({
  servicio: z.string(),
  vehiculo: z.enum(visitVehicles),
  nombre: z.string(),
  descripcion: z.string(),
  minutos: z.number().int(),
  soloTelefono: z.boolean().describe('not booked online: the workshop is phoned'),
});

export const pricedService = visitService.extend({
  precio: euros.nullable().describe('with tax; null where it is said once the vehicle is seen'),
  precioDesde: z.boolean().describe('the least that it costs'),
  producto: z
    .object({ id: z.number().int(), unidades: z.number().int() })
    .nullable()
    .describe('what costs that, with all work on it; null where the service has a price of its own'),
  tarifa: z
    .string()
    .nullable()
    .describe('id_navision of the service of the tariff that costs that on the vehicle it costs least on'),
});

export type VisitService = z.output<typeof visitService>;
export type PricedService = z.output<typeof pricedService>;
