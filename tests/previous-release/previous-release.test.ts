import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { migrate, ourFolders } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { readSqlFiles } from '#server/database/sql-files.ts';
import { describeCatalog } from '#tests/support/catalog.ts';
import { startOwnPostgres, type TestPostgres } from '#tests/support/postgres.ts';
import { buyFourTyres } from './purchase.ts';
import {
  checkOutPrevious,
  currentTree,
  seedBy,
  startRelease,
  type ReleaseServer,
  type ReleaseTree,
} from './release-server.ts';

// A new release starts while servers of the one before still serve (docs/operations.md, "Changing the database").

let previous: ReleaseTree;
let postgres: TestPostgres;
let database: Database;
const servers: ReleaseServer[] = [];
const start = async (folder: string): Promise<ReleaseServer> => {
  const server = await startRelease(folder, postgres.url);
  servers.push(server);
  return server;
};

beforeAll(async () => {
  previous = await checkOutPrevious();
  postgres = await startOwnPostgres();
  seedBy(previous.folder, postgres.url);
  database = openPostgres(postgres.url, 2);
});
afterAll(async () => {
  for (const server of servers) await server.stop();
  await database?.close();
  await postgres?.stop();
  await previous?.remove();
});

const hashesKept = async () =>
  Object.fromEntries(
    (await database.rows<{ name: string; hash: string }>(sql`select name, hash from function_file order by name`)).map(
      ({ name, hash }) => [name, hash],
    ),
  );
const hashesOf = (folder: URL) => Object.fromEntries(readSqlFiles(folder).map(({ name, hash }) => [name, hash]));

test('the previous release sells before, while and after the new one starts on its database', async () => {
  const old = await start(previous.folder);
  await old.ready;
  const sold = [await buyFourTyres(old.origin)];

  const current = await start(currentTree);
  do sold.push(await buyFourTyres(old.origin));
  while (!current.isReady());
  await current.ready;
  sold.push(await buyFourTyres(old.origin), await buyFourTyres(current.origin));

  // A visitor's next request may reach the other one.
  sold.push(await buyFourTyres(old.origin, current.origin), await buyFourTyres(current.origin, old.origin));
  const { orders } = await database.one<{ orders: number }>(
    sql`select count(*)::int as orders from customer_order where status = 'confirmado' and appointment_id is not null`,
  );
  expect(orders).toBe(new Set(sold).size);
  expect(orders).toBe(sold.length);
});

describe('a database that the new release has migrated', () => {
  test('is left alone by a server of the previous one, which starts on it and sells', async () => {
    const again = await start(previous.folder);
    await again.ready;
    await buyFourTyres(again.origin);
    expect(await hashesKept()).toEqual(hashesOf(ourFolders.functions));
  });

  test('is what the new release makes of an empty one', async () => {
    const empty = await startOwnPostgres();
    const fresh = openPostgres(empty.url, 1);
    await migrate(fresh);
    expect(await describeCatalog(database)).toEqual(await describeCatalog(fresh));
    await fresh.close();
    await empty.stop();
  });
});

test('a release that changes a function brings a migration, so that older servers know that the database is newer', async () => {
  const before = new URL('db/', pathToFileURL(`${previous.folder}/`));
  const functions = hashesOf(new URL('functions/', before));
  const changed = Object.entries(hashesOf(ourFolders.functions)).filter(([name, hash]) => functions[name] !== hash);
  const migrations = hashesOf(new URL('migrations/', before));
  const added = Object.keys(hashesOf(ourFolders.migrations)).filter((name) => !(name in migrations));
  expect(added.length > 0 ? [] : changed.map(([name]) => name)).toEqual([]);
});
