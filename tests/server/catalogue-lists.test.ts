import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ArticleResult } from '#contract/catalogue.ts';
import { facetsOfKey, facetValues, type FacetName, type FacetValue } from '#domain/catalogue/article-facets.ts';
import { catalogueKinds, isCatalogueKey, type CatalogueKey } from '#domain/catalogue/catalogue-keys.ts';
import type { Language } from '#domain/language.ts';
import { articlesHandlers } from '#server/catalogue/articles-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { runsOf } from '#tests/support/turn.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ database: await openTestDatabase(demoChain), handlers: articlesHandlers });
});
afterAll(async () => await shop.close());

const keys = Object.keys(catalogueKinds).filter(isCatalogueKey);
type Filters = Readonly<Record<string, readonly FacetValue[]>>;

const search = async (catalogKey: string, filters: Filters = {}, more: Record<string, string> = {}) =>
  (await shop.call('searchCatalogue', { params: { catalogKey }, query: { filters: JSON.stringify(filters), ...more } }))
    .data;

const wholeList = async (
  key: CatalogueKey,
  filters: Filters = {},
  order = '{}',
  cpostal = '',
): Promise<ArticleResult[]> => {
  const pages: ArticleResult[][] = [];
  for (let page = 0; ; page += 1) {
    const { products, pages: all } = await search(key, filters, {
      pagination: JSON.stringify({ page, pageSize: 50 }),
      order,
      cpostal,
    });
    pages.push(products);
    if (page + 1 >= all) return pages.flat();
  }
};

const valuesOf = ({ marcaSlug, tipoVehiculo, atributos }: ArticleResult, facet: FacetName) =>
  facetValues({ marcaSlug, tipo_vehiculo: tipoVehiculo, traits: atributos }, facet);

describe.each(keys)('the list of %s', (key) => {
  test('holds what can be bought of its kinds, once, in pages that fit together', async () => {
    const all = await wholeList(key);
    const rows = await shop.database.rows<{ id: number }>(sql`
      select p.id from product p where p.tipo_producto = any (${[...catalogueKinds[key]]}::text[]) and p.activo
        and exists (select from offer o where o.product_id = p.id and (o.stock is null or o.stock > 0))`);
    const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
    expect(all.toSorted(byId).map(({ id }) => ({ id }))).toEqual(rows.toSorted(byId));
    const { products, total, pages } = await search(key, {}, { pagination: '{"page":1,"pageSize":3}' });
    expect([total, pages]).toEqual([all.length, Math.ceil(all.length / 3)]);
    expect(products).toEqual(all.slice(3, 6));
  });

  test('costs what a basket of as many as are bought at once costs, in both countries', async () => {
    for (const cpostal of ['25001', 'AD500'])
      for (const article of (await wholeList(key, {}, '{}', cpostal)).filter((_, place) => place % 9 === 0)) {
        const cesta = await shop.update({
          cestaID: randomUUID(),
          products: [{ id_navision: article.id_navision, cantidad: article.cantidad }],
          codigoPostalIntroducido: cpostal,
        });
        expect([article.id_navision, cesta.totals.total]).toEqual([article.id_navision, article.importeMontado]);
        expect(cesta.products[0]?.importe).toBeCloseTo(article.precio * article.cantidad, 5);
        expect(cesta.products[0]?.precioAnterior).toBe(article.precioAnterior);
      }
  });

  test('is narrowed as its facets say', async () => {
    const all = await wholeList(key);
    const { data } = await shop.call('readCatalogueFilters', { params: { catalogKey: key }, query: {} });
    expect(data.map(({ filtro }) => filtro).sort()).toEqual([...facetsOfKey[key]].sort());
    for (const { filtro, valores } of data)
      for (const { value, total } of valores.slice(0, 6)) {
        const left = await search(key, { [filtro]: [value] });
        expect([filtro, value, left.total]).toEqual([filtro, value, total]);
        expect(all.filter((article) => valuesOf(article, filtro).includes(value))).toHaveLength(total);
      }
  });
});

test('facets count right under every combination of filters', async () => {
  const all = await wholeList('baterias');
  const wish = fc.record(
    Object.fromEntries(
      facetsOfKey.baterias.map((facet) => [
        facet,
        fc.array(fc.constantFrom(...new Set(all.flatMap((article) => [...valuesOf(article, facet)]))), {
          maxLength: 3,
        }),
      ]),
    ),
  );
  await fc.assert(
    fc.asyncProperty(wish, async (filters: Filters) => {
      const query = { filters: JSON.stringify(filters) };
      const { data } = await shop.call('readCatalogueFilters', { params: { catalogKey: 'baterias' }, query });
      const fits = (article: ArticleResult, but?: FacetName) =>
        Object.entries(filters).every(
          ([facet, wanted]) =>
            facet === but ||
            wanted.length === 0 ||
            facetsOfKey.baterias.some(
              (name) => name === facet && valuesOf(article, name).some((value) => wanted.includes(value)),
            ),
        );
      for (const { filtro, valores } of data)
        for (const { value, total } of valores)
          expect([filtro, value, total]).toEqual([
            filtro,
            value,
            all.filter((article) => fits(article, filtro) && valuesOf(article, filtro).includes(value)).length,
          ]);
      expect((await search('baterias', filters)).total).toBe(all.filter((article) => fits(article)).length);
    }),
    { numRuns: runsOf(40) },
  );
});

