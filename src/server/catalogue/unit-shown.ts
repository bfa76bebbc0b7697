import type { TyreResult } from '#contract/tyres.ts';
import type { Cents } from '#domain/money/cents.ts';
import { cents } from '#domain/money/cents.ts';
import { toEuros } from '#domain/money/euros.ts';
import { rateBelow, toPercent, type BasisPoints } from '#domain/money/rate.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import { reductionOf, type PricePoint } from './reduction.ts';

const nothing = cents(0);

/** What is reduced by no discount, and bears no fee: work. */
export const unreduced = { descuento: 0, promo: 0, ecotasa: nothing };

interface Unit {
  readonly offer: { readonly precio: Cents; readonly descuento: BasisPoints };
  readonly historia: readonly PricePoint[];
  readonly ecotasa: Cents;
  /** Basis points. */
  readonly impuesto: BasisPoints;
}

/**
 * What one unit of a product costs, as lists and sheets show it: with tax, before and after a reduction, with its eco-fee apart. The
 * percentage is what the two prices make that stand beside it (CJEU C-330/23): the fee, which nothing reduces, is in both.
 */
export const unitShown = ({
  offer: { precio, descuento },
  historia,
  ecotasa,
  impuesto,
}: Unit): Pick<TyreResult, 'precio' | 'precioAnterior' | 'descuento' | 'ecotasa'> => {
  const parts = { precio, descuento, promo: 0, ecotasa, impuesto };
  const reduction = reductionOf({ precio, descuento }, historia);
  const now = unitPrice(parts);
  const before = reduction && unitPrice({ ...parts, precio: reduction.precioAnterior, descuento: 0 });
  return {
    precio: toEuros(now),
    precioAnterior: before && toEuros(before),
    descuento: reduction && before ? toPercent(Math.min(reduction.descuento, rateBelow(before, now))) : 0,
    ecotasa: toEuros(unitPrice({ ...parts, precio: nothing })),
  };
};
