import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addresses } from '#contract/address-table.ts';
import { mostPlanned } from '#domain/content/bounds.ts';
import type { ProseNode } from '#domain/content/prose.ts';
import { isRefusal } from '#domain/refusal.ts';
import { contentHandlers } from '#server/content/content-handlers.ts';
import { importContent, UnreadableContent } from '#server/content/import-content.ts';
import { publishContent } from '#server/content/publish-content.ts';
import { renderBody, troublesOf } from '#server/content/render-body.ts';
import { createContent, saveContent } from '#server/content/save-content.ts';
import { takenParts } from '#server/content/taken-parts.ts';
import { findByKey } from '#server/content/write-store.ts';
import { contentFiles } from '#tests/support/content.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';

let shop: TestRuntime;
beforeAll(async () => {
  shop = await startRuntime(contentHandlers);
});
afterAll(async () => await shop.close());

const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
const bring = async (...given: Parameters<typeof contentFiles>) =>
  await importContent(shop.database, contentFiles(...given), shop.runtime.clock());
const read = async (ruta: string, language: 'es' | 'ca' = 'es') =>
  await shop.call('readContent', { query: { ruta } }, { language });
const missing = async (ruta: string, language: 'es' | 'ca' = 'es') =>
  (await shop.refused('readContent', { query: { ruta } }, { language })).code;

const textOf = (nodes: readonly (string | ProseNode)[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.c ?? []))).join('');
const elementsOf = (nodes: readonly (string | ProseNode)[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.e, ...elementsOf(node.c ?? [])]));
const prose = (markdown: string) => renderBody(markdown).flatMap((part) => (part.tipo === 'texto' ? part.prosa : []));

const words = (slug: string, texto = 'Hola') => ({ slug, titulo: slug, descripcion: 'x', entrada: '', texto });
const written = (es: string, ca: string, texto?: string) => ({
  fecha: null,
  indexar: true,
  pie: false,
  textos: { es: words(es, texto), ca: words(ca, texto) },
});
const unlessRefused = <Answer>(answer: Answer): Exclude<Answer, { refusal: string }> => {
  if (isRefusal(answer)) throw new Error(answer.refusal);
  return answer as Exclude<Answer, { refusal: string }>;
};

describe('a page that is brought in', () => {
  test('is shown at its address in each language, and knows the other one', async () => {
    await bring('visita', { ca: 'visiteu-nos', texto: 'En {{nombre}} **sí**.' });
    const { contenido } = await read('visiteu-nos', 'ca');
    expect(contenido).toMatchObject({
      clase: 'pagina',
      titulo: 'visita ca',
      rutas: { es: 'visita', ca: 'visiteu-nos' },
      partes: [{ tipo: 'texto', prosa: [{ e: 'p', c: ['En Rodera ', { e: 'strong', c: ['sí'] }, '.'] }] }],
    });
    expect(await missing('visiteu-nos')).toBe('pagina-no-existe');
    expect(await missing('../visita')).toBe('datos-no-validos');
    expect(await missing('nadie')).toBe('pagina-no-existe');
  });

  test('changes nothing when it is brought again, and is a new version when it says something else', async () => {
    expect(await bring('misma')).toEqual({ nuevas: 1, cambiadas: 0, iguales: 0 });
    expect(await bring('misma')).toEqual({ nuevas: 0, cambiadas: 0, iguales: 1 });
    expect(await bring('misma', { texto: 'Otra cosa' })).toEqual({ nuevas: 0, cambiadas: 1, iguales: 0 });
    expect(await findByKey(shop.database, 'misma')).toMatchObject({ version: 2 });
  });

  test('leads on from an address that it had, and nobody else gets that one', async () => {
    await bring('mudanza', { ca: 'mudanca' });
    shop.setClock(later(1));
    await bring('mudanza', { ca: 'trasllat' });
    shop.setClock(later(2));
    expect(await read('mudanca', 'ca')).toEqual({ contenido: null, lleva: 'trasllat' });
    expect((await read('trasllat', 'ca')).contenido?.titulo).toBe('mudanza ca');
    await expect(bring('intrusa', { ca: 'mudanca' })).rejects.toThrow(/direccion-usada/);
    expect(await missing('intrusa')).toBe('pagina-no-existe');
  });

  test.each([
    ['neumaticos', 'direccion-reservada'],
    ['cesta', 'direccion-reservada'],
    ['operador', 'direccion-reservada'],
    ['ca', 'direccion-reservada'],
    ['healthz', 'direccion-reservada'],
    ['No-Vale', 'direccion-formato'],
  ])('cannot be called %s', async (slug, code) => {
    await expect(bring(slug)).rejects.toThrow(code);
  });

  test('is refused by name where a file is not right, and nothing of the others is kept', async () => {
    const [es, ca] = contentFiles('sola');
    if (!es || !ca) throw new Error('two files');
    const now = shop.runtime.clock();
    for (const files of [[es], [es, { ...ca, nombre: 'sola.md' }], [es, { ...ca, contenido: 'x' }], [es, ca, ca]])
      await expect(importContent(shop.database, [...contentFiles('otra'), ...files], now)).rejects.toThrow(
        UnreadableContent,
      );
    await expect(bring('rota', { texto: '::: ofertas' })).rejects.toThrow('contenido-bloque-abierto');
    await expect(bring('larga', { texto: 'x'.repeat(1_000_000) })).rejects.toThrow('too long');
    expect([await missing('otra'), await missing('rota')]).toEqual(['pagina-no-existe', 'pagina-no-existe']);
  });
});

