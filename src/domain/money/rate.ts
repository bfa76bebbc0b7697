import type { Cents } from './cents.ts';
import { roundHalfUp } from './round-half-up.ts';

/** A rate in hundredths of a percent: 2100 is 21 %. Always a whole number. */
export type BasisPoints = number;

/** 100 % in basis points. */
export const hundredPercent = 10_000;

/** A rate as the wire carries it: 450 is 4.5 percent. */
export const toPercent = (rate: BasisPoints): number => rate / 100;

/** An amount less a rate of it, in ten-thousandths of a cent: exact, for comparing. */
export const lessRate = (amount: Cents, rate: BasisPoints): number => amount * (hundredPercent - rate);

/** By how much `now` is below `before`, to a tenth of a percent. Throws a RangeError where before was nothing. */
export const rateBelow = (before: Cents, now: Cents): BasisPoints =>
  10 * roundHalfUp(BigInt(before - now) * 1000n, BigInt(before));

/** A rate of an amount, half up to the cent. */
export const partOf = (amount: Cents, rate: BasisPoints): Cents =>
  roundHalfUp(BigInt(amount) * BigInt(rate), BigInt(hundredPercent));
