import type { Input } from '#contract/contract.ts';
import type { VehicleGroup } from '#domain/catalogue/vehicles.ts';
import type { MotoVehicle } from '#domain/finder/vehicles.ts';
import { categories } from '#domain/tyres/category.ts';
import { anyTyre, wantedAmong, wantedMakers, type TyreWish } from './wish.ts';

/** Among which tyres a vehicle's are. */
export const groupOf = (vehiculo: MotoVehicle): VehicleGroup => (vehiculo === 'agricola' ? 'agricola' : 'moto');

export const readMotoWish = (
  { tipoVehiculo, medidas, filtros }: Input<'selectMotoTyres'>['body'],
  size: { readonly ancho: number; readonly llanta: number },
): TyreWish => ({
  ...anyTyre,
  ...size,
  tipoVehiculo,
  serie: medidas.alto ?? null,
  ic: medidas.ic ?? null,
  cv: medidas.cv?.toUpperCase() ?? null,
  aplicacion: filtros?.aplicacion ?? null,
  idsmarca: wantedMakers(filtros?.marcas),
  tipos: [...new Set(filtros?.tipos)].sort(),
  categorias: wantedAmong(categories, filtros?.gamas),
});

/** The same text for the same wish. */
export const motoWishKey = (wish: TyreWish): string =>
  `${wish.tipoVehiculo} ${wish.ancho}/${wish.serie ?? ''}/${wish.llanta} ${wish.ic ?? ''}${wish.cv ?? ''} ${wish.aplicacion ?? ''} ${wish.idsmarca.join()} ${JSON.stringify(wish.tipos)} ${wish.categorias.join()}`;
