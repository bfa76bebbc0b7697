import type { Cents } from '#domain/money/cents.ts';
import { lessRate, type BasisPoints } from '#domain/money/rate.ts';

/** A product at a warehouse, as far as choosing among offers needs it. Amounts net. */
export interface OfferTerms {
  readonly id: number;
  readonly precio: Cents;
  readonly descuento: BasisPoints;
  readonly stock: number;
  readonly plazo_dias: number;
  readonly hora_corte: string;
}

/** Net price after the offer's own discount, in ten-thousandths of a cent: exact, for comparing. */
const reduced = ({ precio, descuento }: OfferTerms): number => lessRate(precio, descuento);

/**
 * The offer that the site sells `cantidad` units of: of those that have so many the cheapest, then the soonest
 * (spec H12). Where none has enough, the best of what there is; undefined without offers.
 */
export const bestOffer = <Offer extends OfferTerms>(offers: readonly Offer[], cantidad: number): Offer | undefined => {
  const [best] = offers.toSorted(
    (one, other) =>
      Number(one.stock < cantidad) - Number(other.stock < cantidad) ||
      Number(one.stock === 0) - Number(other.stock === 0) ||
      reduced(one) - reduced(other) ||
      one.plazo_dias - other.plazo_dias ||
      (one.hora_corte > other.hora_corte ? -1 : one.hora_corte < other.hora_corte ? 1 : one.id - other.id),
  );
  return best;
};
