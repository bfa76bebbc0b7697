import type { BasketDiscount } from '#contract/basket.ts';
import { cents } from '#domain/money/cents.ts';
import { toEuros } from '#domain/money/euros.ts';
import { toPercent, type BasisPoints } from '#domain/money/rate.ts';
import type { PricedBasket } from '#domain/pricing/price-basket.ts';
import { shownVatDayRate } from '#domain/pricing/vat-day.ts';
import type { CountingPromotion } from '#domain/promotions/promote.ts';
import type { Promotion } from '#domain/promotions/promotion.ts';
import type { CouponRow } from '../promotions/coupons-store.ts';
import type { PromotionRow } from '../promotions/promotions-store.ts';
import type { PricedState } from './price-state.ts';

const nothing = cents(0);

/** A coupon as the basket shows it. */
const showCoupon = (
  { codigo, tipo, valor, tipo_producto, descripcion_es, descripcion_ca, descripcion_pt }: CouponRow,
  taken: PricedBasket['cupones'],
): BasketDiscount => ({
  tipo,
  codigo_promocion: codigo,
  id_site_promocion_cesta: null,
  tipo_producto: [...tipo_producto],
  fecha_limite: null,
  importe_cupon: tipo === 'global-absoluto' ? toEuros(valor) : toPercent(valor),
  importePromocion: toEuros(taken.find((each) => each.codigo === codigo)?.importe ?? nothing),
  descripcion_es,
  descripcion_ca,
  descripcion_pt,
});

/** Euros, percent or nothing to say, by the promotion's kind; of a day without VAT the percent that its tax comes to. */
export const shownValue = (promotion: Promotion, impuesto: BasisPoints): number | null => {
  if (promotion.tipo === 'dia-sin-iva') return toPercent(shownVatDayRate(impuesto));
  if (promotion.valor === null) return null;
  return promotion.tipo === 'importe' ? toEuros(promotion.valor) : toPercent(promotion.valor);
};

/** A promotion that counts, as the basket shows it. */
const showPromotion = (
  { promotion, ahorro }: CountingPromotion<PromotionRow>,
  impuesto: BasisPoints,
): BasketDiscount => ({
  tipo: promotion.tipo,
  codigo_promocion: null,
  id_site_promocion_cesta: promotion.id_site_promocion,
  tipo_producto: [...promotion.tipo_producto],
  importe_cupon: shownValue(promotion, impuesto),
  importePromocion: toEuros(ahorro),
  fecha_limite: promotion.fecha_limite,
  descripcion_es: promotion.titulo_es,
  descripcion_ca: promotion.titulo_ca,
  descripcion_pt: promotion.titulo_pt,
});

/** What takes something off, as the basket shows it. */
export const showDiscounts = ({
  promoted,
  cupones,
  priced,
  pais,
}: Pick<PricedState, 'promoted' | 'cupones' | 'priced' | 'pais'>): BasketDiscount[] => [
  ...promoted.counting.map((counting) => showPromotion(counting, pais.impuesto_bp)),
  ...cupones.map((coupon) => showCoupon(coupon, priced.cupones)),
];
