import {
  kindOf,
  kindsAtMost,
  netPrice,
  type Columns,
  type OfferColumns,
  type SizeColumns,
  type TyreAt,
} from './columns.ts';

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
export const groupByModel = (
  { models }: Pick<Columns, 'models'>,
  found: Iterable<InSize>,
): ReadonlyMap<number, TyreGroup> => {
  const groups = new Map<number, TyreGroup>();
  // Of one size the tyres of a model come in no order: numbers are compared for each, and a group is asked for once.
  const [totals, best] = [new Uint32Array(models.length), new Int32Array(models.length)];
  for (const { size, rows } of found) {
    const { tyres, offers } = size;
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
    for (const model of named) {
      let group = groups.get(model);
      if (!group) groups.set(model, (group = { total: 0, cheapest: new Map() }));
      group.total += totals[model] ?? 0;
      totals[model] = 0;
      const row = best[model] ?? -1;
      if (row >= 0) addCheaper(group, workOf(size, row), { size, row });
    }
  }
  return groups;
};

/** The tyres by their size. */
export const groupBySize = (found: Iterable<InSize>): ReadonlyMap<SizeColumns, TyreGroup> => {
  const groups = new Map<SizeColumns, TyreGroup>();
  // Of one size only the kinds of vehicle differ in their work.
  const best = new Int32Array(kindsAtMost);
  for (const { size, rows } of found) {
    const { tyres, offers } = size;
    const group: TyreGroup = { total: rows.length, cheapest: new Map() };
    best.fill(-1);
    for (const row of rows) noteCheaper(best, kindOf(tyres.traits[row] ?? 0), offers, row);
    for (const row of best) if (row >= 0) addCheaper(group, workOf(size, row), { size, row });
    groups.set(size, group);
  }
  return groups;
};
