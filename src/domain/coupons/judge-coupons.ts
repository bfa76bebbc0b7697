import { sum } from '../money/cents.ts';
import { toEuros } from '../money/euros.ts';
import { isRefusal, refuse, type Refusal } from '../refusal.ts';
import { runs } from '../runs.ts';
import { couponCode, type Coupon } from './coupon.ts';
import { concerns, type DiscountableLine } from './coupon-discounts.ts';

/** The four refusals of a coupon (spec P17 to P20), and three that say more truly why it does not apply (spec P22). */
export type CouponRefusal =
  | 'cupon-vacio'
  | 'cupon-desconocido'
  | 'cupon-no-aplicable'
  | 'cupon-usado'
  | 'cupon-no-combinable'
  | 'cupon-minimo'
  | 'cupon-repetido';

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
  /** Codes that nothing answers to, in the form that is kept. */
  readonly desconocidos: readonly string[];
}

/** Whether there is any coupon to type: a box for codes where none runs only makes people look for one. */
export const anyCouponRuns = ({ known, now }: Pick<CouponBook, 'known' | 'now'>): boolean => {
  for (const coupon of known.values()) if (runs(coupon, now)) return true;
  return false;
};

/** Those beside which a coupon cannot stand: all, where it allows none itself. */
const inTheWay = (coupon: Coupon, others: readonly Coupon[]): readonly Coupon[] =>
  coupon.acumulable ? others.filter(({ acumulable }) => !acumulable) : others;

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
  if (worth === 0) return refuse('cupon-no-aplicable', { cupon: codigo });
  const others = inTheWay(coupon, taken);
  if (others.length > 0)
    return refuse('cupon-no-combinable', { cupon: codigo, otros: others.map((other) => other.codigo).join(' ') });
  return worth >= coupon.minimo ? coupon : refuse('cupon-minimo', { cupon: codigo, minimo: toEuros(coupon.minimo) });
};

/**
 * Which of the codes that a basket carries count, in the order in which they were typed. One typed twice counts
 * once, and says so.
 */
export const judgeCoupons = <Known extends Coupon>(
  codes: readonly string[],
  lines: readonly DiscountableLine[],
  book: CouponBook<Known>,
): JudgedCoupons<Known> => {
  const aplicados: Known[] = [];
  let rechazo: Refusal<CouponRefusal> | null = null;
  const desconocidos: string[] = [];
  for (const codigo of codes.map(couponCode)) {
    if (aplicados.some((coupon) => coupon.codigo === codigo)) {
      rechazo = refuse('cupon-repetido', { cupon: codigo });
      continue;
    }
    const judged = judge(codigo, book, lines, aplicados);
    if (!isRefusal(judged)) {
      aplicados.push(judged);
      continue;
    }
    rechazo = judged;
    if (judged.refusal === 'cupon-desconocido') desconocidos.push(codigo);
  }
  return { aplicados, rechazo, desconocidos };
};
