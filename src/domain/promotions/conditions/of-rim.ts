import type { PromotableProduct } from '../promotable.ts';
import type { Promotion } from '../promotion.ts';

/** Rims from and to, both included. */
export const ofRim = ({ llanta_desde, llanta_hasta }: Promotion, { llanta }: PromotableProduct): boolean =>
  (llanta_desde === null || llanta >= llanta_desde) && (llanta_hasta === null || llanta <= llanta_hasta);
