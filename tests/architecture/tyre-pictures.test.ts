import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { files, folderOf } from '../../scripts/tyre-pictures/files.ts';
import { picturedModels } from '../../scripts/tyre-pictures/models.ts';
import { picturedTyres } from '#server/catalogue/pictured-tyres.ts';
import { tyrePicture } from '#server/catalogue/tyre-picture.ts';

const root = 'public/tyres';
const models = picturedModels();

/** A picture as 24 times 29 greys on white. */
const looked = async (folder: string, file: string): Promise<Uint8Array> =>
  await sharp(`${root}/${folder}/${file}`)
    .flatten({ background: 'white' })
    .resize(24, 29, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();

/** Whether two pictures are nearer to each other than so many greys a point. Most are not after their first lines. */
const areAlike = (one: Uint8Array, other: Uint8Array, greys: number): boolean => {
  const most = greys * one.length;
  let sum = 0;
  for (let place = 0; place < one.length && sum < most; place++)
    sum += Math.abs((one[place] ?? 0) - (other[place] ?? 0));
  return sum < most;
};

describe('the pictures of tyres', () => {
  test('are there for every model and every kind, none of them larger than it may be, and nothing else', () => {
    const folders = models.map(folderOf);
    expect(readdirSync(root).sort()).toEqual(folders.toSorted());
    const names = files.map(({ name }) => name).sort();
    let all = 0;
    for (const folder of folders) {
      expect(readdirSync(`${root}/${folder}`).sort(), folder).toEqual(names);
      for (const { name, width } of files) {
        const { size } = statSync(`${root}/${folder}/${name}`);
        expect(size, `${folder}/${name}`).toBeLessThan(width <= 320 ? 14_000 : 32_000);
        all += size;
      }
    }
    expect(all).toBeLessThan(60_000_000);
  });

  test('are known to the server by the names of their folders', () => {
    expect([...picturedTyres.values()].sort()).toEqual(models.map(folderOf).sort());
    for (const { key, isFront, vehicle } of models) {
      if (key.startsWith('tipo-')) continue;
      const [maker = '', ...rest] = key.replace(/-delantera$/, '').split('-');
      const named = { maker, model: rest.join('-'), vehicle: vehicle as 'moto', season: 'verano', isFront } as const;
      expect(tyrePicture(named)).toBe(`/tyres/${picturedTyres.get(key)}`);
    }
  });

  test('of a tyre without a picture of its own are those of its kind', () => {
    const unknown = { maker: 'nadie', model: 'nada' };
    for (const vehicle of ['turismo', '4x4', 'furgoneta', 'moto', 'quad', 'patinete', 'camion', 'agricola'] as const) {
      for (const season of ['verano', 'invierno', 'allseason'] as const) {
        expect(tyrePicture({ ...unknown, vehicle, season })).toMatch(/^\/tyres\/tipo-[\w-]+-[0-9a-f]{6}$/);
      }
    }
  });

  // Greys a point, just below what the two that are most alike differ by. The tread bears no letters: two that differ by their name alone are alike there.
  test.each([
    ['as lists show them', '320.webp', 0.75],
    ['by their tread', 'banda-240.webp', 0.37],
  ])('differ from each other %s: no two models look alike', { timeout: 120_000 }, async (_, file, least) => {
    const pictures = await Promise.all(
      models.map(async (model) => ({ key: model.key, grey: await looked(folderOf(model), file) })),
    );
    const alike: string[] = [];
    pictures.forEach((one, index) => {
      for (const other of pictures.slice(0, index)) {
        if (areAlike(one.grey, other.grey, least)) alike.push(`${one.key} and ${other.key}`);
      }
    });
    expect(alike).toEqual([]);
  });
});
