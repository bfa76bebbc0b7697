import type { Catalogue } from '../catalogue/catalogue.ts';
import { rowsIn } from '../catalogue/groups.ts';
import { netWork } from '../catalogue/mounted-price.ts';
import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { kindOf, netPrice, type Columns, type SizeColumns, type TyreAt } from '../catalogue/columns.ts';
import { eachInParts, type Parts } from '../in-turns.ts';
import { countFound, type FoundInSize, type FoundTyres } from './scan.ts';
import type { TyreWish } from './wish.ts';

export interface TyreOrder {
  readonly order: 'recomendado' | 'marca' | 'precio';
  readonly direction: 'asc' | 'desc';
}

export interface PageAsked extends TyreOrder {
  readonly page: number;
  readonly pageSize: number;
}

export interface TyreCosts {
  readonly columns: Columns;
  /** What the work on one tyre costs, as `netPrice` has it. */
  readonly netWork: (kind: ProductVehicle, llanta: number) => number;
}

export const costsOf = ({ columns, tariffs }: Pick<Catalogue, 'columns' | 'tariffs'>): TyreCosts => ({
  columns,
  netWork: netWork(tariffs),
});

/** Writes what some tyres of a size are sorted by into `keys`, lesser ones first. */
type WriteKeys = (found: FoundInSize, keys: Float64Array) => void;

/**
 * As recommended, what a whole set can be had of comes first, and among those what bears exactly the load and speed asked
 * for.
 */
const recommendation = (columns: Columns, { ic, cv }: Pick<TyreWish, 'ic' | 'cv'>): WriteKeys => {
  const speed = cv === null ? -1 : columns.speeds.indexOf(cv);
  return ({ size: { tyres, offers }, rows }, keys) => {
    for (let each = 0; each < rows.length; each += 1) {
      const row = rows[each] ?? 0;
      const isBeyond = (ic !== null && tyres.ic[row] !== ic) || (cv !== null && tyres.cv[row] !== speed);
      keys[each] = (offers.completo[row] === 1 ? 0 : 2) + (isBeyond ? 1 : 0);
    }
  };
};

/** By what one costs fitted: that is the figure which lists show. */
const writePrices =
  ({ columns, netWork }: TyreCosts): WriteKeys =>
  ({ size: { tyres, offers, llanta }, rows }, keys) => {
    const works = columns.kinds.map((kind) => netWork(kind, llanta));
    for (let each = 0; each < rows.length; each += 1) {
      const row = rows[each] ?? 0;
      keys[each] = netPrice(offers, row) + (works[kindOf(tyres.traits[row] ?? 0)] ?? 0);
    }
  };

const writeMakers: WriteKeys = ({ size: { tyres }, rows }, keys) => {
  for (let each = 0; each < rows.length; each += 1) keys[each] = tyres.brand[rows[each] ?? 0] ?? 0;
};

const keysOf = (priced: TyreCosts, wish: Pick<TyreWish, 'ic' | 'cv'>, order: TyreOrder['order']): WriteKeys => {
  switch (order) {
    case 'precio':
      return writePrices(priced);
    case 'marca':
      return writeMakers;
    case 'recomendado':
      return recommendation(priced.columns, wish);
  }
};

/** With the number of a product behind it still exact; a place beyond it counts as this one. */
const lastOrden = 2 ** 22 - 1;
const ids = 2 ** 31;

/** By row, what stands first among equals, as one number: as recommended, then by number. Tyres of one size stand so already. */
const tieOf = ({ tyres }: SizeColumns, row: number, place: number, severalSizes: boolean): number =>
  severalSizes ? Math.min(tyres.orden[row] ?? 0, lastOrden) * ids + (tyres.id[row] ?? 0) : place;

/**
 * Some tyres by their places among those found, with what they are sorted by: lesser keys first, and among equal keys lesser
 * ties. No two have the same tie.
 */
interface Sortable {
  readonly keys: Float64Array;
  readonly ties: Float64Array;
  readonly places: Int32Array;
}

const swap = ({ keys, ties, places }: Sortable, one: number, other: number): void => {
  const [key, tie, place] = [keys[one] ?? 0, ties[one] ?? 0, places[one] ?? 0];
  keys[one] = keys[other] ?? 0;
  ties[one] = ties[other] ?? 0;
  places[one] = places[other] ?? 0;
  keys[other] = key;
  ties[other] = tie;
  places[other] = place;
};

