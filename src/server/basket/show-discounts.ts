import type { BasketDiscount } from '#contract/basket.ts';
import type { PricedState } from './price-state.ts';
import { showCoupon, showPromotion } from './show-prices.ts';

/** What takes something off, as the basket shows it. */
export const showDiscounts = ({
  promociones,
  cupones,
  priced,
}: Pick<PricedState, 'promociones' | 'cupones' | 'priced'>): BasketDiscount[] => [
  ...promociones.map(showPromotion),
  ...cupones.map((coupon) => showCoupon(coupon, priced.cupones)),
];
