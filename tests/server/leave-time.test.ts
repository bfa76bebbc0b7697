import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { ownBasket } from '#tests/support/late-payment.ts';
import { startShop, thursday, wishFrom, type TestShop } from '#tests/support/shop.ts';
import { insertVisitServices } from '#tests/support/visits.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ handlers: visitsHandlers });
  await insertVisitServices(shop.database);
});
afterAll(async () => await shop.close());

const leave = async (reserva: string) => (await shop.call('leaveTime', { body: { reserva } })).left;

/** Seconds until a hold ends, as the database has it. */
const left = async (token: string) =>
  (
    await shop.database.one<{ seconds: number }>(sql`
      select extract(epoch from a.expires_at - clock_timestamp())::int as seconds from allocation a
      where a.hold_token = ${token}::uuid and a.status = 'held'`)
  ).seconds;

const free = async (cesta: Basket) =>
  (
    await shop.call('consultTimes', {
      body: {
        codTienda: cesta.selectedTaller ?? 0,
        date: thursday,
        products: cesta.products.map(({ id_navision, cantidad }) => ({ id_navision, cantidad })),
      },
    })
  ).times.includes('10:00');

describe('a held time whose page is left', () => {
  test('is given back a minute later, to the next who asks', async () => {
    const cesta = await ownBasket(shop);
    expect(await left(cesta.cestaID)).toBeGreaterThan(800);
    expect(await leave(cesta.cestaID)).toBe(true);
    expect(await left(cesta.cestaID)).toBeGreaterThan(50);
    expect(await left(cesta.cestaID)).toBeLessThanOrEqual(60);
    expect(await free(cesta)).toBe(false);
    await shop.database.run(sql`
      update allocation set expires_at = clock_timestamp() - interval '1 s' where hold_token = ${cesta.cestaID}::uuid`);
    expect(await free(cesta)).toBe(true);
    expect((await shop.basket(cesta.cestaID)).hold).toBeNull();
  });

  test('left twice is not shortened twice, and is as long as before once its basket is read again', async () => {
    const cesta = await ownBasket(shop);
    const before = await left(cesta.cestaID);
    await leave(cesta.cestaID);
    await leave(cesta.cestaID);
    const { hold } = await shop.basket(cesta.cestaID);
    expect(hold?.expires).toBe(cesta.hold?.expires);
    expect(before - (await left(cesta.cestaID))).toBeLessThan(30);
  });

  test('goes on with the basket that is changed again', async () => {
    const cesta = await ownBasket(shop);
    await leave(cesta.cestaID);
    await shop.update({ ...wishFrom(cesta), step: 'registro' });
    expect(await left(cesta.cestaID)).toBeGreaterThan(800);
  });

  test('is an order’s by then: nothing of it is given back', async () => {
    const cesta = await ownBasket(shop);
    await shop.order(cesta);
    expect(await leave(cesta.cestaID)).toBe(false);
    expect((await shop.basket(cesta.cestaID)).hold).toMatchObject({ time: '10:00' });
    await shop.order(cesta, { paymentTerms: 'taller', paymentType: null });
  });

  test('of an appointment that is being asked for is the same, and held again is held on', async () => {
    const reserva = randomUUID();
    const wanted = {
      reserva,
      selectedTaller: 1,
      selectedService: 'pinchazo',
      selectedDate: thursday,
      selectedTime: '12:00',
    };
    await shop.call('holdVisitTime', { body: wanted });
    expect(await leave(reserva)).toBe(true);
    expect(await left(reserva)).toBeLessThanOrEqual(60);
    await shop.call('holdVisitTime', { body: wanted });
    expect(await left(reserva)).toBeGreaterThan(800);
  });

  test('was promised for longer by a letter: that promise is kept', async () => {
    const cesta = await ownBasket(shop);
    await shop.database.run(sql`
      update allocation set expires_at = held_since + interval '2 h' where hold_token = ${cesta.cestaID}::uuid`);
    expect(await leave(cesta.cestaID)).toBe(false);
    expect(await left(cesta.cestaID)).toBeGreaterThan(7000);
  });

  test('is nobody’s where nothing is held', async () => {
    expect(await leave(randomUUID())).toBe(false);
    expect((await shop.send('leaveTime', { body: { reserva: 'x' } })).status).toBe(422);
  });
});
