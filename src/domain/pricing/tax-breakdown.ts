import { cents, minus, plus, type Cents } from '../money/cents.ts';
import { hundredPercent, type BasisPoints } from '../money/rate.ts';
import { roundHalfUp } from '../money/round-half-up.ts';

/** What one rate taxes. */
export interface TaxShare {
  readonly impuesto: BasisPoints;
  readonly base: Cents;
  readonly cuota: Cents;
}

/**
 * Base and tax by rate, highest rate first, of amounts that include it: summed by rate, then rounded once, so that
 * all bases and taxes add up to the amounts to the cent.
 */
export const taxBreakdown = (
  amounts: readonly { readonly importe: Cents; readonly impuesto: BasisPoints }[],
): TaxShare[] => {
  const byRate = new Map<BasisPoints, Cents>();
  for (const { importe, impuesto } of amounts) byRate.set(impuesto, plus(byRate.get(impuesto) ?? cents(0), importe));
  return [...byRate]
    .sort(([one], [other]) => other - one)
    .map(([impuesto, importe]) => {
      const base = roundHalfUp(BigInt(importe) * BigInt(hundredPercent), BigInt(hundredPercent + impuesto));
      return { impuesto, base, cuota: minus(importe, base) };
    });
};
