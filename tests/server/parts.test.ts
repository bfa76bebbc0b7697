import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductKind } from '#domain/catalogue/product-kinds.ts';
import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { parts, type Switches } from '#domain/site/parts.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { articlesHandlers } from '#server/catalogue/articles-handlers.ts';
import { catalogueHandlers } from '#server/catalogue/catalogue-handlers.ts';
import { readConfig } from '#server/config/config.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { promotionsHandlers } from '#server/promotions/promotions-handlers.ts';
import { contentHandlers } from '#server/content/content-handlers.ts';
import { productRequestsHandlers } from '#server/product-requests/product-requests-handlers.ts';
import { productRequestsJobs } from '#server/product-requests/product-requests-jobs.ts';
import { motoRevisionHandlers } from '#server/moto-revision/moto-revision-handlers.ts';
import { demoRegistry } from '#demo/vehicles/demo-registry.ts';
import { searchHandlers } from '#server/search/search-handlers.ts';
import { motoHandlers } from '#server/finder/moto-handlers.ts';
import { selectorHandlers } from '#server/finder/selector-handlers.ts';
import { siteHandlers } from '#server/site/site-handlers.ts';
import { workshopsHandlers } from '#server/workshops/workshops-handlers.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';
import { productOf } from '#tests/support/product-of.ts';
import { startShop, wishFrom, type TestShop } from '#tests/support/shop.ts';
import { apiOver, visiting } from '#tests/support/visiting.ts';
import { address, addressOfRoute, isPageName, type PageName } from '#contract/addresses.ts';
import { loader as motoRevisionData } from '#web/assistants/moto-revision/data-page.tsx';
import { loader as motoRevision } from '#web/assistants/moto-revision/moto-revision-page.tsx';
import { loader as whichMotorcycle } from '#web/assistants/moto-revision/which-motorcycle-page.tsx';
import { loader as revisionAssistant } from '#web/assistants/revisions/assistant-page.tsx';
import { loader as sitemap } from '#web/content/sitemap.ts';
import { frameFor } from '#web/shell/menu.server.ts';
import { loader as articleList } from '#web/shop/articles/article-list-page.tsx';
import { loader as motoStart } from '#web/shop/moto/moto-page.tsx';
import { loader as motoResults } from '#web/shop/moto/moto-results-page.tsx';
import { loader as landing } from '#web/shop/tyres/tyre-landing-page.tsx';
import { readCategory } from '#web/shop/vehicle/category-data.server.ts';
import { readContentPage } from '#web/shop/vehicle/content-data.server.ts';
import { allContentPages } from '#web/vehicle-pages.server.ts';
import { ona } from '#tests/support/ona.ts';

type PartName = Exclude<keyof typeof parts, 'cocheElectrico'>;

/** For each part a product of it, and what finds it. */
const cases: readonly {
  readonly part: PartName;
  readonly kind: ProductKind;
  readonly vehicle: ProductVehicle;
  readonly typed: string;
}[] = [
  { part: 'baterias', kind: 'bateria', vehicle: 'turismo', typed: 'batería' },
  { part: 'aceites', kind: 'aceite', vehicle: 'turismo', typed: 'aceite 5w30' },
  { part: 'neumaticosMoto', kind: 'neumatico', vehicle: 'moto', typed: '120/70 17' },
  { part: 'revisionMoto', kind: 'revision_moto', vehicle: 'moto', typed: 'revisión moto' },
];

const { flags } = readConfig({ NODE_ENV: 'test' });
const handlers = {
  ...accountsHandlers,
  ...siteHandlers,
  ...articlesHandlers,
  ...catalogueHandlers,
  ...contentHandlers,
  ...selectorHandlers,
  ...motoHandlers,
  ...motoRevisionHandlers({ registry: demoRegistry() }),
  ...searchHandlers,
  ...productRequestsHandlers,
  ...promotionsHandlers,
  ...workshopsHandlers,
};

let database: Database;
let whole: TestShop;
const shopWith = async (switches: Switches): Promise<TestShop> =>
  await startShop({ database, handlers, config: { flags: { ...flags, ...switches } } });
beforeAll(async () => {
  database = await openTestDatabase(demoChain);
  whole = await shopWith({});
});
afterAll(async () => await whole.close());

