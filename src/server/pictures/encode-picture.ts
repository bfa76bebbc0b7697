import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { mostPoints, tallestPicture, widthsOf } from '#domain/pictures/bounds.ts';
import { formatOf, isPictureFormat } from '#domain/pictures/picture-format.ts';
import { sizeTrouble } from '#domain/pictures/picture-size.ts';
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts';
import { longestSide } from '#domain/pictures/bounds.ts';

// One picture is worked on at a time, by one thread of the pool; nothing of it is kept.
sharp.concurrency(1);
sharp.cache(false);
// Only what `formatOf` lets pass is ever decoded, and by nothing that reads files, scripts or other servers.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp', 'VipsForeignLoadHeif'],
});

export interface EncodedFile {
  readonly tipo: 'avif' | 'webp';
  readonly ancho: number;
  readonly alto: number;
  /** Named by what is in it, and by the picture that it is of: two pictures never share a file. */
  readonly archivo: string;
  readonly contenido: Uint8Array;
}

export interface EncodedPicture {
  /** Pixels of what was sent, as it is shown. */
  readonly ancho: number;
  readonly alto: number;
  readonly archivos: readonly EncodedFile[];
}

type UnfitCode =
  | 'imagen-vacia'
  | 'imagen-ilegible'
  | 'imagen-svg'
  | 'imagen-animada'
  | 'imagen-heic'
  | 'imagen-formato'
  | 'imagen-lado'
  | 'imagen-puntos';

/** Its size as it is shown, of its header alone; or why it is not decoded. */
const readHead = async (bytes: Uint8Array): Promise<{ ancho: number; alto: number } | Refusal<UnfitCode>> => {
  const format = formatOf(bytes);
  if (!isPictureFormat(format)) return refuse(format);
  try {
    // What is too large has its own sentence, so that the library's limit is not asked here.
    const { autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (pages > 1) return refuse('imagen-animada');
    const trouble = sizeTrouble(autoOrient.width, autoOrient.height);
    if (trouble === 'imagen-lado') return refuse(trouble, { puntos: longestSide });
    if (trouble) return refuse(trouble, { millones: mostPoints / 1_000_000 });
    return { ancho: autoOrient.width, alto: autoOrient.height };
  } catch {
    return refuse('imagen-ilegible');
  }
};

/** The picture as no file is larger, upright and in the colours of screens; all that was said about it is gone. */
const decode = async (bytes: Uint8Array, widest: number) =>
  await sharp(bytes, { limitInputPixels: mostPoints, failOn: 'error', sequentialRead: true })
    .autoOrient()
    .resize({ width: widest, height: tallestPicture, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });

const nameOf = (id: string, tipo: string, content: Uint8Array): string =>
  `${createHash('sha256').update(id).update(content).digest('hex').slice(0, 40)}.${tipo}`;

/**
 * A file that somebody sent as the files that pages show: AVIF and WebP in a few widths, made anew from its pixels alone, so
 * that positions, cameras and whatever else it carried is not in them. Refused where it is no picture, or too large.
 */
export const encodePicture = async (id: string, bytes: Uint8Array): Promise<EncodedPicture | Refusal<UnfitCode>> => {
  const head = await readHead(bytes);
  if (isRefusal(head)) return head;
  try {
    const widest = widthsOf(head.ancho).at(-1) ?? head.ancho;
    const { data, info } = await decode(bytes, widest);
    const archivos: EncodedFile[] = [];
    for (const width of widthsOf(info.width)) {
      const raw = { width: info.width, height: info.height, channels: info.channels };
      const sized = sharp(data, { raw }).resize({ width });
      for (const tipo of ['avif', 'webp'] as const) {
        const coded =
          tipo === 'avif' ? sized.clone().avif({ quality: 55, effort: 4 }) : sized.clone().webp({ quality: 80 });
        const { data: contenido, info: made } = await coded.toBuffer({ resolveWithObject: true });
        archivos.push({ tipo, ancho: made.width, alto: made.height, archivo: nameOf(id, tipo, contenido), contenido });
      }
    }
    return { ...head, archivos };
  } catch {
    return refuse('imagen-ilegible');
  }
};
