import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { reconciliationRules, type BookRule } from './reconciliation-rules.ts';

/** What a look at one rule of the books found. */
export interface RuleFound {
  readonly regla: BookRule;
  /** How many break it. */
  readonly descuadres: number;
  /** The first few of them by name. */
  readonly ejemplos: readonly string[];
}

const named = Object.keys(reconciliationRules) as BookRule[];

/**
 * Looks at every rule, one statement after the other, so that others get their turn between them: by one process of the
 * database, in memory, since nobody waits for it.
 */
export const lookAtBooks = async (db: Database): Promise<RuleFound[]> => {
  const found: RuleFound[] = [];
  for (const regla of named)
    found.push(
      await db.transaction(async (tx) => {
        await tx.run(sql`
          select set_config('work_mem', '64MB', true), set_config('max_parallel_workers_per_gather', '0', true)`);
        const broken = await tx.one<Omit<RuleFound, 'regla'>>(sql`
          select count(*)::int as descuadres, coalesce((array_agg(about order by about))[1:5], '{}') as ejemplos
          from (${reconciliationRules[regla]}) broken`);
        return { regla, ...broken };
      }),
    );
  return found;
};

/** Keeps what was found for whoever asks next, on any server. */
export const keepLook = async (db: Database, found: readonly RuleFound[], now: Date): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx.run(sql`delete from book_check where regla <> all (${found.map(({ regla }) => regla)}::text[])`);
    await tx.run(sql`
      insert into book_check (regla, descuadres, ejemplos, mirado)
      select regla, descuadres, ejemplos, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f(regla text, descuadres int, ejemplos text[])
      on conflict (regla) do update set descuadres = excluded.descuadres, ejemplos = excluded.ejemplos, mirado = excluded.mirado`);
  });
};

/** What the last look found; nothing before the first. */
export const readLook = async (
  db: Database,
): Promise<{ readonly regla: string; readonly descuadres: number; readonly mirado: Date }[]> =>
  await db.rows(sql`select regla, descuadres, mirado from book_check order by regla`);
