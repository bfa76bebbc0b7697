import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { WrongConfiguration, type Config } from '../config/config.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate, UnfitDatabase } from './migrate.ts';
import { sql } from './sql.ts';

type DatabaseConfig = Pick<Config, 'databaseUrl' | 'databasePool' | 'databaseTimeoutMs' | 'dataDir'>;

const folderOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'db');

const open = async (config: DatabaseConfig): Promise<Database> => {
  const { databaseUrl, databasePool, databaseTimeoutMs, dataDir } = config;
  if (databaseUrl) return (await import('./postgres.ts')).openPostgres(databaseUrl, databasePool, databaseTimeoutMs);
  const folder = folderOf(config);
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(dataDir);
  const database = await (await import('./pglite.ts')).openPglite({ folder });
  return { ...database, close: () => database.close().finally(unlock) };
};

/**
 * The database that the configuration names, brought to the newest migration. Throws `WrongConfiguration` where it is not
 * one that this release may open.
 */
export const openDatabase = async (config: DatabaseConfig): Promise<Database> => {
  const database = await open(config);
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    if (!(error instanceof UnfitDatabase)) throw error;
    throw new WrongConfiguration([`${config.databaseUrl ? 'DATABASE_URL' : folderOf(config)}: ${error.message}`]);
  }
};

/** Whether there is a chain to serve: somebody's own, or the demo one. */
export const demoIsLoaded = async (database: Database): Promise<boolean> =>
  (await database.maybeOne(sql`select 1 from workshop limit 1`)) !== undefined;
