import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { promotionsHandlers } from '#server/promotions/promotions-handlers.ts';
import { selectorHandlers } from '#server/finder/selector-handlers.ts';
import { insertTyre } from '#tests/support/catalogue.ts';
import { insertCoupon } from '#tests/support/coupons.ts';
import { insertPromotion } from '#tests/support/promotions.ts';
import { nuria, startShop, thursday, wishFrom, type TestShop } from '#tests/support/shop.ts';
import { insertWorkshop } from '#tests/support/workshops.ts';

let shop: TestShop;
/** The promotions by the product that each speaks of: a tyre of 122.82 each, and a workshop, for every one. */
const ids = new Map<string, number>();
const sketches = {
  N301: {},
  N302: { tipo: 'alineacion' },
  N303: { fecha_limite: thursday },
  N304: { por_persona: 4 },
  N305: { quedan: 6 },
  N306: { un_pedido: true },
  N307: { desde: new Date('2027-01-20T00:00:00Z') },
  N308: { tipo: 'dia-sin-iva' },
  N309: { quedan: 4 },
  N310: { quedan: 4 },
  N311: { fecha_limite: thursday, por_persona: 4 },
} as const;

beforeAll(async () => {
  shop = await startShop({ handlers: { ...promotionsHandlers, ...selectorHandlers, ...accountsHandlers } });
  for (const [product, sketch] of Object.entries(sketches)) {
    const id = Number(product.slice(1));
    await insertTyre(shop.database, { id, ofertas: [{ precio: 10_000, stock: 60 }] });
    await insertWorkshop(shop.database, { codTienda: id });
    ids.set(product, await insertPromotion(shop.database, { ...sketch, productos: [product], titulo: `Promo ${id}` }));
  }
  await shop.database.run(sql`
    insert into product (id, id_navision, tipo_producto, brand_id, nombre_producto_es, nombre_producto_ca)
    values (399, 'R399', 'revision', 1, 'Revisión', 'Revisió')`);
  await shop.database.run(sql`
    insert into article (product_id, tipo_vehiculo, modelo, slug, medida, descripcion_es, descripcion_ca, ecotasa, orden)
    values (399, 'turismo', 'Basic', 'basic', '', '', '', 0, 1)`);
  await shop.database.run(
    sql`insert into offer (product_id, cod_almacen, precio, descuento, stock) values (399, 'CERCA', 9000, 0, 20)`,
  );
  await insertPromotion(shop.database, { hasta: new Date('2027-01-01T00:00:00Z'), titulo: 'Acabada' });
  await insertPromotion(shop.database, { vehiculo: 'moto', titulo: 'De moto' });
  await insertCoupon(shop.database, { codigo: 'DIEZ' });
  await shop.database.run(sql`
    insert into price_history (product_id, desde, precio) values (307, '2026-10-01', 9900), (307, '2027-01-05', 9500), (307, '2027-01-25', 10000)`);
});
afterAll(async () => await shop.close());

const four = (id_navision: string) => [{ id_navision, cantidad: 4 }];
const basketOf = async (id_navision: string, wish: object = {}) =>
  await shop.update({ cestaID: randomUUID(), products: four(id_navision), ...wish });
const ready = async (id_navision: string, time = '10:00') =>
  await shop.readyBasket(time, { products: four(id_navision), selectedTaller: Number(id_navision.slice(1)) });
const orderAs = async (cesta: Basket, email: string) =>
  await shop.send('placeOrder', shop.asking(cesta, { userInfo: { ...nuria, email } }));
const linesOf = async (cesta: Basket) =>
  await shop.database.rows(sql`
    select l.id_navision, l.cantidad, l.precio, l.importe from order_line l join customer_order o on o.id = l.order_id
    where o.cesta_id = ${cesta.cestaID}::uuid order by l.posicion limit 1`);
const expireOrders = async () => {
  shop.setClock(new Date(shop.runtime.clock().getTime() + 31 * 60_000));
  await shop.work();
};

