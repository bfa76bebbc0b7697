import { isCar, type ProductVehicle } from '../catalogue/vehicles.ts';

/** Vehicles whose tyres a maker shows on one page: cars, 4x4 and vans share theirs (spec T22). */
export const tyreFamilies = ['coche', 'moto', 'quad', 'patinete', 'camion', 'agricola'] as const;
export type TyreFamily = (typeof tyreFamilies)[number];

export const tyreFamily = (vehicle: ProductVehicle): TyreFamily => (isCar(vehicle) ? 'coche' : vehicle);

/** A maker's part of the address of its tyres for a vehicle: `michelin`, `michelin-moto`, `michelin-agricola`. */
export const makerAddress = (slug: string, family: TyreFamily): string =>
  family === 'coche' ? slug : `${slug}-${family}`;

/** What such an address may mean: the maker of that very name first, then one with a family behind it. */
export const readMakerAddress = (address: string): { readonly slug: string; readonly family: TyreFamily }[] => [
  { slug: address, family: 'coche' },
  ...tyreFamilies
    .filter((family) => family !== 'coche' && address.endsWith(`-${family}`))
    .map((family) => ({ slug: address.slice(0, -family.length - 1), family })),
];

/** The ways to part `{modelo}-{specs}`, the longest model first: only the catalogue knows which one is a model. */
export const sheetParts = (page: string): { readonly modelo: string; readonly specs: string }[] =>
  [...page.matchAll(/-/g)]
    .map(({ index }) => ({ modelo: page.slice(0, index), specs: page.slice(index + 1) }))
    .filter(({ modelo, specs }) => modelo !== '' && specs !== '')
    .toReversed();
