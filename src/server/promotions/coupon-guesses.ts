import { couponGuesses } from '#contract/basket.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { CallContext } from '../runtime.ts';
import { claimCall, giveBackCall } from '../security/shared-limit-store.ts';
import { recordSecurityEvent } from '../security/security-events.ts';

export interface CouponGuess {
  /** How many of the codes were wrong is known: the others were no guesses. */
  readonly wrong: (count: number) => Promise<void>;
}

/**
 * Lets codes be looked at that were typed anew, or says how long to wait: each is claimed as a wrong one before, and given
 * back where it was right, so that whoever guesses learns nothing from the refusal.
 */
export const openGuess = async (
  context: CallContext,
  codes: readonly string[],
): Promise<CouponGuess | Refusal<'demasiados-cupones'>> => {
  const { config, database, clock, address } = context;
  const typed = codes.filter((code) => code !== '').length;
  if (!config.rateLimit || typed === 0) return { wrong: async () => {} };
  const [key, now] = [`coupons ${address}`, clock()];
  const giveBack = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) await giveBackCall(database, key, couponGuesses, now);
  };
  for (let claimed = 0; claimed < typed; claimed += 1) {
    const claim = await claimCall(database, key, couponGuesses, now);
    if ('nth' in claim) continue;
    await giveBack(claimed);
    recordSecurityEvent(context, 'coupons-guessed', { address });
    return refuse('demasiados-cupones', { segundos: claim.wait });
  }
  return { wrong: async (count) => await giveBack(typed - Math.min(count, typed)) };
};
