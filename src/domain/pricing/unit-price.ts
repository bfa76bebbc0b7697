import type { Cents } from '../money/cents.ts';
import { hundredPercent, lessRate, type BasisPoints } from '../money/rate.ts';
import { roundHalfUp, roundSmall } from '../money/round-half-up.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** What the price of one unit is made of. */
export interface PriceParts {
  /** Net. */
  readonly precio: Cents;
  readonly descuento: BasisPoints;
  readonly promo: BasisPoints;
  /** Net; never reduced. */
  readonly ecotasa: Cents;
  readonly impuesto: BasisPoints;
}

/** The same as it comes from where values may be missing. */
export interface LoosePriceParts {
  readonly precio: Cents;
  readonly descuento?: BasisPoints | null | undefined;
  readonly promo?: BasisPoints | null | undefined;
  readonly ecotasa?: Cents | null | undefined;
  readonly impuesto?: BasisPoints | null | undefined;
}

export type PriceRefusal = 'falta-descuento' | 'falta-promo' | 'falta-ecotasa' | 'falta-impuesto';

/** All parts of a price, or the first that is missing: none of them is ever taken for zero (spec M10). */
export const completePrice = (parts: LoosePriceParts): PriceParts | Refusal<PriceRefusal> => {
  const { precio, descuento, promo, ecotasa, impuesto } = parts;
  if (descuento == null) return refuse('falta-descuento');
  if (promo == null) return refuse('falta-promo');
  if (ecotasa == null) return refuse('falta-ecotasa');
  if (impuesto == null) return refuse('falta-impuesto');
  return { precio, descuento, promo, ecotasa, impuesto };
};

const left = (reduction: BasisPoints): bigint => BigInt(hundredPercent - reduction);

const checkReduction = (reduction: BasisPoints): void => {
  if (reduction < 0 || reduction > hundredPercent) throw new RangeError(`not a reduction: ${reduction}`);
};

/** In plain numbers, which hold two rates of an amount; undefined where there are three, or it is too large. */
export const unitPriceInNumbers = ({ precio, descuento, promo, ecotasa, impuesto }: PriceParts): Cents | undefined => {
  if (descuento > 0 && promo > 0) return undefined;
  const net = lessRate(precio, descuento + promo) + lessRate(ecotasa, 0);
  return roundSmall(net * (hundredPercent + impuesto), hundredPercent * hundredPercent);
};

const unitPriceInBigInts = ({ precio, descuento, promo, ecotasa, impuesto }: PriceParts): Cents => {
  const one = BigInt(hundredPercent);
  const reduced = BigInt(precio) * left(descuento) * left(promo);
  const net = reduced + BigInt(ecotasa) * one * one;
  return roundHalfUp(net * (one + BigInt(impuesto)), one * one * one);
};

/**
 * What one unit costs, tax included, rounded half up once at the end:
 * `round2((precio × (1 − descuento) × (1 − promo) + ecotasa) × (1 + impuesto))`.
 * 75.00 net less 15 %, with an eco-fee of 1.64 and 21 %, is 79.12. Throws a RangeError for negative amounts and
 * rates, and for reductions of more than the whole.
 */
export const unitPrice = (parts: PriceParts): Cents => {
  const { precio, descuento, promo, ecotasa, impuesto } = parts;
  if (precio < 0 || ecotasa < 0 || impuesto < 0) throw new RangeError('a price is not made of negative parts');
  checkReduction(descuento);
  checkReduction(promo);
  return unitPriceInNumbers(parts) ?? unitPriceInBigInts(parts);
};
