import type { Input } from '#contract/contract.ts';
import type { VehicleGroup } from '#domain/catalogue/vehicles.ts';
import type { MotoVehicle, Wheel } from '#domain/finder/vehicles.ts';
import { categories, type Category } from '#domain/tyres/category.ts';

/** What a visitor looks for, written one way only. `ic` and `cv` are what the tyre must at least bear. */
export interface MotoWish {
  readonly vehiculo: MotoVehicle;
  readonly ancho: number;
  /** Null is any. */
  readonly alto: number | null;
  readonly llanta: number;
  readonly ic: number | null;
  readonly cv: string | null;
  readonly aplicacion: Wheel | null;
  readonly marcas: readonly number[];
  readonly tipos: readonly string[];
  readonly gamas: readonly Category[];
}

/** A motorcycle's tyre of no size yet, with nothing asked of it. */
export const anyMotoTyre: Omit<MotoWish, 'ancho' | 'alto' | 'llanta'> = {
  vehiculo: 'moto',
  ic: null,
  cv: null,
  aplicacion: null,
  marcas: [],
  tipos: [],
  gamas: [],
};

/** Among which tyres a vehicle's are. */
export const groupOf = (vehiculo: MotoVehicle): VehicleGroup => (vehiculo === 'agricola' ? 'agricola' : 'moto');

export const readMotoWish = (
  { tipoVehiculo, medidas, filtros }: Input<'selectMotoTyres'>['body'],
  size: { readonly ancho: number; readonly llanta: number },
): MotoWish => {
  const gamas = categories.filter((category) => filtros?.gamas?.includes(category));
  return {
    ...size,
    vehiculo: tipoVehiculo,
    alto: medidas.alto ?? null,
    ic: medidas.ic ?? null,
    cv: medidas.cv?.toUpperCase() ?? null,
    aplicacion: filtros?.aplicacion ?? null,
    marcas: [...new Set(filtros?.marcas)].sort((one, other) => one - other),
    tipos: [...new Set(filtros?.tipos)].sort(),
    // All of them together ask for nothing.
    gamas: gamas.length === categories.length ? [] : gamas,
  };
};

/** The same text for the same wish. */
export const motoWishKey = (wish: MotoWish): string =>
  `${wish.vehiculo} ${wish.ancho}/${wish.alto ?? ''}/${wish.llanta} ${wish.ic ?? ''}${wish.cv ?? ''} ${wish.aplicacion ?? ''} ${wish.marcas.join()} ${JSON.stringify(wish.tipos)} ${wish.gamas.join()}`;
