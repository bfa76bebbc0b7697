import type { BasketOrder } from '#contract/basket.ts';
import type { GatewayForm } from '#contract/orders.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import { minuteMs } from '#domain/time.ts';
import type { Database } from '../database/database.ts';
import type { CallContext, Runtime } from '../runtime.ts';
import { orCapReached, placesOfOrder, type OrderCap } from '../guests/guest-places.ts';
import { takePlaces } from '../guests/guest-places-store.ts';
import { queueMail } from '../mail/queue-mail.ts';
import {
  lockOrder,
  markPaidAtWorkshop,
  markPaying,
  orderById,
  type LastPayment,
  type OrderRow,
} from '../orders/orders-store.ts';
import { showOrder } from '../orders/show-order.ts';
import type { PaymentGateway } from '../payments/gateways/payment-gateway.ts';
import { newPaymentReference } from '../payments/gateways/payment-reference.ts';
import { paymentForm, type Payer } from '../payments/payment-form.ts';
import { insertPayment, openPaymentsOf } from '../payments/payments-store.ts';
import type { WayToPay } from './way-to-pay.ts';

/** What ordering needs beside the runtime. */
export interface CheckoutParts {
  readonly gateway: PaymentGateway;
}

export interface OrderAnswer {
  readonly pedido: BasketOrder;
  readonly pasarela: GatewayForm | null;
}

/** The same order placed again so soon is the same press of the button, and gets the same attempt. */
const samePressMs = 5000;

/** The order, and the form that takes its visitor to the gateway while it waits for a payment. */
export const answerWith = (
  runtime: CallContext,
  order: OrderRow,
  payer: Payer,
  { gateway }: CheckoutParts,
): OrderAnswer => {
  const { pago, caduca, idioma } = order;
  const paying = order.status === 'pendiente-pago' && pago?.status === 'iniciado' && caduca !== null;
  return {
    pedido: showOrder(order, runtime.language),
    pasarela: paying
      ? paymentForm(
          {
            reference: pago.reference,
            paymentType: pago.paymentType,
            importe: pago.importe,
            idioma,
            payer,
            creado: new Date(pago.creado),
            caduca,
          },
          gateway,
          runtime.config,
        )
      : null,
  };
};

/** Who pays an order: what this caller said and, where it is the order of their account, what that one knows. */
export const payerOf = ({ accountId, email, telefono, billing }: OrderRow, said: Payer): Payer =>
  accountId === null ? said : { contact: said.contact ?? { email, telefono }, billing: said.billing ?? billing };

const isSamePress = (pago: LastPayment | null, { online }: WayToPay, now: Date): boolean =>
  pago?.status === 'iniciado' &&
  pago.paymentType === online?.paymentType &&
  pago.importe === online.importe &&
  now.getTime() - Date.parse(pago.creado) < samePressMs;

/** A new attempt keeps the order's time and goods longer, but not for ever: twice the usual wait in all. */
const waitUntil = (order: OrderRow, minutes: number, now: Date): Date => {
  const latest = (order.pendienteDesde ?? now).getTime() + 2 * minutes * minuteMs;
  return new Date(Math.min(latest, now.getTime() + minutes * minuteMs));
};

const begin = async (
  tx: Database,
  runtime: Runtime,
  order: OrderRow,
  way: WayToPay,
  { billing }: Payer,
  gateway: PaymentGateway,
): Promise<void> => {
  const now = runtime.clock();
  if (way.online === null) {
    await markPaidAtWorkshop(tx, order.id);
    await queueMail(tx, {
      template: 'confirmacion',
      destinatario: order.email,
      idioma: order.idioma,
      datos: { orderId: order.id },
    });
    return;
  }
  const { paymentType, importe } = way.online;
  const caduca = waitUntil(order, runtime.config.payment.minutes, now);
  await insertPayment(tx, {
    reference: newPaymentReference(),
    orderId: order.id,
    gateway: gateway.name,
    paymentType,
    importe,
    creado: now,
  });
  await markPaying(tx, order.id, { terms: way.terms, paymentType, aPagar: importe, billing, caduca });
};

/** An order that waits for its payment no longer, and is not paid either. */
const unpaidPlaces = async (context: CallContext, { email, snapshot }: OrderRow) => {
  const units = snapshot.cesta.products.reduce((all, { cantidad }) => all + cantidad, 0);
  return await placesOfOrder(context, { email, online: false, units });
};

/**
 * Begins to pay an order that waits for its payment, in the same or in another way, or leaves it to be paid
 * at the workshop. An attempt that is still open stays so: should it be paid too, that money goes back. A
 * gateway takes each attempt once, so whoever comes back from it needs another.
 */
export const payOrder = async (
  context: CallContext,
  orderId: number,
  way: WayToPay,
  payer: Payer,
  parts: CheckoutParts,
  asked: 'placed-again' | 'changed',
): Promise<OrderAnswer | Refusal<'pedido-ya-pagado' | 'pedido-caducado' | 'pago-intentos' | OrderCap>> => {
  const seen = way.online ? undefined : await orderById(context.database, orderId);
  const places = seen ? await unpaidPlaces(context, seen) : null;
  const paid = await orCapReached(
    context,
    async () =>
      await context.database.transaction(async (tx) => {
        await lockOrder(tx, orderId);
        const order = await orderById(tx, orderId);
        const now = context.clock();
        if (!order || order.status === 'caducado' || order.status === 'cancelado') return refuse('pedido-caducado');
        if (order.status !== 'pendiente-pago') return refuse('pedido-ya-pagado');
        if (asked === 'placed-again' && isSamePress(order.pago, way, now)) return order;
        if (waitUntil(order, context.config.payment.minutes, now) <= now) return refuse('pedido-caducado');
        const most = context.config.payment.openAttempts;
        // Nobody else adds one while the order is locked.
        if (way.online && (await openPaymentsOf(tx, orderId)).length >= most)
          return refuse('pago-intentos', { maximo: most });
        await begin(tx, context, order, way, payer, parts.gateway);
        if (!way.online) await takePlaces(tx, places, { order: orderId }, now);
        return await orderById(tx, orderId);
      }),
  );
  if (paid === undefined) throw new Error(`order ${orderId} is gone`);
  return 'refusal' in paid ? paid : answerWith(context, paid, payer, parts);
};
