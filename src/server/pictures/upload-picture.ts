import { createHash, randomUUID } from 'node:crypto';
import type { SentFile } from '#contract/endpoint.ts';
import { mostPictureBytes } from '#domain/pictures/bounds.ts';
import { pictureNameOf } from '#domain/pictures/picture-name.ts';
import { isRefusal } from '#domain/refusal.ts';
import type { Database } from '../database/database.ts';
import { invalid } from '../runtime.ts';
import type { EncodingTurns } from './encoding-turns.ts';
import type { PictureFiles } from './picture-files.ts';
import { findByPrint, insertPicture, isNameTaken } from './pictures-store.ts';
import { readSentFile } from './read-file.ts';

interface Described {
  /** As the editor calls it. */
  readonly nombre: string;
  readonly es: string;
  readonly ca: string;
}

interface Store {
  readonly database: Database;
  readonly files: PictureFiles;
  readonly turns: EncodingTurns;
  readonly now: Date;
}

/** A file of pixels becomes a picture with its files; one that is there already is that picture, whatever it is called now. */
export const addPicture = async ({ database, files, turns, now }: Store, sent: Uint8Array, described: Described) => {
  const { es, ca } = described;
  const nombre = pictureNameOf(described.nombre);
  if (nombre === undefined) return invalid({ nombre: 'imagen-nombre' });
  const huella = createHash('sha256').update(sent).digest('hex');
  const known = await findByPrint(database, huella);
  if (known) return { ...known, nueva: false };
  if (await isNameTaken(database, nombre)) return invalid({ nombre: 'imagen-nombre-usado' });
  const id = randomUUID();
  // It is some megabytes of machine code: a server that no picture is sent to does without.
  const { encodePicture } = await import('./encode-picture.ts');
  const encoded = await turns.inTurn(async () => await encodePicture(id, sent));
  if (isRefusal(encoded)) return encoded;
  const { ancho, alto, archivos } = encoded;
  const rows = archivos.map(({ contenido, ...file }) => ({ ...file, bytes: contenido.length }));
  const remove = async () => await Promise.all(archivos.map(async ({ archivo }) => await files.remove(archivo)));
  try {
    for (const { archivo, contenido } of archivos) await files.write(archivo, contenido);
    const picture = { id, nombre, huella, es, ca, ancho, alto, archivos: rows };
    if (await database.transaction(async (tx) => await insertPicture(tx, picture, now)))
      return { id, nombre, nueva: true };
  } catch (error) {
    await remove().catch(() => {});
    throw error;
  }
  // Somebody was quicker, with the same file or with the same name.
  await remove();
  const theirs = await findByPrint(database, huella);
  return theirs ? { ...theirs, nueva: false } : invalid({ nombre: 'imagen-nombre-usado' });
};

/** The same of a file that is still being sent; read only where there is room for it. */
export const uploadPicture = async (store: Store, account: string, file: SentFile, described: Described) =>
  await store.turns.hold(account, async () => {
    const sent = await readSentFile(file, mostPictureBytes);
    return isRefusal(sent) ? sent : await addPicture(store, sent, described);
  });
