import type { Season } from '../tyres/season.ts';
import type { TyreSearch, VehicleKind } from './search.ts';

/** A stored selector of another version is dropped (spec S9, G30). */
export const selectorStoreVersion = 2;

/** The five numbers of a size, in the order in which they are asked. */
export const sizeParts = ['ancho', 'serie', 'llanta', 'carga', 'velocidad'] as const;
export type SizePart = (typeof sizeParts)[number];

/** One selector. `value` is null until it is chosen; 0 and the empty text are a choice too: any. */
interface Choice<Value> {
  readonly value: Value | null;
  readonly default: Value | null;
  readonly options: readonly Value[];
  readonly loading: boolean;
}

/** The state of the car selector (spec S9). */
export interface TyreSelector {
  readonly ancho: Choice<number>;
  readonly serie: Choice<number>;
  readonly llanta: Choice<number>;
  readonly carga: Choice<number>;
  readonly velocidad: Choice<string>;
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

export const emptySelector: TyreSelector = {
  ancho: unasked,
  serie: unasked,
  llanta: unasked,
  carga: unasked,
  velocidad: unasked,
  tipoVehiculo: null,
  temporada: null,
  runflat: null,
  marca: null,
  filtroMarcas: [],
  filterables: null,
};

/**
 * The selector that a shared address opens. Once the three measures are known, a load or speed that the address
 * leaves out was left open on purpose; before that, what follows a gap is not taken.
 */
export const openSelector = (search: TyreSearch): TyreSelector => {
  const { ancho = null, serie = null, llanta = null, carga = 0, velocidad = '' } = search;
  const measured = ancho !== null && serie !== null && llanta !== null;
  const chosen = <Value>(value: Value | null): Choice<Value> => ({ ...unasked, value });
  return {
    ...emptySelector,
    ancho: chosen(ancho),
    serie: chosen(ancho === null ? null : serie),
    llanta: chosen(measured ? llanta : null),
    carga: chosen(measured ? carga : null),
    velocidad: chosen(measured ? velocidad : null),
    tipoVehiculo: search.tipo ?? null,
    temporada: search.temporada.length === 1 ? (search.temporada[0] ?? null) : null,
    runflat: search.runflat ?? null,
    marca: search.marcas.length > 0 ? search.marcas : null,
  };
};
