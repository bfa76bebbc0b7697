import { personOfEmail } from '#domain/accounts/same-person.ts';
import { isProved } from '../guests/email-proof-store.ts';
import type { CallContext } from '../runtime.ts';

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

/** Whose e-mail a caller named without having proved it, and how many times may be held with it at once. */
export interface Persona {
  readonly name: string;
  readonly most: number;
}

/** The person that a hold counts for; null where the e-mail is proved, or where the limit is 0. */
export const personaOf = async (
  { database, config }: CallContext,
  email: string | null | undefined,
  { visitors }: Holder,
): Promise<Persona | null> => {
  const name = personOfEmail(email ?? '');
  const most = config.guests.holds;
  return name === '' || most === 0 || (await isProved(database, name, visitors)) ? null : { name, most };
};
