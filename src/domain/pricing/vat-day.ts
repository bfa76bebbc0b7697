import { minus, type Cents } from '../money/cents.ts';
import { hundredPercent, type BasisPoints } from '../money/rate.ts';
import { roundHalfUp } from '../money/round-half-up.ts';

/**
 * The discount of a day without VAT: exactly the tax part of a price that includes it, `1 − 1/(1 + impuesto)`,
 * so that 121.00 becomes 100.00 and 400.00 becomes 330.58. The tax itself is still charged on what remains.
 */
export const vatDayDiscount = (importe: Cents, impuesto: BasisPoints): Cents =>
  minus(importe, roundHalfUp(BigInt(importe) * BigInt(hundredPercent), BigInt(hundredPercent + impuesto)));

/** The figure shown for it, in basis points: 1736 (17.36 %) in Spain. It never enters a computation. */
export const shownVatDayRate = (impuesto: BasisPoints): BasisPoints =>
  roundHalfUp(BigInt(hundredPercent) * BigInt(impuesto), BigInt(hundredPercent + impuesto));
