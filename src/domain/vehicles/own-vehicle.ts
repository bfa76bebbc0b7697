import type { Plate } from './plate.ts';

/** What somebody may keep as a vehicle of theirs: more kinds than a registry tells apart. */
export const ownVehicleTypes = [
  'turismo',
  '4x4',
  'furgoneta',
  'moto',
  'camion',
  'agricola',
  'patinete',
  'otro',
] as const;
export type OwnVehicleType = (typeof ownVehicleTypes)[number];

/** Who says what a vehicle is: the registry, our own lists, or its driver. */
export const vehicleSources = ['ws', 'db', 'usuario'] as const;
export type VehicleSource = (typeof vehicleSources)[number];

/** What its drawing is painted with; nobody but its driver knows it. */
export const vehicleColours = ['gris', 'blanco', 'negro', 'rojo', 'azul', 'verde'] as const;
export type VehicleColour = (typeof vehicleColours)[number];

/** Who has more of them has a fleet. */
export const mostVehicles = 50;

/** Kilometres that a vehicle can have run. */
export const mostKilometres = 3_000_000;

/** Whether a vehicle of this kind can carry a plate of this form. */
export const plateSuits = ({ kind }: Pick<Plate, 'kind'>, tipo: OwnVehicleType): boolean => {
  switch (kind) {
    case 'ciclomotor':
      return tipo === 'moto' || tipo === 'otro';
    case 'especial':
      return tipo === 'agricola' || tipo === 'otro';
    case 'remolque':
      return tipo === 'otro';
    case 'actual':
    case 'provincial':
    case 'antigua':
    case 'andorrana':
    case 'francesa':
    case 'portuguesa':
    case 'historico':
    case 'turistica':
    case 'temporal':
      return tipo !== 'patinete';
  }
};

/** Only these go without a plate. */
export const needsPlate = (tipo: OwnVehicleType): boolean => tipo !== 'patinete';
