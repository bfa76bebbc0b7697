import type { Input } from '#contract/contract.ts';
import type { Billing } from '#contract/orders.ts';
import { toEuros } from '#domain/money/euros.ts';
import { formatEuros } from '#domain/money/format-euros.ts';
import { couponCode } from '#domain/coupons/coupon.ts';
import { mayChangeOrder } from '#domain/access/may-change-order.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import type { Account } from '#domain/accounts/account.ts';
import { priceBasketNow } from '../basket/basket-pricing.ts';
import { forgoPromotions } from '../basket/baskets-store.ts';
import type { Wish } from '../basket/basket-state.ts';
import { companyRules, followWish, type FollowedWish } from '../basket/follow-wish.ts';
import type { PricedState } from '../basket/price-state.ts';
import { readBasketWish } from '../basket/read-wish.ts';
import { releaseHold } from '../booking/keep-hold.ts';
import { retryLostRace } from '../database/database.ts';
import { invalid, type CallContext, type CallRefusal } from '../runtime.ts';
import { orCapReached, placesOfOrder } from '../guests/guest-places.ts';
import { orderOfBasket, type OrderRow } from '../orders/orders-store.ts';
import { openGuess } from '../promotions/coupon-guesses.ts';
import { personasOf } from '../promotions/personas.ts';
import { refusedPromotion } from '../promotions/refused-promotion.ts';
import { expireUnpaid } from '../payments/end-unpaid.ts';
import { newOrder, rowOf } from './new-order.ts';
import { answerWith, payerOf, payOrder, type CheckoutParts, type OrderAnswer } from './pay-order.ts';
import { timeInBasket, holdForOrder, waitFor } from './time-for-order.ts';
import { chooseWay, type WayToPay, type WayWish } from './way-to-pay.ts';
import { readBilling, readOrderer, type Orderer } from './who-orders.ts';
import { writeOrder } from './write-order-store.ts';

type Body = Input<'placeOrder'>['body'];

interface Request {
  readonly wish: Wish;
  readonly shownTotal: number | null;
  readonly account: Account | null;
  readonly orderer: Orderer;
  readonly billing: Billing | null;
}

