import { challengeMinutes } from '#domain/accounts/passkey-bounds.ts';
import { minuteMs } from '#domain/time.ts';
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { sql } from '../../database/sql.ts';

/** For which purpose, and but for a log-in and an account that is yet to be made for which account. */
export type ChallengeFor =
  | { readonly para: 'entrada' | 'cuenta' }
  | { readonly para: 'alta' | 'confirmacion'; readonly accountId: string };

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

const accountOf = (purpose: ChallengeFor): string | null => ('accountId' in purpose ? purpose.accountId : null);

/** 256 random bits that a passkey shall sign, in base64url. Only their hash is kept. */
export const newChallenge = async (db: Database, purpose: ChallengeFor, now: Date): Promise<string> => {
  const challenge = randomBytes(32).toString('base64url');
  const ends = new Date(now.getTime() + challengeMinutes * minuteMs);
  await db.run(sql`
    insert into passkey_challenge (hash, para, account_id, caduca)
    values (${hashOf(challenge)}, ${purpose.para}, ${accountOf(purpose)}::uuid, ${ends})`);
  return challenge;
};

/** Uses a challenge up: of several that bring it at once, one may go on. */
export const takeChallenge = async (
  db: Database,
  challenge: string,
  purpose: ChallengeFor,
  now: Date,
): Promise<boolean> => {
  const taken = await db.run(sql`
    delete from passkey_challenge
    where hash = ${hashOf(challenge)} and para = ${purpose.para} and caduca > ${now}
      and account_id is not distinct from ${accountOf(purpose)}::uuid`);
  return taken > 0;
};
