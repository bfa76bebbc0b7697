import { readFile } from 'node:fs/promises';
import type { Database } from '#server/database/database.ts';
import { insertPicture } from '#server/pictures/pictures-store.ts';

type DemoPicture = Parameters<typeof insertPicture>[1];

/** The demo's pictures, whose files stand beside their list (`scripts/draw-content-pictures.ts`). */
export const loadDemoPictures = async (db: Database, now: Date): Promise<void> => {
  const list = await readFile(new URL('imagenes/imagenes.json', import.meta.url), 'utf8');
  for (const picture of JSON.parse(list) as DemoPicture[]) await insertPicture(db, picture, now);
};
