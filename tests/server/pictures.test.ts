import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mostPictureBytes } from '#domain/pictures/bounds.ts';
import { contentHandlers } from '#server/content/content-handlers.ts';
import { editContentHandlers } from '#server/content/edit-content-handlers.ts';
import { picturesHandlers } from '#server/content/pictures-handlers.ts';
import { writtenMoment } from '#server/booking/wall-moment.ts';
import { sql } from '#server/database/sql.ts';
import { buildApp } from '#server/http/build-app.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { diskPictures } from '#server/pictures/disk-pictures.ts';
import { encodePicture } from '#server/pictures/encode-picture.ts';
import { mountPictures } from '#server/pictures/pictures-route.ts';
import type { Handlers } from '#server/runtime.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { pngOf } from '#tests/support/pictures.ts';
import { signInStaff } from '#tests/support/staff.ts';

let shop: TestRuntime;
let app: FastifyInstance;
let folder: string;
let editor: { readonly token: string };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rodera-'));
  const files = diskPictures(folder);
  const handlers = { ...contentHandlers, ...editContentHandlers, ...picturesHandlers({ pictures: files }) };
  shop = await startRuntime(handlers);
  editor = { token: await signInStaff(shop.database, testNow, { rol: 'administrador', talleres: [] }) };
  app = await buildApp({
    runtime: shop.runtime,
    dispatch: dispatchOver(shop.runtime, handlers as unknown as Handlers),
    gatewayOrigins: [],
    more: async (routes) => mountPictures(routes, files),
  });
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await rm(folder, { recursive: true });
});

const words = { es: 'Una rueda', ca: 'Una roda' };
const asked = (nombre: string) => ({ nombre, ...words });
const blobOf = (bytes: Uint8Array | string) => new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);
const upload = async (nombre: string, bytes: Uint8Array) =>
  await shop.call('uploadPicture', { query: asked(nombre), file: blobOf(bytes) }, editor);
const refusedFile = async (bytes: Uint8Array | string) =>
  (await shop.refused('uploadPicture', { query: asked('no-entra'), file: blobOf(bytes) }, editor)).code;
const open = async (id: string) => await shop.call('openPicture', { params: { id } }, editor);
const get = async (url: string) => await app.inject({ method: 'GET', url });
const filesIn = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes('.')).length;

