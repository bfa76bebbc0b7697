import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

/** A secret that all servers of one database share: the first that asks makes it. */
export const sharedSecret = async (database: Database, name: string): Promise<string> => {
  const key = `secret:${name}`;
  await database.run(
    sql`insert into setting (key, value) values (${key}, ${randomBytes(24).toString('hex')}) on conflict do nothing`,
  );
  const { value } = await database.one<{ value: string }>(sql`select value from setting where key = ${key}`);
  return value;
};
