import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { isGoods, productKinds, type ProductKind } from '#domain/catalogue/product-kinds.ts';
import { productVehicles, type ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { sql } from '#server/database/sql.ts';
import { siteHandlers } from '#server/site/site-handlers.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';
import { productOf as anyProductOf } from '#tests/support/product-of.ts';
import { startShop, wishFrom, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ database: await openTestDatabase(demoChain) });
});
afterAll(async () => await shop.close());

const productOf = async (kind: ProductKind, vehicle: ProductVehicle | null = null): Promise<string> =>
  await anyProductOf(shop.database, kind, vehicle);

const basketOf = async (...wanted: readonly (readonly [id_navision: string, cantidad: number])[]): Promise<Basket> =>
  await shop.update({
    cestaID: randomUUID(),
    products: wanted.map(([id_navision, cantidad]) => ({ id_navision, cantidad })),
  });

const chosen = ({ services }: Basket) =>
  services.filter(({ selected }) => selected).map(({ id_navision }) => id_navision);

/** A workshop that can do what a basket asks for, and the first day on which it offers a time. */
const firstFree = async (cesta: Basket) => {
  const workshops = await shop.database.rows<{ cod_tienda: number }>(
    sql`select cod_tienda from workshop where pais = 'ES' order by cod_tienda`,
  );
  for (const { cod_tienda } of workshops) {
    const body = {
      selectedProducts: [],
      codTienda: cod_tienda,
      numDays: 40,
      userInfo: {},
      services: null,
      cestaID: cesta.cestaID,
    };
    const { status, body: answer } = await shop.send('consultDates', { body });
    const { dates, minutos } = answer as { dates?: { date: string; libre: boolean }[]; minutos?: number };
    const free = dates?.find(({ libre }) => libre);
    if (status === 200 && free) return { cod_tienda, date: free.date, minutos };
  }
  return undefined;
};

describe.each(productKinds)('%s', (kind) => {
  test('is shown with its names, described and priced, in both languages', async () => {
    const { producto } = await shop.call('readProduct', {
      params: { id: await productOf(kind) },
      body: { userInfo: {} },
    });
    expect(producto).toMatchObject({ tipo_producto: kind, disponibilidad: 1, impuesto: 21 });
    for (const text of [producto.nombre_producto_es, producto.nombre_producto_ca, producto.marca, producto.modelo])
      expect(text.length).toBeGreaterThan(1);
    expect(producto.descripcion_es.length).toBeGreaterThan(4);
    expect(producto.descripcion_ca.length).toBeGreaterThan(4);
    expect(producto.importe).toBeGreaterThan(3);
    expect(producto.etiqueta === null || kind === 'neumatico').toBe(true);
  });

  test('stands in a basket at the price that was named, and has a workshop and a day', async () => {
    const id = await productOf(kind);
    const priced = await shop.call('priceProduct', { params: { id }, body: { cantidad: 2, userInfo: {} } });
    const cesta = await basketOf([id, 2]);
    expect(cesta.products).toMatchObject([{ id_navision: id, cantidad: 2, importe: priced.producto.importe }]);
    expect(cesta.services.map(({ id_navision }) => id_navision)).toEqual(
      priced.servicios.map(({ id_navision }) => id_navision),
    );
    expect(cesta.agotados).toEqual([]);
    const free = await firstFree(cesta);
    expect(free?.minutos).toBeGreaterThanOrEqual(15);
  });
});

