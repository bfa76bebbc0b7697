import { netPrice, type Columns, type TyreAt } from '../catalogue/columns.ts';
import { countFound, type FoundInSize, type FoundTyres } from './scan.ts';
import type { TyreWish } from './wish.ts';

export interface TyreOrder {
  readonly order: 'recomendado' | 'marca' | 'precio';
  readonly direction: 'asc' | 'desc';
}

/** Writes what some tyres of a size are sorted by into `keys`, from a place on, lesser ones first. */
type WriteKeys = (found: FoundInSize, keys: Float64Array, from: number) => void;

/**
 * As recommended, what a whole set can be had of comes first, and among those what bears exactly the load and speed asked
 * for.
 */
const recommendation = (columns: Columns, { ic, cv }: Pick<TyreWish, 'ic' | 'cv'>): WriteKeys => {
  const speed = cv === null ? -1 : columns.speeds.indexOf(cv);
  return ({ size: { tyres, offers }, rows }, keys, from) => {
    for (let each = 0; each < rows.length; each += 1) {
      const row = rows[each] ?? 0;
      const isBeyond = (ic !== null && tyres.ic[row] !== ic) || (cv !== null && tyres.cv[row] !== speed);
      keys[from + each] = (offers.completo[row] === 1 ? 0 : 2) + (isBeyond ? 1 : 0);
    }
  };
};

const writePrices: WriteKeys = ({ size: { offers }, rows }, keys, from) => {
  for (let each = 0; each < rows.length; each += 1) keys[from + each] = netPrice(offers, rows[each] ?? 0);
};

const writeMakers: WriteKeys = ({ size: { tyres }, rows }, keys, from) => {
  for (let each = 0; each < rows.length; each += 1) keys[from + each] = tyres.brand[rows[each] ?? 0] ?? 0;
};

const keysOf = (columns: Columns, wish: Pick<TyreWish, 'ic' | 'cv'>, order: TyreOrder['order']): WriteKeys => {
  switch (order) {
    case 'precio':
      return writePrices;
    case 'marca':
      return writeMakers;
    case 'recomendado':
      return recommendation(columns, wish);
  }
};

/** What tyres are sorted by, by their places among those found: lesser ones first, and among equal keys those of lesser ties. */
interface Sortable {
  readonly keys: Float64Array;
  readonly ties: Float64Array;
}

/** With the number of a product behind it still exact; a place beyond it counts as this one. */
const lastOrden = 2 ** 22 - 1;
const ids = 2 ** 31;

/** As recommended, then by number, as one number. Tyres of one size stand so already. */
const writeTies = (found: FoundTyres, ties: Float64Array): void => {
  const severalSizes = found.length > 1;
  let last = 0;
  for (const { size, rows } of found)
    for (let each = 0; each < rows.length; each += 1, last += 1) {
      const row = rows[each] ?? 0;
      ties[last] = severalSizes
        ? Math.min(size.tyres.orden[row] ?? 0, lastOrden) * ids + (size.tyres.id[row] ?? 0)
        : last;
    }
};

const negate = (numbers: Float64Array): void => {
  for (let each = 0; each < numbers.length; each += 1) numbers[each] = -(numbers[each] ?? 0);
};

/**
 * Tyres with what they are sorted by. Equal ones stand as recommended, then by number, in every order: no page shows a tyre that
 * another one showed.
 */
const sortable = (found: FoundTyres, writeKeys: WriteKeys, { order, direction }: TyreOrder): Sortable => {
  const count = countFound(found);
  const [keys, ties] = [new Float64Array(count), new Float64Array(count)];
  let before = 0;
  for (const inSize of found) {
    writeKeys(inSize, keys, before);
    before += inSize.rows.length;
  }
  writeTies(found, ties);
  if (direction === 'desc') negate(order === 'recomendado' ? ties : keys);
  return { keys, ties };
};

/** Whether the one place comes before the other. Thousands are compared for a page, so nothing is made here. */
const isBefore = ({ keys, ties }: Sortable, one: number, other: number): boolean => {
  const [key, otherKey] = [keys[one] ?? 0, keys[other] ?? 0];
  return key < otherKey || (key === otherKey && (ties[one] ?? 0) < (ties[other] ?? 0));
};

/** Moves places between `low` and `high` until the one that belongs at `place` stands there, lesser ones before it. */
const settle = (places: Int32Array, place: number, low: number, high: number, by: Sortable): void => {
  while (low < high) {
    const pivot = places[(low + high) >> 1] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      while (isBefore(by, places[left] ?? 0, pivot)) left += 1;
      while (isBefore(by, pivot, places[right] ?? 0)) right -= 1;
      if (left > right) break;
      const moved = places[left] ?? 0;
      places[left] = places[right] ?? 0;
      places[right] = moved;
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else return;
  }
};

/** The tyre at a place among all that were found. */
const tyreAt = (found: FoundTyres, place: number): TyreAt[] => {
  let before = 0;
  for (const { size, rows } of found) {
    if (place < before + rows.length) return [{ size, row: rows[place - before] ?? 0 }];
    before += rows.length;
  }
  return [];
};

/** The tyres from `from` to before `to` as if all were sorted, without sorting the others: any page costs the same. */
export const pickPage = (
  columns: Columns,
  found: FoundTyres,
  wish: Pick<TyreWish, 'ic' | 'cv'>,
  order: TyreOrder,
  from: number,
  to: number,
): TyreAt[] => {
  const by = sortable(found, keysOf(columns, wish, order.order), order);
  const count = by.keys.length;
  const places = new Int32Array(count);
  for (let place = 0; place < count; place += 1) places[place] = place;
  const last = Math.min(to, count) - 1;
  settle(places, from, 0, count - 1, by);
  settle(places, last, from, count - 1, by);
  const page = places.subarray(from, last + 1).sort((one, other) => (isBefore(by, one, other) ? -1 : 1));
  return [...page].flatMap((place) => tyreAt(found, place));
};
