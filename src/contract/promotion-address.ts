import type { VehicleGroup } from '#domain/catalogue/vehicles.ts';
import type { Language } from '#domain/language.ts';
import { address } from './addresses.ts';

/** Vehicles as addresses of promotions name them. */
export const promotionVehicleWords: Readonly<Record<VehicleGroup, Readonly<Record<Language, string>>>> = {
  coche: { es: 'coche', ca: 'cotxe' },
  moto: { es: 'moto', ca: 'moto' },
  camion: { es: 'camion', ca: 'camio' },
  agricola: { es: 'agricola', ca: 'agricola' },
};

export const promotionsAddress = (vehiculo: VehicleGroup, language: Language): string =>
  address('promotionsOf', language, { vehiculo: promotionVehicleWords[vehiculo][language] });

/** The page of a promotion: its vehicle's, and its number. */
export const promotionAddress = (vehiculo: VehicleGroup, id: number, language: Language): string =>
  address('promotion', language, { vehiculo: promotionVehicleWords[vehiculo][language], promocion: String(id) });

const vehicles = ['coche', 'moto', 'camion', 'agricola'] as const satisfies readonly VehicleGroup[];

/** The vehicle that a word of an address means in its language. */
export const vehicleOfWord = (word: string, language: Language): VehicleGroup | undefined =>
  vehicles.find((vehicle) => promotionVehicleWords[vehicle][language] === word);
