import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { sharedSecret } from '../security/secrets-store.ts';

/** What a link carries that may delete a request: only the shop can have written it. */
export const signRequest = async (db: Database, id: string): Promise<string> =>
  createHmac('sha256', await sharedSecret(db, 'avisos'))
    .update(`cancelar ${id}`)
    .digest('base64url')
    .slice(0, 32);

export const isSigned = async (db: Database, { id, firma }: { id: string; firma: string }): Promise<boolean> => {
  const [given, right] = [Buffer.from(firma), Buffer.from(await signRequest(db, id))];
  return given.length === right.length && timingSafeEqual(given, right);
};
