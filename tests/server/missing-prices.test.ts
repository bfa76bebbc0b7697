import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { refusalSentences as ca } from '#i18n/ca/refusals.ts';
import { refusalSentences as es } from '#i18n/es/refusals.ts';
import { catalogueHandlers } from '#server/catalogue/catalogue-handlers.ts';
import { articlesHandlers } from '#server/catalogue/articles-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { findAwaited, keepRequest, requestsToTell } from '#server/product-requests/product-requests-store.ts';
import { selectorHandlers } from '#server/finder/selector-handlers.ts';
import { importText } from '#tests/support/imports.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startShop({ handlers: { ...selectorHandlers, ...catalogueHandlers, ...articlesHandlers } });
});
afterEach(async () => await shop.close());

const header = 'id_navision;codAlmacen;precio;descuento;promo;ecotasa;impuesto';
const whole = { descuento: '10', promo: '0', ecotasa: '1,5', impuesto: '21' };
type Part = keyof typeof whole;
const parts = Object.keys(whole) as Part[];

const bring = async (lacking: Part | undefined, product = 'N1', ecotasa = whole.ecotasa) => {
  const { descuento, promo, impuesto } = whole;
  const cells = { descuento, promo, ecotasa, impuesto, ...(lacking && { [lacking]: '' }) };
  return await importText(shop.database, 'prices', `${header}\n${product};CERCA;120;${Object.values(cells).join(';')}`);
};

const pause = async () => await new Promise((resolve) => setTimeout(resolve, 1000));
const listed = async () =>
  (await shop.call('selectTyres', { body: { filters: { ancho: 205 } } })).neumaticos.map(
    ({ id_navision }) => id_navision,
  );
const ask = async (call: 'readProduct' | 'priceProduct', id = 'N1', language?: 'es' | 'ca') =>
  await shop.send(
    call,
    {
      params: { id },
      body: call === 'readProduct' ? {} : { cantidad: 1 },
    },
    language && { language },
  );

describe.each(parts)('an imported offer without %s', (part) => {
  const code = `falta-${part}` as const;

  test('is kept and said in the report, not sold, named by its sentence, and healed by the next import', async () => {
    expect(await listed()).toContain('N1');
    const report = await bring(part);
    expect(report).toMatchObject({ resultado: 'hecho', filas: 1, malas: 0, saltadas: 0, sinVender: 1 });
    expect(report.problems).toEqual([{ linea: 2, columna: part, valor: '', problema: 'no-se-vende' }]);
    // What it cost stays as it was: nothing is made of half a price.
    expect(
      await shop.database.one(sql`select precio, descuento, stock, falta from offer where product_id = 1`),
    ).toEqual({ precio: 10_000, descuento: 0, stock: 20, falta: code });
    expect(await shop.database.rows(sql`select precio from price_history where product_id = 1`)).toEqual([]);
    await pause();
    expect(await listed()).not.toContain('N1');
    for (const [language, words] of [
      ['es', es],
      ['ca', ca],
    ] as const)
      for (const call of ['readProduct', 'priceProduct'] as const) {
        const { status, body } = await ask(call, 'N1', language);
        expect([status, body]).toMatchObject([409, { code, error: words[code] }]);
      }

    expect(await bring(undefined)).toMatchObject({ resultado: 'hecho', sinVender: 0, problems: [] });
    await pause();
    expect(await listed()).toContain('N1');
    expect((await ask('readProduct')).status).toBe(200);
    expect(await shop.database.rows(sql`select precio from price_history where product_id = 1`)).toEqual([
      { precio: 10_800 },
    ]);
  });

  test('is sold out for the basket that has it, at the price it had; who orders it hears what is missing', async () => {
    const before = await shop.readyBasket();
    await bring(part);
    const after = await shop.basket(before.cestaID);
    expect(after.agotados).toEqual(['N1']);
    expect(after.products[0]?.importe).toBe(before.products[0]?.importe);
    const { body } = await shop.send('placeOrder', shop.asking(before));
    expect(body).toMatchObject({ code, error: ca[code] });
  });
});

describe('an offer that lacks a value', () => {
  test('is not taken by an order that was priced before the import came', async () => {
    const { id } = await shop.database.one<{ id: number }>(sql`select id from offer where product_id = 1`);
    const suffices = async () =>
      (
        await shop.database.one<{ all: boolean }>(
          sql`select lock_offers(${JSON.stringify([{ offer_id: id, cantidad: 4, precio: 10_000, descuento: 0 }])}::jsonb) as all`,
        )
      ).all;
    expect(await suffices()).toBe(true);
    await bring('impuesto');
    expect(await suffices()).toBe(false);
  });

  test('leaves the other warehouse’s to be sold', async () => {
    await bring('descuento', 'N2');
    const { products, agotados } = await shop.update({
      cestaID: randomUUID(),
      products: [{ id_navision: 'N2', cantidad: 4 }],
    });
    expect(agotados).toEqual([]);
    expect(products[0]).toMatchObject({ codAlmacen: 'LEJOS' });
    expect((await ask('readProduct', 'N2')).status).toBe(200);
  });

  test('of an article is not listed either', async () => {
    const batteries = async () =>
      (await shop.call('searchCatalogue', { params: { catalogKey: 'baterias' }, query: {} })).data.products.map(
        ({ id_navision }) => id_navision,
      );
    expect(await batteries()).toEqual(['B9']);
    await bring('ecotasa', 'B9');
    await pause();
    expect(await shop.refused('searchCatalogue', { params: { catalogKey: 'baterias' }, query: {} })).toMatchObject({
      code: 'no-hay-catalogo',
    });
    expect((await ask('readProduct', 'B9')).body).toMatchObject({ code: 'falta-ecotasa' });
  });

  test('is nobody’s alternative, and nobody who waits for it is told', async () => {
    const body = { unavailableProducts: [{ id_navision: 'N3', cantidad: 4 }] };
    const alternatives = async () =>
      (await shop.call('reportUnavailable', { body })).productos.flatMap(({ alternativas }) => alternativas);
    const request = {
      id: randomUUID(),
      productId: 1,
      email: 'ana@example.com',
      idioma: 'es',
      cantidad: 2,
      precio: null,
    } as const;
    await keepRequest(shop.database, request, new Date());
    expect(await alternatives()).toContain('N1');
    expect(await requestsToTell(shop.database, [], 5)).toEqual([request.id]);
    await bring('promo');
    expect(await alternatives()).not.toContain('N1');
    expect(await requestsToTell(shop.database, [], 5)).toEqual([]);
    expect(await findAwaited(shop.database, 'N1')).toMatchObject({ stock: 0 });
    const asked = { unavailableProducts: [{ id_navision: 'N1', cantidad: 4 }] };
    expect((await shop.call('reportUnavailable', { body: asked })).productos).toMatchObject([
      { disponibilidad: 0, stock: 0 },
    ]);
  });
});

describe('a value that the file states', () => {
  test.each([
    ['promo', '5', '0'],
    ['ecotasa', '1,51', '1,5'],
    ['impuesto', '20', '4,5 / 21'],
  ])('of %s must be the one that holds in the shop', async (columna, valor, esperado) => {
    const cells = { ...whole, [columna]: valor };
    const report = await importText(
      shop.database,
      'prices',
      `${header}\nN1;CERCA;120;${Object.values(cells).join(';')}`,
    );
    expect(report).toMatchObject({ resultado: 'con-errores', malas: 1 });
    expect(report.problems).toEqual([{ linea: 2, columna, valor, problema: 'no-coincide', values: { esperado } }]);
  });
});
