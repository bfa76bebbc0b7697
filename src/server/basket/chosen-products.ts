import type { Work } from '#domain/booking/job.ts';
import { isGoods } from '#domain/catalogue/product-kinds.ts';
import { cents } from '#domain/money/cents.ts';
import type { PriceParts } from '#domain/pricing/unit-price.ts';
import { bestOffer } from '../catalogue/best-offer.ts';
import { promotable, type WantedProduct } from './attached-services.ts';
import type { DraftLine } from './draft-line.ts';
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
    const sold = product.ofertas.filter(({ falta }) => falta === null);
    const offer = bestOffer(sold.length > 0 ? sold : product.ofertas, cantidad);
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

/** The line of a product. */
export const productLine = (chosen: ChosenProduct): DraftLine => ({
  line: {
    clase: 'producto',
    id_navision: chosen.facts.id_navision,
    tipo_producto: chosen.facts.tipo_producto,
    cantidad: chosen.cantidad,
    ...priceParts(chosen),
    trabajo: !isGoods(chosen.facts.tipo_producto),
  },
  categoriaServicio: null,
  productos: [promotable(chosen)],
});

/** The work that comes with a product itself; undefined where its services are all there is to do. */
export const ownWork = ({ facts, cantidad }: ChosenProduct): Work | undefined =>
  facts.minutos === 0
    ? undefined
    : { base_calculo: 'F', cantidad: 1, minutos: facts.minutos * cantidad, minutos_extra: 0, skill: facts.skill };
