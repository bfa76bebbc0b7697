import type { Season } from '../tyres/season.ts';
import { anyTyre, type TyreSearch, type VehicleKind } from './search.ts';

/** A stored selector of another version is dropped (specification, shopping 9). */
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

/** The state of the car selector (specification, shopping 3). */
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

export interface Filterables {
  readonly temporada: readonly Season[];
  readonly runflat: readonly boolean[];
  readonly marca: readonly number[];
}

export type ValueOf<Part extends SizePart> = Part extends 'velocidad' ? string : number;
export type SizeOptions = { readonly [Part in SizePart]: readonly ValueOf<Part>[] };
export type SizeValues = { readonly [Part in SizePart]: ValueOf<Part> | null };

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

/** Values that the selector starts from before anything is chosen, and what they leave to choose. */
export const startSelector = (selector: TyreSelector, defaults: SizeValues, options: SizeOptions): TyreSelector => ({
  ...selector,
  ancho: { ...selector.ancho, default: defaults.ancho, options: options.ancho, loading: false },
  serie: { ...selector.serie, default: defaults.serie },
  llanta: { ...selector.llanta, default: defaults.llanta },
  carga: { ...selector.carga, default: defaults.carga },
  velocidad: { ...selector.velocidad, default: defaults.velocidad },
});

const emptied = <Value>(choice: Choice<Value>, loading: boolean): Choice<Value> => ({
  ...choice,
  value: null,
  options: [],
  loading,
});

/** Empties every part that follows; the first of them loads its options anew. */
const resetAfter = (selector: TyreSelector, part: SizePart): TyreSelector => {
  const from = sizeParts.indexOf(part) + 1;
  const again = <Value>(place: number, choice: Choice<Value>): Choice<Value> =>
    place < from ? choice : emptied(choice, place === from);
  return {
    ...selector,
    ancho: again(0, selector.ancho),
    serie: again(1, selector.serie),
    llanta: again(2, selector.llanta),
    carga: again(3, selector.carga),
    velocidad: again(4, selector.velocidad),
  };
};

/** Chooses one number of the size. Choosing another one than before resets the following (specification, shopping 4). */
export const choosePart = <Part extends SizePart>(
  selector: TyreSelector,
  part: Part,
  value: ValueOf<Part>,
): TyreSelector =>
  selector[part].value === value
    ? selector
    : resetAfter({ ...selector, [part]: { ...selector[part], value, loading: false } }, part);

/**
 * Takes the options that the server offers for what is chosen so far. A value that is not on offer any more is
 * given up, and all that follows with it.
 */
export const offerOptions = (selector: TyreSelector, options: SizeOptions): TyreSelector => {
  let kept = true;
  const offer = <Value extends string | number>(choice: Choice<Value>, offered: readonly Value[]): Choice<Value> => {
    const reached = kept;
    const stands = choice.value !== null && (!choice.value || offered.includes(choice.value));
    kept = kept && stands;
    return reached
      ? { ...choice, value: stands ? choice.value : null, options: offered, loading: false }
      : emptied(choice, false);
  };
  return {
    ...selector,
    ancho: offer(selector.ancho, options.ancho),
    serie: offer(selector.serie, options.serie),
    llanta: offer(selector.llanta, options.llanta),
    carga: offer(selector.carga, options.carga),
    velocidad: offer(selector.velocidad, options.velocidad),
  };
};

/** Takes what the results can be narrowed by; a ticked brand that is not among them is let go. */
export const showResults = (selector: TyreSelector, filterables: Filterables): TyreSelector => ({
  ...selector,
  filterables,
  filtroMarcas: selector.filtroMarcas.filter((id) => filterables.marca.includes(id)),
});

/** Leaving the results forgets what they were narrowed by (specification, shopping 4). */
export const leaveResults = (selector: TyreSelector): TyreSelector => ({
  ...selector,
  filtroMarcas: [],
  filterables: null,
});

/** The selector as a search, with summer where no season was chosen (specification, shopping 9). */
export const searchOf = (selector: TyreSelector): TyreSearch => ({
  ...anyTyre,
  ancho: selector.ancho.value || undefined,
  serie: selector.serie.value || undefined,
  llanta: selector.llanta.value || undefined,
  carga: selector.carga.value || undefined,
  velocidad: selector.velocidad.value || undefined,
  tipo: selector.tipoVehiculo ?? undefined,
  temporada: [selector.temporada ?? 'verano'],
  runflat: selector.runflat ?? undefined,
  marcas: selector.filtroMarcas.length > 0 ? selector.filtroMarcas : (selector.marca ?? []),
});

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
