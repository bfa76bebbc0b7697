import type { Database } from '../database/database.ts';
import { quickRead, sql } from '../database/sql.ts';

/** The workshop that an account prefers; null where it has none. */
export const favouriteOf = async (db: Database, accountId: string): Promise<number | null> => {
  const found = await db.maybeOne<{ codTienda: number | null }>(
    quickRead`select taller_favorito as "codTienda" from account where id = ${accountId}::uuid`,
  );
  return found?.codTienda ?? null;
};

export const keepFavourite = async (db: Database, accountId: string, codTienda: number | null): Promise<void> => {
  await db.run(sql`update account set taller_favorito = ${codTienda}::int where id = ${accountId}::uuid`);
};