describe('a list', () => {
  test('is sorted by price and by maker, both ways, whatever is equal as recommended', async () => {
    const recommended = await wholeList('baterias');
    const places = new Map(recommended.map(({ id }, place) => [id, place]));
    for (const [order, sign] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const byPrice = await wholeList('baterias', {}, JSON.stringify({ order: 'precio', direction: order }));
      const byMaker = await wholeList('baterias', {}, JSON.stringify({ order: 'marca', direction: order }));
      for (const [place, article] of byPrice.slice(1).entries())
        expect(sign * (article.precio - (byPrice[place]?.precio ?? 0))).toBeGreaterThanOrEqual(-0.005);
      for (const [place, article] of byMaker.slice(1).entries()) {
        const before = byMaker[place];
        expect(
          before &&
            (before.marca === article.marca
              ? (places.get(before.id) ?? 0) < (places.get(article.id) ?? 0)
              : sign * (before.marca < article.marca ? 1 : -1) > 0),
        ).toBe(true);
      }
    }
  });

  test('has twelve a page unless another number is asked for', async () => {
    expect((await search('baterias')).products).toHaveLength(12);
    expect((await search('baterias', {}, { pagination: '{"pageSize":7}' })).products).toHaveLength(7);
  });

  test('that does not exist, or of which nothing is sold, says so in the language of the call', async () => {
    const ask = async (catalogKey: string, language: Language) =>
      await shop.send('searchCatalogue', { params: { catalogKey }, query: {} }, { language });
    expect((await ask('ruedas', 'es')).body).toMatchObject({
      status: 404,
      code: 'no-hay-catalogo',
      error: 'No hay ruedas',
    });
    expect((await ask('toString', 'ca')).body).toMatchObject({ code: 'no-hay-catalogo' });
  });

  test('refuses filters that it cannot read, naming them, and ignores those of other lists', async () => {
    const ask = async (query: Record<string, string>) =>
      await shop.send('searchCatalogue', { params: { catalogKey: 'baterias' }, query });
    expect((await ask({ filters: '{"tecnologia":["plomo"]}' })).body).toMatchObject({
      status: 422,
      errors: { 'filters.tecnologia.0': expect.any(String) },
    });
    expect((await ask({ filters: '{' })).body).toMatchObject({ status: 422, errors: { filters: expect.any(String) } });
    expect((await ask({ pagination: '{"page":-1}' })).body).toMatchObject({
      errors: { 'pagination.page': expect.any(String) },
    });
    const { total } = await search('baterias');
    expect((await search('baterias', { viscosidad: ['5W-30'] })).total).toBe(total);
  });

  test('follows the stock within a second', async () => {
    const { products } = await search('aceites');
    const id = products[0]?.id ?? 0;
    await shop.database.run(sql`update offer set stock = 0 where product_id = ${id}`);
    await expect.poll(async () => (await search('aceites')).products[0]?.id, { timeout: 4000 }).not.toBe(id);
    const { articulo } = await shop.call('readArticle', { params: { id }, query: {} });
    expect(articulo.disponibilidad).toBe(0);
  });
});

describe('a sheet', () => {
  test('has its attributes, its services with prices, its maker and others like it', async () => {
    const [battery] = (await search('baterias', { tipoVehiculo: ['turismo'] })).products;
    const sheet = await shop.call('readArticle', { params: { id: battery?.id ?? 0 }, query: {} });
    expect(sheet.articulo).toEqual(battery);
    expect(sheet.articulo.atributos).toMatchObject({ tipo: 'bateria', voltaje: 12 });
    expect(sheet.servicios.map(({ id_navision, precio }) => [id_navision, precio])).toEqual([
      ['MONTAJE_TALLER_BATERIA', 20],
      ['RECOGIDA_TALLER_BATERIA', 0],
    ]);
    expect(sheet.articulo.montaje).toBe(20);
    expect(sheet.fabricante.length).toBeGreaterThan(5);
    expect(sheet.otras).toHaveLength(3);
    for (const other of sheet.otras) expect(other).toMatchObject({ tipo_producto: 'bateria', disponibilidad: 1 });
  });

  test('of a tyre or of nothing does not exist here', async () => {
    for (const id of [1, 2_147_483_647])
      expect((await shop.send('readArticle', { params: { id }, query: {} })).status).toBe(404);
  });
});

test('the ozone kits are the kits and the treatments', async () => {
  const { kits } = await shop.call('readOzoneKits', { query: {} });
  expect(new Set(kits.map(({ tipo_producto }) => tipo_producto))).toEqual(new Set(['kito1', 'kito2', 'ozono']));
  expect(kits.every(({ partes, entrega, plazo }) => partes.length > 0 && entrega === 'taller' && plazo === 0)).toBe(
    true,
  );
});
