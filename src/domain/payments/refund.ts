import { cents, minus, type Cents } from '../money/cents.ts';

/** Why money goes back, for the books and for the letter to the customer. */
export const refundReasons = [
  /** It came when neither the time nor the goods could be had any more. */
  'hora-perdida',
  /** The order was paid already, or is paid at the workshop. */
  'ya-pagado',
  /** The gateway took another amount than was asked for. */
  'importe-distinto',
  /** The customer asked for it instead of another time. */
  'pedida',
  /** The customer did not choose in time. */
  'plazo',
  /** The order is cancelled. */
  'cancelado',
  /** It came for an order that was cancelled before. */
  'tras-cancelar',
  /** Staff give something back of an order that stands. */
  'ajuste',
] as const;
export type RefundReason = (typeof refundReasons)[number];

/** A payment by what of it was not given back yet. */
export interface PaidRest {
  readonly reference: string;
  readonly queda: Cents;
}

/**
 * Which payments give back so much, oldest payment first in `paid`: the latest gives first. Null where more is
 * asked than was paid.
 */
export const shareRefund = (
  paid: readonly PaidRest[],
  importe: Cents,
): readonly { readonly reference: string; readonly importe: Cents }[] | null => {
  let left = importe;
  const shares = paid.toReversed().flatMap(({ reference, queda }) => {
    const part = cents(Math.min(left, queda));
    left = minus(left, part);
    return part > 0 ? [{ reference, importe: part }] : [];
  });
  return left > 0 ? null : shares;
};
