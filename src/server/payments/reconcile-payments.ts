import { minuteMs } from '#domain/time.ts';
import type { Runtime } from '../runtime.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { askGateway } from './ask-gateway.ts';
import type { PaymentGateway } from './gateways/payment-gateway.ts';
import { takeUnanswered } from './payments-store.ts';
import { refundsOwed } from './refunds-store.ts';

/**
 * Minutes for which a visitor is left alone at the gateway before it is asked. Each further pause is twice as long,
 * up to an hour: who is still paying will soon be done, and who is not may take a day.
 */
const patience = 2;
const longestPause = 60;
const mostAtOnce = 25;

/**
 * Finds what fell between two messages: attempts that never got an answer, and money that should have
 * gone back and did not. One that the gateway does not answer for does not keep the others waiting.
 */
export const reconcilePayments = async (runtime: Runtime, gateway: PaymentGateway): Promise<void> => {
  const { database, clock, log, config } = runtime;
  const now = clock();
  const first = Math.min(patience, config.payment.minutes);
  for (const payment of await takeUnanswered(database, { now, first, longest: longestPause, most: mostAtOnce })) {
    await askGateway(runtime, gateway, payment).catch((error: unknown) => {
      log.warn({ err: error, reference: payment.reference }, 'the gateway does not say what became of a payment');
    });
  }
  for (const reference of await refundsOwed(database, new Date(now.getTime() - first * minuteMs))) {
    await enqueue(database, 'devolver-pago', { reference }, { dedupe: reference });
  }
};
