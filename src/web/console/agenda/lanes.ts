import type { Span } from './day-scale.ts';

export interface InLane<Item> {
  readonly item: Item;
  /** Which of the lanes, from 0. */
  readonly lane: number;
  /** How many lanes share the width where it stands. */
  readonly lanes: number;
}

/**
 * What stands in one column, side by side where it meets: a bay holds one car at a time, but a car that went early
 * or never came may have left its time to another. Items that meet nobody have the whole width.
 */
export const lanesOf = <Item extends Span>(items: readonly Item[]): InLane<Item>[] => {
  const ordered = items.toSorted((one, other) => one.desde - other.desde || other.hasta - one.hasta);
  const placed: InLane<Item>[] = [];
  let group: { item: Item; lane: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    placed.push(...group.map((one) => ({ ...one, lanes: ends.length })));
    group = [];
    ends = [];
  };
  for (const item of ordered) {
    if (ends.every((end) => end <= item.desde)) close();
    const free = ends.findIndex((end) => end <= item.desde);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = item.hasta;
    group.push({ item, lane });
  }
  close();
  return placed;
};
