import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Request } from '#contract/contract.ts';
import { contentHandlers } from '#server/content/content-handlers.ts';
import { editContentHandlers } from '#server/content/edit-content-handlers.ts';
import { writtenMoment } from '#server/booking/wall-moment.ts';
import { sql } from '#server/database/sql.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { signInStaff } from '#tests/support/staff.ts';

let shop: TestRuntime;
let editor: { readonly token: string };
beforeAll(async () => {
  shop = await startRuntime({ ...contentHandlers, ...editContentHandlers });
  editor = { token: await signInStaff(shop.database, testNow, { rol: 'administrador', talleres: [] }) };
});
afterAll(async () => await shop.close());

const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
const wordsOf = (slug: string, texto = 'Hola') => ({
  slug,
  titulo: `Título ${slug}`,
  descripcion: 'Una frase.',
  texto,
});
const begin = async (slug: string, texto?: string) =>
  await shop.call(
    'createContent',
    { body: { clase: 'landing', es: wordsOf(slug, texto), ca: wordsOf(`${slug}-ca`, texto) } },
    editor,
  );
const save = (id: string, version: number, slug: string, texto: string): Request<'saveContent'> => ({
  params: { id },
  body: { version, es: wordsOf(slug, texto), ca: wordsOf(`${slug}-ca`, texto) },
});
const open = async (id: string) => await shop.call('openContent', { params: { id } }, editor);
const publish = async (id: string, version: number | null, desde: Date | null = null) =>
  await shop.call(
    'publishContent',
    { params: { id }, body: { version, desde: desde && writtenMoment(desde) } },
    editor,
  );
const isShown = async (ruta: string) => (await shop.send('readContent', { query: { ruta } })).status === 200;

