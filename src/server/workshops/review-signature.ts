import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { sharedSecret } from '../security/secrets-store.ts';

/** What a link carries that may write the review of a visit: only the shop can have written it. */
export const signReview = async (db: Database, appointmentId: string): Promise<string> =>
  createHmac('sha256', await sharedSecret(db, 'opiniones'))
    .update(`opinion ${appointmentId}`)
    .digest('base64url')
    .slice(0, 32);

export const maySignReview = async (db: Database, appointmentId: string, firma: string): Promise<boolean> => {
  const [given, right] = [Buffer.from(firma), Buffer.from(await signReview(db, appointmentId))];
  return given.length === right.length && timingSafeEqual(given, right);
};
