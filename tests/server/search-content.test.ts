import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importContent } from '#server/content/import-content.ts';
import { readContentFolder } from '#server/content/content-folder.ts';
import { contentHandlers } from '#server/content/content-handlers.ts';
import { searchHandlers } from '#server/search/search-handlers.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { contentFiles } from '#tests/support/content.ts';

let shop: TestRuntime;
beforeAll(async () => {
  shop = await startRuntime({ ...contentHandlers, ...searchHandlers });
  const files = [
    // Without those whose pictures are loaded with the demo.
    ...readContentFolder('db/seed/content').filter(({ nombre }) => /^(?:ayuda|preguntas|empresa)/.test(nombre)),
    ...contentFiles('plegadizo', { indexar: 'no' }),
    ...contentFiles('futurible', { clase: 'articulo', fecha: '2027-01-10' }),
  ];
  await importContent(shop.database, files, testNow);
});
afterAll(async () => await shop.close());

const found = async (q: string, language: 'es' | 'ca' = 'es') =>
  (await shop.call('searchSite', { query: { q, cuantos: 10 } }, { language })).paginas;

describe('what editors wrote', () => {
  it.each([
    ['centro de ayuda', 'es', '/ayuda'],
    ['preguntas frecuentes', 'es', '/preguntas-frecuentes'],
    ['entregas', 'es', '/ayuda-entregas'],
    ['desistir', 'es', '/ayuda-devoluciones'],
    ['garantía', 'es', '/ayuda-garantia'],
    ['lliuraments', 'ca', '/ca/ajuda-lliuraments'],
    ['centre d’ajuda', 'ca', '/ca/ajuda'],
    ['futurible', 'es', '/blog/futurible'],
  ] as const)('is found by what it is about: %s', async (q, language, direccion) => {
    expect((await found(q, language)).map((page) => page.direccion)).toContain(direccion);
  });

  it.each([
    ['garantía', 'es', '/ayuda-garantia'],
    ['garantia', 'ca', '/ca/ajuda-garantia'],
    ['preguntas frecuentes', 'es', '/preguntas-frecuentes'],
  ] as const)('comes first where its title is what was typed: %s', async (q, language, direccion) => {
    expect((await found(q, language))[0]?.direccion).toBe(direccion);
  });

  it('is not found where it is kept from being found', async () => {
    expect(await found('plegadizo')).toEqual([]);
  });

  it('stands in the foot, and the help centre is told apart', async () => {
    const { enlaces } = await shop.call('listFootContent', {});
    expect(enlaces.filter(({ ayuda }) => ayuda).map(({ ruta }) => ruta)).toEqual(
      expect.arrayContaining([
        'ayuda',
        'ayuda-entregas',
        'ayuda-devoluciones',
        'ayuda-garantia',
        'preguntas-frecuentes',
      ]),
    );
    expect(enlaces.find(({ ruta }) => ruta === 'empresa')).toMatchObject({ ayuda: false });
  });
});
