import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { sharedSecret } from '../security/secrets-store.ts';

/** What a link carries that takes a freed time, or leaves the list: only the shop can have written it. */
export const signWish = async (db: Database, id: string): Promise<string> =>
  createHmac('sha256', await sharedSecret(db, 'citas'))
    .update(`espera ${id}`)
    .digest('base64url')
    .slice(0, 32);

export const isSignedWish = async (db: Database, id: string, firma: string | undefined): Promise<boolean> => {
  const [given, right] = [Buffer.from(firma ?? ''), Buffer.from(await signWish(db, id))];
  return given.length === right.length && timingSafeEqual(given, right);
};
