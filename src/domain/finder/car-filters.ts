import type { Category } from '../tyres/category.ts';
import type { Reinforcement } from '../tyres/reinforcement.ts';
import type { TyreSearch } from './car-search.ts';
import type { VehicleKind } from './vehicles.ts';

/** Filters as the API takes them (spec S13). */
export interface TyreFilters {
  readonly ancho?: number;
  readonly serie?: number;
  readonly llanta?: number;
  readonly ic?: number;
  readonly cv?: string;
  readonly runflat?: boolean;
  readonly refuerzo?: Reinforcement[];
  readonly invierno?: true;
  readonly allseason?: true;
  readonly verano?: true;
  readonly idsmarca?: number[];
  readonly categorias?: Category[];
  readonly tipoVehiculo?: VehicleKind;
}

const saysNothing = (value: unknown): boolean =>
  value === undefined || value === 0 || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * The filters of a search, each by the name that the API has for it. A field that is not named here is not sent. Zero and
 * empty values are left out (spec S14).
 */
export const filtersOf = (search: TyreSearch): TyreFilters => {
  const { ancho, serie, llanta, carga: ic, velocidad: cv, runflat, refuerzo, marcas, categorias, tipo } = search;
  const filters = { ancho, serie, llanta, ic, cv, runflat, refuerzo, idsmarca: marcas, categorias, tipoVehiculo: tipo };
  return Object.fromEntries([
    ...Object.entries(filters).filter(([, value]) => !saysNothing(value)),
    ...search.temporada.map((season) => [season, true]),
  ]);
};
