import type { Runtime } from '../runtime.ts';
import { lockOrder } from '../orders/orders-store.ts';
import { NotDelivered } from './gateways/ask-server.ts';
import type { PaymentGateway, Refund } from './gateways/payment-gateway.ts';
import { findPayment, type PaymentRow } from './payments-store.ts';
import {
  closePayment,
  finishRefund,
  leaveRefundToPerson,
  letGoOfRefund,
  takeRefund,
  type TakenRefund,
} from './refunds-store.ts';

/** A worker that has not ended a refund by then is taken for dead: longer than any answer is waited for. */
const deadAfterMs = 120_000;

const leaveToPerson = async ({ database, log }: Runtime, refund: TakenRefund, why: string): Promise<void> => {
  log.error({ refund: refund.id, reference: refund.reference, why }, 'a person has to look after a refund');
  await leaveRefundToPerson(database, refund.id);
};

/** Sends one refund. Throws where it should be tried again later. */
const giveBack = async (
  runtime: Runtime,
  gateway: PaymentGateway,
  taken: TakenRefund,
  { pasref, authcode, importe: pagado, orderId, reference }: PaymentRow,
): Promise<'given' | 'left'> => {
  const { database, clock } = runtime;
  if (pasref === null || authcode === null) {
    await leaveToPerson(runtime, taken, 'nothing to refund by');
    return 'left';
  }
  const { id, importe, antes, dudosa } = taken;
  const refund: Refund = { id: String(id), reference, importe, antes, pagado, pasref, authcode };
  if (dudosa && !gateway.maySendAgain(refund)) {
    await leaveToPerson(runtime, taken, 'the answer to it was lost');
    return 'left';
  }
  const answer = await gateway.refund(refund).catch(async (error: unknown) => {
    await letGoOfRefund(database, id, dudosa || !(error instanceof NotDelivered));
    throw error;
  });
  if (answer.ok) {
    await database.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      await finishRefund(tx, id, clock());
      await closePayment(tx, reference, clock());
    });
    return 'given';
  }
  if (dudosa) {
    await leaveToPerson(runtime, taken, `refused with ${answer.code} after its answer was lost`);
    return 'left';
  }
  await letGoOfRefund(database, id, false);
  throw new Error(`the gateway refused to refund ${reference}: ${answer.code}`);
};

/**
 * Gives back what of a payment is promised, one refund after the other. May run twice: a refund is one worker's at
 * a time, and one whose answer was lost is sent again only where the gateway can tell (decision 022). Throws where
 * the gateway refuses or does not answer, so that the job tries again.
 */
export const refundPayment = async (runtime: Runtime, gateway: PaymentGateway, reference: string): Promise<void> => {
  const { database, clock } = runtime;
  const payment = await findPayment(database, reference);
  if (!payment) return;
  for (;;) {
    const now = clock();
    const taken = await takeRefund(database, { reference, now, deadSince: new Date(now.getTime() - deadAfterMs) });
    if (taken === 'busy') throw new Error(`another worker is refunding ${reference}`);
    if (taken === null) break;
    if ((await giveBack(runtime, gateway, taken, payment)) === 'left') return;
  }
  await database.transaction(async (tx) => {
    await lockOrder(tx, payment.orderId);
    await closePayment(tx, reference, clock());
  });
};

/** The gateway refused for hours: a person has to look. */
export const refundGivenUp = async (runtime: Runtime, reference: string): Promise<void> => {
  const { database, clock } = runtime;
  const now = clock();
  const taken = await takeRefund(database, { reference, now, deadSince: now });
  if (taken !== null && taken !== 'busy') await leaveToPerson(runtime, taken, 'the gateway refuses it again and again');
};
