import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { leadOfBasket } from '#server/leads/leads-store.ts';
import { insertTyre } from '#tests/support/catalogue.ts';
import { startShop, thursday, wishFrom, type TestShop } from '#tests/support/shop.ts';
import { insertWorkshop } from '#tests/support/workshops.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
  for (const id of [4, 5]) await insertTyre(shop.database, { id });
});
afterAll(async () => await shop.close());

const fourOf = (id_navision: string) => [{ id_navision, cantidad: 4 }];
const newBasket = async (wish: Partial<Parameters<TestShop['update']>[0]> = {}) =>
  await shop.update({ cestaID: randomUUID(), products: fourOf('N1'), ...wish });

describe('what other parts of the shop lay into a basket', () => {
  const carried = {
    newVehicleData: {
      cod_matricula: '1234BCD',
      marca: 'SEAT',
      modelo: 'León',
      ano_fabric: 2016,
      capacidad_carter: 4.3,
    },
    vehicleOrigin: 'ws',
    selectedRevision: 'REV-PLUS',
    promotionCode: 'OTONO',
    expressCheckinToken: 'a.B-3~+/=%00ñ',
  } as const;

  test('is kept and given back unchanged, also by who says nothing of it', async () => {
    const cesta = await shop.update({ cestaID: randomUUID(), products: [], ...carried });
    expect(cesta).toMatchObject(carried);
    expect(await shop.update({ cestaID: cesta.cestaID, version: cesta.version, products: [] })).toMatchObject(carried);
    expect(await shop.basket(cesta.cestaID)).toMatchObject(carried);
  });

  test('is empty in a basket that was stored before', async () => {
    const { cestaID } = await shop.update({ cestaID: randomUUID(), products: [] });
    await shop.database.run(sql`
      update basket set state = state - 'expressCheckinToken' - 'newVehicleData' where cesta_id = ${cestaID}::uuid`);
    expect(await shop.basket(cestaID)).toMatchObject({ expressCheckinToken: null, newVehicleData: null });
  });

  test('is refused where it is longer than any token', async () => {
    const wish = { cestaID: randomUUID(), products: [], expressCheckinToken: 'x'.repeat(201) };
    expect((await shop.refused('updateBasket', { body: { cestaState: wish } })).status).toBe(422);
  });
});

describe('a new basket', () => {
  test('is priced to the cent: four tyres, fitted', async () => {
    const cesta = await newBasket();
    // (100.00 + 1.50) × 1.21 = 122.815 → 122.82; fitting 12.40 × 1.21 = 15.004 → 15.00
    expect(cesta.products[0]).toMatchObject({
      importe: 491.28,
      precio: 122.82,
      ecotasa: 1.82,
      descuento: 0,
      disponibilidad: 1,
      fechaEntrega: null,
    });
    expect(
      cesta.services.map(({ id_navision, selected, cantidad, importe }) => [id_navision, selected, cantidad, importe]),
    ).toEqual([
      ['MONTAJE_TALLER', true, 4, 60],
      ['ALINEACION', false, 1, 49.61],
      ['SEGURO', false, 4, 24],
    ]);
    expect(cesta.totals).toMatchObject({ productos: 491.28, servicios: 60, total: 551.28, reserva: 55.13, pais: 'ES' });
    expect(cesta).toMatchObject({ version: 1, hold: null, pedido: null, agotados: [] });
  });

  test('costs less in Andorra, by its tax', async () => {
    const cesta = await newBasket({ codigoPostalIntroducido: 'AD500' });
    expect(cesta.totals).toMatchObject({ pais: 'AD', impuestos: [{ nombre: 'IGI', porcentaje: 4.5 }] });
    expect(cesta.products[0]?.importe).toBe(424.28);
    expect((await shop.update({ ...wishFrom(cesta), selectedTaller: 1 })).totals.pais).toBe('ES');
  });

  test('cannot hold what does not exist', async () => {
    const wish = { cestaID: randomUUID(), products: fourOf('N404') };
    expect(await shop.refused('updateBasket', { body: { cestaState: wish } })).toMatchObject({
      code: 'producto-no-existe',
      status: 404,
    });
    const nowhere = { cestaID: randomUUID(), products: fourOf('N1'), selectedTaller: 999 };
    expect(await shop.refused('updateBasket', { body: { cestaState: nowhere } })).toMatchObject({
      code: 'taller-no-existe',
    });
  });

  test('takes twenty units of a product at most', async () => {
    const twice = [
      { id_navision: 'N1', cantidad: 12 },
      { id_navision: 'N1', cantidad: 9 },
    ];
    expect(
      await shop.refused('updateBasket', { body: { cestaState: { cestaID: randomUUID(), products: twice } } }),
    ).toMatchObject({
      code: 'demasiados-productos',
    });
  });

  test('keeps the plate in one form and refuses what is none', async () => {
    expect((await newBasket({ matricula: ' 1234-bcd' })).matricula).toBe('1234BCD');
    const wrong = { cestaID: randomUUID(), products: fourOf('N1'), matricula: 'hola' };
    const refused = await shop.refused('updateBasket', { body: { cestaState: wrong } });
    expect(refused.errors).toEqual({ 'cestaState.matricula': expect.stringContaining('matrícula') });
  });

  test('says in the visitor’s language that a code is no coupon', async () => {
    const wish = { cestaID: randomUUID(), products: fourOf('N1'), cupones: ['VERANO'] };
    const { cesta } = await shop.call('updateBasket', { body: { cestaState: wish, userInfo: { idioma: 'ca' } } });
    expect(cesta.cupones).toEqual([]);
    expect(cesta.cuponError).toMatch(/descompte/);
  });
});

