import {
  kindOf,
  kindsAtMost,
  netPrice,
  type Columns,
  type OfferColumns,
  type SizeColumns,
  type TyreAt,
} from './columns.ts';
import { eachInParts, type Parts } from '../in-turns.ts';

/**
 * How many tyres some rows have in common; and of those of which a whole set can be had the cheapest of each rim and kind
 * of vehicle, whose fitting costs the same. The cheapest one fitted is among them.
 */
export interface TyreGroup {
  total: number;
  readonly cheapest: Map<number, TyreAt>;
}

/** Some tyres of one size. */
export interface InSize {
  readonly size: SizeColumns;
  readonly rows: Int32Array;
}

/** How many tyres of a size are among some. */
export const rowsIn = ({ rows }: InSize): number => rows.length;

/** One number for what the work on a tyre depends on; rims come in halves of an inch. */
const workOf = ({ llanta, tyres }: SizeColumns, row: number): number => llanta * 64 + kindOf(tyres.traits[row] ?? 0);

const isCheaper = (one: TyreAt, other: TyreAt): boolean =>
  netPrice(one.size.offers, one.row) < netPrice(other.size.offers, other.row);

export const addCheaper = ({ cheapest }: Pick<TyreGroup, 'cheapest'>, work: number, tyre: TyreAt): void => {
  const known = cheapest.get(work);
  if (known === undefined || isCheaper(tyre, known)) cheapest.set(work, tyre);
};

/** Notes the row at a place of `best`, which has -1 where there is none, if a whole set can be had of it, for less than before. */
const noteCheaper = (best: Int32Array, place: number, offers: OfferColumns, row: number): void => {
  if (offers.completo[row] !== 1) return;
  const before = best[place] ?? -1;
  if (before < 0 || netPrice(offers, row) < netPrice(offers, before)) best[place] = row;
};

/** The tyres by the place of their model. */
export function* groupByModel(
  { models }: Pick<Columns, 'models'>,
  found: readonly InSize[],
): Parts<ReadonlyMap<number, TyreGroup>> {
  const groups = new Map<number, TyreGroup>();
  // Of one size the tyres of a model come in no order: numbers are compared for each, and a group is asked for once.
  const [totals, best] = [new Uint32Array(models.length), new Int32Array(models.length)];
  const note = ({ tyres, offers }: SizeColumns, rows: Int32Array): readonly number[] => {
    const named: number[] = [];
    for (const row of rows) {
      const model = tyres.model[row] ?? 0;
      if (totals[model] === 0) {
        named.push(model);
        best[model] = -1;
      }
      totals[model] = (totals[model] ?? 0) + 1;
      noteCheaper(best, model, offers, row);
    }
    return named;
  };
  yield* eachInParts(found, rowsIn, ({ size, rows }) => {
    for (const model of note(size, rows)) {
      let group = groups.get(model);
      if (!group) groups.set(model, (group = { total: 0, cheapest: new Map() }));
      group.total += totals[model] ?? 0;
      totals[model] = 0;
      const row = best[model] ?? -1;
      if (row >= 0) addCheaper(group, workOf(size, row), { size, row });
    }
  });
  return groups;
}

/** Some tyres of one size, as a group. */
export const groupOfSize = ({ size, rows }: InSize): TyreGroup => {
  // Of one size only the kinds of vehicle differ in their work.
  const best = new Int32Array(kindsAtMost).fill(-1);
  const group: TyreGroup = { total: rows.length, cheapest: new Map() };
  for (const row of rows) noteCheaper(best, kindOf(size.tyres.traits[row] ?? 0), size.offers, row);
  for (const row of best) if (row >= 0) addCheaper(group, workOf(size, row), { size, row });
  return group;
};

/** The tyres by their size. */
export function* groupBySize(found: readonly InSize[]): Parts<ReadonlyMap<SizeColumns, TyreGroup>> {
  const groups = new Map<SizeColumns, TyreGroup>();
  yield* eachInParts(found, rowsIn, (inSize) => groups.set(inSize.size, groupOfSize(inSize)));
  return groups;
}