const listed = async (shop: TestShop, kind: ProductKind): Promise<number> => {
  if (kind === 'neumatico') return (await shop.call('readTyreLanding', { query: { tipo: 'moto' } })).total;
  const catalogKey = { bateria: 'baterias', aceite: 'aceites', revision_moto: 'revisiones-moto' }[kind as 'bateria'];
  const { status, body } = await shop.send('searchCatalogue', { params: { catalogKey }, query: {} });
  return status === 200 ? (body as { data: { total: number } }).data.total : 0;
};

const found = async (shop: TestShop, q: string, part: PartName, kind: ProductKind) => {
  const { medidas, articulos, paginas, modelos } = await shop.call('searchSite', { query: { q } });
  const pages = new Set(
    parts[part].pages.map((name) => (isPageName(name) ? addressOfRoute(name, 'es', {}) : `/${name}`)),
  );
  return {
    products:
      articulos.filter(({ tipo_producto }) => tipo_producto === kind).length +
      [...medidas, ...modelos].filter(({ tipoVehiculo }) => kind === 'neumatico' && tipoVehiculo === 'moto').length,
    pages: paginas.filter(({ direccion }) => pages.has(direccion)).length,
  };
};

const menuOf = async (shop: TestShop): Promise<string> =>
  JSON.stringify(
    frameFor('es', {
      makers: [],
      site: await shop.call('siteInit', {}),
      written: [],
      chain: { valoracion: null, verificadas: 0 },
    }).frame.menu,
  );
const mapOf = async (shop: TestShop): Promise<string> => await (await sitemap(visiting(shop, '/sitemap.xml'))).text();

const pageOf = async (shop: TestShop, part: PartName): Promise<unknown> => {
  const api = apiOver(shop);
  switch (part) {
    case 'baterias':
      return await articleList(visiting(shop, address('batteries', 'es')));
    case 'aceites':
      return await articleList(visiting(shop, address('oils', 'ca')));
    case 'neumaticosMoto':
      return await landing(visiting(shop, address('tyresMoto', 'es')));
    case 'revisionMoto': {
      const page = allContentPages().find(({ target }) => target === 'moto/filtros');
      return await readContentPage(api, 'moto', new URL('http://localhost/moto/x'), page?.enIdioma.es.pagina);
    }
  }
};

