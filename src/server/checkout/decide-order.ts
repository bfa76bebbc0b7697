import type { Billing } from '#contract/orders.ts';
import type { Account } from '#domain/accounts/account.ts';
import { toEuros } from '#domain/money/euros.ts';
import { formatEuros } from '#domain/money/format-euros.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { companyRules } from '../basket/basket-company.ts';
import type { StoredBasket } from '../basket/basket-facts-store.ts';
import type { Wish } from '../basket/basket-state.ts';
import { forgoPromotions } from '../basket/baskets-store.ts';
import { followWish, type FollowedWish } from '../basket/follow-wish.ts';
import { priceFollowed } from '../basket/price-followed.ts';
import type { PricedState } from '../basket/price-state.ts';
import { releaseHold } from '../booking/keep-hold.ts';
import { placesOfOrder } from '../guests/guest-places.ts';
import type { OrderRow } from '../orders/orders-store.ts';
import { personasOf } from '../promotions/personas.ts';
import { refusedPromotion } from '../promotions/refused-promotion.ts';
import { invalid, type CallContext, type CallRefusal } from '../runtime.ts';
import type { DecidedOrder } from './new-order.ts';
import type { CheckoutParts } from './pay-order.ts';
import { holdForOrder, timeInBasket, waitFor } from './time-for-order.ts';
import { chooseWay, type WayWish } from './way-to-pay.ts';
import type { Orderer } from './who-orders.ts';

/** What was asked for, read: a basket, the total on the screen, and who orders. */
export interface OrderRequest {
  readonly wish: Wish;
  readonly shownTotal: number | null;
  readonly account: Account | null;
  readonly orderer: Orderer;
  readonly billing: Billing | null;
}

/** Sold out or without a whole price, a second order where one is allowed, or not the price that was on the screen. */
const differsFromShown = (
  { agotados, priced, sinPromocion }: PricedState,
  { shownTotal, orderer: { idioma } }: OrderRequest,
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

/** What is ordered: a stored basket with something in it, which is no order that still counts. */
interface Contents {
  readonly followed: FollowedWish;
  readonly guardada: StoredBasket;
}

/** Refused with `cesta-con-pedido` where the basket is an order already. */
const readContents = async (
  context: CallContext,
  { wish, account }: OrderRequest,
  lapsed: OrderRow | undefined,
): Promise<Contents | CallRefusal<'placeOrder'> | Refusal<'cesta-con-pedido'>> => {
  const followed = await followWish(context.database, wish, await companyRules(context));
  if (isRefusal(followed)) return followed;
  const { state, facts } = followed;
  const { guardada, pedido } = facts;
  if (!guardada || (guardada.accountId !== null && account !== null && guardada.accountId !== account.id))
    return refuse('cesta-no-existe');
  if (state.products.length === 0) return refuse('cesta-vacia');
  return pedido && !lapsed ? refuse('cesta-con-pedido') : { followed, guardada };
};

/** The price of what is ordered, where it is the one on the screen. */
const priceAsShown = async (
  context: CallContext,
  request: OrderRequest,
  followed: FollowedWish,
  personas: readonly string[],
): Promise<PricedState | CallRefusal<'placeOrder'>> => {
  const priced = await priceFollowed(context, followed, personas);
  if (isRefusal(priced)) return priced;
  if (priced.rechazo) return priced.rechazo;
  const unlike = differsFromShown(priced, request);
  if (!unlike) return priced;
  await doWithout(context, request.wish.cestaID, priced);
  return unlike;
};

/** Reads and decides all that an order is made of. Only its time is held by then. */
export const decideOrder = async (
  context: CallContext,
  request: OrderRequest,
  lapsed: OrderRow | undefined,
  { gateway }: CheckoutParts,
): Promise<DecidedOrder | CallRefusal<'placeOrder'> | Refusal<'cesta-con-pedido'>> => {
  const { database, config } = context;
  const { account, orderer, billing } = request;
  const { cestaID } = request.wish;
  const contents = await readContents(context, request, lapsed);
  if (isRefusal(contents)) return contents;
  const { followed, guardada } = contents;
  const { state, facts } = followed;
  const personas = personasOf(account, orderer.email);
  const priced = await priceAsShown(context, request, followed, personas);
  if (isRefusal(priced)) return priced;
  const { total } = priced.priced;
  const way = chooseWay(total, wayWish(followed, billing), config, gateway, orderer.idioma, 'cestaState');
  if (isRefusal(way)) return way;
  const { taller } = facts;
  const time = timeInBasket(state);
  if (!time || !taller) return invalid({ 'cestaState.selectedTime': 'campo-obligatorio' });
  const units = state.products.reduce((all, { cantidad }) => all + cantidad, 0);
  const guest = await placesOfOrder(context, { email: orderer.email, online: way.online !== null, units });
  const held = await holdForOrder(context, { cestaID, visita: guardada.visita }, time, priced, state.matricula);
  if (isRefusal(held)) return held;
  const wait = waitFor(held, config.payment.minutes);
  if (way.online && wait === 0) {
    await releaseHold(database, cestaID);
    return refuse('reserva-caducada');
  }
  const { version } = guardada;
  const { minutos } = held;
  return {
    cestaID,
    orderer,
    billing,
    way,
    followed,
    version,
    priced,
    personas,
    guest,
    taller,
    time,
    minutos,
    wait,
    lapsed,
  };
};
