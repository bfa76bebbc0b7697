import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/database/database.ts';
import { migrate, ourFolders } from '#server/database/migrate.ts';
import { openPglite } from '#server/database/pglite.ts';
import { readSqlFiles } from '#server/database/sql-files.ts';

const modules = join(import.meta.dirname, '../../node_modules');

/** The migrated database that others are copied from. It is another one after a change of PGlite or of the SQL. */
const originalFolder = (): string => {
  const pglite = readFileSync(join(modules, '@electric-sql/pglite/package.json'), 'utf8');
  const files = [ourFolders.migrations, ourFolders.functions].flatMap(readSqlFiles);
  const key = createHash('sha256')
    .update(JSON.stringify([pglite, files]))
    .digest('hex');
  return join(modules, '.cache/embedded', key.slice(0, 16));
};

const exists = async (folder: string): Promise<boolean> =>
  await stat(folder).then(
    () => true,
    () => false,
  );

/**
 * A folder of one's own with the embedded database, migrated: a copy of one that is kept between runs, because to make
 * one takes eight seconds. Who asks first makes it; of two who do so at once, the first that is ready is kept.
 */
export const embeddedFolder = async (): Promise<string> => {
  const original = originalFolder();
  if (!(await exists(original))) {
    const draft = `${original}.${randomUUID()}`;
    await mkdir(draft, { recursive: true });
    const database = await openPglite({ folder: draft });
    await migrate(database);
    await database.close();
    await rename(draft, original).catch(async () => await rm(draft, { recursive: true }));
  }
  const folder = await mkdtemp(join(tmpdir(), 'rodera-embedded-'));
  await cp(original, folder, { recursive: true });
  return folder;
};

/** The embedded database, migrated: for what it does otherwise than a server. Closed, it is gone. */
export const openEmbedded = async (): Promise<Database> => {
  const folder = await embeddedFolder();
  const database = await openPglite({ folder });
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
};
