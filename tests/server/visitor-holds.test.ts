import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { visitorCookie } from '#server/http/visitor-cookie.ts';
import { startApi, type Api } from '#tests/contract/api.ts';
import { startShop, thursday, type TestShop } from '#tests/support/shop.ts';
import { insertVisitServices } from '#tests/support/visits.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ handlers: visitsHandlers });
  await insertVisitServices(shop.database);
});
afterAll(async () => await shop.close());

const chosen = { selectedTaller: 1, selectedService: 'pinchazo', selectedDate: thursday };

describe('one visitor', () => {
  test('lets go of the basket’s time who holds one for an appointment, and the other way round', async () => {
    const visitor = randomUUID();
    const cestaID = randomUUID();
    await shop.update({ cestaID, products: [{ id_navision: 'N1', cantidad: 4 }], selectedTaller: 1 });
    const reserve = { body: { codTienda: 1, date: thursday, time: '10:00', cestaID } };
    await shop.call('reserveTime', reserve, { visitor });
    expect((await shop.basket(cestaID)).hold).toMatchObject({ time: '10:00' });

    const reserva = randomUUID();
    await shop.call('holdVisitTime', { body: { reserva, ...chosen, selectedTime: '12:00' } }, { visitor });
    expect((await shop.basket(cestaID)).hold).toBeNull();

    await shop.call('reserveTime', reserve, { visitor });
    const held = sql`select hold_token as token from allocation where status = 'held' and etapa = 1`;
    expect(await shop.database.rows(held)).toEqual([{ token: cestaID }]);
  });

  test('orders a time that was let go of, where it is still free', async () => {
    const visitor = randomUUID();
    const cesta = await shop.readyBasket('16:00');
    await shop.database.run(
      sql`update allocation set visitor = ${visitor}::uuid where hold_token = ${cesta.cestaID}::uuid`,
    );
    await shop.call(
      'holdVisitTime',
      { body: { reserva: randomUUID(), ...chosen, selectedTime: '12:30' } },
      { visitor },
    );
    const { pedido } = await shop.order(cesta, {}, { visitor });
    expect(pedido).toMatchObject({ selectedTime: '16:00' });
  });
});

describe('a browser', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
    await insertVisitServices(api.shop.database);
  });
  afterAll(async () => await api.close());

  const hold = async (selectedTime: string, cookie?: string) =>
    await api.app.inject({
      method: 'POST',
      url: '/api/es/consulta-fecha-hora',
      headers: { 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }) },
      payload: JSON.stringify({ reserva: randomUUID(), ...chosen, selectedTime }),
    });

  test('is told apart by a cookie that scripts and other sites do not have', async () => {
    const first = await hold('10:00');
    expect(first.statusCode).toBe(200);
    const given = String(first.headers['set-cookie']);
    expect(given).toMatch(/^rodera_visitor=[\w-]{32}; Path=\/api\/es; Max-Age=7776000; HttpOnly; SameSite=Strict$/);
    const second = await hold('11:00', `otra=1; ${given.split(';')[0]}`);
    expect(second.headers['set-cookie']).toBeUndefined();
    await hold('12:00');
    const held = sql`select (lower(span) at time zone tz)::time as hora from allocation where status = 'held' and etapa = 1 order by 1`;
    expect(await api.shop.database.rows(held)).toEqual([{ hora: '11:00:00' }, { hora: '12:00:00' }]);
    const plain = await api.app.inject({ method: 'GET', url: '/api/es/talleres-servicios' });
    expect(plain.headers['set-cookie']).toBeUndefined();
  });

  test('is never kept by its value, and brings it over https only where the shop has that', () => {
    const value = 'a'.repeat(32);
    expect(visitorCookie({ https: true })(`__Secure-rodera_visitor=${value}`)).toEqual({
      visitor: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/) as string,
      given: undefined,
    });
    expect(visitorCookie({ https: true })('__Secure-rodera_visitor=short').given).toMatch(/; Secure$/);
  });
});
