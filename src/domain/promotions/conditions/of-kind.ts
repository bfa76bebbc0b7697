import type { PromotableProduct } from '../promotable.ts';
import type { Promotion } from '../promotion.ts';

export const ofKind = (promotion: Promotion, { tipo_producto }: PromotableProduct): boolean =>
  promotion.tipo_producto.includes(tipo_producto);
