import type { TyreSearch } from '#domain/finder/car-search.ts';

/** A search as it was before anything narrowed it: its size, for which vehicle and where. */
export const withoutFilters = ({ ancho, serie, llanta, tipo, cp }: TyreSearch): Partial<TyreSearch> => ({
  ancho,
  serie,
  llanta,
  tipo,
  cp,
});
