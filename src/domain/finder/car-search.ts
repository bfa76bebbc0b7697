import type { Category } from '../tyres/category.ts';
import type { Reinforcement } from '../tyres/reinforcement.ts';
import type { Season } from '../tyres/season.ts';
import { writeFields, type AnySearch, type FieldNames } from './fields.ts';
import type { SearchOrder } from './orders.ts';
import type { VehicleKind } from './vehicles.ts';

/** A search for tyres of cars as its address spells it. What is missing or empty means any. */
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

export const anyTyre: AnySearch<TyreSearch> = {
  ancho: undefined,
  serie: undefined,
  llanta: undefined,
  carga: undefined,
  velocidad: undefined,
  tipo: undefined,
  temporada: [],
  runflat: undefined,
  refuerzo: [],
  marcas: [],
  categorias: [],
  orden: 'recomendado',
  pagina: 1,
  cp: undefined,
};

export const carFieldNames: FieldNames<TyreSearch> = { marcas: 'marca', categorias: 'categoria' };

export const writeSearch = writeFields<TyreSearch>(anyTyre, carFieldNames);
