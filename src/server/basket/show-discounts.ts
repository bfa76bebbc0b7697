import type { BasketDiscount } from '#contract/basket.ts';
import type { PricedState } from './price-state.ts';
import { showCoupon, showPromotion } from './show-prices.ts';

/** What takes something off, as the basket shows it. */
export const showDiscounts = ({
  promociones,
  cupones,
  priced,
  pais,
}: Pick<PricedState, 'promociones' | 'cupones' | 'priced' | 'pais'>): BasketDiscount[] => [
  ...promociones.map((counting) => showPromotion(counting, pais.impuesto_bp)),
  ...cupones.map((coupon) => showCoupon(coupon, priced.cupones)),
];
