import { minus } from '#domain/money/cents.ts';
import type { Runtime } from '../../runtime.ts';
import { lockOrder, markDecided, orderById, takeOffPaid } from '../../orders/orders-store.ts';
import { findPayment } from '../payments-store.ts';
import { promiseRefund } from '../promise-refund.ts';
import { decideLatePayment, findLatePayment } from './late-payments-store.ts';

/**
 * Gives the money of a late payment back, because its customer wants that or did not choose in time; the order
 * lapses again, and its basket may be ordered anew. Changes nothing where it is decided already.
 */
export const returnLatePayment = async (
  { database, clock }: Runtime,
  id: string,
  why: 'pedida' | 'plazo',
): Promise<void> => {
  const known = await findLatePayment(database, id);
  if (!known || known.decision !== null) return;
  await database.transaction(async (tx) => {
    await lockOrder(tx, known.orderId);
    const now = clock();
    const [late, order] = [await findLatePayment(tx, id), await orderById(tx, known.orderId)];
    const payment = await findPayment(tx, known.reference);
    if (!late || late.decision !== null || order?.status !== 'por-decidir' || !payment) return;
    await decideLatePayment(tx, order.id, why, now);
    await markDecided(tx, order.id, 'caducado');
    const importe = minus(payment.importe, payment.devuelto);
    await takeOffPaid(tx, order.id, importe);
    await promiseRefund(tx, order, { reference: payment.reference, importe, motivo: why }, now);
  });
};
