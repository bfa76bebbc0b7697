import type { Database } from '../database/database.ts';
import { sharedSecret } from '../security/secrets-store.ts';
import { isSameSecret, signWords } from '../security/signature.ts';

interface Previewed {
  readonly id: string;
  readonly version: number;
  /** Seconds since 1970. */
  readonly hasta: number;
}

/** What a link carries that shows a version before it is published. */
export const signPreview = async (db: Database, { id, version, hasta }: Previewed): Promise<string> =>
  signWords(await sharedSecret(db, 'vista-previa'), `${id} ${version} ${hasta}`, 32);

export const isSignedPreview = async (
  db: Database,
  { firma, ...previewed }: Previewed & { readonly firma: string },
  now: Date,
): Promise<boolean> => isSameSecret(firma, await signPreview(db, previewed)) && now.getTime() < previewed.hasta * 1000;
