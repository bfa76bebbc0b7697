import type { Cents } from '../../money/cents.ts';
import type { BasisPoints } from '../../money/rate.ts';
import type { PromotableLine } from '../promotable.ts';

/** How a line becomes cheaper: a rate of its net price, or an amount off each unit. */
export interface Rebate {
  readonly promo: BasisPoints;
  /** Off each unit, tax included; the eco-fee is never touched. */
  readonly rebaja: Cents;
}

/** What a promotion of a kind does to a line of what it speaks of; undefined where it does nothing to it. */
export type Benefit<Kind> = (promotion: Kind, line: PromotableLine) => Rebate | undefined;
