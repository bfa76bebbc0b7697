import { categories, compareCategories, type Category } from '#domain/tyres/category.ts';
import { reinforcements } from '#domain/tyres/reinforcement.ts';
import { seasons } from '#domain/tyres/season.ts';
import { compareSpeeds } from '#domain/tyres/speed-symbols.ts';
import { kindOf, reinforcementOf, type Columns } from '../catalogue/columns.ts';
import type { BrandRow } from '../catalogue/columns-store.ts';
import type { ScannedColumn } from './scanned-columns.ts';
import type { TyreWish } from './wish.ts';

/** What can be asked of a tyre: the column that knows it, and which of the column's values a wish lets pass. */
export interface Facet {
  readonly column: ScannedColumn;
  /** What a wish asks here. */
  readonly field: keyof TyreWish;
  /** Null where the wish asks nothing. */
  readonly allows: (columns: Columns, wish: TyreWish) => ((value: number) => boolean) | null;
}

/**
 * A facet that is answered, too: what each of its values would leave, given all the other filters (`left`). A value that
 * these leave nothing of stays, with 0: `present` counts the tyres of the size without any filter. Both are by value of the
 * column.
 */
export interface CountedFacet<Options = unknown> extends Facet {
  readonly options: (columns: Columns, present: Uint32Array, left: Uint32Array) => Options;
}

export interface CountedValue<Value> {
  value: Value;
  total: number;
}

const season = (traits: number): number => traits & 3;
const isRunflat = (traits: number): boolean => (traits & 4) !== 0;

/** Each value that some tyre has, in their order, with how many have it. */
const each = <Value>(
  values: readonly Value[],
  present: Uint32Array,
  left: Uint32Array,
  of: (value: number) => Value | undefined,
): CountedValue<Value>[] => {
  const counted = new Map(values.map((value) => [value, { value, total: 0, has: false }]));
  for (let place = 0; place < present.length; place += 1) {
    // Most combinations are of no tyre at all, and what is left is among what is there.
    if (!present[place]) continue;
    const value = of(place);
    const found = value === undefined ? undefined : counted.get(value);
    if (!found) continue;
    found.has = true;
    found.total += left[place] ?? 0;
  }
  return [...counted.values()].flatMap(({ value, total, has }) => (has ? [{ value, total }] : []));
};

/** Each value that some tyre has, with how many have it or a higher one: what asking for it would leave. */
const atLeast = <Value>(
  present: Uint32Array,
  left: Uint32Array,
  name: (value: number) => Value | undefined,
): CountedValue<Value>[] => {
  const options: CountedValue<Value>[] = [];
  let total = 0;
  for (let value = present.length - 1; value >= 0; value -= 1) {
    total += left[value] ?? 0;
    const named = present[value] ? name(value) : undefined;
    if (named !== undefined) options.push({ value: named, total });
  }
  return options.toReversed();
};

/** Lets pass what is among the wanted ones; null where none is. */
const among = <Value>(wanted: readonly Value[], of: (value: number) => Value | undefined) =>
  wanted.length === 0
    ? null
    : (value: number): boolean => {
        const named = of(value);
        return named !== undefined && wanted.includes(named);
      };

/** Load and speed count what bears at least so much, as searching for them does. What has no rating bears nothing. */
export const loadFacet: CountedFacet<CountedValue<number>[]> = {
  column: 'ic',
  field: 'ic',
  allows: (_, { ic }) => (ic === null ? null : (value) => value >= ic),
  options: (_, present, left) => atLeast(present, left, (value) => value || undefined),
};

export const speedFacet: CountedFacet<CountedValue<string>[]> = {
  column: 'cv',
  field: 'cv',
  allows: ({ speeds }, { cv }) => (cv === null ? null : (value) => compareSpeeds(speeds[value] ?? '', cv) >= 0),
  options: ({ speeds }, present, left) => atLeast(present, left, (value) => speeds[value] || undefined),
};

const seasonOf = (traits: number) => seasons[season(traits)];

export const seasonFacet = {
  column: 'traits',
  field: 'temporada',
  allows: (_, wish) => among(wish.temporada, seasonOf),
  options: (_, present, left) => each(seasons, present, left, seasonOf),
} satisfies CountedFacet;

export const runflatFacet = {
  column: 'traits',
  field: 'runflat',
  allows: (_, wish) => (wish.runflat === null ? null : (traits) => isRunflat(traits) === wish.runflat),
  options: (_, present, left) => each([true, false], present, left, isRunflat),
} satisfies CountedFacet;

const reinforcedBy = (traits: number) => reinforcements[reinforcementOf(traits) - 1];

export const reinforcementFacet = {
  column: 'traits',
  field: 'refuerzo',
  allows: (_, wish) => among(wish.refuerzo, reinforcedBy),
  options: (_, present, left) => each(reinforcements, present, left, reinforcedBy),
} satisfies CountedFacet;

/** Premium, Quality, Budget. */
export const categoryFacet = {
  column: 'brand',
  field: 'categorias',
  allows: ({ brands }, { categorias }) => among(categorias, (place) => brands[place]?.categoria),
  options: ({ brands }, present, left) => each(categories, present, left, (place) => brands[place]?.categoria),
} satisfies CountedFacet;

interface MakerAt extends Pick<BrandRow, 'id' | 'marca' | 'categoria'> {
  readonly place: number;
}

const makersInOrder = new WeakMap<readonly BrandRow[], readonly MakerAt[]>();

/** Makers by category, and within one as the catalogue has them. */
const makersOf = (brands: readonly BrandRow[]): readonly MakerAt[] => {
  const known = makersInOrder.get(brands);
  if (known) return known;
  const made = brands
    .map(({ id, marca, categoria }, place) => ({ id, marca, categoria, place }))
    .sort((one, other) => compareCategories(one.categoria, other.categoria) || one.place - other.place);
  makersInOrder.set(brands, made);
  return made;
};

export const makerFacet: CountedFacet<{ id: number; marca: string; categoria: Category; total: number }[]> = {
  column: 'brand',
  field: 'idsmarca',
  allows: ({ brands }, { idsmarca }) => among(idsmarca, (place) => brands[place]?.id),
  options: ({ brands }, present, left) =>
    makersOf(brands)
      .filter(({ place }) => (present[place] ?? 0) > 0)
      .map(({ id, marca, categoria, place }) => ({ id, marca, categoria, total: left[place] ?? 0 })),
};

/** What the tyre is made for. */
export const useFacet = {
  column: 'tipo',
  field: 'tipos',
  allows: (columns, { tipos }) => among(tipos, (place) => columns.tipos[place]),
  options: ({ tipos }, present, left) => each(tipos, present, left, (place) => tipos[place]),
} satisfies CountedFacet;

export const vehicleFacet: Facet = {
  column: 'traits',
  field: 'tipoVehiculo',
  allows: ({ kinds }, { tipoVehiculo }) =>
    tipoVehiculo === null ? null : (traits) => kinds[kindOf(traits)] === tipoVehiculo,
};

/** Most tyres may go on either wheel. */
export const wheelFacet: Facet = {
  column: 'posicion',
  field: 'aplicacion',
  allows: ({ posiciones }, { aplicacion }) =>
    aplicacion === null ? null : (place) => ['ambas', '', aplicacion].includes(posiciones[place] ?? ''),
};
