import { cents, type Cents } from './cents.ts';

/** Cents as the wire carries them: euros, the double nearest to the two-decimal amount (40960 is 409.6). */
export const toEuros = (amount: Cents): number => amount / 100;

/**
 * Euros of two decimals as cents. Throws a RangeError for any other number (1.005, 1e300): amounts that come
 * from outside are compared in euros, or checked before.
 */
export const fromEuros = (euros: number): Cents => {
  const whole = cents(Math.round(euros * 100));
  if (toEuros(whole) !== euros) throw new RangeError(`not an amount of euros and cents: ${euros}`);
  return whole;
};