describe('services', () => {
  test('by the unit follow the number of tyres; what is obligatory cannot be left out', async () => {
    const cesta = await newBasket();
    const two = await shop.update({
      ...wishFrom(cesta),
      products: [{ id_navision: 'N1', cantidad: 2 }],
      services: [
        { id_navision: 'MONTAJE_TALLER', selected: false },
        { id_navision: 'SEGURO', selected: true },
        { id_navision: 'ALINEACION', selected: true },
      ],
    });
    expect(two.services.map(({ cantidad, selected, importe }) => [cantidad, selected, importe])).toEqual([
      [2, true, 30],
      [1, true, 49.61],
      [2, true, 12],
    ]);
    expect(two.totals.servicios).toBe(91.61);
  });

  test('cost what each size costs where tyres differ', async () => {
    const cesta = await newBasket({
      products: [
        { id_navision: 'N1', cantidad: 2 },
        { id_navision: 'N2', cantidad: 2 },
      ],
    });
    // 2 × 15.00 for 16", 2 × 19.97 for 19"
    expect(cesta.services[0]).toMatchObject({ cantidad: 4, importe: 69.94, precio: 19.97 });
  });

  test('go with the last product', async () => {
    const cesta = await newBasket();
    const empty = await shop.update({ ...wishFrom(cesta), products: [] });
    expect(empty).toMatchObject({ products: [], services: [], totals: { total: 0 } });
  });
});

describe('the offer that is sold', () => {
  test('is the cheapest that has enough; from further away it comes later', async () => {
    const near = await newBasket({ products: [{ id_navision: 'N2', cantidad: 6 }], selectedTaller: 1 });
    const far = await newBasket({ products: [{ id_navision: 'N2', cantidad: 8 }], selectedTaller: 1 });
    expect(near.products[0]).toMatchObject({ codAlmacen: 'CERCA', fechaEntrega: '2027-02-10' });
    expect(near.products[0]?.comprobacionFechaEntrega).toBeNull();
    const onDay = async (selectedDate: string) =>
      (await shop.update({ ...wishFrom(near), selectedDate })).products[0]?.comprobacionFechaEntrega;
    expect([await onDay('2027-02-09'), await onDay('2027-02-10')]).toEqual([false, true]);
    expect(far.products[0]).toMatchObject({ codAlmacen: 'LEJOS', fechaEntrega: '2027-02-15' });
    expect(far.products[0]?.importe).toBeGreaterThan((near.products[0]?.importe ?? 0) * (8 / 6));
  });

  test('is named as sold out where nobody has enough, and nothing else changes', async () => {
    const cesta = await newBasket({
      products: [
        { id_navision: 'N1', cantidad: 4 },
        { id_navision: 'N3', cantidad: 1 },
      ],
    });
    expect(cesta.agotados).toEqual(['N3']);
    expect(cesta.products.map(({ disponibilidad, importe }) => [disponibilidad, importe])).toEqual([
      [1, 491.28],
      [0, 62.32],
    ]);
  });

  test('shows the price before only where the law lets it be called that', async () => {
    const id = await insertTyre(shop.database, { id: 50, ofertas: [{ precio: 10_000, descuento: 2000, stock: 10 }] });
    const plain = await newBasket({ products: fourOf(id) });
    expect(plain.products[0]).toMatchObject({
      descuento: 0,
      precioAnterior: null,
      importe: 394.48,
      importeSinPromo: 394.48,
    });
    expect(plain.totals.ahorro).toBe(0);
    await shop.database.run(sql`
      insert into price_history (product_id, desde, precio) values (50, '2026-10-01', 10000), (50, '2027-01-20', 9500), (50, '2027-02-05', 8000)`);
    const reduced = await newBasket({ products: fourOf(id) });
    // Before: 95.00, the lowest of thirty days; (95.00 + 1.50) × 1.21 = 116.77
    expect(reduced.products[0]).toMatchObject({
      descuento: 15.8,
      precioAnterior: 116.77,
      importe: 394.48,
      importeSinPromo: 467.08,
    });
    expect(reduced.totals.ahorro).toBe(72.6);
  });
});

