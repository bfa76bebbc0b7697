import type { pictures } from '#contract/pictures.ts';
import { statusOf } from '#domain/content/publications.ts';
import { shownVersions } from '#domain/content/shown-versions.ts';
import { isRefusal, refuse } from '#domain/refusal.ts';
import { transactionUnlessRefused } from '../database/unless-refused.ts';
import type { Handlers } from '../runtime.ts';
import { encodingTurns } from '../pictures/encoding-turns.ts';
import { pictureAddress, type PictureFiles } from '../pictures/picture-files.ts';
import {
  countPictures,
  filesOfPicture,
  findPicture,
  lockPicture,
  removePicture,
  searchPictures,
  updateWords,
} from '../pictures/pictures-store.ts';
import { uploadPicture } from '../pictures/upload-picture.ts';
import { pagesNaming, type PictureUse } from './shown-pictures-store.ts';

const pageSize = 24;
/** Pages that one answer names. */
const mostUses = 50;
/** Pages that a sentence names. */
const mostSaid = 3;

const isSeen = ({ versiones, publicaciones }: PictureUse, now: Date): boolean => {
  const shown = shownVersions(publicaciones, now);
  return versiones.some((version) => shown.has(version));
};

export const picturesHandlers = ({ pictures: files }: { readonly pictures: PictureFiles }) => {
  const turns = encodingTurns();
  return {
    uploadPicture: async ({ database, clock, account }, { file, query }) =>
      await uploadPicture({ database, files, turns, now: clock() }, (await account())?.id ?? '', file, query),

    findPictures: async ({ database }, { query: { buscar, page } }) => {
      const [rows, total] = await Promise.all([
        searchPictures(database, { buscar, page, pageSize }),
        countPictures(database, buscar),
      ]);
      return { imagenes: rows.map(({ archivo, ...row }) => ({ ...row, src: pictureAddress(archivo) })), total };
    },

    openPicture: async ({ database, clock }, { params: { id } }) => {
      const picture = await findPicture(database, id);
      if (!picture) return refuse('imagen-no-existe');
      const [found, uses] = await Promise.all([
        filesOfPicture(database, id),
        pagesNaming(database, picture.nombre, mostUses),
      ]);
      const archivos = found.map(({ archivo, ...file }) => ({ ...file, src: pictureAddress(archivo) }));
      const now = clock();
      const usos = uses
        .map((use) => ({ ...use, seVe: isSeen(use, now) }))
        .filter(({ ahora, seVe }) => ahora || seVe)
        .map(({ id: page, titulo, publicaciones, seVe }) => ({
          id: page,
          titulo,
          estado: statusOf(publicaciones, now),
          seVe,
        }));
      const src = archivos.findLast(({ tipo }) => tipo === 'webp')?.src ?? '';
      return { ...picture, src, archivos, usos };
    },

    describePicture: async ({ database }, { params: { id }, body: { es, ca } }) =>
      (await updateWords(database, id, es, ca)) ? { id } : refuse('imagen-no-existe'),

    deletePicture: async ({ database, clock, log }, { params: { id } }) => {
      const removed = await transactionUnlessRefused(database, async (tx) => {
        const picture = await lockPicture(tx, id);
        if (!picture) return refuse('imagen-no-existe');
        const now = clock();
        const seen = (await pagesNaming(tx, picture.nombre, 10_000)).filter((use) => isSeen(use, now));
        const said = seen.slice(0, mostSaid).map(({ titulo }) => `«${titulo}»`);
        if (seen.length > 0)
          return refuse('imagen-en-uso', {
            paginas: said.join(', ') + (seen.length > mostSaid ? ` (+${seen.length - mostSaid})` : ''),
          });
        const gone = await filesOfPicture(tx, id);
        await removePicture(tx, id);
        return { gone };
      });
      if (isRefusal(removed)) return removed;
      // A page that was being read still asks for it: it finds nothing, as with any address that is gone.
      for (const { archivo } of removed.gone)
        await files
          .remove(archivo)
          .catch((error: unknown) => log.error({ err: error, archivo }, 'picture not removed'));
      return { borrado: true as const };
    },
  } satisfies Pick<Handlers, keyof typeof pictures>;
};
