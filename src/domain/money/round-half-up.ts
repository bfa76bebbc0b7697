import { cents, times, type Cents } from './cents.ts';

/**
 * The whole number nearest to `numerator / denominator`; a half goes away from zero, so that a refund mirrors
 * its charge. Exact at any size: the unit price multiplies an amount by three rates, past what a number holds.
 */
export const roundHalfUp = (numerator: bigint, denominator: bigint): Cents => {
  if (denominator <= 0n) throw new RangeError('the denominator must be above zero');
  if (numerator < 0n) return times(roundHalfUp(-numerator, denominator), -1);
  return cents(Number((2n * numerator + denominator) / (2n * denominator)));
};

/**
 * The same of what numbers hold exactly, ten times as fast; undefined where they do not: twice the numerator and the
 * denominator together reach 2^53. Neither may be below zero.
 */
export const roundSmall = (numerator: number, denominator: number): Cents | undefined => {
  const doubled = 2 * numerator + denominator;
  if (!Number.isSafeInteger(doubled)) return undefined;
  // What is left of a division is exact; a quotient of numbers would be rounded itself.
  return cents((doubled - (doubled % (2 * denominator))) / (2 * denominator));
};
