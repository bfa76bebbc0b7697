import { isRefusal, type Refusal } from '#domain/refusal.ts';
import { openGuess } from '../promotions/coupon-guesses.ts';
import type { CallContext } from '../runtime.ts';
import { priceBasketNow } from './basket-pricing.ts';
import type { FollowedWish } from './follow-wish.ts';
import type { PricedState } from './price-state.ts';

/**
 * Prices a basket that followed a wish. Coupon codes that the stored basket does not have are guesses: they are counted,
 * and refused after too many wrong ones. `personas` are whose uses of coupons and promotions count.
 */
export const priceFollowed = async (
  context: CallContext,
  { state, facts }: FollowedWish,
  personas: readonly string[],
): Promise<PricedState | Refusal<'demasiados-cupones'>> => {
  const known = facts.guardada?.state.cupones ?? [];
  const guess = await openGuess(
    context,
    state.cupones.filter((code) => !known.includes(code)),
  );
  if (isRefusal(guess)) return guess;
  const priced = await priceBasketNow(context, state, facts, personas);
  await guess.wrong(priced.desconocidos.length);
  return priced;
};
