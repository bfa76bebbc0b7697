import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { balanced, checkBooks, countStock } from '#tests/support/reconciliation.ts';
import { insertTyre } from '#tests/support/catalogue.ts';
import { insertCoupon } from '#tests/support/coupons.ts';
import { nuria, startShop, wishFrom, type TestShop } from '#tests/support/shop.ts';
import { insertWorkshop } from '#tests/support/workshops.ts';

let shop: TestShop;
let places = 200;
beforeAll(async () => {
  shop = await startShop({ handlers: accountsHandlers });
  await insertCoupon(shop.database, { codigo: 'DIEZ' });
  await insertCoupon(shop.database, {
    codigo: 'PNEUS',
    tipo: 'global-porcentaje',
    valor: 1000,
    tipo_producto: ['neumatico'],
  });
  await insertCoupon(shop.database, { codigo: 'MIL', minimo: 1000_00 });
  await insertCoupon(shop.database, { codigo: 'NADIE', quedan: 0 });
  await insertCoupon(shop.database, { codigo: 'TRES', quedan: 3 });
  await insertCoupon(shop.database, { codigo: 'VUELVE', quedan: 1, por_persona: 1 });
  await insertCoupon(shop.database, { codigo: 'UNAVEZ', por_persona: 1 });
  await insertCoupon(shop.database, { codigo: 'TARDE', quedan: 1 });
});
afterAll(async () => await shop.close());
const four = [{ id_navision: 'N1', cantidad: 4 }];
const basketWith = async (cupones: readonly string[], wish: Parameters<TestShop['update']>[0] | object = {}) =>
  await shop.update({ cestaID: randomUUID(), products: four, cupones: [...cupones], ...wish });

/** A basket with coupons that only waits to be ordered, at a workshop of its own. */
const ready = async (cupones: readonly string[]): Promise<Basket> => {
  places += 1;
  const codTienda = await insertWorkshop(shop.database, { codTienda: places });
  const id_navision = await insertTyre(shop.database, { id: places, ofertas: [{ precio: 10_000, stock: 20 }] });
  return await shop.readyBasket('10:00', {
    products: [{ id_navision, cantidad: 4 }],
    selectedTaller: codTienda,
    cupones: [...cupones],
  });
};

const orderAs = async (cesta: Basket, email: string = nuria.email) =>
  await shop.send('placeOrder', shop.asking(cesta, { userInfo: { ...nuria, email } }));

const uses = async (codigo: string) =>
  await shop.database.one<{ quedan: number | null; claims: number }>(sql`
    select c.quedan, (select count(*)::int from cap_claim k where k.clave = c.clave and k.liberado is null) as claims
    from cap c where c.clave = ${`cupon:${codigo}`}`);

const expireOrders = async () => {
  shop.setClock(new Date(shop.runtime.clock().getTime() + 31 * 60_000));
  await shop.work();
};

