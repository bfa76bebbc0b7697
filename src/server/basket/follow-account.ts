import type { Basket } from '#contract/basket.ts';
import { mayTakeBasket } from '#domain/access/may-take-basket.ts';
import { mayBecome } from '#domain/orders/order-state.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { giveBasket } from '../accounts/accounts-store.ts';
import { passHold, releaseHold } from '../booking/keep-hold.ts';
import type { CallContext, CallRefusal } from '../runtime.ts';
import { openSince } from './basket-age.ts';
import { loadBasketFacts, type ProductFacts, type StoredBasket } from './basket-facts-store.ts';
import { isSoldIn } from './basket-pricing.ts';
import type { BasketState, Wish } from './basket-state.ts';
import { adoptVisit } from './beside-store.ts';
import { deleteMerged, oneAtATime, openBasketOf } from './baskets-store.ts';
import { showLeft, type LeftProduct } from './show-left.ts';
import { updateBasket, type BasketNeeds } from './update-basket.ts';

/** What goes on of a browser's own basket, and what is not sold any more: no other basket takes that. */
const stillSold = (
  { config }: CallContext,
  own: StoredBasket | null,
  facts: readonly ProductFacts[],
): { readonly own: StoredBasket | null; readonly closed: readonly LeftProduct[] } => {
  const sold = isSoldIn(config);
  const gone = new Map(facts.filter((each) => !sold(each)).map((each) => [each.id_navision, each]));
  if (!own || gone.size === 0) return { own, closed: [] };
  const products = own.state.products.filter(({ id_navision }) => !gone.has(id_navision));
  const closed = own.state.products.flatMap(({ id_navision, cantidad }): LeftProduct[] => {
    const known = gone.get(id_navision);
    return known ? [{ facts: known, cantidad, motivo: 'fuera-de-venta' }] : [];
  });
  return { own: { ...own, state: { ...own.state, products } }, closed };
};

/** What a browser's own basket wishes for in another one: all that it holds, and nothing taken back. */
const wishInto = (cestaID: string, own: StoredBasket | null): Wish => {
  if (!own || own.state.products.length === 0) return { cestaID, products: [] };
  const { products, services, generaFactura, ...state } = own.state;
  return {
    ...state,
    cestaID,
    products: products.map(({ id_navision, cantidad, matricula }) => ({
      id_navision,
      cantidad,
      matricula: matricula ?? state.matricula,
    })),
    services: Object.entries(services).map(([id_navision, selected]) => ({ id_navision, selected })),
    generaFactura: generaFactura || undefined,
    cupones: [...state.cupones],
    sinPromociones: [...state.sinPromociones],
  };
};

/** A basket of another account, on a browser that several people use, stays that account's. */
const unlessAnothers = async (context: CallContext, basket: StoredBasket | null): Promise<StoredBasket | null> =>
  basket && mayTakeBasket(await context.actor(), basket) ? basket : null;

/** A visitor who signs in with a time held keeps that time. */
const withHeldTime = async (
  context: CallContext,
  { cestaID, version, products }: Basket,
  from: { readonly cestaID: string; readonly state: BasketState },
  parts: BasketNeeds,
) => {
  const { selectedTaller, selectedDate, selectedTime } = from.state;
  await passHold(context.database, { from: from.cestaID, to: cestaID });
  return await updateBasket(
    context,
    {
      cestaID,
      version,
      products: products.map(({ id_navision, cantidad, matricula }) => ({ id_navision, cantidad, matricula })),
      selectedTaller,
      selectedDate,
      selectedTime,
    },
    parts,
  );
};

/** What lies beside the browser's own basket goes along with it. */
const bringBeside = async ({ database }: CallContext, own: StoredBasket | null, cestaID: string | null, to: string) => {
  if (own?.visita && cestaID) await adoptVisit(database, { cestaID, visita: own.visita }, to);
};

const joinWithTheirs = async (
  context: CallContext,
  accountId: string,
  cestaID: string | null,
  parts: BasketNeeds,
): Promise<Basket | null | CallRefusal<'followBasket'>> => {
  const { database, clock } = context;
  const { guardada, pedido, productos } = await loadBasketFacts(database, { cestaID, ids: null, codTienda: null });
  if (pedido && !mayBecome(pedido.status, 'pendiente-pago')) return null;
  const whole = await unlessAnothers(context, guardada);
  const theirs = await openBasketOf(database, accountId, { but: cestaID, since: openSince(clock()) });
  if (theirs === undefined) {
    if (whole && cestaID) await giveBasket(database, cestaID, accountId);
    return null;
  }
  const { own, closed } = stillSold(context, whole, productos);
  await bringBeside(context, whole, cestaID, theirs);
  const joined = await updateBasket(context, wishInto(theirs, own), parts);
  if (isRefusal(joined) || !own || !cestaID) return joined;
  // A time that was held for nothing that goes on is given back.
  const brings = own.state.products.length > 0;
  if (!brings) await releaseHold(database, cestaID);
  const timed =
    own.state.selectedTime === null || !brings
      ? joined
      : await withHeldTime(context, joined, { cestaID, state: own.state }, parts);
  await deleteMerged(database, cestaID, own.version);
  return isRefusal(timed)
    ? timed
    : { ...timed, retirados: [...joined.retirados, ...showLeft(closed, context.language)] };
};

/**
 * Joins the basket of a browser that signed in with the one that its account filled on another device, under that one's
 * id, so that both devices go on in the same: nothing is lost but what is not sold any more, which is named, and of a product
 * in both the larger quantity counts. Null where there is none, or the browser's own is an order already; its own is the account's from then on.
 */
export const followAccount = async (
  context: CallContext,
  cestaID: string | null,
  parts: BasketNeeds,
): Promise<Basket | null | CallRefusal<'followBasket'>> => {
  const account = await context.account();
  if (!account) return refuse('sin-sesion');
  return await context.database.transaction(async (database) => {
    await oneAtATime(database, account.id);
    return await joinWithTheirs({ ...context, database }, account.id, cestaID, parts);
  });
};
