/** Kinds of vehicle that a product can be for (`id_site_tipo_vehiculo` in the basket), the lightest of a group first. */
export const productVehicles = [
  'turismo',
  '4x4',
  'furgoneta',
  'patinete',
  'quad',
  'moto',
  'camion',
  'agricola',
] as const;
export type ProductVehicle = (typeof productVehicles)[number];

/** Vehicles that the same bay works on and whose products may be bought together. */
export type VehicleGroup = 'coche' | 'moto' | 'camion' | 'agricola';

const groups: Readonly<Record<ProductVehicle, VehicleGroup>> = {
  turismo: 'coche',
  '4x4': 'coche',
  furgoneta: 'coche',
  patinete: 'moto',
  quad: 'moto',
  moto: 'moto',
  camion: 'camion',
  agricola: 'agricola',
};

/** Cars, 4x4 and vans: they share makers, tyres and bays. Vehicles that nothing is sold for are none. */
export const isCar = (vehicle: ProductVehicle | 'otro'): vehicle is 'turismo' | '4x4' | 'furgoneta' =>
  vehicle !== 'otro' && groups[vehicle] === 'coche';

export const vehicleGroup = (vehicle: ProductVehicle): VehicleGroup => groups[vehicle];

/** `categoria` of a basket product, which has two values (spec B8): whatever is no motorcycle is a car. */
export const basketCategory = (vehicle: ProductVehicle): 'coche' | 'moto' =>
  vehicleGroup(vehicle) === 'moto' ? 'moto' : 'coche';
