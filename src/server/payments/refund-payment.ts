import type { House } from '../http/context.ts';
import { lockOrder } from '../orders/orders-store.ts';
import type { PaymentGateway } from './gateways/payment-gateway.ts';
import { findPayment, resolvePayment } from './payments-store.ts';

/**
 * Gives back the money of an attempt that is marked so. May run twice: the gateway gives the same refund
 * once. Throws where the gateway refuses or does not answer, so that the job tries again and, when it
 * gives up, is seen among the failed ones.
 */
export const refundPayment = async (
  { database, clock }: House,
  gateway: PaymentGateway,
  reference: string,
): Promise<void> => {
  const payment = await findPayment(database, reference);
  if (payment?.status !== 'devolver') return;
  if (payment.pasref === null || payment.authcode === null)
    throw new Error(`payment ${reference} has nothing to refund by`);
  const { pasref, authcode, importe } = payment;
  const answer = await gateway.refund({ reference, importe, pasref, authcode });
  if (!answer.ok) throw new Error(`the gateway refused to refund ${reference}: ${answer.code}`);
  await database.transaction(async (tx) => {
    await lockOrder(tx, payment.orderId);
    await resolvePayment(tx, reference, 'devuelto', null, clock());
  });
};
