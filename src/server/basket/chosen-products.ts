import { cents } from '#domain/money/cents.ts';
import type { PriceParts } from '#domain/pricing/unit-price.ts';
import { bestOffer } from '../catalogue/best-offer.ts';
import type { WantedProduct } from './attached-services.ts';
import type { OfferFacts, ProductFacts } from './basket-facts-store.ts';
import type { BasketState } from './basket-state.ts';

/** A product that is wanted, with the offer that would be sold. */
export interface ChosenProduct extends WantedProduct {
  readonly matricula: string | null;
  /** Undefined for what no warehouse has ever offered. */
  readonly offer: OfferFacts | undefined;
  /** Whether so many can be had. */
  readonly available: boolean;
}

/** The products of a basket that the catalogue knows, in the basket's order. */
export const chooseOffers = (state: BasketState, facts: readonly ProductFacts[]): ChosenProduct[] => {
  const byId = new Map(facts.map((product) => [product.id_navision, product]));
  return state.products.flatMap(({ id_navision, cantidad, matricula }) => {
    const product = byId.get(id_navision);
    if (!product) return [];
    const offer = bestOffer(product.ofertas, cantidad);
    const available = product.activo && offer !== undefined && offer.stock >= cantidad;
    return [{ facts: product, cantidad, matricula, offer, available }];
  });
};

const nothing = cents(0);

/** What the price of one unit is made of, but for the country's tax. */
export const priceParts = ({ facts, offer }: ChosenProduct): Omit<PriceParts, 'impuesto'> => ({
  precio: offer?.precio ?? nothing,
  descuento: offer?.descuento ?? 0,
  promo: 0,
  ecotasa: facts.ecotasa,
});
