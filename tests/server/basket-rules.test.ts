import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { productKinds } from '#domain/catalogue/product-kinds.ts';
import { sql } from '#server/database/sql.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';
import { productOf } from '#tests/support/product-of.ts';
import { startShop, wishFrom, type TestShop } from '#tests/support/shop.ts';

// The statements spec B30 to B52 that the server carries out, with the demo's own assortment.

let shop: TestShop;
let tyre: string;
let battery: string;
let oil: string;
let revision: string;
let motorcycleTyre: string;

beforeAll(async () => {
  shop = await startShop({ database: await openTestDatabase(demoChain) });
  tyre = await productOf(shop.database, 'neumatico', 'turismo');
  battery = await productOf(shop.database, 'bateria', 'turismo');
  oil = await productOf(shop.database, 'aceite', 'turismo');
  revision = await productOf(shop.database, 'revision');
  motorcycleTyre = await productOf(shop.database, 'neumatico', 'moto');
});
afterAll(async () => await shop.close());

const units = (id_navision: string, cantidad = 1) => ({ id_navision, cantidad });
const basketOf = async (...products: ReturnType<typeof units>[]): Promise<Basket> =>
  await shop.update({ cestaID: randomUUID(), products });
const adding = async (cesta: Basket, ...added: ReturnType<typeof units>[]): Promise<Basket> =>
  await shop.update({ ...wishFrom(cesta), products: [...wishFrom(cesta).products, ...added] });
const ids = ({ products }: Basket): string[] => products.map(({ id_navision }) => id_navision);
const left = ({ retirados }: Basket) => retirados.map(({ id_navision, motivo }) => [id_navision, motivo]);
const chosen = ({ services }: Basket): string[] =>
  services.filter(({ selected }) => selected).map(({ id_navision }) => id_navision);
const counted = ({ services }: Basket): Record<string, number> =>
  Object.fromEntries(services.map(({ id_navision, cantidad }) => [id_navision, cantidad]));

describe('adding a vehicle that differs from the stored plate resets the basket', () => {
  test('a reset creates a new basket id, and what was there is named and stays under its own', async () => {
    const cesta = await shop.update({ cestaID: randomUUID(), products: [units(tyre, 4)], matricula: '1234 BCD' });
    const other = await shop.update({
      ...wishFrom(cesta),
      products: [...wishFrom(cesta).products, units(revision)],
      matricula: '5678 FGH',
    });
    expect(other.cestaID).not.toBe(cesta.cestaID);
    expect(other).toMatchObject({ matricula: '5678FGH', version: 1, selectedTaller: null, hold: null });
    expect(ids(other)).toEqual([revision]);
    expect(left(other)).toEqual([[tyre, 'otra-matricula']]);
    expect(other.retirados[0]).toMatchObject({ cantidad: 4, frase: expect.stringContaining('matrícula') });
    expect(await shop.basket(other.cestaID)).toMatchObject({ retirados: [], matricula: '5678FGH' });
    expect(await shop.basket(cesta.cestaID)).toMatchObject({ matricula: '1234BCD', products: [{ cantidad: 4 }] });
  });

  test('a product for another plate brings its vehicle', async () => {
    const cesta = await shop.update({ cestaID: randomUUID(), products: [units(tyre, 4)], matricula: '1234BCD' });
    const other = await shop.update({
      ...wishFrom(cesta),
      products: [...wishFrom(cesta).products, { ...units(revision), matricula: '5678 FGH' }],
    });
    expect(other).toMatchObject({ matricula: '5678FGH', products: [{ id_navision: revision, matricula: '5678FGH' }] });
  });

  test('the same plate typed otherwise changes nothing, nor does a first one, nor one that was taken back before', async () => {
    const cesta = await basketOf(units(tyre, 4));
    const named = await shop.update({ ...wishFrom(cesta), matricula: '1234-bcd' });
    const again = await shop.update({ ...wishFrom(named), matricula: '1234 BCD' });
    const none = await shop.update({ ...wishFrom(again), matricula: null });
    const corrected = await shop.update({ ...wishFrom(none), matricula: '1235 BCD' });
    expect(new Set([cesta, named, again, none, corrected].map(({ cestaID }) => cestaID)).size).toBe(1);
    expect(corrected).toMatchObject({ matricula: '1235BCD', retirados: [], products: [{ cantidad: 4 }] });
  });

  test('a copy that knew less than the server does not', async () => {
    const cesta = await shop.update({ cestaID: randomUUID(), products: [units(tyre, 4)], matricula: '1234BCD' });
    const none = await shop.update({ ...wishFrom(cesta), matricula: null });
    await shop.update({ ...wishFrom(none), matricula: '1235BCD' });
    expect(await shop.update(wishFrom(cesta))).toMatchObject({ cestaID: cesta.cestaID, retirados: [] });
  });

  test('the held time of what was left is free again', async () => {
    const cesta = await shop.readyBasket('10:00', {
      products: [units('OZONO')],
      selectedTaller: 101,
      matricula: '1234BCD',
    });
    expect(cesta.hold).not.toBeNull();
    await shop.update({ ...wishFrom(cesta), matricula: '5678FGH' });
    expect((await shop.basket(cesta.cestaID)).hold).toBeNull();
  });
});

