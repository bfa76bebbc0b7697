import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dayMs } from '#domain/time.ts';
import type { Database } from '#server/database/database.ts';
import { migrate, ourFolders } from '#server/database/migrate.ts';
import { openPglite } from '#server/database/pglite.ts';
import { readSqlFiles } from '#server/database/sql-files.ts';
import { scratchFolder } from './scratch.ts';

const root = join(import.meta.dirname, '../..');
const originals = join(root, '.cache/embedded');

/** The migrated database that others are copied from. It is another one after a change of PGlite or of the SQL. */
const originalFolder = (): string => {
  const pglite = readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'), 'utf8');
  const files = [ourFolders.migrations, ourFolders.functions].flatMap(readSqlFiles);
  const key = createHash('sha256')
    .update(JSON.stringify([pglite, files]))
    .digest('hex');
  return join(originals, key.slice(0, 16));
};

/** Those of a schema that was changed since; a run that still reads one began today. */
const removeOld = async (): Promise<void> => {
  for (const name of await readdir(originals)) {
    const { mtimeMs } = await stat(join(originals, name));
    if (mtimeMs < Date.now() - dayMs) await rm(join(originals, name), { recursive: true, force: true });
  }
};

const exists = async (folder: string): Promise<boolean> =>
  await stat(folder).then(
    () => true,
    () => false,
  );

/**
 * Writes the embedded database, migrated, into a folder: a copy of one that is kept between runs, because to make one takes
 * eight seconds. Who asks first makes it; of two who do so at once, the first that is ready is kept.
 */
export const copyEmbedded = async (folder: string): Promise<void> => {
  const original = originalFolder();
  if (!(await exists(original))) {
    const draft = `${original}.${randomUUID()}`;
    await mkdir(draft, { recursive: true });
    const database = await openPglite({ folder: draft });
    await migrate(database);
    await database.close();
    await rename(draft, original).catch(async () => await rm(draft, { recursive: true }));
    await removeOld();
  }
  await cp(original, folder, { recursive: true });
};

/** A folder of one's own with it. */
export const embeddedFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(scratchFolder(), 'rodera-embedded-'));
  await copyEmbedded(folder);
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
