import type { PromotableProduct } from '../promotable.ts';
import type { Promotion } from '../promotion.ts';

/** No season named is every season; what has none is in no season that is named. */
export const ofSeason = ({ temporadas }: Promotion, { temporada }: PromotableProduct): boolean =>
  temporadas.length === 0 || temporadas.some((named) => named === temporada);
