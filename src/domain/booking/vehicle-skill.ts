import { vehicleGroup, type ProductVehicle } from '../catalogue/vehicles.ts';

/** The heaviest last: a bay that takes it takes what is lighter of its group. */
const byWeight: readonly ProductVehicle[] = [
  'patinete',
  'quad',
  'moto',
  'turismo',
  '4x4',
  'furgoneta',
  'camion',
  'agricola',
];

/** One visit, one vehicle: where products are for several kinds, the heaviest. */
export const heaviestVehicle = (kinds: ReadonlySet<ProductVehicle>): ProductVehicle =>
  byWeight.findLast((kind) => kinds.has(kind)) ?? 'turismo';

/** What a bay must be able to do for a vehicle: quads are worked on where motorcycles are. */
export const vehicleSkill = (kind: ProductVehicle): string => (kind === 'quad' ? 'moto' : kind);

/**
 * The rim that a bay's machines must take, in inches. What bays say of rims is about cars, lorries and tractors: the
 * wheels of a motorcycle, a quad or an e-scooter go on stands of their own, whatever their rim.
 */
export const rimAsked = (kind: ProductVehicle, llanta: number): number => (vehicleGroup(kind) === 'moto' ? 0 : llanta);
