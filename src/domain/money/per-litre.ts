import type { Cents } from './cents.ts';
import { roundHalfUp } from './round-half-up.ts';

/** What a litre costs of a can of so many, in tenths at the finest; half up to the cent. */
export const perLitre = (amount: Cents, litros: number): Cents =>
  roundHalfUp(BigInt(amount) * 10n, BigInt(Math.round(litros * 10)));