describe('an editor', () => {
  test('writes a draft, plans it, thinks better of it, publishes it and takes it back', async () => {
    shop.setClock(testNow);
    const { id, version } = await begin('rebajas');
    expect(await open(id)).toMatchObject({ estado: 'borrador', version: 1, publicada: null, planes: [], fallos: [] });
    await publish(id, version, later(30));
    const planned = await open(id);
    expect(planned).toMatchObject({ estado: 'planeada', planes: [{ version: 1, desde: later(30).toISOString() }] });
    const [plan] = planned.planes;
    await shop.call('cancelPublication', { params: { id, plan: plan?.id ?? 0 } }, editor);
    const gone = await shop.refused('cancelPublication', { params: { id, plan: plan?.id ?? 0 } }, editor);
    expect([gone.code, (await open(id)).estado]).toEqual(['pagina-no-existe', 'borrador']);
    await publish(id, version);
    expect([await isShown('rebajas'), (await open(id)).publicada]).toEqual([true, 1]);
    shop.setClock(later(1));
    await publish(id, null);
    shop.setClock(later(2));
    expect([await isShown('rebajas'), (await open(id)).estado]).toEqual([false, 'retirada']);
  });

  test('plans by the clock of Madrid, and is told of an hour that it leaves out', async () => {
    shop.setClock(testNow);
    const { id, version } = await begin('cambio-de-hora');
    const plan = async (desde: string) =>
      await shop.send('publishContent', { params: { id }, body: { version, desde } }, editor);
    expect((await plan('2027-03-28T02:30')).body).toMatchObject({ errors: { desde: expect.stringContaining('hora') } });
    expect((await plan('mañana')).status).toBe(422);
    expect((await plan('2027-03-28T03:30')).body).toEqual({ desde: '2027-03-28T01:30:00.000Z' });
  });

  test('finds pages by title and address, with how each stands', async () => {
    const { id } = await begin('aguja-del-pajar');
    const { paginas, total } = await shop.call('findContent', { query: { buscar: 'AGUJA-DEL' } }, editor);
    expect([total, paginas]).toEqual([
      1,
      [expect.objectContaining({ id, estado: 'borrador', rutas: { es: 'aguja-del-pajar', ca: 'aguja-del-pajar-ca' } })],
    ]);
    const inCatalan = { ...editor, language: 'ca' } as const;
    const [first] = (await shop.call('findContent', { query: { buscar: 'aguja-del' } }, inCatalan)).paginas;
    expect(first?.titulo).toBe('Título aguja-del-pajar-ca');
    expect((await shop.call('findContent', { query: { buscar: '%' } }, editor)).total).toBe(0);
  });

  test('who saves second is refused, sees the other version, and saves over it knowingly', async () => {
    const { id, version } = await begin('a-cuatro-manos');
    await shop.call('saveContent', save(id, version, 'a-cuatro-manos', 'De la primera'), editor);
    const late = await shop.refused('saveContent', save(id, version, 'a-cuatro-manos', 'De la segunda'), editor);
    expect(late.code).toBe('contenido-cambiado');
    const theirs = await open(id);
    expect([theirs.version, theirs.es.texto]).toEqual([2, 'De la primera']);
    await shop.call('saveContent', save(id, theirs.version, 'a-cuatro-manos', 'De la segunda'), editor);
    expect((await open(id)).es.texto).toBe('De la segunda');
  });

  test('is told beside the field what is wrong with an address', async () => {
    await begin('cogida');
    for (const [slug, what] of [
      ['cogida', /otra página/],
      ['cesta', /otra parte de la tienda/],
      ['Así no', /minúsculas/],
    ] as const) {
      const { errors } = await shop.refused(
        'createContent',
        { body: { clase: 'pagina', es: wordsOf(slug), ca: wordsOf('') } },
        editor,
      );
      expect(errors?.['es.slug']).toMatch(what);
    }
  });

  test('may save what cannot be published yet, and is told why with the line', async () => {
    const { id, version } = await begin('a-medias', 'Hola\n\n::: ofertas');
    expect((await open(id)).fallos).toEqual([
      { idioma: 'es', linea: 3, texto: expect.stringContaining('no se cierra') },
      { idioma: 'ca', linea: 3, texto: expect.stringContaining('no se cierra') },
    ]);
    const { code, errors } = await shop.refused('publishContent', { params: { id }, body: { version } }, editor);
    expect([code, Object.keys(errors ?? {})]).toEqual(['contenido-incompleto', ['es.texto', 'ca.texto']]);
  });

  test('what they do is signed', async () => {
    const { id } = await begin('firmada');
    const rows = await shop.database.rows<{ tabla: string }>(sql`
      select distinct tabla from change_log where fila like ${`${id}%`} order by tabla`);
    expect(rows.map(({ tabla }) => tabla)).toEqual(['content_page', 'content_text', 'content_version']);
  });
});

test('operators, workshops and customers write nothing', async () => {
  for (const rol of ['operador', 'taller', 'cliente', 'profesional'] as const) {
    const token = await signInStaff(shop.database, testNow, { rol: rol as 'operador', talleres: [] });
    const { code } = await shop.refused('findContent', { query: {} }, { token });
    expect(code).toBe('sin-permiso');
  }
});

test('a draft is seen by its link alone, of its version, for a week', async () => {
  shop.setClock(testNow);
  const { id } = await begin('secreta', 'Todavía no');
  const { vista } = await open(id);
  const link = new URL(vista.ca);
  expect(link.pathname).toBe('/ca/borrador');
  const asked = (name: string) => link.searchParams.get(name) ?? '';
  const params = { id, version: Number(asked('version')), hasta: Number(asked('hasta')), firma: asked('firma') };
  expect((await shop.call('previewContent', { params }, { language: 'ca' })).contenido.titulo).toBe(
    'Título secreta-ca',
  );
  expect(await isShown('secreta')).toBe(false);
  for (const other of [
    { ...params, version: 2 },
    { ...params, id: randomUUID() },
    { ...params, hasta: params.hasta + 1 },
    { ...params, firma: 'x'.repeat(32) },
  ])
    expect((await shop.refused('previewContent', { params: other })).code).toBe('no-existe');
  shop.setClock(later(7 * 24 * 60 + 1));
  expect((await shop.refused('previewContent', { params })).code).toBe('no-existe');
});