describe.each(cases)('the part $part', ({ part, kind, vehicle, typed }) => {
  let without: TestShop;
  beforeAll(async () => {
    without = await shopWith({ [part]: false });
  });
  // The database is the other shop's, too.
  afterAll(async () => await without.site.close());

  it('is in lists, in the search and on its pages as long as it is on', async () => {
    expect(await listed(whole, kind)).toBeGreaterThan(0);
    const { products, pages } = await found(whole, typed, part, kind);
    expect(products + pages).toBeGreaterThan(0);
    expect(await pageOf(whole, part)).toBeTruthy();
  });

  it('is in no list and found by no search once it is off, and its pages are missing', async () => {
    expect(await listed(without, kind)).toBe(0);
    expect(await found(without, typed, part, kind)).toEqual({ products: 0, pages: 0 });
    await expect(pageOf(without, part)).rejects.toMatchObject({ status: 404 });
  });

  it('has no sheet any more', async () => {
    const id_navision = await productOf(database, kind, vehicle);
    if (kind === 'neumatico') {
      const { marcas } = await without.call('readTyreBrands', { query: {} });
      expect(marcas.map(({ familia }) => familia)).not.toContain('moto');
      return;
    }
    const { id } = await database.one<{ id: number }>(sql`select id from product where id_navision = ${id_navision}`);
    expect((await whole.send('readArticle', { params: { id }, query: {} })).status).toBe(200);
    expect(await without.refused('readArticle', { params: { id: String(id) }, query: {} })).toMatchObject({
      code: 'producto-no-existe',
    });
  });

  it('leaves the menu and the sitemap', async () => {
    const named = (shop: string) =>
      parts[part].pages
        .filter((page): page is PageName & typeof page => isPageName(page))
        .map(
          (page) =>
            shop.includes(`${address(page as 'oils', 'es')}<`) || shop.includes(`"${address(page as 'oils', 'es')}"`),
        );
    const pages = allContentPages().filter(({ target }) => (parts[part].pages as readonly string[]).includes(target));
    const slugs = (text: string) => pages.map(({ enIdioma }) => text.includes(`/moto/${enIdioma.es['pagina']}`));
    for (const text of [await menuOf(whole), await mapOf(whole)]) {
      expect([...named(text), ...slugs(text)]).toContain(true);
    }
    for (const text of [await menuOf(without), await mapOf(without)]) {
      expect([...named(text), ...slugs(text)]).not.toContain(true);
    }
    const page = JSON.stringify(await readCategory(apiOver(without), 'moto', new URL('http://localhost/moto')));
    expect([...named(page), ...slugs(page)]).not.toContain(true);
  });

  it('goes into no basket, and what lies in one already is sold out and cannot be ordered', async () => {
    const id_navision = await productOf(database, kind, vehicle);
    const wish = { cestaID: randomUUID(), products: [{ id_navision, cantidad: 1 }] };
    expect(await without.refused('updateBasket', { body: { cestaState: wish } })).toMatchObject({
      code: 'producto-no-existe',
      error: 'Este producto ya no existe.',
    });

    const filled = await whole.update(wish);
    expect(filled.products).toMatchObject([{ id_navision, disponibilidad: 1 }]);
    const later = await without.basket(wish.cestaID);
    expect(later.products).toMatchObject([{ id_navision, disponibilidad: 0, stock: 0 }]);
    const kept = await without.update(wishFrom(later));
    expect(kept.products).toMatchObject([{ id_navision, disponibilidad: 0 }]);
    expect(await without.refused('placeOrder', without.asking(kept))).toMatchObject({
      code: 'producto-sin-disponibilidad',
    });
    const { productos } = await without.call('reportUnavailable', {
      body: { unavailableProducts: [{ id_navision, cantidad: 1 }] },
    });
    expect(productos).toMatchObject([{ disponibilidad: 0, alternativas: [] }]);
  });

  it('does not keep who signs in from the basket that they filled elsewhere, and is named', async () => {
    const { token } = await whole.call('registerUser', { body: { ...ona, email: `${part}.ona@example.com` } });
    const four = { id_navision: await productOf(database, 'neumatico', 'turismo'), cantidad: 4 };
    const theirs = randomUUID();
    await whole.call('updateBasket', { body: { cestaState: { cestaID: theirs, products: [four] } } }, { token });
    const id_navision = await productOf(database, kind, vehicle);
    const { cestaID } = await whole.update({ cestaID: randomUUID(), products: [{ id_navision, cantidad: 1 }] });

    const { cesta } = await without.call('followBasket', { body: { cestaID } }, { token });
    expect(cesta).toMatchObject({ cestaID: theirs, products: [four] });
    expect(cesta?.products).toHaveLength(1);
    expect(cesta?.retirados).toMatchObject([{ id_navision, cantidad: 1, motivo: 'fuera-de-venta' }]);
    expect(cesta?.retirados[0]?.frase).toMatch(/ ya no se vende en la web/);
    expect((await without.call('followBasket', { body: { cestaID } }, { token })).cesta?.retirados).toEqual([]);
  });

  it('is not waited for, nor told to who waited before', async () => {
    const id_navision = await productOf(database, kind, vehicle);
    const name = vehicle === 'moto' ? 'requestMotoProduct' : 'requestProduct';
    const body = { email: `${part}@example.com`, productID: id_navision, cantidad: 1 };
    expect(await without.refused(name, { body })).toMatchObject({ code: 'producto-no-existe' });
    await database.run(sql`
      insert into product_request (id, product_id, email, idioma, cantidad, creado)
      select ${randomUUID()}::uuid, id, ${body.email}, 'es', 1, now() from product where id_navision = ${id_navision}`);
    const told = async (shop: TestShop) => {
      await productRequestsJobs(shop.runtime)['tell-restocked'].run({});
      const row = sql`select avisado is not null as told from product_request where email = ${body.email}`;
      return (await database.one<{ told: boolean }>(row)).told;
    };
    expect(await told(without)).toBe(false);
    expect(await told(whole)).toBe(true);
  });
});

