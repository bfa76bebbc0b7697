import type { Columns, SizeRange } from '../catalogue/columns.ts';
import { mostCounted, type TyreFinder } from './finders.ts';
import { valuesIn } from './scanned-columns.ts';
import type { TyreWish } from './wish.ts';

/** Why a tyre is not among the results, one bit a counted filter; the highest is for what is not counted. */
const condition = 1 << mostCounted;
const combinations = condition * 2;

/** Rows at a time, so that what one column says of them is still at hand when the next one is read. */
const blockSize = 1024;
const fails = new Uint8Array(blockSize);

/** How many tyres there are of each value of a column, under all the other filters, by the name of the facet. */
export type Tally<Names extends string = string> = Readonly<Record<Names, Uint32Array>>;

export interface Scanned<Names extends string = string> {
  /** Rows that pass every filter, in the order of the columns. */
  readonly rows: Int32Array;
  readonly tally: Tally<Names>;
}

/** What one column is asked, and what is counted by it. */
interface Pass {
  readonly values: Uint16Array;
  readonly size: number;
  /** By value, why a tyre with it fails. */
  readonly failing: Uint8Array;
  readonly asked: boolean;
  readonly counted: readonly { readonly name: string; readonly bit: number }[];
  /** By all reasons of a tyre, where in `counts` its value is counted: in the first stretch those of no interest. */
  readonly starts: Uint32Array;
  readonly counts: Uint32Array;
}

/** The sizes that a wish names, by as much as it says of them. */
const sizesOf = (
  { sizes }: Columns,
  { ancho, serie, llanta }: Pick<TyreWish, 'ancho' | 'serie' | 'llanta'>,
): readonly SizeRange[] =>
  ancho === null && serie === null && llanta === null
    ? sizes
    : sizes.filter(
        (size) =>
          (ancho === null || size.ancho === ancho) &&
          (serie === null || size.serie === serie) &&
          (llanta === null || size.llanta === llanta),
      );

/** The facets of a finder by the column that they read. */
const byColumn = ({ counted, conditions }: TyreFinder) =>
  Map.groupBy(
    [
      ...Object.entries(counted).map(([name, facet], place) => ({ name, facet, bit: 1 << place })),
      ...conditions.map((facet) => ({ name: null, facet, bit: condition })),
    ],
    ({ facet }) => facet.column,
  );

const planPasses = (columns: Columns, finder: TyreFinder, wish: TyreWish): Pass[] =>
  [...byColumn(finder)].map(([column, facets]) => {
    const size = valuesIn[column](columns);
    const failing = new Uint8Array(size);
    let asked = false;
    for (const { facet, bit } of facets) {
      const allows = facet.allows(columns, wish);
      if (!allows) continue;
      asked = true;
      for (let value = 0; value < size; value += 1) if (!allows(value)) failing[value] = (failing[value] ?? 0) | bit;
    }
    const counted = facets.flatMap(({ name, bit }) => (name === null ? [] : [{ name, bit }]));
    const starts = new Uint32Array(combinations);
    starts[0] = size;
    for (const [place, { bit }] of counted.entries()) starts[bit] = size * (place + 2);
    const counts = new Uint32Array(counted.length > 0 ? size * (counted.length + 2) : 0);
    return { values: columns[column], size, failing, asked, counted, starts, counts };
  });

/* The three loops over rows from `from` to before `to`; nothing is made in them. */

const failUnsold = (precio: Int32Array, from: number, to: number): void => {
  for (let row = from, at = 0; row < to; row += 1, at += 1) fails[at] = precio[row] === 0 ? condition : 0;
};

const failByColumn = ({ values, failing }: Pass, from: number, to: number): void => {
  for (let row = from, at = 0; row < to; row += 1, at += 1)
    fails[at] = (fails[at] ?? 0) | (failing[values[row] ?? 0] ?? 0);
};

const countByColumn = ({ values, starts, counts }: Pass, from: number, to: number): void => {
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

const scan = (columns: Columns, wish: TyreWish, passes: readonly Pass[], counting: readonly Pass[]): Int32Array => {
  const ranges = sizesOf(columns, wish);
  const rows = new Int32Array(ranges.reduce((sum, { from, to }) => sum + to - from, 0));
  const asking = passes.filter(({ asked }) => asked);
  let found = 0;
  for (const range of ranges) {
    for (let from = range.from; from < range.to; from += blockSize) {
      const to = Math.min(range.to, from + blockSize);
      failUnsold(columns.precio, from, to);
      for (const pass of asking) failByColumn(pass, from, to);
      for (const pass of counting) countByColumn(pass, from, to);
      found = noteRows(rows, found, from, to);
    }
  }
  return rows.subarray(0, found);
};

/** Those that pass everything, and those that fail in the one facet only. */
const talliesOf = ({ counted, counts, size }: Pass): [name: string, counts: Uint32Array][] => {
  const all = counts.subarray(size, size * 2);
  return counted.map(({ name }, place) => {
    const only = counts.subarray(size * (place + 2), size * (place + 3));
    return [name, all.map((count, value) => count + (only[value] ?? 0))];
  });
};

/** One pass over the tyres of the sizes that are asked for, column by column: what passes, and what each facet would leave. */
export const scanTyres = <Names extends string>(
  columns: Columns,
  finder: TyreFinder<Readonly<Record<Names, TyreFinder['counted'][string]>>>,
  wish: TyreWish,
): Scanned<Names> => {
  const passes = planPasses(columns, finder, wish);
  const counting = passes.filter(({ counted }) => counted.length > 0);
  const rows = scan(columns, wish, passes, counting);
  return { rows, tally: Object.fromEntries(counting.flatMap(talliesOf)) as Tally<Names> };
};

/** The same rows, with nothing counted. */
export const rowsFound = (columns: Columns, finder: TyreFinder, wish: TyreWish): Int32Array =>
  scan(columns, wish, planPasses(columns, finder, wish), []);
