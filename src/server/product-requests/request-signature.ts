import type { Database } from '../database/database.ts';
import { sharedSecret } from '../security/secrets-store.ts';
import { isSameSecret, signWords } from '../security/signature.ts';

/** What a link carries that may delete a request: only the shop can have written it. */
export const signRequest = async (db: Database, id: string): Promise<string> =>
  signWords(await sharedSecret(db, 'avisos'), `cancelar ${id}`, 32);

export const isSignedRequest = async (db: Database, { id, firma }: { id: string; firma: string }): Promise<boolean> =>
  isSameSecret(firma, await signRequest(db, id));
