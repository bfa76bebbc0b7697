import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { migrate, ourFolders } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { scratchFolder } from '#tests/support/scratch.ts';

// A release brings migrations while servers of the one before sell (docs/operations.md, "Expand and contract").

let root: string;
let postgres: TestPostgres;
let seller: Database;
let release: Database;
beforeEach(async () => {
  root = await mkdtemp(join(scratchFolder(), 'rodera-release-'));
  await cp(ourFolders.migrations, join(root, 'migrations'), { recursive: true });
  postgres = await startMigrated();
  [seller, release] = [openPostgres(postgres.url, 1), openPostgres(postgres.url, 1)];
});
afterEach(async () => {
  await Promise.all([seller.close(), release.close()]);
  await postgres.stop();
  await rm(root, { recursive: true });
});

const bring = async (name: string, text: string) => await writeFile(join(root, `migrations/${name}.sql`), text);
const migrated = async () =>
  await migrate(release, { ...ourFolders, migrations: pathToFileURL(`${root}/migrations/`) });

/** A sale that has a bay's row, then wants a workshop's, as the migration begins with workshops and comes to bays. */
const sell = async (afterMs: number, migrating: () => Promise<string[]>) =>
  await seller.transaction(async (tx) => {
    await tx.run(sql`update bay set skills = skills`);
    const ran = migrating();
    await pause(afterMs);
    await tx.run(sql`update workshop set telefono = telefono`);
    // Longer than PostgreSQL waits before it looks for two that wait for each other.
    await pause(1300);
    return { ran };
  });

test('a migration of two tables lets go of the first while a sale has the second, and both end well', async () => {
  await bring(
    '9001_both',
    'lock table workshop, bay in access exclusive mode; alter table workshop add seen int; alter table bay add seen int',
  );
  const { ran } = await sell(300, migrated);
  expect(await ran).toEqual(['9001_both']);
});

test('what one migration has locked is free before the next begins', async () => {
  await bring('9001_workshop', 'alter table workshop add seen int; select pg_sleep(0.8)');
  await bring('9002_bay', 'alter table bay add seen int');
  const { ran } = await sell(100, migrated);
  expect(await ran).toEqual(['9001_workshop', '9002_bay']);
});
