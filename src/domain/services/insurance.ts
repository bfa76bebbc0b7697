import type { Cents } from '../money/cents.ts';
import { partOf, type BasisPoints } from '../money/rate.ts';

/** A step of what the insurance of a tyre pays, by the kilometres done since it was fitted. */
export interface CoverStep {
  /** This many kilometres included. */
  readonly hasta_km: number;
  /** Of what the tyre cost. */
  readonly cubre_bp: BasisPoints;
}

/** What is paid after so many kilometres: the best of the steps that are not past; nothing after the last one. */
export const coverAfter = (km: number, steps: readonly CoverStep[]): BasisPoints =>
  Math.max(0, ...steps.filter(({ hasta_km }) => km <= hasta_km).map(({ cubre_bp }) => cubre_bp));

/**
 * What the insurance pays for a tyre that cost so much and is ruined after so many kilometres, tax included like its
 * price (spec T18). Throws a RangeError for a distance below zero.
 */
export const insurancePays = (precio: Cents, km: number, steps: readonly CoverStep[]): Cents => {
  if (!(km >= 0)) throw new RangeError(`not a distance: ${km}`);
  return partOf(precio, coverAfter(km, steps));
};
