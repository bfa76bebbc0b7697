import { netPrice, type Columns } from '../catalogue/columns.ts';
import type { TyreWish } from './wish.ts';

export interface TyreOrder {
  readonly order: 'recomendado' | 'marca' | 'precio';
  readonly direction: 'asc' | 'desc';
}

type Compare = (one: number, other: number) => number;

/**
 * How rows are sorted. As recommended, what a whole set can be had of comes first, and among those what bears exactly the
 * load and speed asked for. Equal ones stand as recommended, then by number, in every order: no page shows a tyre that
 * another one showed.
 */
export const compareRows = (
  columns: Columns,
  wish: Pick<TyreWish, 'ic' | 'cv'>,
  { order, direction }: TyreOrder,
): Compare => {
  const { ic, cv, speeds, brand, orden, id, completo } = columns;
  const at = (column: ArrayLike<number>, row: number): number => column[row] ?? 0;
  const sign = direction === 'desc' ? -1 : 1;
  const tie: Compare = (one, other) => at(orden, one) - at(orden, other) || at(id, one) - at(id, other);
  switch (order) {
    case 'precio':
      return (one, other) => sign * (netPrice(columns, one) - netPrice(columns, other)) || tie(one, other);
    case 'marca':
      return (one, other) => sign * (at(brand, one) - at(brand, other)) || tie(one, other);
    case 'recomendado': {
      const beyond = (row: number): number =>
        Number(wish.ic !== null && at(ic, row) !== wish.ic) |
        Number(wish.cv !== null && speeds[at(cv, row)] !== wish.cv);
      return (one, other) =>
        at(completo, other) - at(completo, one) || beyond(one) - beyond(other) || sign * tie(one, other);
    }
  }
};

/** Moves rows between `low` and `high` until the one that belongs at `place` stands there, lesser ones before it. */
const settle = (rows: Int32Array, place: number, low: number, high: number, compare: Compare): void => {
  const at = (index: number): number => rows[index] ?? 0;
  while (low < high) {
    const pivot = at((low + high) >> 1);
    let [left, right] = [low, high];
    while (left <= right) {
      while (compare(at(left), pivot) < 0) left += 1;
      while (compare(at(right), pivot) > 0) right -= 1;
      if (left > right) break;
      [rows[left], rows[right]] = [at(right), at(left)];
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else return;
  }
};

/** The rows from `from` to before `to` as if all were sorted, without sorting the others: any page costs the same. */
export const pickPage = (rows: Int32Array, compare: Compare, from: number, to: number): number[] => {
  const moved = rows.slice();
  const last = Math.min(to, moved.length) - 1;
  settle(moved, from, 0, moved.length - 1, compare);
  settle(moved, last, from, moved.length - 1, compare);
  return [...moved.subarray(from, last + 1).sort(compare)];
};
