import { cents, minus, plus, sum, type Cents } from '../money/cents.ts';
import type { BasisPoints } from '../money/rate.ts';
import { share } from '../money/share.ts';
import type { TaxShare } from '../pricing/tax-breakdown.ts';

const nothing = cents(0);

export const grossOf = ({ base, cuota }: TaxShare): Cents => plus(base, cuota);

/** Base and tax of all rates together, tax included. */
export const grossOfAll = (shares: readonly TaxShare[]): Cents => sum(shares.map(grossOf));

export const shareAt = (shares: readonly TaxShare[], impuesto: BasisPoints): TaxShare =>
  shares.find((each) => each.impuesto === impuesto) ?? { impuesto, base: nothing, cuota: nothing };

/** The shares of several by rate, highest rate first; rates that come to nothing are left out. */
export const addShares = (...many: readonly (readonly TaxShare[])[]): TaxShare[] => {
  const rates = [...new Set(many.flat().map(({ impuesto }) => impuesto))].sort((one, other) => other - one);
  return rates.flatMap((impuesto) => {
    const own = many.flat().filter((each) => each.impuesto === impuesto);
    const base = sum(own.map((each) => each.base));
    const cuota = sum(own.map((each) => each.cuota));
    return base === 0 && cuota === 0 ? [] : [{ impuesto, base, cuota }];
  });
};

export const negated = (shares: readonly TaxShare[]): TaxShare[] =>
  shares.map(({ impuesto, base, cuota }) => ({
    impuesto,
    base: minus(nothing, base),
    cuota: minus(nothing, cuota),
  }));

/** An amount, tax included, laid on rates in proportion to what each has, by largest remainder; none gets more than it has. */
export const layOnRates = (
  importe: Cents,
  shares: readonly TaxShare[],
): { readonly impuesto: BasisPoints; readonly importe: Cents }[] => {
  const parts = share(importe, shares.map(grossOf));
  return shares.flatMap(({ impuesto }, place) => {
    const part = parts[place] ?? nothing;
    return part > 0 ? [{ impuesto, importe: part }] : [];
  });
};