/** How what stands at a place compares with a key and a tie: less than 0 before them. Millions are compared, so nothing is made here. */
const compared = ({ keys, ties }: Sortable, at: number, key: number, tie: number): number =>
  (keys[at] ?? 0) - key || (ties[at] ?? 0) - tie;

/** Moves what stands from `low` to `high` until the one that belongs at `at` stands there, lesser ones before it. */
const settle = (by: Sortable, at: number, low: number, high: number): void => {
  const { keys, ties } = by;
  while (low < high) {
    const [key, tie] = [keys[(low + high) >> 1] ?? 0, ties[(low + high) >> 1] ?? 0];
    let [left, right] = [low, high];
    while (left <= right) {
      while (compared(by, left, key, tie) < 0) left += 1;
      while (compared(by, right, key, tie) > 0) right -= 1;
      if (left > right) break;
      swap(by, left, right);
      left += 1;
      right -= 1;
    }
    if (at <= right) high = right;
    else if (at >= left) low = left;
    else return;
  }
};

/** Room for more than is wanted, so that what is worse is sorted out in one go. */
const leastRoom = 512;

/** The best of all that were found, `most` of them at most, in no order. */
function* bestOf(
  found: FoundTyres,
  most: number,
  writeKeys: WriteKeys,
  { order, direction }: TyreOrder,
): Parts<Sortable> {
  const all = countFound(found);
  const room = Math.min(all, Math.max(2 * most, leastRoom));
  const best = { keys: new Float64Array(room), ties: new Float64Array(room), places: new Int32Array(room) };
  const keys = new Float64Array(Math.max(0, ...found.map(({ rows }) => rows.length)));
  const [ofKey, ofTie] = direction === 'asc' ? [1, 1] : order === 'recomendado' ? [1, -1] : [-1, 1];
  let [kept, before] = [0, 0];
  let [worstKey, worstTie] = [Infinity, Infinity];

  const sortOut = (): void => {
    settle(best, most - 1, 0, kept - 1);
    kept = most;
    [worstKey, worstTie] = [best.keys[most - 1] ?? 0, best.ties[most - 1] ?? 0];
  };

  const add = (inSize: FoundInSize): void => {
    const { size, rows } = inSize;
    writeKeys(inSize, keys);
    for (let each = 0; each < rows.length; each += 1) {
      const key = (keys[each] ?? 0) * ofKey;
      if (key > worstKey) continue;
      const tie = tieOf(size, rows[each] ?? 0, before + each, found.length > 1) * ofTie;
      if (key === worstKey && tie > worstTie) continue;
      if (kept === room) sortOut();
      best.keys[kept] = key;
      best.ties[kept] = tie;
      best.places[kept] = before + each;
      kept += 1;
    }
    before += rows.length;
  };

  yield* eachInParts(found, rowsIn, add);
  if (kept > most) sortOut();
  return {
    keys: best.keys.subarray(0, kept),
    ties: best.ties.subarray(0, kept),
    places: best.places.subarray(0, kept),
  };
}

/** The tyre at a place among all that were found. */
const tyreAt = (found: FoundTyres, place: number): TyreAt[] => {
  let before = 0;
  for (const { size, rows } of found) {
    if (place < before + rows.length) return [{ size, row: rows[place - before] ?? 0 }];
    before += rows.length;
  }
  return [];
};

/**
 * The tyres of a page as if all were sorted: one pass over those found, whichever page. Equal ones stand as
 * recommended, then by number, in every order: no page shows a tyre that another one showed.
 */
export function* pickPage(
  priced: TyreCosts,
  found: FoundTyres,
  wish: Pick<TyreWish, 'ic' | 'cv'>,
  asked: PageAsked,
): Parts<TyreAt[]> {
  const from = asked.page * asked.pageSize;
  const best = yield* bestOf(found, from + asked.pageSize, keysOf(priced, wish, asked.order), asked);
  const { keys, ties, places } = best;
  settle(best, from, 0, keys.length - 1);
  const page = Array.from({ length: Math.max(0, keys.length - from) }, (_, each) => from + each);
  return page
    .sort((one, other) => compared(best, one, keys[other] ?? 0, ties[other] ?? 0))
    .flatMap((at) => tyreAt(found, places[at] ?? 0));
}