describe('a coupon in a basket', () => {
  test('takes a fixed amount off the whole, and off the tax with it', async () => {
    const cesta = await basketWith(['diez ']);
    expect(cesta.totals).toMatchObject({ descuento: 10, total: 541.28, reserva: 54.13 });
    expect(cesta.totals.impuestos.reduce((all, { base, cuota }) => all + base + cuota, 0)).toBeCloseTo(541.28, 10);
    expect(cesta).toMatchObject({ cupones: ['DIEZ'], cuponError: null });
    expect(cesta.discount).toEqual([
      {
        tipo: 'global-absoluto',
        codigo_promocion: 'DIEZ',
        id_site_promocion_cesta: null,
        tipo_producto: [],
        fecha_limite: null,
        importe_cupon: 10,
        importePromocion: 10,
        descripcion_es: 'Cupón DIEZ',
        descripcion_ca: 'Cupó DIEZ',
        descripcion_pt: 'Cupão DIEZ',
      },
    ]);
  });

  test('takes a percentage, of tyres alone where it says so', async () => {
    const { productos, ecotasa, descuento } = (await basketWith(['PNEUS'])).totals;
    expect({ productos, ecotasa }).toEqual({ productos: 491.28, ecotasa: 7.28 });
    expect(descuento).toBe(48.4);
  });

  test('is part of the price of a product that nobody has put in yet', async () => {
    const priced = async (cupones: string[]) =>
      await shop.call('priceProduct', { params: { id: 'N1' }, body: { cantidad: 4, cupones } });
    const [plain, less] = [await priced([]), await priced([' pneus'])];
    expect(plain).toMatchObject({
      producto: { importe: 491.28 },
      discount: [],
      totals: { descuento: 0, total: 551.28 },
    });
    expect(less).toMatchObject({
      producto: { importe: 442.88, importeSinPromo: 491.28 },
      discount: [{ codigo_promocion: 'PNEUS', tipo: 'global-porcentaje', importe_cupon: 10, importePromocion: 48.4 }],
      totals: { productos: 491.28, descuento: 48.4, total: 502.88 },
    });
    expect(less.servicios).toEqual(plain.servicios);
  });

  test('is asked for only where one runs', async () => {
    expect((await basketWith([])).displayCouponBox).toBe(true);
    const before = shop.runtime.clock();
    try {
      shop.setClock(new Date('2019-01-01T10:00:00Z'));
      expect((await basketWith([])).displayCouponBox).toBe(false);
    } finally {
      shop.setClock(before);
    }
  });

  test('stays while the basket changes, and leaves when it is taken out', async () => {
    const cesta = await basketWith(['DIEZ']);
    const { cupones: _, ...silent } = wishFrom(cesta);
    const two = await shop.update({ ...silent, products: [{ id_navision: 'N1', cantidad: 2 }] });
    expect(two.totals.descuento).toBe(10);
    expect((await shop.basket(cesta.cestaID)).cupones).toEqual(['DIEZ']);
    expect(await shop.update({ ...wishFrom(two), cupones: [] })).toMatchObject({ cupones: [], discount: [] });
  });

  test('that another tab put in is not lost by one that did not know of it', async () => {
    const cesta = await basketWith([]);
    await shop.update({ ...wishFrom(cesta), cupones: ['DIEZ'] });
    expect((await shop.update({ ...wishFrom(cesta), step: 'opciones' })).cupones).toEqual(['DIEZ']);
  });

  test('is refused with a sentence, and the basket stays as it was', async () => {
    for (const [code, sentence] of [
      ['', /Escribe el código/],
      ['NOEXISTE', /ningún descuento/],
      ['MIL', /vale a partir de 1\.000,00\s€/],
      ['NADIE', /ya se ha usado/],
    ] as const) {
      const cesta = await basketWith([code]);
      expect(cesta.cuponError).toMatch(sentence);
      expect(cesta).toMatchObject({ cupones: [], discount: [], totals: { descuento: 0 } });
    }
  });

  test('that cannot stand beside another says beside which, and how to have it', async () => {
    for (const [there, typed] of [
      ['DIEZ', 'PNEUS'],
      ['PNEUS', 'DIEZ'],
    ] as const) {
      const cesta = await basketWith([there]);
      const after = await shop.update({ ...wishFrom(cesta), cupones: [there, typed] });
      expect(after.cupones).toEqual([there]);
      expect(after.cuponError).toBe(
        `El cupón ${typed} no se puede combinar con ${there}. Si lo prefieres, quita antes el que ya tienes.`,
      );
    }
  });

  test('that is typed again says so, and counts once', async () => {
    const cesta = await basketWith(['DIEZ']);
    const after = await shop.update({ ...wishFrom(cesta), cupones: ['DIEZ', ' diez'] });
    expect(after).toMatchObject({
      cupones: ['DIEZ'],
      cuponError: 'El cupón DIEZ ya está aplicado.',
      totals: { descuento: 10 },
    });
    expect(await shop.update(wishFrom(after))).toMatchObject({ cupones: ['DIEZ'], cuponError: null });
  });

  test('alone is said of one product, too', async () => {
    const ask = async (cupones: string[]) =>
      await shop.send('priceProduct', { params: { id: 'N1' }, body: { cantidad: 4, cupones } });
    expect(await ask(['DIEZ'])).toMatchObject({ status: 200 });
    expect(await ask(['NADIE'])).toMatchObject({ status: 409, body: { code: 'cupon-usado' } });
  });
});

