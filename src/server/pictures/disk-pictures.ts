import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureFiles } from './picture-files.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** Pictures in a folder, in folders of their first two letters. A file is there whole or not at all. */
export const diskPictures = (folder: string): PictureFiles => {
  const folderOf = (name: string) => join(folder, name.slice(0, 2));
  const pathOf = (name: string) => join(folderOf(name), name);
  return {
    write: async (name, content) => {
      await mkdir(folderOf(name), { recursive: true });
      const meanwhile = `${pathOf(name)}.${randomUUID()}`;
      const file = await open(meanwhile, 'wx');
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(meanwhile, pathOf(name));
    },
    read: async (name) => {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: async (name) => await rm(pathOf(name), { force: true }),
  };
};
