import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { followOffers } from '../newsletter/subscriptions-store.ts';
import { mailOffersOf } from './consents-store.ts';

/** Once the address is proved, what its owner answered to offers by mail holds for the newsletter, too. */
export const followMailOffers = async (tx: Database, accountId: string, now: Date): Promise<void> => {
  const known = await mailOffersOf(tx, accountId);
  if (known?.probado && known.dado !== null) await followOffers(tx, known, known.dado, now);
};

/** An address that is no account's any more has only what it asked for by itself: nothing of the account goes there. */
export const leaveOldAddress = async (
  tx: Database,
  { email, emailNorm, idioma }: { readonly email: string; readonly emailNorm: string; readonly idioma: Language },
  now: Date,
): Promise<void> => await followOffers(tx, { email, emailNorm, idioma }, false, now);