describe('guessing codes', () => {
  const from = { address: '203.0.113.9' };
  const strict = () => ({ ...shop.runtime.config, rateLimit: true });
  const guess = async (shopOfGuesses: TestShop, cupones: readonly string[], caller = from) =>
    await shopOfGuesses.send(
      'updateBasket',
      { body: { cestaState: { cestaID: randomUUID(), products: four, cupones } } },
      caller,
    );

  test('ends after 20 wrong ones in ten minutes, for right ones too, and right ones are not counted', async () => {
    const guarded = await startShop({ database: shop.database, config: strict() });
    for (let turn = 0; turn < 30; turn += 1) expect((await guess(guarded, ['DIEZ'])).status).toBe(200);
    const all = await Promise.all(
      Array.from({ length: 25 }, async (_, turn) => (await guess(guarded, [`NADA${turn}`])).status),
    );
    expect([all.filter((status) => status === 200).length, all.filter((status) => status === 429).length]).toEqual([
      20, 5,
    ]);

    const refused = await guess(guarded, ['DIEZ']);
    expect(refused).toMatchObject({ status: 429, body: { code: 'demasiados-cupones' } });
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(refused.retryAfter).toBeLessThanOrEqual(600);
    const alone = { params: { id: 'N1' }, body: { cantidad: 4, cupones: ['NADA'] } };
    expect((await guarded.send('priceProduct', alone, from)).status).toBe(429);
    expect((await guess(guarded, ['DIEZ'], { address: '203.0.113.10' })).status).toBe(200);
    expect((await guess(guarded, [])).status).toBe(200);

    guarded.setClock(new Date(guarded.runtime.clock().getTime() + (refused.retryAfter ?? 0) * 1000));
    expect((await guess(guarded, ['DIEZ'])).status).toBe(200);
  });
});

describe('a coupon in an order', () => {
  test('is a use of it, and the order’s lines make what is left', async () => {
    const { status } = await orderAs(await ready(['TRES']));
    expect(status).toBe(200);
    expect(await uses('TRES')).toEqual({ quedan: 2, claims: 1 });
  });

  test('that dies gives its use back, once', async () => {
    const cesta = await ready(['VUELVE']);
    await orderAs(cesta);
    expect((await uses('VUELVE')).quedan).toBe(0);
    await expireOrders();
    await expireOrders();
    expect(await uses('VUELVE')).toEqual({ quedan: 1, claims: 0 });
    expect((await orderAs(await ready(['VUELVE']))).status).toBe(200);
  });

  test('counts each person, guests by their address however it is written', async () => {
    const [first, second, third] = [await ready(['UNAVEZ']), await ready(['UNAVEZ']), await ready(['UNAVEZ'])];
    expect((await orderAs(first, 'marta@example.com')).status).toBe(200);
    expect(await orderAs(second, 'MARTA@example.com')).toMatchObject({ status: 409, body: { code: 'cupon-usado' } });
    expect((await orderAs(third, 'joan@example.com')).status).toBe(200);
  });

  test('counts every spelling of one mailbox as one person', async () => {
    const baskets = [];
    for (let turn = 0; turn < 4; turn += 1) baskets.push(await ready(['UNAVEZ']));
    const spelt = ['rosa.pla@gmail.com', 'rosapla+1@gmail.com', 'r.o.s.a.pla@googlemail.com', 'RosaPla@gmail.com'];
    const answers = [];
    for (const [place, cesta] of baskets.entries()) answers.push((await orderAs(cesta, spelt[place])).status);
    expect(answers).toEqual([200, 409, 409, 409]);
  });

  test('that was paid late takes its coupon again, or gives the money back', async () => {
    const cesta = await ready(['TARDE']);
    const { pasarela } = await shop.order(cesta);
    if (!pasarela) throw new Error('nothing to pay');
    await expireOrders();
    expect((await orderAs(await ready(['TARDE']), 'altra@example.com')).status).toBe(200);
    await shop.tell('aviso', shop.answerTo(pasarela, '00'));
    const { status, pago } = await shop.database.one<{ status: string; pago: string }>(sql`
      select o.status, p.status as pago from customer_order o join payment p on p.order_id = o.id where o.cesta_id = ${cesta.cestaID}::uuid`);
    expect([status, pago]).toEqual(['caducado', expect.stringMatching(/^devolver|devuelto$/)]);
    expect(await uses('TARDE')).toEqual({ quedan: 0, claims: 1 });
  });

  test('leaves the books of goods, times, money and coupons balanced', async () => {
    expect(await checkBooks(shop.database, await countStock(shop.database))).toEqual(balanced);
  });
});
