import { createHash, randomBytes } from 'node:crypto';
import { dayMs } from '#domain/time.ts';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { Account } from '#domain/accounts/account.ts';
import { accountColumns } from './accounts-store.ts';

const days = (count: number) => count * dayMs;
const lifetime = days(30);

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** A new token of 256 random bits. Only its hash is kept, so a stolen table opens nothing. */
export const issueToken = async (database: Database, accountId: string, now: Date): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await database.run(sql`
    insert into access_token (hash, account_id, creado, caduca)
    values (${hashOf(token)}, ${accountId}, ${now}, ${new Date(now.getTime() + lifetime)})`);
  return token;
};

/** Whose token this is; its 30 days begin anew, written at most once a day. */
export const accountOfToken = async (database: Database, token: string, now: Date): Promise<Account | null> => {
  const hash = hashOf(token);
  const found = await database.maybeOne<Account & { caduca: Date }>(sql`
    select ${accountColumns}, access_token.caduca from access_token join account on account.id = access_token.account_id
    where access_token.hash = ${hash} and access_token.caduca > ${now}`);
  if (!found) return null;
  const { caduca, ...account } = found;
  if (caduca.getTime() < now.getTime() + lifetime - days(1)) {
    await database.run(
      sql`update access_token set caduca = ${new Date(now.getTime() + lifetime)} where hash = ${hash}`,
    );
  }
  return account;
};

export const revokeToken = async (database: Database, token: string): Promise<void> => {
  await database.run(sql`delete from access_token where hash = ${hashOf(token)}`);
};
