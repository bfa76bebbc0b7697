import { cents, type Cents } from '#domain/money/cents.ts';
import { hundredPercent, rateBelow, type BasisPoints } from '#domain/money/rate.ts';
import { roundHalfUp } from '#domain/money/round-half-up.ts';
import { dayMs } from '#domain/time.ts';

/** From this moment on, a unit cost so much: net, after the product's own discount. */
export type PricePoint = readonly [desde: string, precio: Cents];

export interface Reduction {
  /** Cents, net. */
  readonly precioAnterior: Cents;
  readonly descuento: BasisPoints;
}

const thirtyDays = 30 * dayMs;

/** The lowest price that was in force in the thirty days before a moment; undefined of what is newer. */
export const lowestBefore = (history: readonly PricePoint[], began: number): Cents | undefined => {
  const before = history.filter(([desde]) => Date.parse(desde) < began);
  const inForce = before.findLastIndex(([desde]) => Date.parse(desde) <= began - thirtyDays);
  const prices = before.slice(Math.max(0, inForce)).map(([, precio]) => precio);
  return prices.length === 0 ? undefined : cents(Math.min(...prices));
};

/**
 * How a reduced price is announced: against the lowest price of the thirty days before the reduction (Ley 7/1996,
 * art. 20.1), and by the percentage that this makes to a tenth (CJEU C-330/23), never more than the discount itself. Null where
 * nothing is reduced, or where the price before was no higher; an article that is new has none.
 * `history` in the order of time; its last entry is the reduction.
 */
export const reductionOf = (
  offer: { precio: Cents; descuento: BasisPoints },
  history: readonly PricePoint[],
): Reduction | null => {
  const last = history.at(-1);
  if (offer.descuento === 0 || !last) return null;
  const precioAnterior = lowestBefore(history, Date.parse(last[0]));
  if (precioAnterior === undefined) return null;
  const now = roundHalfUp(BigInt(offer.precio) * BigInt(hundredPercent - offer.descuento), BigInt(hundredPercent));
  if (precioAnterior <= now) return null;
  return { precioAnterior, descuento: Math.min(offer.descuento, rateBelow(precioAnterior, now)) };
};