describe('a version', () => {
  test('is seen from its moment on, on the minute, and taken back the same way', async () => {
    const id = '6f6b4bb0-0000-4000-8000-000000000001';
    const { database } = shop;
    shop.setClock(testNow);
    const first = unlessRefused(
      await createContent(database, { id, clave: null, clase: 'landing' }, written('campana', 'campanya'), testNow),
    );
    expect(await missing('campana')).toBe('pagina-no-existe');
    await publishContent(database, { ...first, desde: later(10), now: testNow });
    await publishContent(database, { id, version: null, desde: later(20), now: testNow });
    const seen = async (minutes: number) => {
      shop.setClock(later(minutes));
      const { status } = await shop.send('readContent', { query: { ruta: 'campana' } });
      return status;
    };
    expect([await seen(9), await seen(10), await seen(19), await seen(20), await seen(60)]).toEqual([
      404, 200, 200, 404, 404,
    ]);
  });

  test('of somebody who had not read the newest one is refused, and takes nothing from it', async () => {
    const id = '6f6b4bb0-0000-4000-8000-000000000002';
    const { database } = shop;
    unlessRefused(await createContent(database, { id, clave: null, clase: 'pagina' }, written('dos', 'dos'), testNow));
    const both = await Promise.all(
      ['primera', 'segunda'].map(
        async (texto) => await saveContent(database, { id, version: 1 }, written('dos', 'dos', texto), testNow),
      ),
    );
    expect(both.flatMap((each) => (isRefusal(each) ? [each.refusal] : []))).toEqual(['contenido-cambiado']);
    expect(
      await saveContent(
        database,
        { id: '6f6b4bb0-0000-4000-8000-00000000ffff', version: 1 },
        written('x', 'x'),
        testNow,
      ),
    ).toEqual({
      refusal: 'pagina-no-existe',
    });
  });

  test('is not shown before both languages say something', async () => {
    const id = '6f6b4bb0-0000-4000-8000-000000000003';
    const half = {
      fecha: null,
      indexar: true,
      pie: false,
      textos: { es: words('media'), ca: { ...words(''), texto: ' ' } },
    };
    const first = unlessRefused(
      await createContent(shop.database, { id, clave: null, clase: 'pagina' }, half, testNow),
    );
    expect(await publishContent(shop.database, { ...first, desde: null, now: testNow })).toEqual({
      refusal: 'contenido-incompleto',
      errors: {
        'ca.slug': 'campo-obligatorio',
        'ca.titulo': 'campo-obligatorio',
        'ca.texto': 'campo-obligatorio',
      },
    });
  });

  test('is planned ten times at most, and two years ahead', async () => {
    shop.setClock(testNow);
    await bring('planes');
    const page = await findByKey(shop.database, 'planes');
    const { id = '', version = 0 } = page ?? {};
    const plan = async (desde: Date) => await publishContent(shop.database, { id, version, desde, now: testNow });
    for (let times = 1; times <= mostPlanned; times += 1) unlessRefused(await plan(later(times)));
    expect(await plan(later(99))).toEqual({ refusal: 'contenido-planes' });
    unlessRefused(await plan(testNow));
    expect(await plan(later(60 * 24 * 800))).toMatchObject({ errors: { desde: 'contenido-fecha' } });
  });

  test('gives back an address that only drafts had', async () => {
    const id = '6f6b4bb0-0000-4000-8000-000000000004';
    const other = { id: '6f6b4bb0-0000-4000-8000-000000000005', clave: null, clase: 'pagina' } as const;
    const { database } = shop;
    unlessRefused(
      await createContent(database, { id, clave: null, clase: 'pagina' }, written('errata', 'a-c'), testNow),
    );
    unlessRefused(await saveContent(database, { id, version: 1 }, written('correcta', 'a-c'), testNow));
    unlessRefused(await createContent(database, other, written('errata', 'b-c'), testNow));
  });
});

