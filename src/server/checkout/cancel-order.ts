import { minus, type Cents } from '#domain/money/cents.ts';
import { mayBecome } from '#domain/orders/order-state.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { cancelBooking } from '../orders/order-time.ts';
import type { Runtime } from '../runtime.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { decideLatePayment } from '../payments/late/late-payments-store.ts';
import { invoiceRefund } from '../invoices/invoice-order.ts';
import { giveBack } from './give-back.ts';
import { lockOrder, markOrderCancelled, orderById, type OrderRow } from '../orders/orders-store.ts';

export type CancelRefusal = Refusal<'pedido-no-existe' | 'pedido-no-cancelable' | 'devolucion-excesiva'>;

/**
 * Cancels an order whose car is not in the workshop yet: goods, coupons and time are anybody's again, `devolver` of
 * what was paid goes back (all of it, or so many cents), and its customer gets a message that says both, unless `carta`
 * is false because another one says it. One
 * transaction. An order that is cancelled already answers as it is, and nothing goes back again. A payment that
 * still comes goes back by itself.
 */
export const cancelOrder = async (
  runtime: Runtime,
  orderId: number,
  { devolver, carta = true }: { readonly devolver: 'todo' | Cents; readonly carta?: boolean },
): Promise<OrderRow | CancelRefusal> =>
  await runtime.database.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const order = await orderById(tx, orderId);
    if (!order) return refuse('pedido-no-existe');
    if (order.status === 'cancelado') return order;
    if (!mayBecome(order.status, 'cancelado')) return refuse('pedido-no-cancelable');
    const now = runtime.clock();
    const refused = await giveBack(tx, order, devolver, 'cancelado', now, { told: false });
    if (refused) return refused;
    await decideLatePayment(tx, orderId, 'cancelado', now);
    await markOrderCancelled(tx, orderId, now);
    await cancelBooking(tx, orderId);
    if (carta)
      await queueMail(tx, {
        template: 'cancelacion',
        destinatario: order.email,
        idioma: order.idioma,
        datos: { orderId },
      });
    const after = (await orderById(tx, orderId)) ?? order;
    await invoiceRefund(tx, runtime, order, minus(order.pagado, after.pagado), 'cancelado');
    return after;
  });
