import type { Database } from '../database/database.ts';
import { sharedSecret } from '../security/secrets-store.ts';
import { isSameSecret, signWords } from '../security/signature.ts';

/** What a link carries that may write the review of a visit: only the shop can have written it. */
export const signReview = async (db: Database, appointmentId: string): Promise<string> =>
  signWords(await sharedSecret(db, 'opiniones'), `opinion ${appointmentId}`, 32);

export const isSignedReview = async (db: Database, appointmentId: string, firma: string): Promise<boolean> =>
  isSameSecret(firma, await signReview(db, appointmentId));
