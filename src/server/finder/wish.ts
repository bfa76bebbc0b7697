import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import type { Wheel } from '#domain/finder/vehicles.ts';
import type { Category } from '#domain/tyres/category.ts';
import type { Reinforcement } from '#domain/tyres/reinforcement.ts';
import type { Season } from '#domain/tyres/season.ts';

/**
 * What a visitor looks for, written one way only: every list sorted, what says nothing left out.
 * `ic` and `cv` are what the tyre must at least bear: by law a tyre may carry more and go faster than
 * the vehicle's papers ask, never less, so 94W serves who reads 91V on the old one.
 */
export interface TyreWish {
  readonly ancho: number | null;
  readonly serie: number | null;
  readonly llanta: number | null;
  readonly ic: number | null;
  readonly cv: string | null;
  readonly runflat: boolean | null;
  readonly refuerzo: readonly Reinforcement[];
  readonly temporada: readonly Season[];
  readonly categorias: readonly Category[];
  readonly idsmarca: readonly number[];
  readonly tipoVehiculo: ProductVehicle | null;
  /** What the tyre is made for. */
  readonly tipos: readonly string[];
  /** The wheel that it may go on. */
  readonly aplicacion: Wheel | null;
}

export const anyTyre: TyreWish = {
  ancho: null,
  serie: null,
  llanta: null,
  ic: null,
  cv: null,
  runflat: null,
  refuerzo: [],
  temporada: [],
  categorias: [],
  idsmarca: [],
  tipoVehiculo: null,
  tipos: [],
  aplicacion: null,
};

/** The known values that were named, in their own order; all of them together ask for nothing. */
export const wantedAmong = <Value>(known: readonly Value[], named: readonly Value[] | null | undefined): Value[] => {
  const wanted = known.filter((value) => named?.includes(value));
  return wanted.length === known.length ? [] : wanted;
};

/** Makers by number, each once, in order. */
export const wantedMakers = (ids: readonly number[] | null | undefined): number[] =>
  [...new Set(ids)].sort((one, other) => one - other);
