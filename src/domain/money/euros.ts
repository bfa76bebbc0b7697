import { cents, type Cents } from './cents.ts';

/** Cents as the wire carries them: euros, the double nearest to the two-decimal amount (40960 is 409.6). */
export const toEuros = (amount: Cents): number => amount / 100;

/** The cents nearest to euros that may have any decimals, as somebody typed or sent them. Throws a RangeError past all measure. */
export const nearestCents = (euros: number): Cents => cents(Math.round(euros * 100));

/**
 * Euros of two decimals as cents. Throws a RangeError for any other number (1.005, 1e300): amounts that come
 * from outside are compared in euros, or checked before.
 */
export const fromEuros = (euros: number): Cents => {
  const whole = nearestCents(euros);
  if (toEuros(whole) !== euros) throw new RangeError(`not an amount of euros and cents: ${euros}`);
  return whole;
};