describe('two tabs', () => {
  test('lose no product: what the other one put in stays', async () => {
    const cesta = await newBasket();
    const first = wishFrom(cesta);
    await shop.update({ ...first, products: [...first.products, { id_navision: 'N2', cantidad: 2 }] });
    const merged = await shop.update({ ...first, products: [{ id_navision: 'N1', cantidad: 2 }] });
    expect(merged.products.map(({ id_navision, cantidad }) => [id_navision, cantidad])).toEqual([
      ['N1', 2],
      ['N2', 2],
    ]);
  });

  test('lose nothing even when they write at the same moment', async () => {
    const cesta = await newBasket();
    const first = wishFrom(cesta);
    await Promise.all(
      ['N2', 'N3'].map(
        async (id_navision) =>
          await shop.update({ ...first, products: [...first.products, { id_navision, cantidad: 1 }] }),
      ),
    );
    const { products } = await shop.basket(cesta.cestaID);
    expect(products.map(({ id_navision }) => id_navision).sort()).toEqual(['N1', 'N2', 'N3']);
  });

  test('at once lose nothing, in whatever order their changes arrive', async () => {
    const change = fc.record({ tab: fc.nat({ max: 1 }), id_navision: fc.constantFrom('N1', 'N2', 'N4', 'N5') });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 2, maxLength: 6 }), async (changes) => {
        const cestaID = randomUUID();
        const tabs = [0, 1].map(async (tab) => {
          let copy = await shop.update({ cestaID, version: null, products: [] });
          for (const { id_navision } of changes.filter((each) => each.tab === tab)) {
            const wish = wishFrom(copy);
            const others = wish.products.filter((each) => each.id_navision !== id_navision);
            copy = await shop.update({ ...wish, products: [...others, { id_navision, cantidad: 2 }] });
          }
        });
        await Promise.all(tabs);
        const { products } = await shop.basket(cestaID);
        const wanted = new Set(changes.map(({ id_navision }) => id_navision));
        expect(Object.fromEntries(products.map(({ id_navision, cantidad }) => [id_navision, cantidad]))).toEqual(
          Object.fromEntries([...wanted].map((id) => [id, 2])),
        );
      }),
      { numRuns: 20 },
    );
  });

  test('and many more at once: each is heard, and the larger of their quantities counts', async () => {
    const cesta = await newBasket();
    const first = wishFrom(cesta);
    const quantities = Array.from({ length: 12 }, (_, place) => place + 1);
    await Promise.all(
      quantities.map(
        async (cantidad) =>
          await shop.update({ ...first, products: [...first.products, { id_navision: 'N2', cantidad }] }),
      ),
    );
    expect((await shop.basket(cesta.cestaID)).products).toContainEqual(
      expect.objectContaining({ id_navision: 'N2', cantidad: 12 }),
    );
  });

  test('what this tab had seen and took out is gone', async () => {
    const cesta = await newBasket({ products: [...fourOf('N1'), ...fourOf('N2')] });
    const less = await shop.update({ ...wishFrom(cesta), products: fourOf('N2') });
    expect(less.products.map(({ id_navision }) => id_navision)).toEqual(['N2']);
  });

  test('where both changed a quantity the larger counts', async () => {
    const cesta = await newBasket();
    const first = wishFrom(cesta);
    await shop.update({ ...first, products: [{ id_navision: 'N1', cantidad: 6 }] });
    expect(
      (await shop.update({ ...first, products: [{ id_navision: 'N1', cantidad: 2 }] })).products[0]?.cantidad,
    ).toBe(6);
  });

  test('a browser that lost its copy adds to what is stored', async () => {
    const cesta = await newBasket();
    const added = await shop.update({ cestaID: cesta.cestaID, version: null, products: fourOf('N2') });
    expect(added.products.map(({ id_navision }) => id_navision).sort()).toEqual(['N1', 'N2']);
  });

  test('asking again for the same writes nothing', async () => {
    const cesta = await newBasket();
    expect((await shop.update(wishFrom(cesta))).version).toBe(cesta.version);
  });
});

