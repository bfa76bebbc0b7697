import type { Season } from '../tyres/season.ts';
import type { TyreSearch } from './car-search.ts';
import { openParts, type Choice } from './parts.ts';
import type { VehicleKind } from './vehicles.ts';

/** A stored selector of another version is dropped (spec S9, G30). */
export const selectorStoreVersion = 2;

/** The five numbers of a size, in the order in which they are asked. */
export const sizeParts = ['ancho', 'serie', 'llanta', 'carga', 'velocidad'] as const;
export type SizePart = (typeof sizeParts)[number];

type CarChoice<Value> = Choice<Value> & { readonly default: Value | null };

/** The state of the car selector (spec S9). */
export interface TyreSelector {
  readonly ancho: CarChoice<number>;
  readonly serie: CarChoice<number>;
  readonly llanta: CarChoice<number>;
  readonly carga: CarChoice<number>;
  readonly velocidad: CarChoice<string>;
  readonly tipoVehiculo: VehicleKind | null;
  readonly temporada: Season | null;
  readonly runflat: boolean | null;
  /** Brands chosen on the way to the results; empty is any, null not asked yet. */
  readonly marca: readonly number[] | null;
  /** Brands ticked among the results. */
  readonly filtroMarcas: readonly number[];
  /** What the last results can be narrowed by. */
  readonly filterables: Filterables | null;
}

interface Filterables {
  readonly temporada: readonly Season[];
  readonly runflat: readonly boolean[];
  readonly marca: readonly number[];
}

const unasked = { value: null, default: null, options: [], loading: false };

/**
 * The selector that a shared address opens. Once the three measures are known, a load or speed that the address leaves out was
 * left open on purpose.
 */
export const openSelector = (search: TyreSearch): TyreSelector => ({
  ...openParts(sizeParts, search, unasked, { carga: () => 0, velocidad: () => '' }),
  tipoVehiculo: search.tipo ?? null,
  temporada: search.temporada.length === 1 ? (search.temporada[0] ?? null) : null,
  runflat: search.runflat ?? null,
  marca: search.marcas.length > 0 ? search.marcas : null,
  filtroMarcas: [],
  filterables: null,
});
