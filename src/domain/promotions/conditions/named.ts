import type { PromotableProduct } from '../promotable.ts';
import type { Promotion } from '../promotion.ts';

/** No product named is every product that the rest describes. */
export const named = ({ productos }: Promotion, { id_navision }: PromotableProduct): boolean =>
  productos.length === 0 || productos.includes(id_navision);
