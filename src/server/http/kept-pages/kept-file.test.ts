import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readKeptFile, writeKeptFile, type KeptEntries } from './kept-file.ts';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'rodera-kept-'))));
afterEach(async () => await rm(folder, { recursive: true }));

const pages: KeptEntries = [
  [
    '/ca?ancho=205',
    {
      etag: 'W/"x"',
      inline: { scripts: ["'sha256-a'"], looks: [] },
      packed: { gzip: Buffer.from('gz'), br: Buffer.from('br') },
      from: { calls: [{ name: 'siteInit', parts: {}, digest: 'd' }], day: '2026-11-25' },
    },
  ],
];
const file = () => ({ path: join(folder, 'kept'), version: 'one' });

it('does not live on in the pages that were read from it', async () => {
  const large = pages.flatMap(([key, page]) =>
    Array.from({ length: 9 }, (_, n) => [`${key}${n}`, { ...page, packed: { br: randomBytes(10_000) } }] as const),
  );
  await writeKeptFile(file(), large);
  for (const [, { packed }] of (await readKeptFile(file(), 1_000_000)).pages)
    expect(packed.br?.buffer.byteLength).toBe(10_000);
});

it('gives back what was written, to the build that wrote it alone; to another one only where it was', async () => {
  await writeKeptFile(file(), pages);
  expect(await readKeptFile(file(), 1_000_000)).toEqual({ pages, addresses: [] });
  expect(await readKeptFile({ ...file(), version: 'two' }, 1_000_000)).toEqual({
    pages: [],
    addresses: ['/ca?ancho=205'],
  });
});

const nothing = { pages: [], addresses: [] };

it('has nothing where it is missing, damaged, cut off or larger than may be kept', async () => {
  expect(await readKeptFile(file(), 1_000_000)).toEqual(nothing);
  await writeKeptFile(file(), pages);
  expect(await readKeptFile(file(), 10)).toEqual(nothing);
  const whole = await readFile(file().path);
  await writeFile(file().path, whole.subarray(0, -3));
  expect(await readKeptFile(file(), 1_000_000)).toEqual(nothing);
  whole[60] = (whole[60] ?? 0) ^ 1;
  await writeFile(file().path, whole);
  expect(await readKeptFile(file(), 1_000_000)).toEqual(nothing);
  await writeFile(file().path, '');
  expect(await readKeptFile(file(), 1_000_000)).toEqual(nothing);
});