describe('a promotion in a basket', () => {
  test('makes its products cheaper and says what it takes off', async () => {
    const cesta = await basketOf('N301');
    expect(cesta.products[0]).toMatchObject({
      precio: 122.82,
      importe: 442.88,
      importeSinPromo: 491.28,
      promocion: ids.get('N301'),
    });
    expect(cesta.totals).toMatchObject({ productos: 442.88, descuento: 0, ahorro: 48.4 });
    expect(cesta.discount).toEqual([
      {
        tipo: 'porcentaje',
        codigo_promocion: null,
        id_site_promocion_cesta: ids.get('N301'),
        tipo_producto: ['neumatico'],
        importe_cupon: 10,
        importePromocion: 48.4,
        fecha_limite: null,
        descripcion_es: 'Promo 301',
        descripcion_ca: 'Promo 301',
        descripcion_pt: 'Promo 301',
      },
    ]);
  });

  test('leaves room for a coupon, and everything adds up', async () => {
    const { totals, discount } = await basketOf('N301', { cupones: ['DIEZ'] });
    expect(discount.map(({ tipo }) => tipo)).toEqual(['porcentaje', 'global-absoluto']);
    expect(totals.total).toBeCloseTo(totals.productos + totals.servicios - 10, 10);
    expect(totals.impuestos.reduce((all, { base, cuota }) => all + base + cuota, 0)).toBeCloseTo(totals.total, 10);
  });

  test('gives work away, and says so before it is chosen', async () => {
    const alignment = (cesta: Basket) => cesta.services.find(({ id_navision }) => id_navision === 'ALINEACION');
    const cesta = await basketOf('N302');
    const offered = alignment(cesta);
    expect(offered).toMatchObject({ selected: false, importe: 0, promocion: ids.get('N302') });
    expect(offered?.importeSinPromo).toBeGreaterThan(0);
    expect(cesta.discount).toEqual([]);
    const chosen = await shop.update({ ...wishFrom(cesta), services: [{ id_navision: 'ALINEACION', selected: true }] });
    expect(alignment(chosen)).toMatchObject({ selected: true, importe: 0 });
    expect(chosen.totals.total).toBe(cesta.totals.total);
    expect(chosen.discount).toMatchObject([
      { tipo: 'alineacion', importe_cupon: null, importePromocion: offered?.importeSinPromo },
    ]);
  });

  test('on a day without VAT takes the tax part off all but the eco-fee', async () => {
    const cesta = await basketOf('N308');
    expect(cesta.products[0]).toMatchObject({ precio: 122.82, importe: 407.28 });
    expect(cesta.discount).toMatchObject([{ tipo: 'dia-sin-iva', importe_cupon: 17.36 }]);
    const id = ids.get('N308') ?? 0;
    expect((await shop.call('readPromotion', { params: { id } })).promocion.valor).toBe(17.36);
  });

  test('shows the lowest price of the thirty days before it began', async () => {
    expect((await basketOf('N307')).products[0]).toMatchObject({ precioAnterior: 116.77, importe: 442.88 });
  });
});