describe('tyres', () => {
  test.each(productVehicles)('of a %s are fitted', async (vehicle) => {
    const cesta = await basketOf([await productOf('neumatico', vehicle), 2]);
    expect(cesta.products[0]).toMatchObject({
      id_site_tipo_vehiculo: vehicle,
      categoria: ['moto', 'quad', 'patinete'].includes(vehicle) ? 'moto' : 'coche',
    });
    expect(chosen(cesta)).toContain('MONTAJE_TALLER');
    expect(cesta.products[0]?.etiqueta?.clase ?? null).toBe(
      vehicle === 'camion' ? 'C3' : ['turismo', '4x4'].includes(vehicle) ? 'C1' : vehicle === 'furgoneta' ? 'C2' : null,
    );
    expect(await firstFree(cesta)).toBeDefined();
  });

  test('of a motorcycle may be picked up instead, and then take a quarter', async () => {
    const cesta = await basketOf([await productOf('neumatico', 'moto'), 2]);
    const picked = await shop.update({
      ...wishFrom(cesta),
      services: [
        { id_navision: 'MONTAJE_TALLER', selected: false },
        { id_navision: 'RECOGIDA_TALLER', selected: true },
      ],
    });
    expect(chosen(picked)).toEqual(['RECOGIDA_TALLER']);
    expect(picked.totals.servicios).toBe(0);
    expect((await firstFree(picked))?.minutos).toBe(15);
  });

  test('of a motorcycle bring tubes from picking up to fitting, and taking them out brings them back', async () => {
    const [tube, tyre] = [await productOf('camara'), await productOf('neumatico', 'moto')];
    const tubes = await basketOf([tube, 1]);
    expect(chosen(tubes)).toEqual(['RECOGIDA_TALLER']);
    const both = await shop.update({
      ...wishFrom(tubes),
      products: [
        { id_navision: tube, cantidad: 1 },
        { id_navision: tyre, cantidad: 2 },
      ],
    });
    expect(chosen(both)).toEqual(['MONTAJE_TALLER']);
    const again = await shop.update({ ...wishFrom(both), products: [{ id_navision: tube, cantidad: 1 }] });
    expect(chosen(again)).toEqual(['RECOGIDA_TALLER']);
  });
});

describe('what comes with other products by itself', () => {
  test.each([
    ['bateria', 'turismo', ['MONTAJE_TALLER_BATERIA']],
    ['bateria', 'moto', ['MONTAJE_TALLER_BATERIA']],
    ['aceite', 'turismo', ['RECOGIDA_TALLER_ACEITE']],
    ['acc-seguridad', null, ['RECOGIDA_TALLER_ACCESORIO']],
    ['acc-transporte', null, ['RECOGIDA_TALLER_ACCESORIO']],
    ['camara', null, ['RECOGIDA_TALLER']],
    ['revision', null, []],
    ['ac', null, []],
    ['preitv', null, []],
  ] as const)('%s of %s: %j', async (kind, vehicle, services) => {
    expect(chosen(await basketOf([await productOf(kind, vehicle), 1]))).toEqual(services);
  });

  test('is time: of a revision as much as its pack takes, of a charge of gas a bay for it', async () => {
    const pack = await basketOf(['REV-PREMIUM', 1]);
    expect(await firstFree(pack)).toMatchObject({ minutos: 105 });
    const gas = await basketOf(['CARGAGAS', 1]);
    const free = await firstFree(gas);
    const able = await shop.database.one<{ able: boolean }>(
      sql`select bool_or('clima' = any (skills)) as able from bay where cod_tienda = ${free?.cod_tienda ?? 0}`,
    );
    expect([free?.minutos, able.able]).toEqual([45, true]);
  });
});

describe('work that no warehouse sends', () => {
  test('never runs out and is there on the day of the order', async () => {
    for (const kind of productKinds.filter((each) => !isGoods(each))) {
      const cesta = await shop.update({
        cestaID: randomUUID(),
        products: [{ id_navision: await productOf(kind), cantidad: 20 }],
        selectedTaller: 101,
      });
      expect(cesta.products[0], kind).toMatchObject({ disponibilidad: 1, fechaEntrega: '2027-02-09' });
    }
  });

  test('bears neither shipping nor customs in Andorra, which goods do', async () => {
    const inAndorra = async (id_navision: string) =>
      (
        await shop.update({
          cestaID: randomUUID(),
          products: [{ id_navision, cantidad: 1 }],
          codigoPostalIntroducido: 'AD500',
        })
      ).totals;
    expect(await inAndorra('REV-BASIC')).toMatchObject({ envio: 0, aduana: 0 });
    expect((await inAndorra(await productOf('acc-seguridad'))).envio).toBeGreaterThan(0);
  });

  test('can be ordered together with goods', async () => {
    const tyre = await productOf('neumatico', 'turismo');
    const cesta = await basketOf([tyre, 4], ['OZONO', 1]);
    const free = await firstFree(cesta);
    if (!free) throw new Error('no workshop does it');
    const there = await shop.update({ ...wishFrom(cesta), selectedTaller: free.cod_tienda, selectedDate: free.date });
    const { times } = await shop.call('consultTimes', {
      body: {
        codTienda: free.cod_tienda,
        date: free.date,
        products: [],
        email: null,
        services: null,
        cestaID: there.cestaID,
      },
    });
    const [time] = times;
    if (!time) throw new Error('no time');
    await shop.call('reserveTime', {
      body: { codTienda: free.cod_tienda, date: free.date, time, cestaID: there.cestaID },
    });
    const answer = await shop.order(await shop.basket(there.cestaID));
    expect(answer.pedido.total).toBe(there.totals.total);
    const claims = await shop.database.rows(sql`select cantidad from stock_claim`);
    expect(claims).toEqual([{ cantidad: 4 }]);
  });
});

