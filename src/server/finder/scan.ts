import { BoundedMap } from '../catalogue/bounded-map.ts';
import type { Columns, SizeColumns, TyreAt } from '../catalogue/columns.ts';
import { eachInParts, type Parts } from '../in-turns.ts';
import type { Facet } from './facets.ts';
import { mostCounted, type TyreFinder } from './finders.ts';
import { valuesIn, type ScannedColumn } from './scanned-columns.ts';
import type { TyreWish } from './wish.ts';

/** Why a tyre is not among the results, one bit a counted filter; the highest is for what is not counted. */
const condition = 1 << mostCounted;
const combinations = condition * 2;

/** Rows at a time, so that what one column says of them is still at hand when the next one is read. */
const blockSize = 1024;
const fails = new Uint8Array(blockSize);

/** How many tyres there are of each value of a column, under all the other filters, by the name of the facet. */
export type Tally<Names extends string = string> = Readonly<Record<Names, Uint32Array>>;

/** Some tyres of one size, by their rows. */
export interface FoundInSize {
  readonly size: SizeColumns;
  readonly rows: Int32Array;
}

/** Tyres of one size after those of another, as the columns have them; no size without any. */
export type FoundTyres = readonly FoundInSize[];

export interface Scanned<Names extends string = string> {
  /** Those that pass every filter. */
  readonly found: FoundTyres;
  readonly tally: Tally<Names>;
}

interface NamedFacet {
  readonly name: string | null;
  readonly facet: Facet;
  readonly bit: number;
}

/** By value of a column, whether what is asked of a facet fails there, as the facet's bit; null where nothing is asked. */
type Failing = Uint8Array | null;

/** What one column is asked, and what is counted by it. Made once for all wishes; `failing`, `asked` and `counts` are the last one's. */
interface Pass {
  readonly column: ScannedColumn;
  /** How many values it has. */
  readonly size: number;
  readonly facets: readonly (NamedFacet & { readonly known: BoundedMap<string, { readonly failing: Failing }> })[];
  /** By value, why a tyre with it fails. */
  readonly failing: Uint8Array;
  asked: boolean;
  readonly counted: readonly { readonly name: string; readonly bit: number }[];
  /** By all reasons of a tyre, where in `counts` its value is counted: in the first stretch those of no interest. */
  readonly starts: Uint32Array;
  readonly counts: Uint32Array;
}

/** What one search at a time reads and counts with. */
interface Passes {
  readonly all: readonly Pass[];
  readonly counting: readonly Pass[];
}

/** What a finder has made for some columns. */
interface Plan {
  /** Undefined while a search that stopped between its parts uses them. */
  free: Passes | undefined;
  /** What was found the last time: one answer needs it for its page and for what it recommends. */
  last: { readonly key: string; readonly found: FoundTyres } | undefined;
}

/** Different wishes of one facet, such as load indexes or several makers. */
const mostWishes = 200;

/** The sizes that a wish names, by as much as it says of them. */
export const sizesOf = (
  { sizes }: Pick<Columns, 'sizes'>,
  { ancho, serie, llanta }: Pick<TyreWish, 'ancho' | 'serie' | 'llanta'>,
): readonly SizeColumns[] =>
  ancho === null && serie === null && llanta === null
    ? sizes
    : sizes.filter(
        (size) =>
          (ancho === null || size.ancho === ancho) &&
          (serie === null || size.serie === serie) &&
          (llanta === null || size.llanta === llanta),
      );

/** The facets of a finder by the column that they read. */
const byColumn = (finder: TyreFinder): ReadonlyMap<ScannedColumn, readonly NamedFacet[]> => {
  const named: readonly NamedFacet[] = [
    ...Object.entries(finder.counted).map(([name, facet], place) => ({ name, facet, bit: 1 << place })),
    ...finder.conditions.map((facet) => ({ name: null, facet, bit: condition })),
  ];
  return Map.groupBy(named, ({ facet }) => facet.column);
};

const passesOf = (columns: Columns, finder: TyreFinder): Passes => {
  const all = [...byColumn(finder)].map(([column, facets]) => {
    const size = valuesIn[column](columns);
    const counted = facets.flatMap(({ name, bit }) => (name === null ? [] : [{ name, bit }]));
    const starts = new Uint32Array(combinations);
    starts[0] = size;
    for (const [place, { bit }] of counted.entries()) starts[bit] = size * (place + 2);
    return {
      column,
      size,
      facets: facets.map((facet) => ({
        ...facet,
        known: new BoundedMap<string, { readonly failing: Failing }>(mostWishes),
      })),
      failing: new Uint8Array(size),
      asked: false,
      counted,
      starts,
      counts: new Uint32Array(counted.length > 0 ? size * (counted.length + 2) : 0),
    };
  });
  return { all, counting: all.filter(({ counted }) => counted.length > 0) };
};

// Columns are made anew by every change, and nothing of them is changed.
const plans = new WeakMap<Columns, Map<TyreFinder, Plan>>();

const planOf = (columns: Columns, finder: TyreFinder): Plan => {
  let ofColumns = plans.get(columns);
  if (!ofColumns) plans.set(columns, (ofColumns = new Map()));
  let plan = ofColumns.get(finder);
  if (!plan) ofColumns.set(finder, (plan = { free: undefined, last: undefined }));
  return plan;
};

