import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { FileInside } from './write-files.ts';

/** The files as one ZIP. They are squeezed outside this thread. */
export const zip = async (files: readonly FileInside[], mtime: Date): Promise<Buffer> => {
  const archive = new ZipFile();
  for (const { name, content } of files) archive.addBuffer(content, name, { mtime });
  archive.end();
  return await buffer(archive.outputStream);
};
