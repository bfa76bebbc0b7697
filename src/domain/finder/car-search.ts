import type { Category } from '../tyres/category.ts';
import type { Reinforcement } from '../tyres/reinforcement.ts';
import type { Season } from '../tyres/season.ts';
import { writeFields, type FieldNames, type Fields, type NameInAddress } from './fields.ts';
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
  /** The workshop at which it is to be fitted, where somebody began at one. */
  readonly taller?: number | undefined;
}

export const carFields: Fields<TyreSearch> = {
  ancho: 'measure',
  serie: 'measure',
  llanta: 'measure',
  carga: 'load',
  velocidad: 'speed',
  tipo: 'vehicleKind',
  temporada: 'seasons',
  runflat: 'yesOrNo',
  refuerzo: 'reinforcements',
  marcas: 'ids',
  categorias: 'categories',
  orden: 'order',
  pagina: 'page',
  cp: 'postcode',
  taller: 'workshop',
};

export const carFieldNames = { marcas: 'marca', categorias: 'categoria' } as const satisfies FieldNames<TyreSearch>;
/** A field of the search, as an address names it. */
export type CarFieldName = NameInAddress<TyreSearch, typeof carFieldNames>;

export const writeSearch = writeFields<TyreSearch>(carFields, carFieldNames);
