import type { Cents } from '#domain/money/cents.ts';
import type { RefundReason } from '#domain/payments/refund.ts';
import type { Database } from '../database/database.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { OrderRow } from '../orders/orders-store.ts';
import { insertRefund } from './refunds-store.ts';

/**
 * Gives money of a paid attempt back: written here with its order's row locked, done by a job, so that nothing is
 * lost where the process dies. `told`: its customer learns of it by a message of its own. Throws where the payment
 * has not so much left; whoever asks decides by what is paid under the same lock.
 */
export const promiseRefund = async (
  tx: Database,
  order: OrderRow,
  refund: { readonly reference: string; readonly importe: Cents; readonly motivo: RefundReason },
  now: Date,
  { told = true }: { readonly told?: boolean } = {},
): Promise<void> => {
  const refundId = await insertRefund(tx, { ...refund, now });
  if (refundId === undefined) throw new Error(`payment ${refund.reference} has no ${refund.importe} left to give back`);
  await enqueue(tx, 'devolver-pago', { reference: refund.reference }, { dedupe: refund.reference });
  if (!told) return;
  await queueMail(tx, {
    template: 'devolucion',
    destinatario: order.email,
    idioma: order.idioma,
    datos: { orderId: order.id, refundId },
  });
};
