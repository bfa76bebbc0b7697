import { z } from 'zod';
import { endpoint, type Limit } from './endpoint.ts';
import { text } from './shapes.ts';
import { knownVehicle, registeredBetween } from './vehicle-data.ts';

const fittedSize = z.object({
  medida: z.string().describe('as it is read on the tyre: 205/55 R16 91V'),
  ancho: z.number(),
  serie: z.number().describe('of motorcycles the alto'),
  llanta: z.number(),
  ic: z.number().int().nullable().describe('load index that the tyre must at least have'),
  cv: z.string().nullable().describe('speed symbol that the tyre must at least have'),
  total: z
    .number()
    .int()
    .nullable()
    .describe('tyres on sale that serve; null where this shop does not sell them on the web'),
});

/** All calls that look a plate up count together, so that nobody reads the registry through a side door. */
export const plateLookUps: Limit = { calls: 40, seconds: 600, shared: true, together: 'matriculas' };

/** A vehicle and its tyres; nothing about its owner, whatever the registry knows. */
const vehicleByPlate = z.object({
  matricula: z.string().describe('as people read it: 1234 BCD'),
  pais: z.enum(['ES', 'AD', 'FR', 'PT']),
  matriculacion: registeredBetween,
  vehiculo: z.object({
    tipoVehiculo: z.enum(['turismo', '4x4', 'furgoneta', 'moto', 'otro']),
    marca: z.string(),
    modelo: z.string(),
    motor: z.string(),
    desde: z.number().int().nullable().describe('first year of the model'),
    hasta: z.number().int().nullable(),
  }),
  coche: knownVehicle.describe('the same with all that is known of it, as `matricula` answers'),
  medidas: z.array(
    z.object({
      original: z.boolean().describe('otherwise an alternative that its papers allow'),
      delantera: fittedSize,
      trasera: fittedSize.nullable().describe('null where all wheels carry the same'),
    }),
  ),
});

export const vehicles = {
  findTyresByPlate: endpoint({
    area: 'tyres',
    summary: 'The vehicle of a plate with its tyre sizes, original and alternative',
    access: 'anyone',
    limit: plateLookUps,
    body: z.object({ matricula: text(20, 1) }),
    output: vehicleByPlate,
    refusals: ['matricula-desconocida', 'registro-no-responde'],
  }),
};
