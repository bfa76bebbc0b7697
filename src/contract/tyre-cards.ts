import { tyreFamilies } from '#domain/tyres/maker-address.ts';
import { z } from 'zod';
import { euros } from './shapes.ts';
import { category, season, tyrePicture, tyreVehicle } from './tyre-values.ts';

/** The cheapest whole set of some tyres; null where nobody has a whole set of any. */
export const fromPrice = z
  .object({
    id: z.number().int().describe('of the tyre that costs so much'),
    unidades: z.number().int().describe('the tyres of a set: four for a car'),
    importeMontado: euros.describe('such a set fitted, everything included'),
  })
  .nullable();

/** A maker as lists show it. */
export const brandCard = z.object({
  id: z.number().int(),
  slug: z.string().describe('in addresses, with the vehicle behind it unless it is a car: michelin-moto'),
  marca: z.string(),
  familia: z.enum(tyreFamilies),
  categoria: category,
  destacada: z.boolean(),
  modelos: z.number().int(),
  desde: fromPrice,
});

/** A model as lists show it. */
export const modelCard = z.object({
  slug: z.string(),
  modelo: z.string(),
  marca: z.string(),
  marcaSlug: z.string(),
  categoria: category,
  temporada: season,
  tipoVehiculo: tyreVehicle,
  gama: z.string(),
  garantia: z.number().int(),
  imagen: tyrePicture,
  medidas: z.number().int(),
  desde: fromPrice,
});

export type FromPrice = z.output<typeof fromPrice>;
