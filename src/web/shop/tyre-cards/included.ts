import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { vehicleGroup } from '#domain/catalogue/vehicles.ts';
import type { ShopTexts } from '#i18n/es/shop.ts';

/** What the price of fitted tyres has in it: nobody balances the wheel of a tractor or an e-scooter. */
export const includedIn = (t: ShopTexts, vehicle: ProductVehicle): string =>
  vehicle === 'moto' || vehicleGroup(vehicle) === 'coche' ? t.incluye : t.incluyeMontaje;
