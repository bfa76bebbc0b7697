import type { Database } from '#server/database/database.ts';
import type { Sql } from '#server/database/sql.ts';

/** How many rows go into one statement: few round trips, and never much text at once. */
const atOnce = 4000;

/** Writes rows in batches; `statement` reads them from a JSON array. */
export const insertRows = async (
  db: Database,
  rows: readonly object[],
  statement: (json: string) => Sql,
): Promise<void> => {
  for (let from = 0; from < rows.length; from += atOnce)
    await db.run(statement(JSON.stringify(rows.slice(from, from + atOnce))));
};
