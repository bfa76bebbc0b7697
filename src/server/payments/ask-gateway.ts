import { dayMinutes, minuteMs } from '#domain/time.ts';
import type { Runtime } from '../runtime.ts';
import { lockOrder } from '../orders/orders-store.ts';
import type { PaymentGateway } from './gateways/payment-gateway.ts';
import { findPayment, resolvePayment, type PaymentRow } from './payments-store.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * How long after it began an attempt without an answer is given up. A form that was not posted when the
 * order's wait ended will not be; a visit that stays open may yet be paid.
 */
const givenUpAfterMinutes = (answer: 'unknown' | 'pending', waits: number): number =>
  answer === 'unknown' ? 2 * waits + 10 : dayMinutes;

const giveUp = async ({ database, clock }: Runtime, payment: PaymentRow): Promise<void> => {
  await database.transaction(async (tx) => {
    await lockOrder(tx, payment.orderId);
    const now = await findPayment(tx, payment.reference);
    if (now?.status === 'iniciado') await resolvePayment(tx, payment.reference, 'abandonado', null, clock());
  });
};

/**
 * Asks the gateway what became of an attempt and does what its answer asks for. An attempt of which it
 * knows nothing, or that stays open, is given up after a while; should it be paid even then, its message
 * is heard all the same. Throws where the gateway does not answer.
 */
export const askGateway = async (runtime: Runtime, gateway: PaymentGateway, payment: PaymentRow): Promise<void> => {
  const answer = await gateway.query(payment.reference);
  if (answer === 'unknown' || answer === 'pending') {
    const age = runtime.clock().getTime() - payment.creado.getTime();
    if (age > givenUpAfterMinutes(answer, runtime.config.payment.minutes) * minuteMs) await giveUp(runtime, payment);
    return;
  }
  await settlePayment(runtime, { gateway: gateway.name, verdict: answer, via: 'consulta', campos: answer });
};
