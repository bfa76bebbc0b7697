import type { Input } from '#contract/contract.ts';
import { mayChangeOrder } from '#domain/access/may-change-order.ts';
import { couponCode } from '#domain/coupons/coupon.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { readBasketWish } from '../basket/read-wish.ts';
import { refusePlate } from '../booking/refuse-plate.ts';
import { retryLostRace } from '../database/database.ts';
import { orCapReached } from '../guests/guest-places.ts';
import { orderById, orderOfBasket, type OrderRow } from '../orders/orders-store.ts';
import { expireUnpaid } from '../payments/end-unpaid.ts';
import type { CallContext, CallRefusal } from '../runtime.ts';
import { decideOrder, type OrderRequest } from './decide-order.ts';
import { newOrder, rowOf, type DecidedOrder } from './new-order.ts';
import { answerWith, payerOf, payOrder, type CheckoutParts, type OrderAnswer } from './pay-order.ts';
import { chooseWayAgain } from './way-to-pay.ts';
import { readBilling } from '../orders/read-billing.ts';
import { readOrderer } from './who-orders.ts';
import { writeOrder } from './write-order-store.ts';

type Body = Input<'placeOrder'>['body'];

const readRequest = async (
  context: CallContext,
  { cestaState, userInfo }: Body,
): Promise<OrderRequest | CallRefusal<'placeOrder'>> => {
  const account = await context.account();
  if (context.token !== undefined && account === null) return refuse('sin-sesion');
  const { billing: typedBilling, total, ...typedWish } = cestaState;
  const wish = await readBasketWish(context.database, {
    ...typedWish,
    cupones: typedWish.cupones && [...new Set(typedWish.cupones.map(couponCode))],
  });
  if (isRefusal(wish)) return wish;
  const orderer = await readOrderer(context, userInfo, account);
  if (isRefusal(orderer)) return orderer;
  const billing = readBilling(typedBilling, 'cestaState.billing');
  if (isRefusal(billing)) return billing;
  return { wish, shownTotal: total ?? null, account, orderer, billing };
};

/** How one try to order ends. */
type Attempt =
  | { readonly end: 'answered'; readonly answer: OrderAnswer | CallRefusal<'placeOrder'> }
  /** The basket is an order already. */
  | { readonly end: 'ordered' }
  /** Something changed between reading and writing: it is read and decided again. */
  | { readonly end: 'changed' };

const answered = (answer: OrderAnswer | CallRefusal<'placeOrder'>): Attempt => ({ end: 'answered', answer });

/** Writes what was decided, if everything still is as it was read. */
const writeDecided = async (context: CallContext, decided: DecidedOrder, parts: CheckoutParts): Promise<Attempt> => {
  const { database, clock } = context;
  const { orderer, billing, followed, taller } = decided;
  const now = clock();
  const order = newOrder(decided, parts.gateway.name, now);
  const written = await orCapReached(context, async () => await retryLostRace(() => writeOrder(database, order, now)));
  if (isRefusal(written)) return answered(written);
  switch (written.codigo) {
    case null: {
      // What joined a visit is expected when that begins.
      const joined = followed.facts.guardada?.visita ? await orderById(database, written.id) : undefined;
      const row = joined ?? rowOf(order, written.id, written.orderNumber);
      return answered(answerWith(context, row, { contact: orderer, billing }, parts));
    }
    case 'pedido-existe':
      return { end: 'ordered' };
    case 'matricula-ya-citada':
      return answered(refusePlate(followed.state.matricula, taller.alias));
    case 'cupo-agotado':
    case 'cesta-cambiada':
    case 'oferta-cambiada':
    case 'reserva-caducada':
      return { end: 'changed' };
  }
};

const tryToPlace = async (
  context: CallContext,
  request: OrderRequest,
  lapsed: OrderRow | undefined,
  parts: CheckoutParts,
): Promise<Attempt> => {
  const decided = await decideOrder(context, request, lapsed, parts);
  if (!isRefusal(decided)) return await writeDecided(context, decided, parts);
  const { refusal, ...rest } = decided;
  return refusal === 'cesta-con-pedido' ? { end: 'ordered' } : answered({ refusal, ...rest });
};

/** The basket is an order already: the same one answers, and is paid where it still waits for that. */
const answerAgain = async (
  context: CallContext,
  order: OrderRow,
  request: OrderRequest,
  parts: CheckoutParts,
): Promise<OrderAnswer | CallRefusal<'placeOrder'>> => {
  const { wish, orderer } = request;
  const payer = payerOf(order, { contact: orderer, billing: request.billing });
  if (order.status !== 'pendiente-pago') return answerWith(context, order, payer, parts);
  const way = chooseWayAgain(context, order, wish, payer.billing, parts.gateway, orderer.idioma, 'cestaState');
  return isRefusal(way) ? way : await payOrder(context, order.id, way, payer, parts, 'placed-again');
};

/**
 * Turns a basket and its held time into an order. Reading and deciding come first and lock nothing; then
 * one statement takes goods and time and writes all there is, if everything still is as it was read. Else
 * it is read and decided again. The gateway hears of it only from the visitor's browser.
 */
export const placeOrder = async (
  context: CallContext,
  body: Body,
  parts: CheckoutParts,
): Promise<OrderAnswer | CallRefusal<'placeOrder'>> => {
  const request = await readRequest(context, body);
  if (isRefusal(request)) return request;
  const { cestaID } = request.wish;
  let lapsed: OrderRow | undefined;
  for (let tries = 0; tries < 5; tries += 1) {
    const attempt = await tryToPlace(context, request, lapsed, parts);
    if (attempt.end === 'answered') return attempt.answer;
    if (attempt.end === 'changed') continue;
    const order = await orderOfBasket(context.database, cestaID);
    if (!order) continue;
    if (!mayChangeOrder(await context.actor(), order))
      return request.account ? refuse('cesta-no-existe') : refuse('sin-sesion');
    if (order.status === 'caducado') lapsed = order;
    else if (order.status === 'pendiente-pago' && order.caduca !== null && order.caduca <= context.clock()) {
      await expireUnpaid(context, parts.gateway, order.id);
    } else return await answerAgain(context, order, request, parts);
  }
  return refuse('reserva-caducada');
};