describe('what could replace a tyre that is sold out', () => {
  test.each(['moto', 'camion', 'agricola'] as const)(
    'on a %s is made for the same, in the same size',
    async (vehicle) => {
      const { rows } = await shop.database.one<{
        rows: { id: string; medida: string; gama: string; posicion: string | null }[];
      }>(sql`
      select json_agg(json_build_object('id', p.id_navision, 'medida', t.ancho || '/' || t.serie || '-' || t.llanta, 'gama', m.gama, 'posicion', w.posicion)) as rows
      from tyre t join product p on p.id = t.product_id join tyre_model m on m.id = t.model_id
      left join tyre_moto w on w.product_id = t.product_id
      where m.tipo_vehiculo = ${vehicle}`);
      const byId = new Map(rows.map((row) => [row.id, row]));
      const asked = rows.slice(0, 20).map(({ id }) => ({ id_navision: id, cantidad: 20 }));
      await shop.database.run(sql`
      update offer set stock = 0 where product_id in (
        select id from product where id_navision = any (${asked.map(({ id_navision }) => id_navision)}::text[]))`);
      const { productos } = await shop.call('reportUnavailable', {
        body: { unavailableProducts: asked, userInfo: {} },
      });
      expect(productos.some(({ alternativas }) => alternativas.length > 0)).toBe(true);
      for (const { id_navision, alternativas } of productos) {
        const gone = byId.get(id_navision);
        for (const id of alternativas) {
          expect(byId.get(id)).toMatchObject({ medida: gone?.medida, gama: gone?.gama });
          expect([gone?.posicion, vehicle === 'moto' ? 'ambas' : null]).toContain(byId.get(id)?.posicion);
        }
      }
    },
  );
});

describe('a chain that sells one kind at a time', () => {
  test('refuses another kind by its name, and still takes more of the same', async () => {
    const strict = await startShop({
      database: await openTestDatabase(demoChain),
      config: { mixedOrders: false },
      handlers: siteHandlers,
    });
    try {
      const [tyre, other] = [await productOf('neumatico', 'turismo'), await productOf('neumatico', 'furgoneta')];
      const cesta = await strict.update({ cestaID: randomUUID(), products: [{ id_navision: tyre, cantidad: 2 }] });
      const adding = (id_navision: string) => ({
        ...wishFrom(cesta),
        products: [...wishFrom(cesta).products, { id_navision, cantidad: 1 }],
      });
      expect(await strict.refused('updateBasket', { body: { cestaState: adding('OZONO') } })).toMatchObject({
        code: 'no-puedes-anadir-ozono',
        status: 409,
        error: expect.stringContaining('una desinfección con ozono'),
      });
      expect((await strict.update(adding(other))).products).toHaveLength(2);
      expect((await strict.call('siteInit', {})).allowMixedOrders).toBe(false);
    } finally {
      await strict.close();
    }
  });
});

describe('what does not go together', () => {
  test.each([
    ['bateria', 'neumatico'],
    ['aceite', 'neumatico'],
    ['aceite', 'bateria'],
    ['revision_moto', 'revision'],
  ] as const)('%s gives way to %s, and the reverse', async (one, other) => {
    const [first, second] = [await productOf(one), await productOf(other)];
    for (const [earlier, later] of [
      [first, second],
      [second, first],
    ] as const) {
      const cesta = await basketOf([earlier, 1]);
      const next = await shop.update({
        ...wishFrom(cesta),
        products: [
          { id_navision: earlier, cantidad: 1 },
          { id_navision: later, cantidad: 1 },
        ],
      });
      expect(next.products.map(({ id_navision }) => id_navision)).toEqual([later]);
    }
  });
});