describe('Markdown', () => {
  test('never becomes anything that acts', () => {
    const bad = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[uno](javascript:alert(1))',
      '[dos](JaVaScRiPt:alert(1))',
      '[tres](data:text/html;base64,PHNjcmlwdD4=)',
      '[cuatro](//example.com)',
      '![cinco](https://example.com/x.png)',
      '<a href="javascript:alert(1)">seis</a>',
    ].join('\n\n');
    const nodes = prose(bad);
    expect(new Set(elementsOf(nodes))).toEqual(new Set(['p', 'a']));
    const links = JSON.stringify(nodes).match(/"href":"[^"]*"/g);
    expect(links).toEqual(['"href":"https://example.com/x.png"']);
    expect(textOf(nodes)).toContain('<script>alert(1)</script>');
  });

  test('has headings that can be linked to, each by a name of its own', () => {
    expect(prose('# Uno\n\n## Uno\n\n##### ¿Qué?').map(({ e, id }) => [e, id])).toEqual([
      ['h2', 'uno'],
      ['h2', 'uno-2'],
      ['h4', 'que'],
    ]);
  });

  test('may be a table, a list in a list, code, and a line', () => {
    const nodes = prose('| a | b |\n|---|---|\n| 1 | 2 |\n\n- uno\n  1. dos\n\n`x`\n\n---\n\n> cita');
    expect(nodes.map(({ e }) => e)).toEqual(['table', 'ul', 'p', 'hr', 'blockquote']);
    expect(textOf(nodes)).toContain('dos');
  });

  test('a hundred lists in each other are refused at their line, six are not, and both are read at once', () => {
    const nested = (depth: number) =>
      Array.from({ length: depth }, (_, level) => `${'  '.repeat(level)}- x`).join('\n');
    expect(troublesOf(nested(6))).toEqual([]);
    expect(troublesOf(`Hola\n\n${nested(100)}`)).toEqual([{ linea: 9, codigo: 'contenido-anidado' }]);
    expect(troublesOf(`${'>'.repeat(100)} x`)).toHaveLength(1);
    const before = performance.now();
    for (const text of [
      nested(100),
      '['.repeat(20_000),
      '*'.repeat(20_000),
      '`'.repeat(19_999),
      '<'.repeat(20_000),
      'a '.repeat(10_000),
    ])
      renderBody(text);
    expect(performance.now() - before).toBeLessThan(5000);
  });
});

test('articles are listed with the latest first, drafts and what is not to be found are not', async () => {
  shop.setClock(later(100));
  await bring('vieja', { clase: 'articulo', fecha: '2026-01-01' });
  await bring('nueva', { clase: 'articulo', fecha: '2026-05-01', ca: 'nova' });
  await bring('oculta', { indexar: 'no' });
  const { articulos, total } = await shop.call('listArticles', { query: { pageSize: 1 } }, { language: 'ca' });
  expect([total, articulos]).toEqual([
    2,
    [{ ruta: 'blog/nova', titulo: 'nueva ca', descripcion: 'Sobre nueva.', fecha: '2026-05-01' }],
  ]);
  const { rutas, hayMas } = await shop.call('listContentRoutes', { query: {} });
  expect(rutas).toContainEqual({ es: 'blog/nueva', ca: 'blog/nova' });
  expect([hayMas, rutas.some(({ es }) => es === 'oculta')]).toEqual([false, false]);
});

test('every first part of an address of the table is taken', () => {
  for (const { es, ca } of Object.values(addresses)) {
    const [, first = ''] = es.split('/');
    const [, , second = ''] = ca.split('/');
    if (first && !first.startsWith(':')) expect(takenParts.es.has(first)).toBe(true);
    if (second && !second.startsWith(':')) expect(takenParts.ca.has(second)).toBe(true);
  }
});
