import { signAsJob } from '../database/signed-by.ts';
import { cancelBooking, holdAgain } from '../orders/order-time.ts';
import type { Database } from '../database/database.ts';
import type { Runtime } from '../runtime.ts';
import { lockOrder, markExpired, orderById, type OrderRow } from '../orders/orders-store.ts';
import { askGateway } from './ask-gateway.ts';
import type { PaymentGateway } from './gateways/payment-gateway.ts';
import { openPaymentsOf } from './payments-store.ts';

type Ends = (order: OrderRow | undefined, now: Date) => order is OrderRow;

/**
 * Ends the wait of an order for its payment, in one transaction: goods and coupons are anybody's again, and `freeTime`
 * says what becomes of its time. The gateway is asked first; where it does not answer the wait ends all the same, since
 * a payment that turns up later is dealt with when it does. False where it does not wait (any more).
 */
const endWait = async (
  { runtime, gateway, orderId }: { runtime: Runtime; gateway: PaymentGateway; orderId: number },
  ends: Ends,
  freeTime: (tx: Database, order: OrderRow, now: Date) => Promise<void>,
): Promise<boolean> => {
  const { database, clock, log } = runtime;
  if (!ends(await orderById(database, orderId), clock())) return false;
  for (const payment of await openPaymentsOf(database, orderId)) {
    await askGateway(runtime, gateway, payment).catch((error: unknown) => {
      log.warn(
        { err: error, reference: payment.reference },
        'the gateway was asked about an order that ends its wait and did not answer',
      );
    });
  }
  return await database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const [order, now] = [await orderById(tx, orderId), clock()];
    if (!ends(order, now)) return false;
    await markExpired(tx, orderId, now);
    await freeTime(tx, order, now);
    return true;
  });
};

const waits = (order: OrderRow | undefined): order is OrderRow => order?.status === 'pendiente-pago';

const waitedEnough = (order: OrderRow | undefined, now: Date): order is OrderRow =>
  waits(order) && order.caduca !== null && order.caduca <= now;

/** An order that was not paid in time lapses; its time is anybody's again. */
export const expireUnpaid = async (runtime: Runtime, gateway: PaymentGateway, orderId: number): Promise<void> => {
  await endWait({ runtime, gateway, orderId }, waitedEnough, async (tx) => {
    await signAsJob(tx);
    await cancelBooking(tx, orderId);
  });
};

/**
 * Its visitor goes on with the basket of an order that is not paid: it lapses now, and its time stays theirs as long as
 * it was promised, as a hold of the basket. False where it is not waiting any more: it was paid, or is being so.
 */
export const reopenUnpaid = async (runtime: Runtime, gateway: PaymentGateway, orderId: number): Promise<boolean> =>
  await endWait({ runtime, gateway, orderId }, waits, async (tx, { cestaID, caduca }, now) => {
    const seconds = caduca ? (caduca.getTime() - now.getTime()) / 1000 : 0;
    await holdAgain(tx, { orderId, token: cestaID, seconds });
  });