describe('with a single product, other categories are dropped', () => {
  test('a tyre of a motorcycle takes the place of those of a car, and the visitor is told', async () => {
    const cesta = await adding(await basketOf(units(tyre, 4)), units(motorcycleTyre));
    expect(cesta.products.map(({ categoria }) => categoria)).toEqual(['moto']);
    expect(left(cesta)).toEqual([[tyre, 'otra-categoria']]);
    expect(left(await shop.update(wishFrom(cesta)))).toEqual([]);
  });

  test('in the visitor’s language', async () => {
    const cesta = await basketOf(units(tyre, 4));
    const { cesta: told } = await shop.call('updateBasket', {
      body: {
        cestaState: { ...wishFrom(cesta), products: [...wishFrom(cesta).products, units(motorcycleTyre)] },
        userInfo: { idioma: 'ca' },
      },
    });
    expect(told.retirados[0]?.frase).toContain('es compra a part');
  });
});

describe('battery and oil products are exclusive and remove non-matching types', () => {
  test.each([
    ['a battery removes tyres', () => [tyre, battery]],
    ['an oil removes a battery', () => [battery, oil]],
    ['tyres remove an oil', () => [oil, tyre]],
  ])('%s', async (_, of) => {
    const [first = '', second = ''] = of();
    const cesta = await adding(await basketOf(units(first)), units(second));
    expect(ids(cesta)).toEqual([second]);
    expect(left(cesta)).toEqual([[first, 'exclusivo']]);
  });
});

describe('services', () => {
  test('adding a tyre quantity adjusts unit-based services', async () => {
    const two = await basketOf(units(tyre, 2));
    const four = await shop.update({ ...wishFrom(two), products: [units(tyre, 4)] });
    for (const { id_navision, base_calculo } of four.services) {
      expect([counted(two)[id_navision], counted(four)[id_navision]]).toEqual(base_calculo === 'U' ? [2, 4] : [1, 1]);
    }
  });

  test('removing a product deletes per-unit service quantities', async () => {
    const another = await productOf(shop.database, 'neumatico', '4x4');
    const both = await basketOf(units(tyre, 4), units(another, 2));
    expect(counted(both)['MONTAJE_TALLER']).toBe(6);
    const one = await shop.update({ ...wishFrom(both), products: [units(another, 2)] });
    expect(counted(one)['MONTAJE_TALLER']).toBe(2);
  });

  test('removing a product drops fixed services with no remaining vehicle type', async () => {
    const fixed = await shop.database.rows<{ id_navision: string }>(sql`
      select s.id_navision from service s
      where s.base_calculo = 'F' and s.tipo_producto_asociado = 'neumatico'
        and exists (select from service_price p where p.id_navision = s.id_navision and p.tipo_vehiculo = 'turismo')
        and not exists (select from service_price p where p.id_navision = s.id_navision and p.tipo_vehiculo = 'moto')`);
    const offered = fixed.map(({ id_navision }) => id_navision);
    expect(offered).toContain('ALINEACION');
    const cesta = await basketOf(units(tyre, 4));
    expect(Object.keys(counted(cesta))).toEqual(expect.arrayContaining(offered));
    const moto = await adding(cesta, units(motorcycleTyre));
    expect(Object.keys(counted(moto)).filter((id) => offered.includes(id))).toEqual([]);
  });

  test('removing a product clears all services when nothing needs them', async () => {
    const cesta = await basketOf(units(tyre, 4), units('OZONO'));
    expect(cesta.services.length).toBeGreaterThan(1);
    const without = await shop.update({ ...wishFrom(cesta), products: [units('OZONO')] });
    expect(without.services).toEqual([]);
    expect(await shop.update({ ...wishFrom(cesta), products: [] })).toMatchObject({
      services: [],
      totals: { total: 0 },
    });
  });

  test('after each re-pricing the safety test service is deselected when not applicable', async () => {
    const cesta = await basketOf(units(motorcycleTyre, 2));
    const picked = await shop.update({
      ...wishFrom(cesta),
      services: [
        { id_navision: 'MONTAJE_TALLER', selected: false },
        { id_navision: 'RECOGIDA_TALLER', selected: true },
        { id_navision: 'TESTSEGURIDAD', selected: true },
      ],
    });
    expect(chosen(await basketOf(units(tyre, 4)))).toContain('TESTSEGURIDAD');
    expect(chosen(picked)).toEqual(['RECOGIDA_TALLER']);
  });

  test('the motorcycle pickup service switches to fitting, or the reverse, depending on products', async () => {
    const tube = await productOf(shop.database, 'camara');
    const tubes = await basketOf(units(tube));
    expect(chosen(tubes)).toEqual(['RECOGIDA_TALLER']);
    const both = await adding(tubes, units(motorcycleTyre));
    expect(chosen(both)).toContain('MONTAJE_TALLER');
    expect(chosen(both)).not.toContain('RECOGIDA_TALLER');
    expect(chosen(await shop.update({ ...wishFrom(both), products: [units(tube)] }))).toEqual(['RECOGIDA_TALLER']);
  });

  test('battery and oil orders auto-select their pickup or fitting service', async () => {
    const fitted = await basketOf(units(battery));
    expect(chosen(fitted)).toEqual(['MONTAJE_TALLER_BATERIA']);
    const pickedUp = await shop.update({
      ...wishFrom(fitted),
      services: [{ id_navision: 'MONTAJE_TALLER_BATERIA', selected: false }],
    });
    expect(chosen(pickedUp)).toEqual(['RECOGIDA_TALLER_BATERIA']);
    expect(chosen(await basketOf(units(oil)))).toEqual(['RECOGIDA_TALLER_ACEITE']);
  });
});

