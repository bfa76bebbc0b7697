import sharp from 'sharp';
import type { PictureFiles } from '#server/pictures/picture-files.ts';

/** A store of pictures that ends with its test. */
export const picturesInMemory = (): PictureFiles & { readonly kept: ReadonlyMap<string, Uint8Array> } => {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    write: async (name, content) => void kept.set(name, content),
    read: async (name) => kept.get(name),
    remove: async (name) => void kept.delete(name),
  };
};

/** A PNG of one colour. */
export const pngOf = async (width: number, height: number, background = '#f6d000'): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  );