describe('the fitting deadline of a promotion', () => {
  const days = async (cesta: Basket) =>
    await shop.call('consultDates', {
      body: { selectedProducts: four('N303'), codTienda: 303, cestaID: cesta.cestaID, numDays: 10 },
    });
  const reserve = async (cesta: Basket, date: string) =>
    await shop.send('reserveTime', { body: { codTienda: 303, date, time: '11:00', cestaID: cesta.cestaID } });

  test('limits the days offered, until the visitor does without', async () => {
    const cesta = await basketOf('N303', { selectedTaller: 303 });
    const offered = await days(cesta);
    expect(offered.plazo).toEqual({ id_site_promocion: ids.get('N303'), titulo: 'Promo 303', fecha_limite: thursday });
    expect(offered.dates.at(-1)?.date).toBe(thursday);
    expect((await reserve(cesta, '2027-02-12')).status).toBe(422);
    expect((await reserve(cesta, thursday)).status).toBe(200);

    const without = await shop.update({
      ...wishFrom(await shop.basket(cesta.cestaID)),
      sinPromociones: [ids.get('N303') ?? 0],
    });
    expect(without).toMatchObject({ discount: [], promocionError: null, totals: { productos: 491.28 } });
    const all = await days(without);
    expect(all.plazo).toBeNull();
    expect(all.dates.at(-1)?.date).toBe('2027-02-18');
    expect((await reserve(without, '2027-02-12')).status).toBe(200);
  });

  test('does not limit the days of an account that has had the promotion', async () => {
    const { token } = await shop.call('registerUser', {
      body: {
        ...nuria,
        email: 'plazo@example.com',
        permiso_comercial: false,
        password: 'una clave larga y suya',
        codigo_postal: '08001',
        idioma: 'es',
      },
    });
    const first = await ready('N311', '12:00');
    await shop.order(first, {}, { token });
    const { cesta } = await shop.call(
      'updateBasket',
      { body: { cestaState: { cestaID: randomUUID(), products: four('N311'), selectedTaller: 311 } } },
      { token },
    );
    expect(cesta).toMatchObject({ discount: [], totals: { productos: 491.28 } });
    const at = { codTienda: 311, cestaID: cesta.cestaID };
    const asked = { ...at, selectedProducts: four('N311'), numDays: 10 };
    expect((await shop.call('consultDates', { body: asked })).plazo).toMatchObject({ titulo: 'Promo 311' });
    const offered = await shop.call('consultDates', { body: asked }, { token });
    expect(offered.plazo).toBeNull();
    expect(offered.dates.at(-1)?.date).toBe('2027-02-18');
    const later = { ...at, date: '2027-02-12' };
    expect(
      (await shop.call('consultTimes', { body: { ...later, products: four('N311') } }, { token })).times,
    ).toContain('11:00');
    expect((await shop.send('reserveTime', { body: { ...later, time: '11:00' } }, { token })).status).toBe(200);
  });

  test('is said where a later day is chosen already', async () => {
    const cesta = await basketOf('N303', { selectedTaller: 303, selectedDate: '2027-02-12' });
    expect(cesta.promocionError).toBe('«Promo 303» vale si lo montas el 11/02/2027 como muy tarde.');
    expect(cesta.totals.productos).toBe(491.28);
  });
});

