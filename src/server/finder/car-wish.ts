import type { RefusalCode } from '#contract/refusals.ts';
import type { z } from 'zod';
import type { tyreFilters } from '#contract/tyres.ts';
import { categories } from '#domain/tyres/category.ts';
import { highestLoadIndex } from '#domain/tyres/load-index.ts';
import { reinforcements } from '#domain/tyres/reinforcement.ts';
import { seasons, seasonsWanted } from '#domain/tyres/season.ts';
import { speedLimit } from '#domain/tyres/speed-symbols.ts';
import { anyTyre, wantedAmong, wantedMakers, type TyreWish } from './wish.ts';

export const readTyreWish = (filters: z.output<typeof tyreFilters>): TyreWish => ({
  ...anyTyre,
  ancho: filters.ancho ?? null,
  serie: filters.serie ?? null,
  llanta: filters.llanta ?? null,
  ic: filters.ic ?? null,
  cv: filters.cv?.toUpperCase() ?? null,
  runflat: filters.runflat ?? null,
  refuerzo: reinforcements.filter((each) => filters.refuerzo?.includes(each)),
  temporada: wantedAmong(seasons, seasonsWanted(filters)),
  categorias: wantedAmong(categories, filters.categorias),
  idsmarca: wantedMakers(filters.idsmarca),
  tipoVehiculo: filters.tipoVehiculo ?? null,
});

/** What of a rating cannot be looked for, by its field. */
export const wrongRating = ({
  cv,
  ic,
}: {
  readonly cv?: string | null | undefined;
  readonly ic?: number | null | undefined;
}): { readonly cv?: RefusalCode; readonly ic?: RefusalCode } => ({
  ...(cv && speedLimit(cv.toUpperCase()) === undefined ? { cv: 'campo-opcion' } : {}),
  ...(ic && (!Number.isInteger(ic) || ic > highestLoadIndex) ? { ic: 'campo-opcion' } : {}),
});

/** The same text for the same wish. Answers are kept by it: every filter is in it, or two searches share one answer. */
export const wishKey = (wish: TyreWish): string =>
  `${wish.ancho ?? ''}/${wish.serie ?? ''}/${wish.llanta ?? ''} ${wish.ic ?? ''}${wish.cv ?? ''} ${wish.runflat ?? ''} ${wish.refuerzo.join()} ${wish.temporada.join()} ${wish.categorias.join()} ${wish.idsmarca.join()} ${wish.tipoVehiculo ?? ''}`;
