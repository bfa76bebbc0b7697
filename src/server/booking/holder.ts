import type { CallContext } from '../http/context.ts';

/** A visitor who holds a time, and what limits how many they hold. */
export interface Holder {
  /** What they are told apart by, best first; what they held under any of these they give back. */
  readonly visitors: readonly string[];
  /** Where they come from; null where nobody counts by that. */
  readonly network: string | null;
  /** How many times a network may hold at once. */
  readonly most: number;
}

export const holderOf = async ({ account, visitor, address, config }: CallContext): Promise<Holder> => {
  const signedIn = await account();
  return {
    visitors: [...(signedIn ? [signedIn.id] : []), ...(visitor === null ? [] : [visitor])],
    network: config.rateLimit ? address : null,
    most: config.guests.holdsPerNetwork,
  };
};
