import type { RefusalCode } from '#contract/refusals.ts';
import type { z } from 'zod';
import type { tyreFilters } from '#contract/tyres.ts';
import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { categories, type Category } from '#domain/tyres/category.ts';
import { highestLoadIndex } from '#domain/tyres/load-index.ts';
import { reinforcements, type Reinforcement } from '#domain/tyres/reinforcement.ts';
import { seasons, seasonsWanted, type Season } from '#domain/tyres/season.ts';
import { speedLimit } from '#domain/tyres/speed-symbols.ts';

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
};

export const readTyreWish = (filters: z.output<typeof tyreFilters>): TyreWish => {
  const temporada = seasonsWanted(filters);
  const categorias = categories.filter((category) => filters.categorias?.includes(category));
  return {
    ancho: filters.ancho ?? null,
    serie: filters.serie ?? null,
    llanta: filters.llanta ?? null,
    ic: filters.ic ?? null,
    cv: filters.cv?.toUpperCase() ?? null,
    runflat: filters.runflat ?? null,
    refuerzo: reinforcements.filter((each) => filters.refuerzo?.includes(each)),
    // All of them together ask for nothing.
    temporada: temporada.length === seasons.length ? [] : temporada,
    categorias: categorias.length === categories.length ? [] : categorias,
    idsmarca: [...new Set(filters.idsmarca)].sort((one, other) => one - other),
    tipoVehiculo: filters.tipoVehiculo ?? null,
  };
};

/** What cannot be looked for, with the name of its filter. */
export const wrongIn = ({ cv, ic }: TyreWish): Record<string, RefusalCode> => ({
  ...(cv !== null && speedLimit(cv) === undefined ? { cv: 'campo-opcion' as const } : {}),
  ...(ic !== null && (!Number.isInteger(ic) || ic > highestLoadIndex) ? { ic: 'campo-opcion' as const } : {}),
});

/** The same text for the same wish. */
export const wishKey = (wish: TyreWish): string =>
  `${wish.ancho ?? ''}/${wish.serie ?? ''}/${wish.llanta ?? ''} ${wish.ic ?? ''}${wish.cv ?? ''} ${wish.runflat ?? ''} ${wish.refuerzo.join()} ${wish.temporada.join()} ${wish.categorias.join()} ${wish.idsmarca.join()} ${wish.tipoVehiculo ?? ''}`;
