import type { Database } from '../database/database.ts';
import { sharedSecret } from '../security/secrets-store.ts';
import { isSameSecret, signWords } from '../security/signature.ts';

/** What a link carries that may review what was bought for a visit: only the shop can have written it. */
export const signBuyer = async (db: Database, appointmentId: string): Promise<string> =>
  signWords(await sharedSecret(db, 'opiniones'), `opinion-producto ${appointmentId}`, 32);

export const isSignedBuyer = async (db: Database, appointmentId: string, firma: string): Promise<boolean> =>
  isSameSecret(firma, await signBuyer(db, appointmentId));