describe('a product with no availability raises an out-of-stock action per product and does not trigger re-pricing', () => {
  test('it keeps its price, the rest keeps theirs, and each is asked for again by itself', async () => {
    const cesta = await basketOf(units(tyre, 4), units(revision));
    const stock = async (left: number) =>
      await shop.database.run(sql`
        update offer set stock = ${left}::int where product_id = (select id from product where id_navision = ${tyre})`);
    await stock(0);
    const again = await shop.update(wishFrom(cesta));
    expect(again.agotados).toEqual([tyre]);
    expect(again).toMatchObject({ version: cesta.version, totals: cesta.totals });
    expect(again.products.map(({ disponibilidad }) => disponibilidad)).toEqual([0, 1]);
    const { productos } = await shop.call('reportUnavailable', {
      body: { unavailableProducts: [units(tyre, 4), units(revision)] },
    });
    expect(productos).toMatchObject([
      { id_navision: tyre, disponibilidad: 0, stock: 0 },
      { id_navision: revision, disponibilidad: 1, stock: 8, alternativas: [] },
    ]);
    expect(productos[0]?.alternativas).not.toContain(tyre);
    await stock(40);
  });
});

describe('when mixed orders are not allowed, adding a product of a different type gives an error', () => {
  let strict: TestShop;
  beforeAll(async () => {
    strict = await startShop({ database: shop.database, config: { mixedOrders: false } });
  });

  test.each(productKinds.filter((kind) => kind !== 'neumatico'))('no-puedes-anadir-%s', async (kind) => {
    const { cesta } = await strict.call('updateBasket', {
      body: { cestaState: { cestaID: randomUUID(), products: [units(tyre, 4)] } },
    });
    const added = await productOf(shop.database, kind, kind === 'bateria' || kind === 'aceite' ? 'turismo' : null);
    const send = { ...wishFrom(cesta), products: [units(tyre, 4), units(added)] };
    expect(await strict.refused('updateBasket', { body: { cestaState: send } })).toMatchObject({
      code: `no-puedes-anadir-${kind}`,
      status: 409,
    });
    expect(ids(await strict.basket(cesta.cestaID))).toEqual([tyre]);
  });
});

describe('the calls of a basket', () => {
  test('delete-cesta forgets a basket and gives its time back; what became an order stays', async () => {
    const cesta = await shop.readyBasket('11:00', { products: [units('OZONO')], selectedTaller: 101 });
    expect(await shop.call('deleteBasket', { params: { id: cesta.cestaID } })).toEqual({ deleted: true });
    expect((await shop.refused('readBasket', { params: { id: cesta.cestaID } })).code).toBe('cesta-no-existe');
    expect(await shop.call('releaseTime', { body: { cestaID: cesta.cestaID } })).toEqual({ released: false });

    const ordered = await shop.readyBasket('11:00', { products: [units('OZONO')], selectedTaller: 101 });
    await shop.order(ordered, { paymentTerms: 'taller', paymentType: null });
    expect(await shop.call('deleteBasket', { params: { id: ordered.cestaID } })).toEqual({ deleted: false });
    expect((await shop.basket(ordered.cestaID)).pedido).not.toBeNull();
  });

  test('a basket that the server does not know is not there', async () => {
    expect((await shop.refused('readBasket', { params: { id: randomUUID() } })).code).toBe('cesta-no-existe');
  });
});
