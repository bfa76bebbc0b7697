import type { Database } from '../database/database.ts';
import { sharedSecret } from '../security/secrets-store.ts';
import { isSameSecret, signWords } from '../security/signature.ts';
import { findSubscription, type Subscription } from './subscriptions-store.ts';

/** `confirmar`: the link of the first letter, until the subscription is cancelled. `elegir`: of every letter, for good. */
type Purpose = 'confirmar' | 'elegir';

const sign = async (
  db: Database,
  { id, bajas }: Pick<Subscription, 'id' | 'bajas'>,
  purpose: Purpose,
): Promise<string> =>
  signWords(
    await sharedSecret(db, 'boletin'),
    purpose === 'confirmar' ? `confirmar ${id} ${bajas}` : `elegir ${id}`,
    32,
  );

/** What a link carries: whose it is, and that only the shop can have written it. */
export const newsletterLink = async (
  db: Database,
  subscription: Pick<Subscription, 'id' | 'bajas'>,
  purpose: Purpose,
): Promise<string> => `${subscription.id}.${await sign(db, subscription, purpose)}`;

/** The subscription of a link; undefined where it is none of ours, or not good any more. */
export const openNewsletterLink = async (
  db: Database,
  x: string,
  purpose: Purpose,
): Promise<Subscription | undefined> => {
  const [id = '', firma] = x.split('.');
  if (!/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return undefined;
  const found = await findSubscription(db, id);
  return found && isSameSecret(firma, await sign(db, found, purpose)) ? found : undefined;
};
