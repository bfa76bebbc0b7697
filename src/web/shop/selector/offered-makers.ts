import type { CountedMaker } from '../finder/filters/facet.ts';

/**
 * Of the makers that were counted those with most tyres, and those that are chosen, in the order in which they came: what a page
 * that recommends offers to narrow by. All have a page of their own.
 */
export const offeredMakers = (
  makers: readonly CountedMaker[],
  most: number,
  chosen: readonly number[],
): CountedMaker[] => {
  const largest = new Set(
    makers
      .toSorted((one, other) => other.total - one.total)
      .slice(0, most)
      .map(({ id }) => id),
  );
  return makers.flatMap(({ id, marca, total }) =>
    largest.has(id) || chosen.includes(id) ? [{ id, marca, total }] : [],
  );
};
