import { z } from 'zod';
import { text } from './shapes.ts';

/** A vehicle that its driver described and that is nobody's yet (spec B5). */
const newVehicle = z.object({
  cod_matricula: text(12).nullish(),
  marca: text(60).nullish(),
  modelo: text(80).nullish(),
  motor: text(120).nullish(),
  combustible: text(30).nullish(),
  ano_fabric: z.number().int().min(1900).max(2100).nullish(),
  ano_matric: z.number().int().min(1900).max(2100).nullish(),
  capacidad_carter: z.number().min(0).max(100).nullish().describe('litres'),
  kms: z.number().int().min(0).max(9_999_999).nullish(),
});

const vehicleOrigin = z.enum(['ws', 'db', 'usuario']);

/** What other parts of the shop lay into a basket for later: kept and given back as it came. */
export const carried = {
  newVehicleData: newVehicle.nullish(),
  vehicleOrigin: vehicleOrigin
    .nullish()
    .describe('who says what the vehicle is: the registry, our own lists, or its driver'),
  selectedRevision: text(40).nullish().describe('id_navision of the maintenance pack chosen in an assistant'),
  promotionCode: text(40).nullish().describe('of the promotion that the visitor came by'),
  expressCheckinToken: text(200).nullish().describe('of the workshop’s express check-in; nothing here reads it'),
};

/** The same in the answer, each of them there. */
export const carriedBack = {
  newVehicleData: newVehicle.nullable(),
  vehicleOrigin: vehicleOrigin.nullable(),
  selectedRevision: z.string().nullable(),
  promotionCode: z.string().nullable(),
  expressCheckinToken: z.string().nullable(),
};
