import type { Database } from '../database/database.ts';
import { sharedSecret } from '../security/secrets-store.ts';
import { isSameSecret, signWords } from '../security/signature.ts';

/** What a link carries that takes a freed time, or leaves the list: only the shop can have written it. */
export const signWish = async (db: Database, id: string): Promise<string> =>
  signWords(await sharedSecret(db, 'citas'), `espera ${id}`, 32);

export const isSignedWish = async (db: Database, id: string, firma: string | undefined): Promise<boolean> =>
  isSameSecret(firma, await signWish(db, id));
