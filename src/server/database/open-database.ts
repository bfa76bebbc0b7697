import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { sql } from './sql.ts';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'databasePool' | 'databaseTimeoutMs' | 'dataDir'>;

const open = async ({ databaseUrl, databasePool, databaseTimeoutMs, dataDir }: DatabaseConfig): Promise<Database> => {
  if (databaseUrl) return (await import('./postgres.ts')).openPostgres(databaseUrl, databasePool, databaseTimeoutMs);
  const folder = join(dataDir, 'db');
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(dataDir);
  const database = await (await import('./pglite.ts')).openPglite({ folder });
  return { ...database, close: () => database.close().finally(unlock) };
};

/** The database that the configuration names, brought to the newest migration. */
export const openDatabase = async (config: DatabaseConfig): Promise<Database> => {
  const database = await open(config);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
};

/** Whether there is a chain to serve: somebody's own, or the demo one. */
export const demoIsLoaded = async (database: Database): Promise<boolean> =>
  (await database.maybeOne(sql`select 1 from workshop limit 1`)) !== undefined;
