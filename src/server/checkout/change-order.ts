import type { Input } from '#contract/contract.ts';
import type { Account } from '#domain/accounts/account.ts';
import { mayChangeOrder } from '#domain/access/may-change-order.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { CallContext, CallRefusal } from '../runtime.ts';
import { orderOfBasket, type OrderRow } from '../orders/orders-store.ts';
import { payerOf, payOrder, type CheckoutParts, type OrderAnswer } from './pay-order.ts';
import { chooseWayAgain } from './way-to-pay.ts';
import { readBilling } from '../orders/read-billing.ts';
import { readOrderer } from './who-orders.ts';

type Body = Input<'changeOrder'>['body'];

/** The order, where its caller may pay it, it still waits for that, and its time is to stay as it is. */
const findOpen = async (
  context: CallContext,
  { data, selectedDate }: Body,
  account: Account | null,
): Promise<OrderRow | CallRefusal<'changeOrder'>> => {
  const order = await orderOfBasket(context.database, data.cestaID);
  if (!order) return refuse('pedido-no-existe');
  if (!mayChangeOrder(await context.actor(), order)) return account ? refuse('pedido-no-existe') : refuse('sin-sesion');
  if (order.status === 'caducado') return refuse('pedido-caducado');
  if (order.status !== 'pendiente-pago') return refuse('pedido-ya-pagado');
  const hora = order.hora?.slice(0, 5);
  const isSameTime = (selectedDate ?? order.fecha) === order.fecha && (data.selectedTime ?? hora) === hora;
  return isSameTime ? order : refuse('hora-no-ofrecida');
};

/** Pays an order that waits for it, in the same or another way. Its time is not changed here: the workshop counts on it. */
export const changeOrder = async (
  context: CallContext,
  body: Body,
  parts: CheckoutParts,
): Promise<OrderAnswer | CallRefusal<'changeOrder'>> => {
  const { data, userInfo } = body;
  const account = await context.account();
  const order = await findOpen(context, body, account);
  if (isRefusal(order)) return order;

  const typed = readBilling(data.billing, 'data.billing');
  if (isRefusal(typed)) return typed;
  const known = userInfo || account ? await readOrderer(context, userInfo, account) : null;
  if (isRefusal(known)) return known;
  const payer = payerOf(order, { contact: known, billing: typed });
  const way = chooseWayAgain(context, order, data, payer.billing, parts.gateway, context.language, 'data');
  if (isRefusal(way)) return way;
  if (way.online?.paymentType === 'tarjeta' && payer.contact === null)
    return { refusal: 'faltan-datos', errors: { userInfo: 'campo-obligatorio' } };
  return await payOrder(context, order.id, way, payer, parts, 'changed');
};
