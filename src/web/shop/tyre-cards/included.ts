import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { vehicleGroup } from '#domain/catalogue/vehicles.ts';
import type { ShopTexts } from '#i18n/es/shop.ts';

/** Nobody balances the wheel of a tractor or an e-scooter. */
export const isBalanced = (vehicle: ProductVehicle): boolean => vehicle === 'moto' || vehicleGroup(vehicle) === 'coche';

/** What the price of fitted tyres has in it, for a vehicle with what fitting them is; in Andorra another tax and the way there are. */
export const includedIn = (t: ShopTexts, vehicle: ProductVehicle | undefined, andorran: boolean): string =>
  (andorran ? t.incluyeAndorra : t.incluye)[vehicle && isBalanced(vehicle) ? 'ruedas' : 'montaje'];
