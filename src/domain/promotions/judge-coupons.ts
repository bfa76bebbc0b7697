import { sum } from '../money/cents.ts';
import { refuse, type Refusal } from '../refusal.ts';
import { couponCode, type Coupon } from './coupon.ts';
import { concerns, type DiscountableLine } from './coupon-discounts.ts';

/** The four refusals of the specification (shopping 5 and 8). */
export type CouponRefusal = 'cupon-vacio' | 'cupon-desconocido' | 'cupon-no-aplicable' | 'cupon-usado';

export interface CouponBook<Known extends Coupon = Coupon> {
  readonly known: ReadonlyMap<string, Known>;
  /** Codes of which nothing is left, for anybody or for this customer. */
  readonly used: ReadonlySet<string>;
  readonly now: Date;
}

export interface JudgedCoupons<Known extends Coupon = Coupon> {
  readonly aplicados: readonly Known[];
  /** Why the last one that was not taken was not. */
  readonly rechazo: Refusal<CouponRefusal> | null;
}

const runs = ({ desde, hasta }: Coupon, now: Date): boolean => desde <= now && (hasta === null || now < hasta);

/** Whether there is any coupon to type: a box for codes where none runs only makes people look for one. */
export const anyCouponRuns = ({ known, now }: Pick<CouponBook, 'known' | 'now'>): boolean =>
  [...known.values()].some((coupon) => runs(coupon, now));

const standTogether = (coupon: Coupon, others: readonly Coupon[]): boolean =>
  others.length === 0 || (coupon.acumulable && others.every(({ acumulable }) => acumulable));

const judge = <Known extends Coupon>(
  codigo: string,
  { known, used, now }: CouponBook<Known>,
  lines: readonly DiscountableLine[],
  taken: readonly Coupon[],
): Known | Refusal<CouponRefusal> => {
  if (codigo === '') return refuse('cupon-vacio');
  const coupon = known.get(codigo);
  // One that runs no longer is said to be unknown: which codes there were is nobody's business.
  if (!coupon || !runs(coupon, now)) return refuse('cupon-desconocido', { cupon: codigo });
  if (used.has(codigo)) return refuse('cupon-usado', { cupon: codigo });
  const worth = sum(lines.filter((line) => concerns(coupon, line)).map(({ importe }) => importe));
  return worth > 0 && worth >= coupon.minimo && standTogether(coupon, taken)
    ? coupon
    : refuse('cupon-no-aplicable', { cupon: codigo });
};

/** Which of the codes that a basket carries count, in the order in which they were typed. One typed twice counts once. */
export const judgeCoupons = <Known extends Coupon>(
  codes: readonly string[],
  lines: readonly DiscountableLine[],
  book: CouponBook<Known>,
): JudgedCoupons<Known> => {
  const aplicados: Known[] = [];
  let rechazo: Refusal<CouponRefusal> | null = null;
  for (const codigo of new Set(codes.map(couponCode))) {
    const judged = judge(codigo, book, lines, aplicados);
    if ('refusal' in judged) rechazo = judged;
    else aplicados.push(judged);
  }
  return { aplicados, rechazo };
};