describe('a stored basket', () => {
  test('is read as it would be priced now', async () => {
    const cesta = await newBasket({ selectedTaller: 1 });
    expect(await shop.basket(cesta.cestaID)).toEqual(cesta);
  });

  test('is not there under another id, nor after it was deleted', async () => {
    expect(await shop.refused('readBasket', { params: { id: randomUUID() } })).toMatchObject({
      code: 'cesta-no-existe',
      status: 404,
    });
    const cesta = await shop.readyBasket('11:00');
    expect(await shop.call('deleteBasket', { params: { id: cesta.cestaID } })).toEqual({ deleted: true });
    expect(await shop.refused('readBasket', { params: { id: cesta.cestaID } })).toMatchObject({
      code: 'cesta-no-existe',
    });
    const { times } = await shop.call('consultTimes', {
      body: { codTienda: 1, date: thursday, products: fourOf('N1') },
    });
    expect(times).toContain('11:00');
    expect(await shop.call('deleteBasket', { params: { id: cesta.cestaID } })).toEqual({ deleted: false });
  });
});

describe('one product alone', () => {
  test('is priced as a basket would price it', async () => {
    const { producto, servicios } = await shop.call('priceProduct', { params: { id: 'N1' }, body: { cantidad: 2 } });
    expect(producto).toMatchObject({ cantidad: 2, importe: 245.64 });
    expect(servicios.map(({ importe }) => importe)).toEqual([30, 49.61, 12]);
    const { producto: read } = await shop.call('readProduct', { params: { id: 'N1' }, body: {} });
    expect(read).toMatchObject({ cantidad: 1, importe: 122.82 });
  });

  test('is refused when unknown, sold out or with a coupon', async () => {
    const ask = async (id: string, body: { cantidad: number; cupones?: string[] }) =>
      (await shop.refused('priceProduct', { params: { id }, body })).code;
    expect(await ask('N404', { cantidad: 1 })).toBe('producto-no-existe');
    expect(await ask('N3', { cantidad: 1 })).toBe('producto-sin-disponibilidad');
    expect(await ask('N1', { cantidad: 1, cupones: ['X'] })).toBe('cupon-desconocido');
  });

  test('that is sold out has others of its size that could do', async () => {
    const { productos } = await shop.call('reportUnavailable', {
      body: {
        unavailableProducts: [
          { id_navision: 'N3', cantidad: 4 },
          { id_navision: 'N1', cantidad: 4 },
          { id_navision: 'N404', cantidad: 1 },
        ],
      },
    });
    expect(productos).toEqual([
      { id_navision: 'N3', disponibilidad: 0, stock: 0, alternativas: expect.arrayContaining(['N1']) },
      { id_navision: 'N1', disponibilidad: 1, stock: 8, alternativas: [] },
      { id_navision: 'N404', disponibilidad: 0, stock: 0, alternativas: [] },
    ]);
  });
});

describe('days and hours for a basket', () => {
  test('begin when the goods are there', async () => {
    const { fechaEntrega, minutos, dates } = await shop.call('consultDates', {
      body: { selectedProducts: fourOf('N1'), codTienda: 1 },
    });
    expect({ fechaEntrega, minutos }).toEqual({ fechaEntrega: '2027-02-10', minutos: 45 });
    expect(dates).toHaveLength(25);
    expect(dates[0]).toMatchObject({ date: '2027-02-09', libre: false, motivo: 'entrega' });
    expect(dates[1]).toMatchObject({ date: '2027-02-10', libre: true, primera: '09:00' });
  });

  test('are none where the workshop never opens: a reason for each day, and no day of delivery', async () => {
    const codTienda = await insertWorkshop(shop.database, { codTienda: 40, hours: [] });
    const asked = { codTienda, selectedProducts: [{ id_navision: 'N1', cantidad: 4 }] };
    const { fechaEntrega, dates } = await shop.call('consultDates', { body: asked });
    expect(fechaEntrega).toBeNull();
    expect(dates.map(({ motivo }) => motivo)).toEqual(dates.map(() => 'cerrado'));
    const cesta = await shop.update({ cestaID: randomUUID(), products: asked.selectedProducts, selectedTaller: 40 });
    expect(cesta.products[0]?.fechaEntrega).toBeNull();
  });

  test('ask for longer with more services', async () => {
    const services = [{ id_navision: 'ALINEACION' }];
    const { minutos } = await shop.call('consultTimes', {
      body: { codTienda: 1, date: thursday, products: fourOf('N1'), services },
    });
    expect(minutos).toBe(75);
  });

  test('are refused where the workshop or the product is unknown', async () => {
    const ask = async (codTienda: number, id: string) =>
      (await shop.refused('consultDates', { body: { selectedProducts: fourOf(id), codTienda, numDays: 25 } })).code;
    expect(await ask(99, 'N1')).toBe('taller-no-existe');
    expect(await ask(1, 'N404')).toBe('producto-no-existe');
  });
});

