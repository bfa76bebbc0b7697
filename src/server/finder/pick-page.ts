import { netPrice, type Columns, type SizeColumns, type TyreAt } from '../catalogue/columns.ts';
import { countFound, type FoundTyres } from './scan.ts';
import type { TyreWish } from './wish.ts';

export interface TyreOrder {
  readonly order: 'recomendado' | 'marca' | 'precio';
  readonly direction: 'asc' | 'desc';
}

type Compare = (one: number, other: number) => number;

/** What a tyre is sorted by before its place among the recommended, lesser ones first. */
type KeyOf = (size: SizeColumns, row: number) => number;

/**
 * As recommended, what a whole set can be had of comes first, and among those what bears exactly the load and speed asked
 * for.
 */
const recommendation = (columns: Columns, { ic, cv }: Pick<TyreWish, 'ic' | 'cv'>): KeyOf => {
  const speed = cv === null ? -1 : columns.speeds.indexOf(cv);
  return ({ tyres, offers }, row) =>
    (offers.completo[row] === 1 ? 0 : 2) +
    ((ic !== null && tyres.ic[row] !== ic) || (cv !== null && tyres.cv[row] !== speed) ? 1 : 0);
};

const keyOf = (columns: Columns, wish: Pick<TyreWish, 'ic' | 'cv'>, order: TyreOrder['order']): KeyOf => {
  switch (order) {
    case 'precio':
      return ({ offers }, row) => netPrice(offers, row);
    case 'marca':
      return ({ tyres }, row) => tyres.brand[row] ?? 0;
    case 'recomendado':
      return recommendation(columns, wish);
  }
};

/**
 * Tyres with what they are sorted by. Equal ones stand as recommended, then by number, in every order: no page shows a tyre that
 * another one showed. Those of one size stand so already.
 */
const sortable = (found: FoundTyres, keyOfTyre: KeyOf, { order, direction }: TyreOrder) => {
  const count = countFound(found);
  const severalSizes = found.length > 1;
  const keys = new Float64Array(count);
  const [orden, id] = [new Int32Array(severalSizes ? count : 0), new Int32Array(severalSizes ? count : 0)];
  let last = 0;
  for (const { size, rows } of found)
    for (const row of rows) {
      keys[last] = keyOfTyre(size, row);
      if (severalSizes) {
        orden[last] = size.tyres.orden[row] ?? 0;
        id[last] = size.tyres.id[row] ?? 0;
      }
      last += 1;
    }
  const at = (column: ArrayLike<number>, place: number): number => column[place] ?? 0;
  const tie: Compare = severalSizes
    ? (one, other) => at(orden, one) - at(orden, other) || at(id, one) - at(id, other)
    : (one, other) => one - other;
  const [sign, tieSign] = [
    direction === 'desc' && order !== 'recomendado' ? -1 : 1,
    order === 'recomendado' && direction === 'desc' ? -1 : 1,
  ];
  const compare: Compare = (one, other) => sign * (at(keys, one) - at(keys, other)) || tieSign * tie(one, other);
  return { count, compare };
};

/** Moves places between `low` and `high` until the one that belongs at `place` stands there, lesser ones before it. */
const settle = (places: Int32Array, place: number, low: number, high: number, compare: Compare): void => {
  const at = (index: number): number => places[index] ?? 0;
  while (low < high) {
    const pivot = at((low + high) >> 1);
    let [left, right] = [low, high];
    while (left <= right) {
      while (compare(at(left), pivot) < 0) left += 1;
      while (compare(at(right), pivot) > 0) right -= 1;
      if (left > right) break;
      const moved = at(left);
      places[left] = at(right);
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
  const { count, compare } = sortable(found, keyOf(columns, wish, order.order), order);
  const places = new Int32Array(count);
  for (let place = 0; place < count; place += 1) places[place] = place;
  const last = Math.min(to, count) - 1;
  settle(places, from, 0, count - 1, compare);
  settle(places, last, from, count - 1, compare);
  return [...places.subarray(from, last + 1).sort(compare)].flatMap((place) => tyreAt(found, place));
};
