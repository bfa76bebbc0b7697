import { lookAtBooks } from '#server/reconciliation/reconciliation-store.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';

/** Remembers what there is of everything, so that nothing can be lost unseen. */
export const countStock = async (db: Database): Promise<Map<number, number>> => {
  const rows = await db.rows<{ id: number; units: number }>(sql`select id, stock + apartado as units from offer`);
  return new Map(rows.map(({ id, units }) => [id, units]));
};

/** What breaks a rule of the books, by rule, and offers of which another number of units exists than before. */
export const checkBooks = async (
  db: Database,
  before: ReadonlyMap<number, number>,
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const found = await lookAtBooks(db);
  const after = await countStock(db);
  const changed = [...after].filter(([id, units]) => before.get(id) !== units).map(([id]) => `offer ${id}`);
  return Object.fromEntries([
    ...found.filter(({ descuadres }) => descuadres > 0).map(({ regla, ejemplos }) => [regla, ejemplos]),
    ...(changed.length > 0 ? [['units', changed]] : []),
  ]);
};

export const balanced = {};
