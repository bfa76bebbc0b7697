import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { startShop, thursday, type TestShop } from '#tests/support/shop.ts';
import { insertWorkshop } from '#tests/support/workshops.ts';
import { ona } from '#tests/support/ona.ts';

let shop: TestShop;
let places = 700;
beforeAll(async () => {
  shop = await startShop({ handlers: accountsHandlers });
});
afterAll(async () => await shop.close());

const four = [{ id_navision: 'N1', cantidad: 4 }];

/** A workshop with a single bay, so that a time that is held is held for everybody. */
const narrow = async () => {
  places += 1;
  return await insertWorkshop(shop.database, {
    codTienda: places,
    bays: [{ skills: ['turismo', '4x4', 'furgoneta', 'alineacion'], max_llanta: 24 }],
  });
};

const timesAt = async (codTienda: number) =>
  (await shop.call('consultTimes', { body: { codTienda, date: thursday, products: four } })).times;

const somebody = async () => {
  const email = `${randomUUID()}@example.com`;
  const { token } = await shop.call('registerUser', {
    body: { ...ona, email },
  });
  return { token, email };
};

/** What the specification's client sends (spec H24). */
const fourFields = (codTienda: number, email: string) => ({ codTienda, date: thursday, time: '10:00', email });

describe('a time asked for with workshop, day, hour and e-mail', () => {
  test('is held for the basket that the account filled last', async () => {
    const [codTienda, { token, email }] = [await narrow(), await somebody()];
    const cestaID = randomUUID();
    await shop.call('updateBasket', { body: { cestaState: { cestaID, products: four } } }, { token });
    const held = await shop.call('reserveTime', { body: fourFields(codTienda, email) }, { token });
    expect(held).toMatchObject({ reserva: cestaID, hold: { codTienda, date: thursday, time: '10:00' } });
    expect(await shop.basket(cestaID)).toMatchObject({ selectedTaller: codTienda, hold: { time: '10:00' } });
  });

  test('opens no basket by its e-mail alone', async () => {
    const [codTienda, { token, email }] = [await narrow(), await somebody()];
    const cestaID = randomUUID();
    await shop.call('updateBasket', { body: { cestaState: { cestaID, products: four } } }, { token });
    const { reserva } = await shop.call('reserveTime', { body: fourFields(codTienda, email) });
    expect(reserva).not.toBe(cestaID);
    expect((await shop.basket(cestaID)).hold).toBeNull();
  });

  test.each(['nobody', 'somebody without a basket'])('is held by itself for %s, and kept from others', async (who) => {
    const codTienda = await narrow();
    const { token, email } = await somebody();
    const body = fourFields(codTienda, email);
    const held = await shop.call('reserveTime', { body }, who === 'nobody' ? {} : { token });
    expect(held).toMatchObject({
      reserva: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      hold: { time: '10:00' },
    });
    expect(await timesAt(codTienda)).not.toContain('10:00');
    expect((await shop.refused('reserveTime', { body })).code).toBe('hora-ocupada');

    expect(await shop.call('releaseTime', { body: { cestaID: held.reserva } })).toEqual({ released: true });
    expect(await timesAt(codTienda)).toContain('10:00');
  });

  test('becomes that of a basket which is stored under its id', async () => {
    const codTienda = await narrow();
    const { reserva: cestaID } = await shop.call('reserveTime', { body: fourFields(codTienda, 'rosa@example.com') });
    const cesta = await shop.update({
      cestaID,
      products: four,
      selectedTaller: codTienda,
      selectedDate: thursday,
      selectedTime: '10:00',
    });
    expect(cesta.hold).toMatchObject({ codTienda, date: thursday, time: '10:00' });
  });
});

test('services that are offered and not chosen take no time', async () => {
  const minutes = async (selected: boolean) => {
    const services = [
      { id_navision: 'MONTAJE_TALLER', selected: true },
      { id_navision: 'ALINEACION', selected },
    ];
    const body = { codTienda: 1, date: thursday, products: four, services };
    return (await shop.call('consultTimes', { body })).minutos;
  };
  expect(await minutes(true)).toBeGreaterThan(await minutes(false));
});
