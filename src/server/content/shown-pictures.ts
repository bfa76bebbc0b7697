import type { Language } from '#domain/language.ts';
import type { Database } from '../database/database.ts';
import { pictureAddress } from '../pictures/picture-files.ts';
import { loadPictures } from '../pictures/pictures-store.ts';
import { namedPictures, type ShownPictures } from './render-body.ts';

/** The pictures that a text names and that are there, in the words of its language. */
export const readPictures = async (db: Database, text: string, idioma: Language): Promise<ShownPictures> => {
  const rows = await loadPictures(db, namedPictures(text));
  return new Map(
    [...Map.groupBy(rows, ({ nombre }) => nombre)].map(([nombre, files]) => [
      nombre,
      {
        tipo: 'imagen',
        alt: files[0]?.[idioma] ?? '',
        archivos: files.map(({ tipo, ancho, alto, archivo }) => ({ tipo, ancho, alto, src: pictureAddress(archivo) })),
      },
    ]),
  );
};
