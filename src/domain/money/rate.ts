import type { Cents } from './cents.ts';
import { roundHalfUp } from './round-half-up.ts';

/** A rate in hundredths of a percent: 2100 is 21 %. Always a whole number. */
export type BasisPoints = number;

/** 100 % in basis points. */
export const hundredPercent = 10_000;

/** A rate as the wire carries it: 450 is 4.5 percent. */
export const toPercent = (rate: BasisPoints): number => rate / 100;

/** A rate of an amount, half up to the cent. */
export const partOf = (amount: Cents, rate: BasisPoints): Cents =>
  roundHalfUp(BigInt(amount) * BigInt(rate), BigInt(hundredPercent));
