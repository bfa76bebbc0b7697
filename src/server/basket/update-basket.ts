import type { Basket } from '#contract/basket.ts';
import { mayChangeOrder } from '#domain/access/may-change-order.ts';
import type { Account } from '#domain/accounts/account.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { releaseHold } from '../booking/keep-hold.ts';
import { reopenUnpaid } from '../payments/end-unpaid.ts';
import type { CallContext, CallRefusal } from '../runtime.ts';
import { followHold } from './basket-hold.ts';
import { aside, sameState, type BasketState, type Wish } from './basket-state.ts';
import { saveBasket } from './baskets-store.ts';
import { personasOfAccount } from '../promotions/personas.ts';
import { arrangeVisit, saveVisit, type ArrangedVisit } from './arrange-visit.ts';
import { companyRules } from './basket-company.ts';
import { followWish, type FollowedWish, type WishRefusal } from './follow-wish.ts';
import { priceFollowed } from './price-followed.ts';
import type { PricedState } from './price-state.ts';
import { readBasket } from './read-basket.ts';
import { oneAfterAnotherOf } from '../one-after-another.ts';
import { readBasketWish } from './read-wish.ts';
import { restartWish } from './restart-wish.ts';
import { discountTrouble, showBasket } from './show-basket.ts';
import { showLeft } from './show-left.ts';
import { showVisit } from './show-visit.ts';
import { orderOfBasket } from '../orders/orders-store.ts';
import { showOrder } from '../orders/show-order.ts';
import type { PaymentGateway } from '../payments/gateways/payment-gateway.ts';

/** What was chosen by itself is written down as chosen, so that saying the same again changes nothing. */
const asAnswered = (state: BasketState, { attached, cupones }: PricedState): BasketState => ({
  ...state,
  cupones: cupones.map(({ codigo }) => codigo),
  services: {
    ...state.services,
    ...Object.fromEntries(attached.map(({ id_navision, selected }) => [id_navision, selected])),
  },
});

/** What changing baskets needs beside the runtime: who knows whether their orders are paid. */
export interface BasketNeeds {
  readonly gateway: PaymentGateway;
}

/**
 * Where its order waits for a payment, it is given up for the basket, by whoever may pay it. Whether it was, or was paid
 * meanwhile, the basket says that is read next.
 */
export const reopenBasket = async (
  context: CallContext,
  cestaID: string,
  { gateway }: BasketNeeds,
): Promise<Refusal<'cesta-con-pedido'> | null> => {
  const order = await orderOfBasket(context.database, cestaID);
  if (order?.status !== 'pendiente-pago') return null;
  if (!mayChangeOrder(await context.actor(), order)) return refuse('cesta-con-pedido');
  await reopenUnpaid(context, gateway, order.id);
  return null;
};

/** Where its visitor is, and how they will pay: kept while its order waits for its payment. */
const keepAside = async (context: CallContext, { cestaID, state, facts: { guardada } }: FollowedWish) => {
  if (!guardada) return undefined;
  const beside = { ...guardada.state, ...aside(state) };
  const { version } = guardada;
  const now = context.clock();
  const kept =
    sameState(guardada.state, beside) ||
    (await saveBasket(context.database, { ...guardada, cestaID, state: beside, version, accountId: null, now }));
  if (kept === undefined) return undefined;
  const basket = await readBasket(context, cestaID);
  return isRefusal(basket) ? undefined : basket;
};

/** Writes what changed, and whose it is now. The version that is stored; undefined where another call wrote meanwhile. */
const saveChange = async (
  { database, clock }: CallContext,
  { followed, visita }: ArrangedVisit,
  state: BasketState,
  account: Account | null,
): Promise<number | undefined> => {
  const { cestaID } = followed;
  const before = followed.facts.guardada;
  const owner = before?.accountId ? null : account;
  if (before && sameState(before.state, state) && before.visita === visita && !owner) return before.version;
  const version = before?.version ?? 0;
  return await saveBasket(database, { cestaID, state, version, visita, accountId: owner?.id ?? null, now: clock() });
};

/** Prices what a wish came to and writes it. Undefined where another call wrote one of its baskets at the same moment. */
const writeArranged = async (
  context: CallContext,
  arranged: ArrangedVisit,
  named: string,
): Promise<Basket | Refusal<'demasiados-cupones'> | undefined> => {
  const { database, language } = context;
  const { followed, visita } = arranged;
  const { cestaID, facts } = followed;
  const account = await context.account();
  const priced = await priceFollowed(context, followed, personasOfAccount(account));
  if (isRefusal(priced)) return priced;
  const before = facts.guardada;
  const wanted = asAnswered(followed.state, priced);
  const { state, hold } = await followHold(context, { cestaID, visita }, before?.state ?? null, wanted, priced);

  const accountId = before?.accountId ?? account?.id ?? null;
  const version = await saveVisit(database, arranged, { accountId, now: context.clock() }, async (tx) => {
    return await saveChange({ ...context, database: tx }, arranged, state, account);
  });
  if (version === undefined) return undefined;
  if (cestaID !== named) await releaseHold(database, named);

  const lapsed = facts.pedido ? await orderOfBasket(database, cestaID) : undefined;
  return showBasket({
    cestaID,
    version,
    state,
    priced,
    hold,
    pedido: lapsed ? showOrder(lapsed, language) : null,
    ...discountTrouble(priced, language),
    visita: await showVisit(context, visita, cestaID),
    retirados: showLeft(followed.left, language),
  });
};

/** Undefined where another call wrote the basket at the same moment, or its order was given up for this one. */
const updateOnce = async (
  context: CallContext,
  wish: Wish,
  parts: BasketNeeds,
): Promise<Basket | WishRefusal | undefined> => {
  const { database } = context;
  const rules = await companyRules(context);
  const followed = await followWish(database, wish, rules, { restart: restartWish, mayWait: true });
  if (isRefusal(followed)) return followed;
  if (followed.waits === 'same') return await keepAside(context, followed);
  if (followed.waits === 'changed') return (await reopenBasket(context, wish.cestaID, parts)) ?? undefined;
  const arranged = await arrangeVisit(database, followed, context.clock());
  return isRefusal(arranged) ? arranged : await writeArranged(context, arranged, wish.cestaID);
};

/** Else one tab that changes again and again would have the other try in vain. */
const inTurn = oneAfterAnotherOf();

/**
 * Stores what a visitor wants and answers with it priced. Two calls for one basket at the same moment
 * follow each other: the later one is merged into what the first one wrote. Those of one server take turns, and of two the one that was
 * late tries again.
 */
export const updateBasket = async (
  context: CallContext,
  typed: Wish,
  parts: BasketNeeds,
): Promise<Basket | CallRefusal<'updateBasket'>> => {
  const wish = await readBasketWish(context.database, typed);
  if (isRefusal(wish)) return wish;
  return await inTurn(wish.cestaID, async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const basket = await updateOnce(context, wish, parts);
      if (basket !== undefined) return basket;
    }
    throw new Error(`basket ${wish.cestaID} is written by others all the time`);
  });
};
