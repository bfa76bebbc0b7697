import { readdir, readFile } from 'node:fs/promises';
import type { Database } from './database.ts';
import { sql } from './sql.ts';

const folder = new URL('../../../db/migrations/', import.meta.url);

/**
 * Brings the tables to the newest migration and answers with the names of those that ran. Several
 * servers may start at once: the advisory lock lets one migrate while the others wait.
 */
export const migrate = async (database: Database): Promise<string[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return await database.transaction(async (tx) => {
    // Whoever migrates may take as long as it takes: the usual patience with a lock would end the start of all others.
    await tx.run(sql`set local lock_timeout = 0`);
    await tx.run(sql`select pg_advisory_xact_lock(726391)`);
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
