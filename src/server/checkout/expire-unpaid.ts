import { signAsJob } from '../agenda/place-store.ts';
import { cancelBooking } from '../booking/confirm-hold.ts';
import type { House } from '../http/context.ts';
import { lockOrder, markExpired, orderById, type OrderRow } from '../orders/orders-store.ts';
import { askGateway } from '../payments/ask-gateway.ts';
import type { PaymentGateway } from '../payments/gateways/payment-gateway.ts';
import { openPaymentsOf } from '../payments/payments-store.ts';

const waitedEnough = (order: OrderRow | undefined, now: Date): order is OrderRow =>
  order?.status === 'pendiente-pago' && order.caduca !== null && order.caduca <= now;

/**
 * Ends the wait of an order for its payment: its goods and its time are anybody's again. The gateway is
 * asked first; where it does not answer the order lapses all the same, since a payment that turns up
 * later is dealt with when it does.
 */
export const expireUnpaid = async (house: House, gateway: PaymentGateway, orderId: number): Promise<void> => {
  const { database, clock, log } = house;
  if (!waitedEnough(await orderById(database, orderId), clock())) return;
  for (const payment of await openPaymentsOf(database, orderId)) {
    await askGateway(house, gateway, payment).catch((error: unknown) => {
      log.warn(
        { err: error, reference: payment.reference },
        'the gateway was asked about a lapsing order and did not answer',
      );
    });
  }
  await database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const now = clock();
    if (!waitedEnough(await orderById(tx, orderId), now)) return;
    await markExpired(tx, orderId, now);
    await signAsJob(tx);
    await cancelBooking(tx, orderId);
  });
};