describe('without the revision of motorcycles', () => {
  const pages = [
    ['motoRevision', motoRevision],
    ['motoRevisionData', motoRevisionData],
    ['motoRevisionAssistant', whichMotorcycle],
  ] as const;
  const at = (page: (typeof pages)[number][0]) => `${address(page, 'ca')}?cilindrada=750`;

  it.each(pages)('%s is missing, in whatever language and with whatever address', async (page, loader) => {
    const without = await shopWith({ revisionMoto: false });
    expect(await loader(visiting(whole, at(page)))).toBeTruthy();
    await expect(loader(visiting(without, at(page)))).rejects.toMatchObject({ status: 404 });
    await without.site.close();
  });

  it('the assistant of cars sends no motorcycle there', async () => {
    const without = await shopWith({ revisionMoto: false });
    expect(await revisionAssistant(visiting(whole, '/revisiones/asistente'))).toMatchObject({ motos: true });
    expect(await revisionAssistant(visiting(without, '/revisiones/asistente'))).toMatchObject({ motos: false });
    await without.site.close();
  });
});

describe('without tyres of motorcycles', () => {
  it('the rest of a browser’s basket joins the one that who signs in filled elsewhere', async () => {
    const without = await shopWith({ neumaticosMoto: false });
    const { token } = await whole.call('registerUser', { body: { ...ona, email: 'moto.ona@example.com' } });
    const tyre = await productOf(database, 'neumatico', 'moto');
    const [mine, other] = await database.rows<{ id: string }>(sql`
      select id_navision as id from product where tipo_producto = 'revision_moto' order by id limit 2`);
    const one = (id_navision = '') => ({ id_navision, cantidad: 1 });
    const theirs = randomUUID();
    const elsewhere = { cestaID: theirs, products: [one(mine?.id)] };
    await whole.call('updateBasket', { body: { cestaState: elsewhere } }, { token });
    const cestaID = randomUUID();
    await whole.update({ cestaID, products: [one(tyre), one(other?.id)], matricula: '1234BCD' });

    const { cesta } = await without.call('followBasket', { body: { cestaID } }, { token });
    expect(cesta).toMatchObject({ cestaID: theirs, matricula: '1234BCD' });
    expect(new Set(cesta?.products.map((product) => product.id_navision))).toEqual(new Set([mine?.id, other?.id]));
    expect(cesta?.retirados).toMatchObject([{ id_navision: tyre, motivo: 'fuera-de-venta' }]);
    expect(await without.refused('readBasket', { params: { id: cestaID } })).toMatchObject({ code: 'cesta-no-existe' });
  });

  it('their selector is missing, and that of farms is not', async () => {
    const without = await shopWith({ neumaticosMoto: false });
    await expect(motoStart(visiting(without, '/selector-moto'))).rejects.toMatchObject({ status: 404 });
    const size = 'ancho=120&alto=70&llanta=17';
    await expect(motoResults(visiting(without, `/selector-moto/resultados?${size}`))).rejects.toMatchObject({
      status: 404,
    });
    expect(await motoResults(visiting(without, `/selector-moto/resultados?vehiculo=agricola&${size}`))).toBeTruthy();
    expect((await without.call('readTyreLanding', { query: {} })).total).toBeGreaterThan(0);
    await without.site.close();
  });
});

describe('promotions', () => {
  it('speak of nothing that is switched off', async () => {
    const without = await shopWith({ neumaticosMoto: false, baterias: false, aceites: false, revisionMoto: false });
    const kinds = async (shop: TestShop) =>
      (await shop.call('listPromotions', { query: {} })).promociones.flatMap(({ tipo_producto, vehiculo }) =>
        tipo_producto.map((kind) => `${kind} ${vehiculo}`),
      );
    const off = /^(bateria|aceite|revision_moto) |^neumatico moto/;
    expect((await kinds(whole)).some((each) => off.test(each))).toBe(true);
    expect((await kinds(without)).filter((each) => off.test(each))).toEqual([]);
    await without.site.close();
  });
});

it('every page that a part names is a page', () => {
  const targets = new Set<string>(allContentPages().map(({ target }) => target));
  for (const { pages } of Object.values(parts))
    for (const page of pages) expect(isPageName(page) || targets.has(page), page).toBe(true);
});
