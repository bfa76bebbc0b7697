import { readConfig } from '#server/config/config.ts';
import { readContentFolder } from '#server/content/content-folder.ts';
import { importContent } from '#server/content/import-content.ts';
import { importPictures } from '#server/content/import-pictures.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { openPictures } from '#server/pictures/open-pictures.ts';

/** `npm run content -- FOLDER`: brings pictures from files into the configured database, then the pages that name them, and publishes these, all or nothing. */
const [folder, ...more] = process.argv.slice(2);

const fail = (sentence: string): void => {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
};

const bringIn = async (from: string): Promise<void> => {
  const config = readConfig(process.env);
  const database = await openDatabase({ ...config, databaseTimeoutMs: 600_000 });
  try {
    const files = openPictures({ config, clock: () => new Date() });
    const pictures = await importPictures({ database, files, now: new Date() }, from);
    const { nuevas, cambiadas, iguales } = await importContent(database, readContentFolder(from), new Date());
    process.stdout.write(`${nuevas} new, ${cambiadas} changed, ${iguales} as they were; ${pictures} new pictures.\n`);
  } finally {
    await database.close();
  }
};

if (folder === undefined || more.length > 0) fail('npm run content -- FOLDER');
else await bringIn(folder).catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
