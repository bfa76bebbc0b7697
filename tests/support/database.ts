import { Client } from 'pg';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { createDatabase, sharedServer, type TestPostgres } from './postgres.ts';

/** What a test's database begins with. */
export interface Beginning {
  readonly name: string;
  readonly fill: (database: Database) => Promise<void>;
}

/** The tables alone. */
export const emptyTables: Beginning = {
  name: 'empty',
  fill: async () => {},
};

/** A database of that beginning which others are copied from. Several workers may ask for it at once; one makes it. */
const makeTemplate = async ({ name, fill }: Beginning): Promise<string> => {
  const template = `template_${name}`;
  const client = new Client({ connectionString: sharedServer() });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [template]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return template;
    const { url } = await createDatabase(sharedServer());
    const draft = openPostgres(url, 2, 120_000);
    await migrate(draft);
    await fill(draft);
    await draft.close();
    await client.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${template}`);
    return template;
  } finally {
    await client.end();
  }
};

/** By name, for this process. */
const templates = new Map<string, Promise<string>>();

/** A database of one's own, migrated and filled, which nobody has opened: the first is made, the others are its copies. */
export const startMigrated = async (beginning: Beginning = emptyTables): Promise<TestPostgres> => {
  const template = templates.get(beginning.name) ?? makeTemplate(beginning);
  templates.set(beginning.name, template);
  return await createDatabase(sharedServer(), await template);
};

/** The same, opened. Closed, it is gone. */
export const openTestDatabase = async (beginning: Beginning = emptyTables): Promise<Database> => {
  const { url, stop } = await startMigrated(beginning);
  const database = openPostgres(url, 4);
  return {
    ...database,
    close: async () => {
      await database.close();
      await stop();
    },
  };
};

/** Empties tables and all that refer to them, as `truncate … cascade` does; that makes new files for each, and for its indexes. */
export const emptyOut = async (database: Database, ...tables: readonly string[]): Promise<void> =>
  await database.script(`
    do $$
    declare
      emptied regclass;
    begin
      -- No trigger hears of it, and no reference is looked for.
      set local session_replication_role = replica;
      for emptied in
        with recursive referring (name) as (
          select unnest('{${tables.join()}}'::regclass[])
          union
          select k.conrelid::regclass from pg_constraint k join referring r on k.confrelid = r.name where k.contype = 'f'
        )
        select name from referring
      loop
        execute format('delete from %s', emptied);
      end loop;
    end $$`);
