import { vehicleGroup, type ProductVehicle } from '../catalogue/vehicles.ts';

/** What decides whether two products may lie in one basket. */
export interface Companion {
  readonly tipo_producto: string;
  /** The kind of vehicle that it is for. */
  readonly id_site_tipo_vehiculo: ProductVehicle;
}

/** A battery, and so an oil, is bought alone or with its like (spec B32). */
const exclusive: ReadonlySet<string> = new Set(['bateria', 'aceite']);

/** With what a product may lie: its like, where it is exclusive, else all that is not. */
export const companyOf = ({ tipo_producto }: Pick<Companion, 'tipo_producto'>): string =>
  exclusive.has(tipo_producto) ? tipo_producto : 'demas';

/** Why two products may not be bought together: for vehicles of two groups, or one excludes the other. */
export const apartFor = (one: Companion, other: Companion): 'otra-categoria' | 'exclusivo' | undefined => {
  if (vehicleGroup(one.id_site_tipo_vehiculo) !== vehicleGroup(other.id_site_tipo_vehiculo)) return 'otra-categoria';
  return companyOf(one) === companyOf(other) ? undefined : 'exclusivo';
};