/** A photograph as a phone writes it: turned, with the place where it was taken. */
const photograph = async () =>
  await sharp({ create: { width: 900, height: 600, channels: 3, background: '#225577' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Telefono', Copyright: 'Nadie' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 36/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '0/1 37/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();

describe('a picture', () => {
  test('is uploaded, and pages can choose among its files, which nobody changes', async () => {
    const { id, nombre, nueva } = await upload('Rueda de invierno', await pngOf(1500, 1000));
    expect([nombre, nueva]).toEqual(['rueda-de-invierno', true]);
    const picture = await open(id);
    expect(picture).toMatchObject({ ...words, ancho: 1500, alto: 1000, usos: [] });
    expect(picture.archivos.map(({ tipo, ancho, alto }) => `${tipo} ${ancho}x${alto}`)).toEqual([
      'avif 480x320',
      'webp 480x320',
      'avif 800x533',
      'webp 800x533',
      'avif 1344x896',
      'webp 1344x896',
    ]);
    for (const { tipo, src, bytes, ancho } of picture.archivos) {
      const answer = await get(src);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${tipo}`]);
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
      expect(answer.rawPayload.length).toBe(bytes);
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(ancho);
    }
  });

  test('that carries where it was taken is turned upright, and says nothing any more', async () => {
    const sent = await photograph();
    expect((await sharp(sent).metadata()).exif?.toString('latin1')).toContain('Telefono');
    const { id } = await upload('foto-de-movil', sent);
    const { ancho, alto, archivos } = await open(id);
    expect([ancho, alto]).toEqual([600, 900]);
    for (const { src } of archivos) {
      const { rawPayload } = await get(src);
      const { exif, xmp, iptc, icc, orientation } = await sharp(rawPayload).metadata();
      expect([exif, xmp, iptc, icc, orientation ?? 1]).toEqual([undefined, undefined, undefined, undefined, 1]);
      expect(rawPayload.includes('Telefono')).toBe(false);
    }
  });

  test('is told by its bytes, whatever type it says to be, in all four formats', async () => {
    const colours = ['#111111', '#222222', '#333333', '#444444'];
    const made = [
      sharp(await pngOf(30, 20, colours[0])).jpeg(),
      sharp(await pngOf(30, 20, colours[1])).png(),
      sharp(await pngOf(30, 20, colours[2])).webp(),
      sharp(await pngOf(30, 20, colours[3])).avif(),
    ];
    for (const [place, one] of made.entries()) {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/es/contenido/imagenes?nombre=formato-${place}&es=Uno&ca=Un`,
        headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'text/html' },
        payload: await one.toBuffer(),
      });
      expect([place, answer.statusCode]).toEqual([place, 200]);
    }
  });

  test('uploaded twice is one; another one cannot take its name', async () => {
    const bytes = await pngOf(40, 40, '#00aa00');
    const first = await upload('una-sola', bytes);
    expect(await upload('con-otro-nombre', bytes)).toEqual({ ...first, nueva: false });
    const other = { query: asked('Una sola'), file: blobOf(await pngOf(40, 40, '#00bb00')) };
    const { code, errors } = await shop.refused('uploadPicture', other, editor);
    expect([code, errors?.['nombre']]).toEqual(['datos-no-validos', expect.stringContaining('ya se llama así')]);
    const nameless = { query: asked('¿?'), file: blobOf(bytes) };
    expect((await shop.refused('uploadPicture', nameless, editor)).errors?.['nombre']).toMatch(/letra/);
  });

  test('keeps its transparency, and a drawing in grey or with 16 bits is shown too', async () => {
    const clear = await sharp({
      create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { id } = await upload('transparente', clear);
    const [file] = (await open(id)).archivos;
    expect((await sharp((await get(file?.src ?? '')).rawPayload).metadata()).hasAlpha).toBe(true);
    await upload(
      'gris',
      await sharp(await pngOf(20, 20))
        .greyscale()
        .png()
        .toBuffer(),
    );
    await upload(
      'fina',
      await sharp(await pngOf(20, 20))
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
    );
  });

  test('is found by name and words, page by page', async () => {
    await upload('aguja-uno', await pngOf(10, 10, '#010101'));
    await upload('aguja-dos', await pngOf(10, 10, '#020202'));
    const found = await shop.call('findPictures', { query: { buscar: 'AGUJA' } }, editor);
    expect([found.total, found.imagenes.map(({ nombre }) => nombre).toSorted()]).toEqual([
      2,
      ['aguja-dos', 'aguja-uno'],
    ]);
    expect((await get(found.imagenes[0]?.src ?? '')).statusCode).toBe(200);
    expect((await shop.call('findPictures', { query: { buscar: '%' } }, editor)).total).toBe(0);
    expect((await shop.call('findPictures', { query: { page: 900 } }, editor)).imagenes).toEqual([]);
  });

  test('is said in other words, and taken away with its files when nobody shows it', async () => {
    const before = await filesIn();
    const { id } = await upload('fugaz', await pngOf(10, 10, '#030303'));
    const { archivos } = await open(id);
    await shop.call('describePicture', { params: { id }, body: { es: 'Otra cosa', ca: 'Una altra cosa' } }, editor);
    expect(await open(id)).toMatchObject({ es: 'Otra cosa', ca: 'Una altra cosa' });
    await shop.call('deletePicture', { params: { id } }, editor);
    expect([await filesIn(), (await get(archivos[0]?.src ?? '')).statusCode]).toEqual([before, 404]);
    for (const call of ['openPicture', 'deletePicture'] as const)
      expect((await shop.refused(call, { params: { id } }, editor)).code).toBe('imagen-no-existe');
    const late = { params: { id }, body: words };
    expect((await shop.refused('describePicture', late, editor)).code).toBe('imagen-no-existe');
  });

  test('what is done with it is signed', async () => {
    const { id } = await upload('firmada', await pngOf(10, 10, '#040404'));
    const rows = await shop.database.rows<{ tabla: string }>(sql`
      select distinct tabla from change_log where fila like ${`${id}%`} order by tabla`);
    expect(rows.map(({ tabla }) => tabla)).toEqual(['picture', 'picture_file']);
  });
});

/** A PNG that says to be of a size, and has the data of another. */
const pngThatSays = async (width: number, height: number): Promise<Uint8Array> => {
  const bytes = Buffer.from(await pngOf(10, 10));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};

const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

describe('what is no picture', () => {
  test('is refused with what to do: a text that is called .jpg, nothing, a drawing with a script, what moves, HEIC', async () => {
    expect(await refusedFile('Hola, soy una foto')).toBe('imagen-formato');
    expect(await refusedFile('')).toBe('imagen-vacia');
    expect(await refusedFile('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')).toBe(
      'imagen-svg',
    );
    expect(await refusedFile(gif)).toBe('imagen-animada');
    const frames = await sharp([await pngOf(8, 8), await pngOf(8, 8, '#ff0000')], { join: { animated: true } })
      .webp()
      .toBuffer();
    expect(await refusedFile(frames)).toBe('imagen-animada');
    expect(await refusedFile(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toBe('imagen-heic');
  });

  test('is refused where it is cut or damaged', async () => {
    const jpeg = await sharp(await pngOf(600, 400))
      .jpeg()
      .toBuffer();
    const noise = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
        background: '#000',
      },
    })
      .jpeg()
      .toBuffer();
    expect(await refusedFile(noise.subarray(0, noise.length / 2))).toBe('imagen-ilegible');
    expect(await refusedFile(jpeg.subarray(0, 40))).toBe('imagen-ilegible');
    expect(await refusedFile(Buffer.from('RIFF\0\0\0\0WEBPVP8 nothing', 'latin1'))).toBe('imagen-ilegible');
    expect(await refusedFile(await pngThatSays(500, 500))).toBe('imagen-ilegible');
  });

  test('is refused before it is decoded where its header says that it is too large', async () => {
    expect(await refusedFile(await pngOf(20_000, 10))).toBe('imagen-lado');
    expect(await refusedFile(await pngThatSays(10, 900_000))).toBe('imagen-lado');
    // A bomb: few bytes that would be 432 MB of pixels. Whoever decoded it first would say that it is damaged.
    expect(await refusedFile(await pngThatSays(12_000, 12_000))).toBe('imagen-puntos');
  });

  test('leaves nothing behind', async () => {
    const before = await filesIn();
    const { total } = await shop.call('findPictures', { query: {} }, editor);
    await refusedFile('no');
    await refusedFile(await pngThatSays(500, 500));
    expect([await filesIn(), (await shop.call('findPictures', { query: {} }, editor)).total]).toEqual([before, total]);
  });

  test('is not read beyond its limit, and not at all of a stranger', async () => {
    let given = 0;
    const endless = {
      async *stream() {
        for (;;) {
          given += 1_000_000;
          yield new Uint8Array(1_000_000).fill(255);
        }
      },
    };
    const large = await shop.refused('uploadPicture', { query: asked('larga'), file: endless }, editor);
    expect([large.code, large.error, given]).toEqual([
      'imagen-grande',
      expect.stringContaining('15 MB'),
      mostPictureBytes + 1_000_000,
    ]);
    given = 0;
    for (const [rol, code] of [
      ['operador', 'sin-permiso'],
      ['taller', 'sin-permiso'],
      ['cliente', 'sin-permiso'],
    ] as const) {
      const token = await signInStaff(shop.database, testNow, { rol: rol as 'operador', talleres: [] });
      expect((await shop.refused('uploadPicture', { query: asked('x'), file: endless }, { token })).code).toBe(code);
      expect((await shop.refused('findPictures', { query: {} }, { token })).code).toBe(code);
    }
    expect((await shop.refused('uploadPicture', { query: asked('x'), file: endless })).code).toBe('sin-sesion');
    expect(given).toBe(0);
  });

  test('without the words that stand for it, in both languages, is refused beside their fields', async () => {
    const file = blobOf(await pngOf(10, 10, '#050505'));
    const query = { nombre: 'muda', es: ' ', ca: '' };
    const { code, errors } = await shop.refused('uploadPicture', { query, file }, editor);
    expect([code, Object.keys(errors ?? {})]).toEqual(['datos-no-validos', ['es', 'ca']]);
    const long = { nombre: 'x'.repeat(81), es: 'x'.repeat(201), ca: 'x' };
    expect(Object.keys((await shop.refused('uploadPicture', { query: long, file }, editor)).errors ?? {})).toEqual([
      'nombre',
      'es',
    ]);
  });
});

test('an upload that is too large is answered while it is still being sent', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const sending = httpRequest({
      port,
      method: 'POST',
      path: '/api/es/contenido/imagenes?nombre=grande&es=Uno&ca=Un',
      headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'image/jpeg', connection: 'close' },
    });
    sending.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
      sending.destroy();
    });
    sending.on('error', reject);
    for (let part = 0; part < 17; part += 1) sending.write(Buffer.alloc(1_000_000, 255));
  });
  expect(status).toBe(413);
});

