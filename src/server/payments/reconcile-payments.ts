import type { House } from '../http/context.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { askGateway } from './ask-gateway.ts';
import type { PaymentGateway } from './gateways/payment-gateway.ts';
import { refundsOwed, takeUnanswered } from './payments-store.ts';

/** Minutes for which a visitor is left alone at the gateway before it is asked, and between two questions. */
const patience = 2;
const mostAtOnce = 25;

/**
 * Finds what fell between two messages: attempts that never got an answer, and money that should have
 * gone back and did not. One that the gateway does not answer for does not keep the others waiting.
 */
export const reconcilePayments = async (house: House, gateway: PaymentGateway): Promise<void> => {
  const { database, clock, log, config } = house;
  const now = clock();
  const before = new Date(now.getTime() - Math.min(patience, config.payment.minutes) * 60_000);
  for (const payment of await takeUnanswered(database, { before, now, most: mostAtOnce })) {
    await askGateway(house, gateway, payment).catch((error: unknown) => {
      log.warn({ err: error, reference: payment.reference }, 'the gateway does not say what became of a payment');
    });
  }
  for (const reference of await refundsOwed(database, before)) {
    await enqueue(database, 'devolver-pago', { reference }, { dedupe: reference });
  }
};
