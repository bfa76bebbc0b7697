import { fileURLToPath } from 'node:url';
import { readContentFolder } from '#server/content/content-folder.ts';
import { importContent } from '#server/content/import-content.ts';
import type { Database } from '#server/database/database.ts';

/** The pages and articles of the demo, which stand beside this file. */
export const loadContent = async (db: Database, now: Date): Promise<void> => {
  await importContent(db, readContentFolder(fileURLToPath(new URL('.', import.meta.url))), now);
};
