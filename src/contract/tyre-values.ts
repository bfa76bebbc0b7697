import { productVehicles } from '#domain/catalogue/vehicles.ts';
import { z } from 'zod';

export const tyrePicture = z
  .string()
  .describe(
    'folder of its pictures: 320.avif and 320.webp for lists, 720.avif, banda-560.avif, lado-560.avif for its sheet',
  );

export const season = z.enum(['verano', 'invierno', 'allseason']);
export const vehicleKind = z.enum(['turismo', '4x4', 'furgoneta']);
/** Every vehicle that tyres are sold for; the car selector knows three of them. */
export const tyreVehicle = z.enum(productVehicles);
export const category = z.enum(['PREMIUM', 'QUALITY', 'BUDGET']);
const labelClass = z.enum(['A', 'B', 'C', 'D', 'E']);

/** EU label, Regulation (EU) 2020/740. */
export const euLabel = z.object({
  clase: z.enum(['C1', 'C2', 'C3']),
  consumo: labelClass,
  mojado: labelClass,
  ruido_db: z.number().int(),
  ruido: z.enum(['A', 'B', 'C']),
  nieve: z.boolean(),
  hielo: z.boolean().describe('ice grip, of some winter tyres of class C1'),
  eprel_id: z.number().int(),
});

const motoTraits = z.object({
  tipo: z.enum(['scooter', 'urbano', 'deportivo', 'trail', 'custom', 'offroad', 'trial', 'quad', 'patinete']),
  posicion: z.enum(['delantera', 'trasera', 'ambas']),
  camara: z.enum(['TL', 'TT']).describe('tubeless, or with an inner tube'),
});
const truckTraits = z.object({ eje: z.enum(['direccion', 'traccion', 'remolque', 'mixto']) });
const farmTraits = z.object({
  uso: z.enum(['tractor', 'direccion', 'vinedo', 'hileras', 'cosechadora', 'apero', 'remolque', 'industrial']),
  flexion: z.enum(['IF', 'VF']).nullable(),
  pr: z.number().int().nullable().describe('ply rating of cross-ply tyres'),
});
/** What only tyres of motorcycles (quads and e-scooters too), of lorries, or of tractors have. */
export const tyreTraits = z.union([motoTraits, truckTraits, farmTraits]);

export type TyreTraits = z.output<typeof tyreTraits>;
