import type { TyreFacets } from '#contract/tyres.ts';
import { categories, compareCategories } from '#domain/tyres/category.ts';
import { reinforcements } from '#domain/tyres/reinforcement.ts';
import { seasons } from '#domain/tyres/season.ts';
import { reinforcementOf, type Columns } from '../catalogue/columns.ts';
import { categoryCounts, isRunflat, season, type Tally } from './scan-tyres.ts';

const totalWhere = (counts: Uint32Array, holds: (value: number) => boolean): number =>
  counts.reduce((sum, count, value) => (holds(value) ? sum + count : sum), 0);

/** Each value that some tyre has, in their order, with how many have it. */
const byTraits = <Value>(
  values: readonly Value[],
  present: Uint32Array,
  counts: Uint32Array,
  of: (traits: number) => Value | undefined,
): { value: Value; total: number }[] =>
  values
    .filter((value) => totalWhere(present, (traits) => of(traits) === value) > 0)
    .map((value) => ({ value, total: totalWhere(counts, (traits) => of(traits) === value) }));

/** Each value that some tyre has, with how many have it or a higher one: what asking for it would leave. */
const atLeast = <Value>(
  present: Uint32Array,
  counts: Uint32Array,
  name: (value: number) => Value | undefined,
): { value: Value; total: number }[] => {
  const options: { value: Value; total: number }[] = [];
  let total = 0;
  for (let value = present.length - 1; value >= 0; value -= 1) {
    total += counts[value] ?? 0;
    const named = present[value] ? name(value) : undefined;
    if (named !== undefined) options.push({ value: named, total });
  }
  return options.toReversed();
};

/**
 * What each value of each filter would leave, given all the other filters. A value that these leave nothing of
 * stays, with 0: `base` counts the tyres of the size without any filter. Categories, and brands within them, come
 * Premium, Quality, Budget. Load and speed count what bears at least so much, as searching for them does.
 */
export const tyreFacets = (columns: Columns, base: Tally, tally: Tally): TyreFacets => {
  const { brands, speeds } = columns;
  const [categoriesPresent, categoryTotals] = [
    categoryCounts(columns, base.categoria),
    categoryCounts(columns, tally.categoria),
  ];
  return {
    ic: atLeast(base.ic, tally.ic, (ic) => ic),
    cv: atLeast(base.cv, tally.cv, (place) => speeds[place]),
    temporada: byTraits(seasons, base.temporada, tally.temporada, (traits) => seasons[season(traits)]),
    runflat: byTraits([true, false], base.runflat, tally.runflat, isRunflat),
    refuerzo: byTraits(
      reinforcements,
      base.refuerzo,
      tally.refuerzo,
      (traits) => reinforcements[reinforcementOf(traits) - 1],
    ),
    categoria: categories
      .map((value, place) => ({ value, place }))
      .filter(({ place }) => (categoriesPresent[place] ?? 0) > 0)
      .map(({ value, place }) => ({ value, total: categoryTotals[place] ?? 0 })),
    marca: brands
      .map(({ id, marca, categoria }, place) => ({ id, marca, categoria, place }))
      .filter(({ place }) => (base.marca[place] ?? 0) > 0)
      .sort((one, other) => compareCategories(one.categoria, other.categoria) || one.place - other.place)
      .map(({ id, marca, categoria, place }) => ({ id, marca, categoria, total: tally.marca[place] ?? 0 })),
  };
};
