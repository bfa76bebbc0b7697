import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dumpPglite, openPglite } from '#server/database/pglite.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';

const root = new URL('../../', import.meta.url);
const cache = new URL('.cache/test-databases/', root);

const hashOfFolders = async (folders: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const entries = await readdir(new URL(folder, root), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
    for (const file of files.sort()) hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
};

/** What a test's database begins with, and the folders whose files decide whether a kept copy still holds. */
export interface Beginning {
  readonly name: string;
  readonly madeFrom: readonly string[];
  readonly fill: (database: Database) => Promise<void>;
}

/** The tables alone. */
export const emptyTables: Beginning = {
  name: 'empty',
  madeFrom: ['db/migrations', 'db/functions'],
  fill: async () => {},
};

const readDump = async (file: URL): Promise<Blob | undefined> => {
  try {
    return new Blob([await readFile(file)]);
  } catch {
    return undefined;
  }
};

const makeDump = async ({ name, madeFrom, fill }: Beginning): Promise<Blob> => {
  const file = new URL(`${name}-${await hashOfFolders(madeFrom)}.tar`, cache);
  const kept = await readDump(file);
  if (kept) return kept;

  const dump = await dumpPglite(async (database) => {
    await migrate(database);
    await fill(database);
  });
  await mkdir(cache, { recursive: true });
  for (const old of await readdir(cache))
    if (old.startsWith(`${name}-`)) await rm(new URL(old, cache), { force: true });
  // Other workers may be making the same one: it appears whole or not at all.
  const draft = new URL(`draft-${randomUUID()}`, cache);
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()));
  await rename(draft, file);
  return dump;
};

/** By name, for this process: to look through the folders and read the copy takes a fifth of what loading it takes. */
const dumps = new Map<string, Promise<Blob>>();

/**
 * A database, migrated and filled, as `connectPglite` loads it. Making one takes seconds, so the first is kept and the
 * others load it in half a second; a change in the folders it is made from makes a new one.
 */
export const testDump = async (beginning: Beginning = emptyTables): Promise<Blob> => {
  const dump = dumps.get(beginning.name) ?? makeDump(beginning);
  dumps.set(beginning.name, dump);
  return await dump;
};

/** A PGlite in memory, migrated and filled. */
export const openTestDatabase = async (beginning: Beginning = emptyTables): Promise<Database> =>
  await openPglite({ dump: await testDump(beginning) });
