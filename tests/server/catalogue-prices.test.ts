import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { bestOffer } from '#server/catalogue/best-offer.ts';
import { reductionOf, type PricePoint } from '#server/catalogue/reduction.ts';
import { selectorHandlers } from '#server/finder/selector-handlers.ts';
import { insertAssortment } from '#tests/support/assortment.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ database: await openTestDatabase(), handlers: selectorHandlers });
  await insertAssortment(shop.database);
});
afterAll(async () => await shop.close());

const tyres = async (postCode?: string, pages = 3) => {
  const found = await Promise.all(
    Array.from(
      { length: pages },
      async (_, page) =>
        await shop.call('selectTyres', {
          body: { page, pageSize: 50, order: 'precio', filters: {}, userInfo: { postCode } },
        }),
    ),
  );
  return found.flatMap(({ neumaticos }) => neumaticos);
};

describe('the price of four fitted tyres', () => {
  test.each(['25001', 'AD500'])('is to the cent what a basket of them costs (%s)', async (postCode) => {
    const enough = (await tyres(postCode)).filter(({ stock }) => stock >= 4);
    for (const { id_navision, importeMontado, precio } of enough.slice(0, 12)) {
      const { cesta } = await shop.call('updateBasket', {
        body: {
          cestaState: {
            cestaID: randomUUID(),
            products: [{ id_navision, cantidad: 4 }],
            codigoPostalIntroducido: postCode,
          },
        },
      });
      expect([id_navision, cesta.totals.total]).toEqual([id_navision, importeMontado]);
      expect(cesta.products[0]?.importe).toBeCloseTo(precio * 4, 2);
    }
    expect(enough.length).toBeGreaterThan(12);
  });

  test('bears the tax of the country of the postcode, of Spain where there is none', async () => {
    const [spain] = await tyres('25001', 1);
    const [andorra] = await tyres('AD500', 1);
    const [unknown] = await tyres(undefined, 1);
    expect(unknown).toEqual(spain);
    expect(andorra?.id).toBe(spain?.id);
    expect([spain?.montaje, andorra?.montaje]).toEqual([15, 12.96]);
  });

  test('counts fitting by the rim', async () => {
    const shown = await tyres(undefined, 8);
    const ofRim = (rim: number) =>
      new Set(shown.filter(({ medida }) => medida.includes(`R${rim} `)).map(({ montaje }) => montaje));
    expect([ofRim(16), ofRim(18), ofRim(19)]).toEqual([new Set([15]), new Set([19.84]), new Set([19.84])]);
  });
});

describe('a reduced price', () => {
  test('shows the lowest of the thirty days before it, and none where nothing is reduced', async () => {
    const shown = await tyres(undefined, 8);
    const reduced = shown.filter(({ descuento }) => descuento > 0);
    expect(reduced.length).toBeGreaterThan(10);
    for (const tyre of reduced) {
      const before = Number(tyre.precioAnterior);
      expect(before).toBeGreaterThan(tyre.precio);
      // What the two prices make that stand beside it; their fee is in both, and not reduced.
      expect(tyre.descuento).toBe(Math.round(((before - tyre.precio) / before) * 1000) / 10);
      expect(tyre.descuento).toBeLessThan(15);
    }
    expect(
      shown.filter(({ descuento }) => descuento === 0).every(({ precioAnterior }) => precioAnterior === null),
    ).toBe(true);
  });

  const offer = { precio: cents(10_000), descuento: 2000 };
  const point = (desde: string, precio: number): PricePoint => [desde, cents(precio)];
  test.each([
    [
      'a price that held all the time before',
      [point('2026-01-01', 10_000), point('2027-02-01', 8000)],
      { precioAnterior: 10_000, descuento: 2000 },
    ],
    [
      'the lowest of several, and the percentage that it makes',
      [point('2026-01-01', 10_000), point('2027-01-10', 9000), point('2027-01-20', 10_000), point('2027-02-01', 8000)],
      { precioAnterior: 9000, descuento: 1110 },
    ],
    [
      'what was in force when the thirty days began',
      [point('2026-01-01', 8500), point('2027-01-10', 10_000), point('2027-02-01', 8000)],
      { precioAnterior: 8500, descuento: 590 },
    ],
    [
      'nothing older than thirty days',
      [point('2026-01-01', 8200), point('2026-12-01', 9500), point('2027-02-01', 8000)],
      { precioAnterior: 9500, descuento: 1580 },
    ],
    [
      'no reduction where it was cheaper before',
      [point('2026-01-01', 8000), point('2027-01-20', 10_000), point('2027-02-01', 8000)],
      null,
    ],
    ['nothing for a new article', [point('2027-02-01', 8000)], null],
    ['nothing without a history', [], null],
  ])('is announced against %s', (_, history, announced) => {
    expect(reductionOf(offer, history)).toEqual(announced);
  });
});

describe('the offer that is sold', () => {
  const offers = [
    { id: 1, precio: cents(9000), descuento: 0, stock: 2, plazo_dias: 1, hora_corte: '17:00' },
    { id: 2, precio: cents(10_000), descuento: 500, stock: 40, plazo_dias: 4, hora_corte: '17:00' },
    { id: 3, precio: cents(9500), descuento: 0, stock: 5, plazo_dias: 2, hora_corte: '17:00' },
    { id: 4, precio: cents(9500), descuento: 0, stock: 5, plazo_dias: 2, hora_corte: '18:00' },
    { id: 5, precio: cents(1000), descuento: 0, stock: 0, plazo_dias: 1, hora_corte: '17:00' },
  ];
  test.each([
    [2, 1],
    [4, 4],
    [6, 2],
    [50, 1],
  ])(
    'of %s units is number %s: enough of them first, then the price, then the day, then the later hour',
    (cantidad, id) => {
      expect(bestOffer(offers, cantidad)?.id).toBe(id);
    },
  );

  test('is none where no warehouse ever had it', () => {
    expect(bestOffer([], 4)).toBeUndefined();
  });
});

describe('when it can be there', () => {
  test('is a working day later from the hour on at which its warehouse closes its orders', async () => {
    shop.setClock(new Date('2027-02-09T10:59:00Z'));
    const [early] = await tyres(undefined, 1);
    shop.setClock(new Date('2027-02-09T16:00:00Z'));
    const [late] = await tyres(undefined, 1);
    expect([early?.id, (late?.plazo ?? 0) - (early?.plazo ?? 0)]).toEqual([late?.id, 1]);
  });
});
