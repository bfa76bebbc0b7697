import { randomBytes } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';

const load = async (database: Database, name: string): Promise<string> => {
  const key = `secret:${name}`;
  await database.run(
    sql`insert into setting (key, value) values (${key}, ${randomBytes(24).toString('hex')}) on conflict do nothing`,
  );
  const { value } = await database.one<{ value: string }>(sql`select value from setting where key = ${key}`);
  return value;
};

// Belongs to a database, so that two in one process never see each other's.
const known = new WeakMap<Database, Map<string, Promise<string>>>();

/** A secret that all servers of one database share: the first that asks makes it, and it never changes. */
export const sharedSecret = async (database: Database, name: string): Promise<string> => {
  let secrets = known.get(database);
  if (!secrets) known.set(database, (secrets = new Map()));
  const secret = secrets.get(name) ?? load(database, name);
  secrets.set(name, secret);
  // A failure is not worth keeping.
  secret.catch(() => secrets.delete(name));
  return await secret;
};
