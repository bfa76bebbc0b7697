import type { ProductVehicle } from '../catalogue/vehicles.ts';

const sets: Readonly<Record<ProductVehicle, number>> = {
  turismo: 4,
  '4x4': 4,
  furgoneta: 4,
  // Front and rear differ, so each is bought alone.
  moto: 1,
  quad: 2,
  patinete: 2,
  camion: 2,
  agricola: 2,
};

/** How many equal tyres are bought at once for such a vehicle, as a rule: lists show what so many cost fitted. */
export const usualSet = (vehicle: ProductVehicle): number => sets[vehicle];
