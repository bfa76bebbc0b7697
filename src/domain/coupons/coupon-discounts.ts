import type { ProductKind } from '../catalogue/product-kinds.ts';
import { cents, minus, plus, sum, times, type Cents } from '../money/cents.ts';
import { partOf } from '../money/rate.ts';
import { share } from '../money/share.ts';
import type { Coupon } from './coupon.ts';

/** A line that a coupon may make cheaper. */
export interface DiscountableLine {
  /** Tax included. */
  readonly importe: Cents;
  readonly cantidad: number;
  /** The eco-fee of one unit, tax included; a part of `importe`. */
  readonly ecotasa: Cents;
  /** Null of what is no product. */
  readonly tipo_producto: ProductKind | null;
}

export interface CouponDiscount {
  readonly codigo: string;
  /** What it takes off, tax included. */
  readonly importe: Cents;
}

export interface CouponDiscounts {
  readonly cupones: readonly CouponDiscount[];
  /** What is taken off each line, in the order of the lines. */
  readonly partes: readonly Cents[];
}

const nothing = cents(0);

/** Whether a coupon speaks of a line. */
export const concerns = (coupon: Coupon, { tipo_producto }: DiscountableLine): boolean =>
  coupon.tipo_producto.length === 0 || coupon.tipo_producto.some((kind) => kind === tipo_producto);

const valueOf = (coupon: Coupon, full: Cents): Cents =>
  coupon.tipo === 'global-porcentaje' ? partOf(full, coupon.valor) : coupon.valor;

/** One order for any order in which coupons were typed: the narrower first, so that little is lost at the floor. */
const inOneOrder = (one: Coupon, other: Coupon): number =>
  Number(one.tipo_producto.length === 0) - Number(other.tipo_producto.length === 0) ||
  // Stryker disable next-line EqualityOperator: no two coupons have the same code
  (one.codigo < other.codigo ? -1 : 1);

/**
 * What coupons take off the lines of a basket. The eco-fee is collected for others and is left alone. A percentage is of
 * what the lines cost besides it before any coupon, so none makes another smaller; each amount is shared over its lines by
 * largest remainder, and no line goes below its eco-fee.
 */
export const couponDiscounts = (lines: readonly DiscountableLine[], coupons: readonly Coupon[]): CouponDiscounts => {
  const reducible = lines.map(({ importe, ecotasa, cantidad }) => minus(importe, times(ecotasa, cantidad)));
  let left = reducible;
  const cupones = coupons.toSorted(inOneOrder).map((coupon): CouponDiscount => {
    const own = lines.map((line) => concerns(coupon, line));
    const full = sum(reducible.filter((_, place) => own[place]));
    const weights = left.map((each, place) => (own[place] ? each : nothing));
    const room = sum(weights);
    const importe = cents(Math.min(valueOf(coupon, full), room));
    const parts = share(importe, weights);
    left = left.map((each, place) => minus(each, parts[place] ?? nothing));
    return { codigo: coupon.codigo, importe };
  });
  return { cupones, partes: reducible.map((full, place) => minus(full, left[place] ?? full)) };
};

/** What all of them take off. */
export const wholeDiscount = ({ cupones }: CouponDiscounts): Cents =>
  cupones.reduce((all, { importe }) => plus(all, importe), nothing);
