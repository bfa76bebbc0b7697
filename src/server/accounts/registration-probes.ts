import { probingLimit } from '#contract/accounts.ts';
import { refuse, type Refusal } from '#domain/refusal.ts';
import type { CallContext } from '../runtime.ts';
import { claimCall, giveBackCall } from '../security/shared-limit-store.ts';
import { recordSecurityEvent } from '../security/security-events.ts';

export interface Probe {
  /** The address was new: nothing was learned about anybody. */
  readonly foundNobody: () => Promise<void>;
}

/**
 * A registration tells whether its address has an account. Each is claimed as one that finds somebody, and given back
 * where it does not; above the limit all of a network's are refused alike, so that the answer tells nothing any more.
 */
export const openProbe = async (context: CallContext): Promise<Probe | Refusal<'demasiados-intentos'>> => {
  const { config, database, clock, address } = context;
  if (!config.rateLimit) return { foundNobody: async () => {} };
  const [key, now] = [`registered ${address}`, clock()];
  const claim = await claimCall(database, key, probingLimit, now);
  if ('nth' in claim) return { foundNobody: async () => await giveBackCall(database, key, probingLimit, now) };
  recordSecurityEvent(context, 'registration-probed', { address });
  return refuse('demasiados-intentos', { segundos: claim.wait });
};
