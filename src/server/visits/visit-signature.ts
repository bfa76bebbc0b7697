import type { LinkJudgement } from '#domain/access/link.ts';
import type { Database } from '../database/database.ts';
import { sharedSecret } from '../security/secrets-store.ts';
import { isSameSecret, signWords } from '../security/signature.ts';

const sign = (secret: string, id: string, rev: number): string => signWords(secret, `cita ${id} ${rev}`, 32);

/** What a link carries that manages an appointment: only the shop can have written it, and only for this revision. */
export const signVisit = async (db: Database, { id, rev }: { id: string; rev: number }): Promise<string> =>
  sign(await sharedSecret(db, 'citas'), id, rev);

/** Whether a link is the appointment's newest, one from before a change, or none of it. */
export const judgeSignature = async (
  db: Database,
  { id, rev }: { id: string; rev: number },
  firma: string,
): Promise<LinkJudgement> => {
  const secret = await sharedSecret(db, 'citas');
  if (isSameSecret(firma, sign(secret, id, rev))) return 'valid';
  const earlier = Array.from({ length: rev - 1 }, (_, place) => place + 1);
  return earlier.some((before) => isSameSecret(firma, sign(secret, id, before))) ? 'old' : 'wrong';
};
