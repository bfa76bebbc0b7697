import type { Database } from './database.ts';
import { sql } from './sql.ts';
import type { SqlFile } from './sql-files.ts';

/** What brings the functions of a database to the text of their files. */
export interface FunctionsToApply {
  /** Brings up to date what a file needs, and before it what that needs. */
  readonly applyNeedsOf: (file: SqlFile) => Promise<void>;
  /** Brings all up to date, and drops those whose file is gone. */
  readonly applyAll: () => Promise<void>;
  /** Which were made or replaced. */
  readonly applied: readonly string[];
}

/** `create or replace` with other arguments makes a second function beside the first, and no caller means it. */
const checkDefined = async (tx: Database, names: readonly string[]): Promise<void> => {
  const found = await tx.rows<{ name: string; definitions: number }>(sql`
    select n.name, count(p.oid)::int as definitions
    from unnest(${[...names]}::text[]) as n (name)
    left join pg_proc p on p.proname = n.name and p.pronamespace = current_schema()::regnamespace
    group by n.name having count(p.oid) <> 1 order by n.name`);
  for (const { name, definitions } of found)
    throw new Error(
      definitions === 0
        ? `db/functions/${name}.sql defines no function of that name`
        : `db/functions/${name}.sql has other arguments than before; give the function a new name`,
    );
};

/** Compares the files of functions with what a database keeps of them; `tx` is the transaction of the migrations. */
export const functionsToApply = async (tx: Database, files: readonly SqlFile[]): Promise<FunctionsToApply> => {
  const rows = await tx.rows<{ name: string; hash: string }>(sql`select name, hash from function_file`);
  const kept = new Map(rows.map(({ name, hash }) => [name, hash]));
  const byName = new Map(files.map((file) => [file.name, file]));
  const applied: string[] = [];

  const bring = async (name: string, wantedBy: readonly string[]): Promise<void> => {
    const file = byName.get(name);
    if (!file) throw new Error(`${wantedBy.at(-1)}.sql needs ${name}, and there is no db/functions/${name}.sql`);
    if (wantedBy.includes(name)) throw new Error(`functions need each other: ${[...wantedBy, name].join(', ')}`);
    for (const need of file.needs) await bring(need, [...wantedBy, name]);
    if (kept.get(name) === file.hash) return;
    await tx.script(file.text);
    await tx.run(sql`
      insert into function_file (name, hash) values (${name}, ${file.hash})
      on conflict (name) do update set hash = excluded.hash, applied_at = now()`);
    kept.set(name, file.hash);
    applied.push(name);
  };

  return {
    applied,
    applyNeedsOf: async ({ name, needs }) => {
      for (const need of needs) await bring(need, [name]);
    },
    applyAll: async () => {
      for (const name of kept.keys()) {
        if (byName.has(name)) continue;
        await tx.script(`drop function if exists ${name}`);
        await tx.run(sql`delete from function_file where name = ${name}`);
      }
      for (const { name } of files) await bring(name, []);
      if (applied.length > 0) await checkDefined(tx, applied);
    },
  };
};
