import { createHash } from 'node:crypto';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import type { KeptPage } from './kept-pages.ts';
import { ownPacked } from './packed.ts';

/** Another number for another shape of what is kept. */
const shape = 3;
const digestBytes = 32;

/** Where pages lie while no process runs, and which build rendered them. */
export interface KeptFile {
  readonly path: string;
  readonly version: string;
}

export type KeptEntries = readonly (readonly [key: string, page: KeptPage])[];

/** What a file gives to who reads it. */
interface KeptBefore {
  readonly pages: KeptEntries;
  /** Of pages of another build what they were kept under, those asked for last first. */
  readonly addresses: readonly string[];
}

const nothing: KeptBefore = { pages: [], addresses: [] };

const digestOf = (content: Uint8Array): Buffer => createHash('sha256').update(content).digest();

/** Writes pages beside and moves them into place: whoever reads finds the old file or the new one, whole. */
export const writeKeptFile = async ({ path, version }: KeptFile, pages: KeptEntries): Promise<void> => {
  const content = serialize({ shape, version, pages });
  const beside = `${path}.${process.pid}`;
  await writeFile(beside, Buffer.concat([digestOf(content), content]));
  await rename(beside, path);
};

/**
 * The pages of a file, and of one that another build wrote their addresses; nothing where there is no file, or one that is
 * damaged or larger than may be kept.
 */
export const readKeptFile = async ({ path, version }: KeptFile, maxBytes: number): Promise<KeptBefore> => {
  try {
    if ((await stat(path)).size > 2 * maxBytes) return nothing;
    const file = await readFile(path);
    const content = file.subarray(digestBytes);
    if (!digestOf(content).equals(file.subarray(0, digestBytes))) return nothing;
    const kept = deserialize(content) as { shape: number; version: string; pages: KeptEntries };
    if (kept.shape !== shape) return nothing;
    if (kept.version !== version) return { ...nothing, addresses: kept.pages.map(([key]) => key) };
    const pages: KeptEntries = kept.pages.map(([key, page]) => [key, { ...page, packed: ownPacked(page.packed) }]);
    return { ...nothing, pages };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return nothing;
    throw error;
  }
};
