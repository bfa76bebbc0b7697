import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

/** Every column of every table that holds one of these words, as `table.column`, whatever its type. */
export const marksIn = async (db: Database, marks: readonly string[]): Promise<string[]> => {
  const tables = await db.rows<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`);
  const found = new Set<string>();
  for (const { name } of tables) {
    const rows = await db.rows<{ key: string }>({
      text: `select distinct f.key from "${name}" t, jsonb_each(to_jsonb(t)) f
        where exists (select from unnest($1::text[]) m where position(lower(m) in lower(f.value::text)) > 0)`,
      values: [[...marks]],
    });
    for (const { key } of rows) found.add(`${name}.${key}`);
  }
  return [...found].toSorted();
};

/** The files of a folder in which one of these words stands, as it is or as mail encodes it. */
export const filesWith = async (folder: string, marks: readonly string[]): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const raw = await readFile(join(folder, name), 'utf8');
      const text = raw.replaceAll(/=\r?\n/g, '').toLowerCase();
      return marks.some((mark) => text.includes(mark.toLowerCase())) ? [name] : [];
    }),
  );
  return found.flat();
};