test('of fifty at once some are taken, the others are told when to come again, and nothing is broken', async () => {
  const sent = await Promise.all(
    Array.from({ length: 50 }, async (_, number) => ({
      query: asked(`de-golpe-${number}`),
      file: blobOf(await pngOf(20, 20, `#1122${String(number + 10)}`)),
    })),
  );
  const outcomes = await Promise.all(sent.map(async (request) => await shop.send('uploadPicture', request, editor)));
  const taken = outcomes.filter(({ status }) => status === 200).length;
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(10);
  for (const { status, retryAfter } of outcomes) expect([200, 429]).toContain(retryAfter ? status : 200);
  const later = await Promise.all(
    sent.slice(0, 2).map(async (request) => await shop.call('uploadPicture', request, editor)),
  );
  expect(later).toHaveLength(2);
});

test('a file is only found by a name that files have', async () => {
  for (const path of [
    'x',
    '..%2f..%2fpackage.json',
    `${'a'.repeat(40)}.svg`,
    `${'a'.repeat(40)}.avif%00`,
    `${'a'.repeat(40)}.webp`,
    `${'A'.repeat(40)}.webp`,
    '%2e%2e/%2e%2e/etc/passwd',
  ])
    expect([path, (await get(`/imagenes/${path}`)).statusCode]).toEqual([path, 404]);
});

