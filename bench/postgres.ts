import { loadDemo } from '../db/seed/load-demo.ts';
import { migrate } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { startOwnPostgres } from '#tests/support/postgres.ts';
import pg from 'pg';

export interface BenchDatabases {
  readonly urls: ReadonlyMap<number, string>;
  readonly stop: () => Promise<void>;
}

/** A PostgreSQL with one database for each size of catalogue. */
export const benchDatabases = async (sizes: readonly number[]): Promise<BenchDatabases> => {
  const server = await startOwnPostgres();
  const urls = new Map<number, string>();
  for (const tyres of sizes) {
    const url = new URL(server.url);
    const admin = new pg.Client({ connectionString: server.url });
    await admin.connect();
    await admin.query(`create database bench_${tyres}`);
    await admin.end();
    url.pathname = `/bench_${tyres}`;
    const database = openPostgres(url.href, 4);
    await migrate(database);
    process.stdout.write(`loading ${tyres} tyres…\n`);
    await loadDemo(database, { tyres, now: new Date(), onProgress: () => {} });
    await database.close();
    urls.set(tyres, url.href);
  }
  return { urls, stop: server.stop };
};

/** Goods for all who will buy in a benchmark, and none of the demo's promotions, of which each may have only so many. */
export const stockUp = async (databaseUrl: string): Promise<void> => {
  const database = openPostgres(databaseUrl, 1);
  await database.run(sql`update offer set stock = stock + 100000`);
  await database.run(sql`delete from promotion`);
  await database.run(sql`delete from cap where clave like 'promocion:%'`);
  // Every price may have been changed a thousand times before.
  await database.run(sql`vacuum analyze offer`);
  await database.close();
};
