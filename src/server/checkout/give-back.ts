import { minus, type Cents } from '#domain/money/cents.ts';
import { shareRefund, type RefundReason } from '#domain/payments/refund.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { Database } from '../database/database.ts';
import { paidOf } from '../payments/payments-store.ts';
import { promiseRefund } from '../payments/promise-refund.ts';
import { takeOffPaid, type OrderRow } from '../orders/orders-store.ts';

/**
 * Gives back so much of what an order's customer paid online, or all of it; refused where more is asked than was
 * paid, and then nothing is written. The order's row is locked by the caller.
 */
export const giveBack = async (
  tx: Database,
  order: OrderRow,
  devolver: 'todo' | Cents,
  motivo: RefundReason,
  now: Date,
  options: { readonly told?: boolean } = {},
): Promise<Refusal<'devolucion-excesiva'> | null> => {
  const paid = (await paidOf(tx, order.id)).map(({ reference, importe, devuelto }) => ({
    reference,
    queda: minus(importe, devuelto),
  }));
  const shares = shareRefund(paid, devolver === 'todo' ? order.pagado : devolver);
  if (shares === null) return refuse('devolucion-excesiva');
  for (const share of shares) {
    await takeOffPaid(tx, order.id, share.importe);
    await promiseRefund(tx, order, { ...share, motivo }, now, options);
  }
  return null;
};
