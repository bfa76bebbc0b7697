import { join } from 'node:path';
import type { Runtime } from '../runtime.ts';
import { diskPictures } from './disk-pictures.ts';
import type { PictureFiles } from './picture-files.ts';
import { s3Pictures } from './s3-pictures.ts';

/** What is not in a store is looked for in a folder that is only read. */
const before = (own: PictureFiles, folder: string): PictureFiles => {
  const given = diskPictures(folder);
  return { ...own, read: async (name) => (await own.read(name)) ?? (await given.read(name)) };
};

/** The store that the configuration names; in a demo the demo's own pictures stand in `demoFolder`. */
export const openPictures = (
  { config, clock }: Pick<Runtime, 'config' | 'clock'>,
  demoFolder?: string,
): PictureFiles => {
  const own = config.pictures.s3
    ? s3Pictures(config.pictures.s3, clock)
    : diskPictures(join(config.dataDir, 'imagenes'));
  return config.demo && demoFolder !== undefined ? before(own, demoFolder) : own;
};
