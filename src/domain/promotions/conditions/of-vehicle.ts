import { vehicleGroup } from '../../catalogue/vehicles.ts';
import type { PromotableProduct } from '../promotable.ts';
import type { Promotion } from '../promotion.ts';

export const ofVehicle = ({ vehiculo }: Promotion, { tipo_vehiculo }: PromotableProduct): boolean =>
  vehicleGroup(tipo_vehiculo) === vehiculo;
