export type RelativeUnit = 'second' | 'minute' | 'hour' | 'day' | 'month' | 'year';

/** How many of a unit are said before the next one is (spec U18). */
const thresholds: readonly (readonly [RelativeUnit, number])[] = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
];

/** How long ago, or how soon: a count, negative of the past, and its unit. Whole units only; what is begun is not counted. */
export const relativeTime = (from: Date, now: Date): { readonly count: number; readonly unit: RelativeUnit } => {
  let count = (from.getTime() - now.getTime()) / 1000;
  for (const [unit, most] of thresholds) {
    if (Math.abs(count) < most) return { count: Math.trunc(count), unit };
    count /= most;
  }
  return { count: Math.trunc(count), unit: 'year' };
};
