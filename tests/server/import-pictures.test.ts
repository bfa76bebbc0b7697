import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentHandlers } from '#server/content/content-handlers.ts';
import { readContentFolder } from '#server/content/content-folder.ts';
import { importContent } from '#server/content/import-content.ts';
import { importPictures } from '#server/content/import-pictures.ts';
import { sql } from '#server/database/sql.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { contentFiles } from '#tests/support/content.ts';
import { picturesInMemory, pngOf } from '#tests/support/pictures.ts';

let shop: TestRuntime;
beforeAll(async () => {
  shop = await startRuntime(contentHandlers);
});
afterAll(async () => await shop.close());

let folder: string;
let files: ReturnType<typeof picturesInMemory>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rodera-'));
  await mkdir(join(folder, 'imagenes'));
  files = picturesInMemory();
  await shop.database.script('truncate picture cascade');
});
afterEach(async () => await rm(folder, { recursive: true }));

const described = (nombre: string) => ({ nombre, es: `Foto de ${nombre}`, ca: `Foto de ${nombre} en català` });
const put = async (name: string, content: Uint8Array | string) =>
  await writeFile(join(folder, 'imagenes', name), content);
const list = async (...nombres: string[]) => await put('imagenes.json', JSON.stringify(nombres.map(described)));
const bring = async () => await importPictures({ database: shop.database, files, now: testNow }, folder);
const names = async (): Promise<string[]> =>
  (await shop.database.rows<{ nombre: string }>(sql`select nombre from picture order by nombre`)).map(
    ({ nombre }) => nombre,
  );

describe('pictures of a folder', () => {
  test('are brought in with their words, and pages that name them show them', async () => {
    await list('rueda', 'taller');
    await put('rueda.png', await pngOf(500, 300));
    await put('taller.png', await pngOf(40, 20, '#101010'));
    const texto = 'Hola\n\n::: imagen\nnombre: rueda\n:::';
    for (const { nombre, contenido } of contentFiles('con-rueda', { texto, ca: 'amb-roda' }))
      await writeFile(join(folder, nombre), contenido);
    expect(await bring()).toBe(2);
    await importContent(shop.database, readContentFolder(folder), testNow);
    const query = { ruta: 'amb-roda' };
    const { contenido } = await shop.call('readContent', { query }, { language: 'ca' });
    const shown = contenido?.partes.find((part) => part.tipo === 'imagen');
    expect(shown?.alt).toBe('Foto de rueda en català');
    expect(shown?.archivos.map(({ tipo, ancho }) => `${tipo} ${ancho}`)).toEqual([
      'avif 480',
      'webp 480',
      'avif 500',
      'webp 500',
    ]);
    for (const { src } of shown?.archivos ?? []) expect(files.kept.has(src.replace('/imagenes/', ''))).toBe(true);
  });

  test('are the same ones when they are brought in again, and again', async () => {
    await list('rueda');
    await put('rueda.png', await pngOf(500, 300));
    expect(await bring()).toBe(1);
    const before = [...files.kept.keys()];
    expect([await bring(), await bring()]).toEqual([0, 0]);
    expect([await names(), [...files.kept.keys()]]).toEqual([['rueda'], before]);
  });

  test('brought in by two at once are there once, with their files alone', async () => {
    await list('rueda');
    await put('rueda.png', await pngOf(500, 300));
    const added = await Promise.all([bring(), bring()]);
    expect([added.toSorted(), await names(), files.kept.size]).toEqual([[0, 1], ['rueda'], 4]);
  });

  test('one of which is none stops there and says which and why; mended, the rest comes in', async () => {
    await list('rueda', 'nota', 'taller');
    await put('rueda.png', await pngOf(40, 20));
    await put('nota.jpg', 'Hola, soy una nota');
    await put('taller.png', await pngOf(40, 20, '#101010'));
    await expect(bring()).rejects.toThrow('nota.jpg: imagen-formato');
    expect([await names(), files.kept.size]).toEqual([['rueda'], 2]);
    await put('nota.jpg', await pngOf(40, 20, '#202020'));
    expect([await bring(), await names()]).toEqual([2, ['nota', 'rueda', 'taller']]);
  });

  test('are refused where the list does not fit its files, by the name of what is wrong', async () => {
    await put('rueda.png', await pngOf(40, 20));
    for (const [text, why] of [
      ['no es JSON', 'imagenes.json: is no JSON'],
      ['{}', 'imagenes.json: each needs nombre, es and ca'],
      [JSON.stringify([{ ...described('rueda'), ca: ' ' }]), 'imagenes.json: each needs nombre, es and ca'],
      [JSON.stringify([described('no-la-hay')]), 'imagenes.json: there is no file of no-la-hay'],
    ] as const) {
      await put('imagenes.json', text);
      await expect(bring()).rejects.toThrow(why);
    }
    expect(await names()).toEqual([]);
  });

  test('larger than a picture may be are not read', async () => {
    await list('grande');
    await put('grande.jpg', new Uint8Array(15_000_001));
    await expect(bring()).rejects.toThrow('grande.jpg: is too large');
  });

  test('whose file is another picture already say which, so that no page looks for a name that nothing has', async () => {
    await list('rueda', 'otra-rueda');
    await put('rueda.png', await pngOf(40, 20));
    await put('otra-rueda.png', await pngOf(40, 20));
    await expect(bring()).rejects.toThrow('otra-rueda.png: is the picture rueda already');
    await list('rueda');
    await bring();
    await put('rueda.png', await pngOf(40, 20, '#303030'));
    await expect(bring()).rejects.toThrow('rueda.png: datos-no-validos {"nombre":"imagen-nombre-usado"}');
  });

  test('are none where there is no such folder, or no list in it', async () => {
    await put('rueda.png', await pngOf(40, 20));
    expect(await bring()).toBe(0);
    await rm(join(folder, 'imagenes'), { recursive: true });
    expect(await bring()).toBe(0);
  });
});
