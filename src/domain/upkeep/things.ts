import type { VehicleType } from '../vehicles/vehicle-types.ts';

/** What a vehicle may need next. */
export const upkeepThings = [
  'itv',
  'revision',
  'liquido-frenos',
  'correa',
  'transmision',
  'bateria',
  'gas',
  'neumaticos',
  'temporada',
] as const;
export type UpkeepThing = (typeof upkeepThings)[number];

/** The kinds of vehicle that are kept; those that a registry does not tell apart have a word of their own. */
export type UpkeepVehicleType = VehicleType | 'camion' | 'agricola' | 'patinete';

const ofCars: readonly UpkeepThing[] = [
  'itv',
  'revision',
  'liquido-frenos',
  'correa',
  'bateria',
  'gas',
  'neumaticos',
  'temporada',
];
const ofMotorcycles: readonly UpkeepThing[] = [
  'itv',
  'revision',
  'liquido-frenos',
  'transmision',
  'bateria',
  'neumaticos',
];

/** What is looked at on a vehicle of this kind. An e-scooter has no inspection and no plan; of the large ones only the law is known. */
export const thingsOf = (tipo: UpkeepVehicleType): readonly UpkeepThing[] => {
  switch (tipo) {
    case 'turismo':
    case '4x4':
    case 'furgoneta':
      return ofCars;
    case 'moto':
      return ofMotorcycles;
    case 'camion':
    case 'agricola':
    case 'otro':
      return ['itv', 'neumaticos'];
    case 'patinete':
      return [];
  }
};
