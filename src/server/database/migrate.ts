import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from './sql.ts';

const folder = new URL('../../../db/migrations/', import.meta.url);

/** Another server's migration is waited for in short questions: none of them may take longer than any statement. */
const askAgainMs = 200;
const waitedLongEnoughMs = 30 * 60_000;

const takeTurn = async (tx: Database): Promise<void> => {
  for (const began = performance.now(); performance.now() - began < waitedLongEnoughMs; await pause(askAgainMs)) {
    const { mine } = await tx.one<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(726391) as mine`);
    if (mine) return;
  }
  throw new Error('another server has been migrating for half an hour');
};

/**
 * Brings the tables to the newest migration and answers with the names of those that ran. Several
 * servers may start at once: the advisory lock lets one migrate while the others wait.
 */
export const migrate = async (database: Database): Promise<string[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return await database.transaction(async (tx) => {
    await takeTurn(tx);
    // A change of large tables takes as long as it takes.
    await tx.script('set local lock_timeout = 0; set local statement_timeout = 0');
    await tx.script(
      'create table if not exists migration (name text primary key, ran_at timestamptz not null default now())',
    );
    const done = new Set((await tx.rows<{ name: string }>(sql`select name from migration`)).map((row) => row.name));
    const missing = files.filter((file) => !done.has(file));
    for (const file of missing) {
      await tx.script(await readFile(new URL(file, folder), 'utf8'));
      await tx.run(sql`insert into migration (name) values (${file})`);
    }
    return missing;
  });
};
