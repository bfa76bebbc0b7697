import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { paint } from '../lettering/paint.ts';
import { drawShared, panel, sharedSize, type SharedWords } from './draw-shared.ts';

/** What is shared: its words, and beside them a tyre by the folder of its pictures, or a drawing. */
export interface Shared {
  readonly words: SharedWords;
  readonly tyre?: string | undefined;
  readonly drawing?: string | undefined;
}

/** A tyre's picture is as high as this. */
const high = 548;

/** A tyre's picture has pixels of its own, which no drawing takes: it is laid onto the painted ones. */
const beside = async (folder: string) => {
  const { data, info } = await sharp(await readFile(join(folder, '720.avif')))
    .resize({ height: high })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return {
    input: data,
    raw: { width, height, channels },
    left: panel.left + Math.round((panel.width - width) / 2),
    top: Math.round((panel.height - height) / 2),
  };
};

/** What is shared as a JPEG. `root` is where the shop's files are. */
export const paintShared = async ({ words, tyre, drawing }: Shared, root: string): Promise<Buffer> => {
  const ground = await paint(drawShared(words, tyre === undefined ? drawing : ''), sharedSize.width);
  const shown = tyre === undefined ? ground : ground.composite([await beside(join(root, tyre))]);
  return await shown.flatten().jpeg({ quality: 82 }).toBuffer();
};
