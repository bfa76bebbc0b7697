import type { LinkJudgement } from '#domain/access/link.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { sharedSecret } from '../security/secrets-store.ts';

const sign = (secret: string, id: string, rev: number): string =>
  createHmac('sha256', secret).update(`cita ${id} ${rev}`).digest('base64url').slice(0, 32);

const same = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

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
  if (same(firma, sign(secret, id, rev))) return 'valid';
  const earlier = Array.from({ length: rev - 1 }, (_, place) => place + 1);
  return earlier.some((before) => same(firma, sign(secret, id, before))) ? 'old' : 'wrong';
};
