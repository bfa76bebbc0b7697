import type { Category } from '../tyres/category.ts';
import type { Reinforcement } from '../tyres/reinforcement.ts';
import type { Season } from '../tyres/season.ts';
import { queryPairs } from './query-pairs.ts';

/** Kinds of vehicle that the car selector knows. */
export const vehicleKinds = ['turismo', '4x4', 'furgoneta'] as const;
export type VehicleKind = (typeof vehicleKinds)[number];

/** Orders of the results (spec S16). */
export const searchOrders = ['recomendado', 'marca-asc', 'marca-desc', 'precio-desc', 'precio-asc'] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** A search for tyres as its address spells it. What is missing or empty means any. */
export interface TyreSearch {
  readonly ancho?: number | undefined;
  readonly serie?: number | undefined;
  readonly llanta?: number | undefined;
  /** Load index, `ic` in the API. */
  readonly carga?: number | undefined;
  /** Speed symbol, `cv` in the API. */
  readonly velocidad?: string | undefined;
  readonly tipo?: VehicleKind | undefined;
  readonly temporada: readonly Season[];
  readonly runflat?: boolean | undefined;
  readonly refuerzo: readonly Reinforcement[];
  readonly marcas: readonly number[];
  readonly categorias: readonly Category[];
  readonly orden: SearchOrder;
  /** From 1, as people count. */
  readonly pagina: number;
  readonly cp?: string | undefined;
}

export const anyTyre: TyreSearch = {
  temporada: [],
  refuerzo: [],
  marcas: [],
  categorias: [],
  orden: 'recomendado',
  pagina: 1,
};

/**
 * A search as the pairs of a query, for `new URLSearchParams`: always in the same order and without what
 * says nothing, so that one search has one address.
 */
export const writeSearch = (search: Partial<TyreSearch>): [name: string, value: string][] => {
  const { runflat, orden, pagina = 1 } = search;
  return queryPairs([
    ['ancho', [search.ancho]],
    ['serie', [search.serie]],
    ['llanta', [search.llanta]],
    ['carga', [search.carga]],
    ['velocidad', [search.velocidad]],
    ['tipo', [search.tipo]],
    ['temporada', search.temporada ?? []],
    ['runflat', [runflat === undefined ? undefined : runflat ? 'si' : 'no']],
    ['refuerzo', search.refuerzo ?? []],
    ['marca', search.marcas ?? []],
    ['categoria', search.categorias ?? []],
    ['orden', [orden === 'recomendado' ? undefined : orden]],
    ['pagina', [pagina > 1 ? pagina : undefined]],
    ['cp', [search.cp]],
  ]);
};

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

/** The filters of a search; zero and empty values are left out (spec S14). */
export const filtersOf = (search: TyreSearch): TyreFilters => ({
  ...(search.ancho ? { ancho: search.ancho } : {}),
  ...(search.serie ? { serie: search.serie } : {}),
  ...(search.llanta ? { llanta: search.llanta } : {}),
  ...(search.carga ? { ic: search.carga } : {}),
  ...(search.velocidad ? { cv: search.velocidad } : {}),
  ...(search.runflat === undefined ? {} : { runflat: search.runflat }),
  ...(search.refuerzo.length > 0 ? { refuerzo: [...search.refuerzo] } : {}),
  ...Object.fromEntries(search.temporada.map((season) => [season, true])),
  ...(search.marcas.length > 0 ? { idsmarca: [...search.marcas] } : {}),
  ...(search.categorias.length > 0 ? { categorias: [...search.categorias] } : {}),
  ...(search.tipo ? { tipoVehiculo: search.tipo } : {}),
});

export interface SearchSort {
  readonly order: 'recomendado' | 'marca' | 'precio';
  readonly direction: 'asc' | 'desc';
}

/** The order of the results as the API takes it. */
export const sortOf = (orden: SearchOrder): SearchSort => {
  const sorts: Readonly<Record<SearchOrder, SearchSort>> = {
    recomendado: { order: 'recomendado', direction: 'asc' },
    'marca-asc': { order: 'marca', direction: 'asc' },
    'marca-desc': { order: 'marca', direction: 'desc' },
    'precio-desc': { order: 'precio', direction: 'desc' },
    'precio-asc': { order: 'precio', direction: 'asc' },
  };
  return sorts[orden];
};
