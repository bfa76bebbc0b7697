import type { KnownVehicle } from '#contract/vehicle-data.ts';

export type KnownCar = KnownVehicle['vehicleData'] &
  Pick<KnownVehicle, 'source'> & { readonly images: readonly string[] };

/** What a car is called: maker and model. */
export const carName = ({ marca, modelo }: Pick<KnownCar, 'marca' | 'modelo'>): string => `${marca} ${modelo}`;