describe('the time that a basket holds', () => {
  test('is shown with the basket and remembered by it', async () => {
    const cesta = await shop.readyBasket('12:00');
    expect(cesta.hold).toMatchObject({ codTienda: 1, date: thursday, time: '12:00', minutos: 45 });
    expect(cesta).toMatchObject({ selectedTaller: 1, selectedDate: thursday, selectedTime: '12:00' });
  });

  test('is held anew for longer work at the same time', async () => {
    const cesta = await shop.readyBasket('09:00');
    const longer = await shop.update({ ...wishFrom(cesta), services: [{ id_navision: 'ALINEACION', selected: true }] });
    expect(longer.hold).toMatchObject({ time: '09:00', minutos: 75 });
  });

  test('is given back where the longer work does not fit', async () => {
    const cesta = await shop.readyBasket('12:15');
    const longer = await shop.update({ ...wishFrom(cesta), services: [{ id_navision: 'ALINEACION', selected: true }] });
    expect(longer).toMatchObject({ hold: null, selectedDate: thursday, selectedTime: null });
  });

  test('is given back with another workshop', async () => {
    const cesta = await shop.readyBasket('16:00');
    const moved = await shop.update({ ...wishFrom(cesta), selectedTaller: 2 });
    expect(moved).toMatchObject({ selectedTaller: 2, selectedDate: null, selectedTime: null, hold: null });
    expect(await shop.call('releaseTime', { body: { cestaID: cesta.cestaID } })).toEqual({ released: false });
  });

  test('is given back where the goods come later now', async () => {
    const cesta = await shop.readyBasket('17:00', { products: [{ id_navision: 'N2', cantidad: 4 }] });
    const more = await shop.update({ ...wishFrom(cesta), products: [{ id_navision: 'N2', cantidad: 8 }] });
    expect(more.products[0]?.fechaEntrega).toBe('2027-02-15');
    expect(more).toMatchObject({ hold: null, selectedTime: null });
  });

  test('needs a basket with something in it', async () => {
    const body = { codTienda: 1, date: thursday, time: '10:00', cestaID: randomUUID() };
    expect((await shop.refused('reserveTime', { body })).code).toBe('cesta-no-existe');
    await shop.update({ cestaID: body.cestaID, products: [] });
    expect((await shop.refused('reserveTime', { body })).code).toBe('cesta-vacia');
  });

  test('is one of those that are offered', async () => {
    const cesta = await newBasket();
    const ask = async (date: string, time: string) =>
      (await shop.refused('reserveTime', { body: { codTienda: 1, date, time, cestaID: cesta.cestaID } })).code;
    expect(await ask(thursday, '13:00')).toBe('hora-no-ofrecida');
    expect(await ask('2027-02-09', '18:00')).toBe('hora-no-ofrecida');
  });
});

test('a basket that a lead fills is found by it, though the address was left before there was a basket', async () => {
  const idLead = randomUUID();
  await shop.database.run(sql`
    insert into lead (id_lead, email, codigo_postal, origen, wants_info, idioma)
    values (${idLead}::uuid, 'ada@example.com', '25001', 'selector', false, 'es')`);
  const filled = async () => {
    const cestaID = randomUUID();
    const cestaState = { cestaID, products: fourOf('N1') };
    await shop.call('updateBasket', { body: { cestaState, userInfo: { idLead } } });
    return await leadOfBasket(shop.database, cestaID);
  };
  expect(await filled()).toBe(idLead);
  expect(await filled()).toBeNull();
});