const failingOf = (columns: Columns, { facet, bit }: NamedFacet, size: number, wish: TyreWish): Failing => {
  const allows = facet.allows(columns, wish);
  return allows && Uint8Array.from({ length: size }, (_, value) => (allows(value) ? 0 : bit));
};

/** Has a pass ask what a wish asks, with nothing counted yet. */
const ask = (columns: Columns, pass: Pass, wish: TyreWish): void => {
  const { failing, size, counts } = pass;
  failing.fill(0);
  counts.fill(0);
  pass.asked = false;
  for (const named of pass.facets) {
    const asked = String(wish[named.facet.field]);
    let known = named.known.get(asked);
    if (!known) named.known.set(asked, (known = { failing: failingOf(columns, named, size, wish) }));
    if (!known.failing) continue;
    pass.asked = true;
    for (let value = 0; value < size; value += 1) failing[value] = (failing[value] ?? 0) | (known.failing[value] ?? 0);
  }
};

/* The loops over rows from `from` to before `to`; nothing is made in them. */

const failUnsold = (precio: Int32Array, from: number, to: number): void => {
  for (let row = from, at = 0; row < to; row += 1, at += 1) fails[at] = precio[row] === 0 ? condition : 0;
};

const failByColumn = (values: Uint16Array, { failing }: Pass, from: number, to: number): void => {
  for (let row = from, at = 0; row < to; row += 1, at += 1)
    fails[at] = (fails[at] ?? 0) | (failing[values[row] ?? 0] ?? 0);
};

const countByColumn = (values: Uint16Array, { starts, counts }: Pass, from: number, to: number): void => {
  for (let row = from, at = 0; row < to; row += 1, at += 1) {
    const place = (starts[fails[at] ?? 0] ?? 0) + (values[row] ?? 0);
    counts[place] = (counts[place] ?? 0) + 1;
  }
};

/** Notes the rows that do not fail behind the `found` ones before; tells how many there are now. */
const noteRows = (rows: Int32Array, found: number, from: number, to: number): number => {
  let last = found;
  for (let row = from, at = 0; row < to; row += 1, at += 1) {
    rows[last] = row;
    if (fails[at] === 0) last += 1;
  }
  return last;
};

const scanSize = (size: SizeColumns, asking: readonly Pass[], counting: readonly Pass[]): FoundInSize => {
  const { tyres, offers, count } = size;
  const rows = new Int32Array(count);
  let found = 0;
  for (let from = 0; from < count; from += blockSize) {
    const to = Math.min(count, from + blockSize);
    failUnsold(offers.precio, from, to);
    for (const pass of asking) failByColumn(tyres[pass.column], pass, from, to);
    for (const pass of counting) countByColumn(tyres[pass.column], pass, from, to);
    found = noteRows(rows, found, from, to);
  }
  return { size, rows: rows.subarray(0, found) };
};

/** Those that pass everything, and those that fail in the one facet only. */
const talliesOf = ({ counted, counts, size }: Pass): [name: string, counts: Uint32Array][] => {
  return counted.map(({ name }, place) => {
    const left = new Uint32Array(size);
    const only = size * (place + 2);
    for (let value = 0; value < size; value += 1)
      left[value] = (counts[size + value] ?? 0) + (counts[only + value] ?? 0);
    return [name, left];
  });
};

function* scan(columns: Columns, finder: TyreFinder, wish: TyreWish, isCounted: boolean): Parts<Scanned> {
  const plan = planOf(columns, finder);
  const passes = plan.free ?? passesOf(columns, finder);
  plan.free = undefined;
  for (const pass of passes.all) ask(columns, pass, wish);
  const asking = passes.all.filter(({ asked }) => asked);
  const counting = isCounted ? passes.counting : [];
  const found: FoundInSize[] = [];
  yield* eachInParts(
    sizesOf(columns, wish),
    ({ count }) => count,
    (size) => {
      const inSize = scanSize(size, asking, counting);
      if (inSize.rows.length > 0) found.push(inSize);
    },
  );
  const tally = Object.fromEntries(counting.flatMap(talliesOf));
  plan.free = passes;
  plan.last = { key: finder.keyOf(wish), found };
  return { found, tally };
}

/** One pass over the tyres of the sizes that are asked for, column by column: what passes, and what each facet would leave. */
export function* scanTyres<Names extends string>(
  columns: Columns,
  finder: TyreFinder<Readonly<Record<Names, TyreFinder['counted'][string]>>>,
  wish: TyreWish,
): Parts<Scanned<Names>> {
  return yield* scan(columns, finder, wish, true);
}

/** The same tyres, with nothing counted. */
export function* tyresFound(columns: Columns, finder: TyreFinder, wish: TyreWish): Parts<FoundTyres> {
  const { last } = planOf(columns, finder);
  return last?.key === finder.keyOf(wish) ? last.found : (yield* scan(columns, finder, wish, false)).found;
}

export const countFound = (found: FoundTyres): number => found.reduce((sum, { rows }) => sum + rows.length, 0);

/** One after the other. */
export function* eachFound(found: FoundTyres): Generator<TyreAt> {
  for (const { size, rows } of found) for (const row of rows) yield { size, row };
}