test('the same pixels in two pictures are two files, so that one can go without the other', async () => {
  const bytes = await pngOf(10, 10);
  const [one, other] = await Promise.all(['uno', 'dos'].map(async (id) => await encodePicture(id, bytes)));
  const namesOf = (made: typeof one) => (made && 'archivos' in made ? made.archivos.map(({ archivo }) => archivo) : []);
  expect(namesOf(one)).toHaveLength(2);
  expect(namesOf(one).filter((name) => namesOf(other).includes(name))).toEqual([]);
});

describe('a page', () => {
  const pageWith = (slug: string, texto: string) => ({
    slug,
    titulo: `Sobre ${slug}`,
    descripcion: 'Una frase.',
    texto,
  });
  const begin = async (slug: string, nombre: string) => {
    const texto = `Hola\n\n::: imagen\nnombre: ${nombre}\npie: Vista de cerca\n:::\n\nAdiós`;
    const body = { clase: 'pagina' as const, es: pageWith(slug, texto), ca: pageWith(`${slug}-ca`, texto) };
    return await shop.call('createContent', { body }, editor);
  };
  const publish = async (id: string, version: number | null, desde: Date | null = null) =>
    await shop.call(
      'publishContent',
      { params: { id }, body: { version, desde: desde && writtenMoment(desde) } },
      editor,
    );
  const partsOf = async (ruta: string, language: 'es' | 'ca' = 'es') =>
    (await shop.call('readContent', { query: { ruta } }, { language })).contenido?.partes ?? [];
  const refusedToGo = async (id: string) => await shop.refused('deletePicture', { params: { id } }, editor);

  test('shows a picture with the words of its language, and the new ones at once', async () => {
    const { id, nombre } = await upload('en-pagina', await pngOf(900, 600, '#060606'));
    const page = await begin('con-imagen', nombre);
    await publish(page.id, page.version);
    const [, part] = await partsOf('con-imagen');
    expect(part).toMatchObject({ tipo: 'imagen', alt: 'Una rueda', pie: 'Vista de cerca' });
    expect(part?.tipo === 'imagen' && part.archivos.map(({ tipo, ancho }) => `${tipo} ${ancho}`)).toEqual([
      'avif 480',
      'webp 480',
      'avif 800',
      'webp 800',
      'avif 900',
      'webp 900',
    ]);
    expect((await partsOf('con-imagen-ca', 'ca'))[1]).toMatchObject({ alt: 'Una roda' });
    await shop.call('describePicture', { params: { id }, body: { es: 'Un neumático', ca: 'Un pneumàtic' } }, editor);
    shop.setClock(new Date(testNow.getTime() + 1000));
    expect((await partsOf('con-imagen'))[1]).toMatchObject({ alt: 'Un neumático' });
    expect((await open(id)).usos).toEqual([
      { id: page.id, titulo: 'Sobre con-imagen', estado: 'publicada', seVe: true },
    ]);
  });

  test('that names a picture which is not there says so to its editor, cannot be published, and shows nothing broken', async () => {
    const page = await begin('sin-imagen', 'no-la-hay');
    const opened = await shop.call('openContent', { params: { id: page.id } }, editor);
    expect(opened.fallos).toEqual([
      { idioma: 'es', linea: 3, texto: expect.stringContaining('no está') },
      { idioma: 'ca', linea: 3, texto: expect.stringContaining('no está') },
    ]);
    const publishing = { params: { id: page.id }, body: { version: page.version } };
    const { code, errors } = await shop.refused('publishContent', publishing, editor);
    expect([code, Object.keys(errors ?? {})]).toEqual(['contenido-incompleto', ['es.texto', 'ca.texto']]);
    const seen = new URL(opened.vista.es).searchParams;
    const asked = (name: string) => seen.get(name) ?? '';
    const params = { id: page.id, version: 1, hasta: Number(asked('hasta')), firma: asked('firma') };
    const { contenido } = await shop.call('previewContent', { params });
    expect(contenido.partes.map(({ tipo }) => tipo)).toEqual(['texto', 'texto']);
  });

  test('keeps its picture as long as it is shown or planned to be, and is named; a draft keeps none', async () => {
    const now = shop.runtime.clock();
    const { id, nombre } = await upload('retenida', await pngOf(10, 10, '#070707'));
    const shown = await begin('la-que-se-ve', nombre);
    const planned = await begin('la-prevista', nombre);
    const draft = await begin('el-borrador', nombre);
    await publish(shown.id, shown.version);
    await publish(planned.id, planned.version, new Date(now.getTime() + 3_600_000));
    const first = await refusedToGo(id);
    expect([first.code, first.status]).toEqual(['imagen-en-uso', 409]);
    expect(first.error).toContain('«Sobre la-que-se-ve»');
    expect(first.error).toContain('«Sobre la-prevista»');
    expect(first.error).not.toContain('borrador');
    expect((await open(id)).usos.map(({ titulo, seVe }) => `${titulo} ${seVe}`).toSorted()).toEqual([
      'Sobre el-borrador false',
      'Sobre la-prevista true',
      'Sobre la-que-se-ve true',
    ]);
    await publish(shown.id, null);
    const [plan] = (await shop.call('openContent', { params: { id: planned.id } }, editor)).planes;
    expect((await refusedToGo(id)).error).not.toContain('la-que-se-ve');
    await shop.call('cancelPublication', { params: { id: planned.id, plan: plan?.id ?? 0 } }, editor);
    await shop.call('deletePicture', { params: { id } }, editor);
    expect((await shop.call('openContent', { params: { id: draft.id } }, editor)).fallos).toHaveLength(2);
  });

  test('has a block of a picture only with a name that pictures have', async () => {
    for (const texto of ['::: imagen\n:::', '::: imagen\nnombre: ../x\n:::', '::: imagen\nnombre: Rueda.png\n:::']) {
      const body = { clase: 'pagina' as const, es: pageWith('', texto), ca: pageWith('', texto) };
      const { id } = await shop.call('createContent', { body }, editor);
      expect((await shop.call('openContent', { params: { id } }, editor)).fallos[0]?.texto).toContain('dato');
    }
  });
});