describe('limits of a promotion', () => {
  test('units for each person: a guest who had them pays without, and is told', async () => {
    expect((await orderAs(await ready('N304', '10:00'), 'marta@example.com')).status).toBe(200);
    const again = await ready('N304', '12:00');
    expect(await orderAs(again, 'Marta@Example.com')).toMatchObject({
      status: 409,
      body: { code: 'promocion-limite-persona', error: expect.stringContaining('Promo 304') as string },
    });
    const without = await shop.basket(again.cestaID);
    expect(without).toMatchObject({ sinPromociones: [ids.get('N304')], totals: { productos: 491.28 } });
    expect((await orderAs(without, 'marta@example.com')).status).toBe(200);
    expect(await linesOf(without)).toEqual([{ id_navision: 'N304', cantidad: 4, precio: 12_282, importe: 49_128 }]);
  });

  test('units in total: who comes too late is told, and a dead order gives them back', async () => {
    const [first, late] = [await ready('N305', '10:00'), await ready('N305', '12:00')];
    expect((await orderAs(first, 'marta@example.com')).status).toBe(200);
    expect(await linesOf(first)).toEqual([{ id_navision: 'N305', cantidad: 4, precio: 11_072, importe: 44_288 }]);
    expect(await orderAs(late, 'joan@example.com')).toMatchObject({ status: 409, body: { code: 'promocion-agotada' } });
    const seen = await shop.basket(late.cestaID);
    expect(seen).toMatchObject({ promocionError: 'De «Promo 305» quedan 2 unidades.', totals: { productos: 491.28 } });
    await expireOrders();
    expect((await shop.basket(late.cestaID)).totals.productos).toBe(442.88);
  });

  test('units in total: lists name it while there are any, and again when a dead order gives them back', async () => {
    const marks = async () => {
      // So long lists may be older than what the database says.
      await new Promise((resolve) => setTimeout(resolve, 1000));
      const { neumaticos } = await shop.call('selectTyres', { body: { pageSize: 50, filters: { ancho: 205 } } });
      return neumaticos.filter(({ id }) => id === 310).map(({ promocion }) => promocion?.titulo_es ?? null);
    };
    const cesta = await ready('N310');
    expect(await marks()).toEqual(['Promo 310']);
    expect((await orderAs(cesta, 'marta@example.com')).status).toBe(200);
    expect(await marks()).toEqual([null]);
    await expireOrders();
    expect(await marks()).toEqual(['Promo 310']);
  });

  test('one order: a second one of what it speaks of is refused', async () => {
    expect((await orderAs(await ready('N306', '10:00'), 'marta@example.com')).status).toBe(200);
    const again = await ready('N306', '12:00');
    expect(await orderAs(again, 'MARTA@example.com')).toMatchObject({
      status: 409,
      body: { code: 'promocion-un-pedido' },
    });
    expect((await orderAs(again, 'joan@example.com')).status).toBe(200);
  });

  test('what was paid late takes its units again, or gives the money back', async () => {
    const cesta = await ready('N309', '10:00');
    const { pasarela } = await shop.order(cesta);
    if (!pasarela) throw new Error('nothing to pay');
    await expireOrders();
    expect((await orderAs(await ready('N309', '12:00'), 'altra@example.com')).status).toBe(200);
    await shop.tell('aviso', shop.answerTo(pasarela, '00'));
    const { status, pago } = await shop.database.one<{ status: string; pago: string }>(sql`
      select o.status, p.status as pago from customer_order o join payment p on p.order_id = o.id where o.cesta_id = ${cesta.cestaID}::uuid`);
    expect([status, pago]).toEqual(['caducado', expect.stringMatching(/^devolver|devuelto$/)]);
  });
});

describe('revisions and tyres during a promotion', () => {
  const both = (id_navision: string) => [{ id_navision: 'R399', cantidad: 1 }, ...four(id_navision)];

  test('do not lie in one basket: the revision is removed, and that is said', async () => {
    const cesta = await shop.update({ cestaID: randomUUID(), products: both('N301') });
    expect(cesta.products.map(({ id_navision }) => id_navision)).toEqual(['N301']);
    expect(cesta.retirados).toMatchObject([{ id_navision: 'R399', motivo: 'revision-en-promocion' }]);
    const { retirados } = await shop.update({ ...wishFrom(cesta), step: 'opciones' });
    expect(retirados).toEqual([]);
  });

  test('do where none speaks of the tyres, or the visitor does without it', async () => {
    expect((await shop.update({ cestaID: randomUUID(), products: both('N1') })).products).toHaveLength(2);
    const without = [ids.get('N301') ?? 0];
    const cesta = await shop.update({ cestaID: randomUUID(), products: both('N301'), sinPromociones: without });
    expect(cesta.products).toHaveLength(2);
  });
});

describe('promotions to look at', () => {
  test('are those that run, by vehicle', async () => {
    const { promociones } = await shop.call('listPromotions', { query: { vehiculo: 'moto' } });
    expect(promociones.map(({ titulo_es }) => titulo_es)).toEqual(['De moto']);
    const { promociones: all } = await shop.call('listPromotions', { query: {} });
    expect(all.map(({ titulo_es }) => titulo_es)).not.toContain('Acabada');
  });

  test('say how much is left, and for each', async () => {
    const read = async (product: string) =>
      (await shop.call('readPromotion', { params: { id: String(ids.get(product)) } })).promocion;
    expect(await read('N309')).toMatchObject({
      quedan: 0,
      por_persona: null,
      valor: 10,
      productos: [{ id_navision: 'N309' }],
    });
    expect(await read('N304')).toMatchObject({ quedan: null, por_persona: 4 });
    expect((await shop.send('readPromotion', { params: { id: '9999' } })).body).toMatchObject({
      code: 'promocion-no-existe',
    });
  });
});
