import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { longestAlt, mostPictureBytes } from '#domain/pictures/bounds.ts';
import { pictureNameOf } from '#domain/pictures/picture-name.ts';
import { isRefusal } from '#domain/refusal.ts';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { encodingTurns } from '../pictures/encoding-turns.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import { addPicture } from '../pictures/upload-picture.ts';
import { UnreadableContent } from './import-content.ts';

const listName = 'imagenes.json';
const alt = z.string().trim().min(1).max(longestAlt);
const list = z.array(z.object({ nombre: z.string(), es: alt, ca: alt }));

const readList = (text: string): z.infer<typeof list> => {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    throw new UnreadableContent(listName, 'is no JSON');
  }
  const read = list.safeParse(said);
  if (!read.success) throw new UnreadableContent(listName, 'each needs nombre, es and ca');
  return read.data;
};

interface Into {
  readonly database: Database;
  readonly files: PictureFiles;
  readonly now: Date;
}

/**
 * Brings in the pictures of a folder's `imagenes`: `imagenes.json` says each one's name and words, the file of that name is
 * it. Those that are there already stay as they are, and those before one that is wrong have come in. Answers how many are new.
 */
export const importPictures = async ({ database, files, now }: Into, folder: string): Promise<number> => {
  const within = join(folder, 'imagenes');
  const names = await readdir(within).catch((): string[] => []);
  if (!names.includes(listName)) return 0;
  const listed = readList(await readFile(join(within, listName), 'utf8'));
  const turns = encodingTurns();
  let added = 0;
  for (const described of listed) {
    const name = names.find(
      (each) => /\.(?:jpe?g|png|webp|avif)$/.test(each) && each.startsWith(`${described.nombre}.`),
    );
    if (name === undefined) throw new UnreadableContent(listName, `there is no file of ${described.nombre}`);
    if ((await stat(join(within, name))).size > mostPictureBytes) throw new UnreadableContent(name, 'is too large');
    const sent = await readFile(join(within, name));
    const made = await addPicture({ database, files, turns, now }, sent, described);
    if (isRefusal(made)) throw new UnreadableContent(name, `${made.refusal} ${JSON.stringify(made.errors ?? {})}`);
    // A page would look for it by this name, and find nothing.
    if (made.nombre !== pictureNameOf(described.nombre))
      throw new UnreadableContent(name, `is the picture ${made.nombre} already`);
    if (made.nueva) added += 1;
  }
  return added;
};
