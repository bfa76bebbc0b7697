import { paymentMayBecome } from '#domain/payments/payment-state.ts';
import type { Runtime } from '../runtime.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { overdueOrders } from '../orders/orders-store.ts';
import { askGateway } from '../payments/ask-gateway.ts';
import type { PaymentGateway } from '../payments/gateways/payment-gateway.ts';
import { overdueLatePayments } from '../payments/late/late-payments-store.ts';
import { returnLatePayment } from '../payments/late/return-late-payment.ts';
import { findPayment } from '../payments/payments-store.ts';
import { reconcilePayments } from '../payments/reconcile-payments.ts';
import { refundGivenUp, refundPayment } from '../payments/refund-payment.ts';
import { expireUnpaid } from '../payments/end-unpaid.ts';

type CheckoutJobs = Pick<JobHandlers, 'devolver-pago' | 'consultar-pago' | 'expire-orders' | 'reconcile-payments'>;

/** What orders and payments need done without anybody asking. */
export const checkoutJobs = (runtime: Runtime, { gateway }: { readonly gateway: PaymentGateway }): CheckoutJobs => ({
  'expire-orders': {
    every: 5,
    run: async () => {
      for (const id of await overdueOrders(runtime.database, runtime.clock(), 100))
        await expireUnpaid(runtime, gateway, id);
      for (const id of await overdueLatePayments(runtime.database, runtime.clock(), 100))
        await returnLatePayment(runtime, id, 'plazo');
    },
  },
  'reconcile-payments': { every: 30, run: async () => await reconcilePayments(runtime, gateway) },
  'devolver-pago': {
    run: async ({ reference }) => await refundPayment(runtime, gateway, reference),
    givenUp: async ({ reference }) => await refundGivenUp(runtime, reference),
  },
  'consultar-pago': {
    run: async ({ reference }) => {
      const payment = await findPayment(runtime.database, reference);
      if (payment && paymentMayBecome(payment.status, 'pagado')) await askGateway(runtime, gateway, payment);
    },
  },
});
