import type { PromotableProduct } from '../promotable.ts';
import type { Promotion } from '../promotion.ts';

/** Rims from and to, both included. */
export const ofRim = ({ llanta_desde, llanta_hasta }: Promotion, { llanta }: PromotableProduct): boolean =>
  llanta >= (llanta_desde ?? 0) && llanta <= (llanta_hasta ?? Infinity);
