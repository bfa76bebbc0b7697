import { cents, type Cents } from '../money/cents.ts';
import { partOf, type BasisPoints } from '../money/rate.ts';

export interface DepositRule {
  /** Part of the total. */
  readonly depositBp: BasisPoints;
  /** At least so much. */
  readonly depositMin: number;
}

/**
 * What the deposit asks for now: a part of the total rounded half up, at least the minimum, at most the
 * total (spec M25: 10 % and 10 €). 412.36 € asks 41.24 €.
 */
export const depositOf = (total: Cents, { depositBp, depositMin }: DepositRule): Cents =>
  cents(Math.min(total, Math.max(depositMin, partOf(total, depositBp))));

export type PaymentTerms = 'reserva' | 'total' | 'taller';

/** What is due online now. */
export const dueNow = (terms: PaymentTerms, total: Cents, rule: DepositRule): Cents => {
  switch (terms) {
    case 'reserva':
      return depositOf(total, rule);
    case 'total':
      return total;
    case 'taller':
      return cents(0);
  }
};
