import type { Basket } from '#contract/basket.ts';
import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { releaseHold } from '../booking/keep-hold.ts';
import type { CallContext } from '../http/context.ts';
import { followHold } from './basket-hold.ts';
import { priceBasketNow } from './basket-pricing.ts';
import { sameState, type BasketState, type Wish } from './basket-state.ts';
import { saveBasket } from './baskets-store.ts';
import { personasOfAccount } from '../promotions/personas.ts';
import { companyRules, followWish, type WishRefusal } from './follow-wish.ts';
import type { PricedState } from './price-state.ts';
import { readWish } from './read-wish.ts';
import { restartWish } from './restart-wish.ts';
import { discountTrouble, showBasket } from './show-basket.ts';
import { showLeft } from './show-left.ts';
import { orderOfBasket } from '../orders/orders-store.ts';
import { showOrder } from '../orders/show-order.ts';

/** What was chosen by itself is written down as chosen, so that saying the same again changes nothing. */
const asAnswered = (state: BasketState, { services, cupones }: PricedState): BasketState => ({
  ...state,
  cupones: cupones.map(({ codigo }) => codigo),
  services: {
    ...state.services,
    ...Object.fromEntries(services.map(({ id_navision, selected }) => [id_navision, selected])),
  },
});

/** Undefined where another call wrote the basket at the same moment. */
const updateOnce = async (context: CallContext, wish: Wish): Promise<Basket | WishRefusal | undefined> => {
  const { database, clock, language } = context;
  const followed = await followWish(database, wish, await companyRules(context), restartWish);
  if (isRefusal(followed)) return followed;
  const { cestaID, facts } = followed;
  const account = await context.account();
  const priced = await priceBasketNow(context, followed.state, facts, personasOfAccount(account));
  const wanted = asAnswered(followed.state, priced);
  const { state, hold } = await followHold(context, cestaID, facts.guardada?.state ?? null, wanted, priced);

  const before = facts.guardada;
  const owner = before?.accountId ? null : account;
  const version =
    before && sameState(before.state, state) && !owner
      ? before.version
      : await saveBasket(database, {
          cestaID,
          state,
          version: before?.version ?? 0,
          accountId: owner?.id ?? null,
          now: clock(),
        });
  if (version === undefined) return undefined;
  if (cestaID !== wish.cestaID) await releaseHold(database, wish.cestaID);

  const lapsed = facts.pedido ? await orderOfBasket(database, cestaID) : undefined;
  return showBasket({
    cestaID,
    version,
    state,
    priced,
    hold,
    pedido: lapsed ? showOrder(lapsed, language) : null,
    ...discountTrouble(priced, language),
    retirados: showLeft(followed.left, language),
  });
};

/**
 * Stores what a visitor wants and answers with it priced. Two calls for one basket at the same moment
 * follow each other: the later one is merged into what the first one wrote.
 */
export const updateBasket = async (
  context: CallContext,
  typed: Wish,
): Promise<Basket | WishRefusal | Refusal<'datos-no-validos'>> => {
  const wish = readWish(typed);
  if (isRefusal(wish)) return wish;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const basket = await updateOnce(context, wish);
    if (basket !== undefined) return basket;
  }
  throw new Error(`basket ${wish.cestaID} is written by others all the time`);
};