const readRequest = async (
  context: CallContext,
  { cestaState, userInfo }: Body,
): Promise<Request | CallRefusal<'placeOrder'>> => {
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

/** Sold out or without a whole price, a second order where one is allowed, or not the price that was on the screen. */
const differsFromShown = (
  { agotados, priced, sinPromocion }: PricedState,
  { shownTotal, orderer: { idioma } }: Request,
): CallRefusal<'placeOrder'> | null => {
  const [gone] = agotados;
  if (gone?.falta) return refuse(gone.falta);
  if (gone) return refuse('producto-sin-disponibilidad', { producto: gone.nombre, stock: gone.stock });
  const again = sinPromocion.find(({ refusal }) => refusal === 'promocion-un-pedido');
  if (again) return refusedPromotion(again, idioma);
  if (shownTotal === null || shownTotal === toEuros(priced.total)) return null;
  const [lost] = sinPromocion;
  return lost
    ? refusedPromotion(lost, idioma)
    : refuse('precio-cambiado', { total: formatEuros(priced.total, idioma) });
};

/**
 * A guest's basket does not know who orders it: once that is known and a promotion is not for them any more, it does
 * without, so that the next look at it shows the price that will be paid.
 */
const doWithout = async ({ database, clock }: CallContext, cestaID: string, { sinPromocion }: PricedState) => {
  const ids = sinPromocion
    .filter(({ refusal }) => refusal === 'promocion-limite-persona')
    .map(({ promotion }) => promotion.id_site_promocion);
  if (ids.length > 0) await forgoPromotions(database, { cestaID, ids, now: clock() });
};

const wayWish = ({ state }: FollowedWish, billing: Billing | null): WayWish => ({
  terms: state.paymentTerms ?? 'reserva',
  paymentType: state.paymentType,
  billing,
  generaFactura: state.generaFactura,
});

/** One try; undefined where something changed between reading and writing, so that it has to be read again. */
const tryToPlace = async (
  context: CallContext,
  request: Request,
  lapsed: OrderRow | undefined,
  parts: CheckoutParts,
): Promise<OrderAnswer | CallRefusal<'placeOrder'> | 'ordered' | undefined> => {
  const { database, config, clock } = context;
  const { wish, account, orderer, billing } = request;
  const followed = await followWish(database, wish, await companyRules(context));
  if (isRefusal(followed))
    return followed.refusal === 'cesta-con-pedido' ? 'ordered' : refuse(followed.refusal, followed.values);
  const { state, facts } = followed;
  const { guardada, taller } = facts;
  if (!guardada || (guardada.accountId !== null && account !== null && guardada.accountId !== account.id))
    return refuse('cesta-no-existe');
  if (state.products.length === 0) return refuse('cesta-vacia');
  if (facts.pedido && !lapsed) return 'ordered';

  const guess = await openGuess(
    context,
    state.cupones.filter((code) => !guardada.state.cupones.includes(code)),
  );
  if (isRefusal(guess)) return guess;
  const personas = personasOf(account, orderer.email);
  const priced = await priceBasketNow(context, state, facts, personas);
  await guess.wrong(priced.desconocidos.length);
  if (priced.rechazo) return priced.rechazo;
  const unlike = differsFromShown(priced, request);
  if (unlike) {
    await doWithout(context, wish.cestaID, priced);
    return unlike;
  }
  const way: WayToPay | CallRefusal<'placeOrder'> = chooseWay(
    priced.priced.total,
    wayWish(followed, billing),
    config,
    parts.gateway,
    orderer.idioma,
    'cestaState',
  );
  if (isRefusal(way)) return way;
  const time = timeInBasket(state);
  if (!time || !taller) return invalid({ 'cestaState.selectedTime': 'campo-obligatorio' });
  const units = state.products.reduce((all, { cantidad }) => all + cantidad, 0);
  const guest = await placesOfOrder(context, { email: orderer.email, online: way.online !== null, units });
  const held = await holdForOrder(context, wish.cestaID, time, priced, state.matricula);
  if (held === 'ordered' || isRefusal(held)) return held;
  const wait = waitFor(held, config.payment.minutes);
  if (way.online && wait === 0) {
    await releaseHold(database, wish.cestaID);
    return refuse('reserva-caducada');
  }

  const decided = {
    cestaID: wish.cestaID,
    orderer,
    billing,
    way,
    followed,
    version: guardada.version,
    priced,
    personas,
    guest,
    taller,
    time,
    minutos: held.minutos,
    wait,
    lapsed,
  };
  const now = clock();
  const order = newOrder(decided, parts.gateway.name, now);
  const written = await orCapReached(context, async () => await retryLostRace(() => writeOrder(database, order, now)));
  if (isRefusal(written)) return written;
  switch (written.codigo) {
    case null:
      return answerWith(context, rowOf(order, written.id, written.orderNumber), { contact: orderer, billing }, parts);
    case 'pedido-existe':
      return 'ordered';
    case 'matricula-ya-citada':
      return refuse('matricula-ya-citada', { matricula: state.matricula ?? '', taller: taller.alias });
    case 'cupo-agotado':
    case 'cesta-cambiada':
    case 'oferta-cambiada':
    case 'reserva-caducada':
      return undefined;
  }
};

/** The basket is an order already: the same one answers, and is paid where it still waits for that. */
const answerAgain = async (
  context: CallContext,
  order: OrderRow,
  request: Request,
  parts: CheckoutParts,
): Promise<OrderAnswer | CallRefusal<'placeOrder'>> => {
  const { wish, orderer } = request;
  const payer = payerOf(order, { contact: orderer, billing: request.billing });
  if (order.status !== 'pendiente-pago') return answerWith(context, order, payer, parts);
  const way = chooseWay(
    order.total,
    {
      terms: wish.paymentTerms ?? order.terms,
      paymentType: wish.paymentType ?? order.paymentType,
      billing: payer.billing,
      generaFactura: false,
    },
    context.config,
    parts.gateway,
    orderer.idioma,
    'cestaState',
  );
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
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const answer = await tryToPlace(context, request, lapsed, parts);
    if (answer !== undefined && answer !== 'ordered') return answer;
    if (answer === undefined) continue;
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
