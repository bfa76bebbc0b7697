import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openPglite } from '#server/database/pglite.ts';

/** The embedded database, in memory and migrated: for what it does otherwise than a server. */
export const openEmbedded = async (): Promise<Database> => {
  const database = await openPglite();
  await migrate(database);
  return database;
};
