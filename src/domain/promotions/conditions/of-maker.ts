import type { PromotableProduct } from '../promotable.ts';
import type { Promotion } from '../promotion.ts';

/** No maker named is every maker. */
export const ofMaker = ({ marcas }: Promotion, { marcaSlug }: PromotableProduct): boolean =>
  marcas.length === 0 || marcas.includes(marcaSlug);
