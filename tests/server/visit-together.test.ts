import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { startShop, thursday, wishFrom, type TestShop } from '#tests/support/shop.ts';

// Decision 080: what is there later can only be done in one visit from then on.

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => await shop.close());

const monday = '2027-02-15';

/** A battery, which is there at once, and beside it eight tyres, which come from afar on Monday; or four from nearby. */
const bothOf = async (cantidad: number): Promise<{ battery: Basket; tyres: string }> => {
  const first = await shop.update({
    cestaID: randomUUID(),
    products: [{ id_navision: 'N2', cantidad }],
    selectedTaller: 1,
  });
  const battery = await shop.update({
    ...wishFrom(first),
    products: [...wishFrom(first).products, { id_navision: 'B9', cantidad: 1 }],
  });
  return { battery, tyres: battery.visita[0]?.cestaID ?? '' };
};

const datesFor = async (cestaID: string | null) =>
  await shop.call('consultDates', { body: { selectedProducts: [], codTienda: 1, cestaID, numDays: 5 } });

test('the days of a basket say from when what lies beside it is there, too', async () => {
  const { battery, tyres } = await bothOf(8);
  expect(await datesFor(battery.cestaID)).toMatchObject({ fechaEntrega: '2027-02-10', juntos: monday });
  // Whoever comes for the last of both waits for nothing else.
  expect(await datesFor(tyres)).toMatchObject({ fechaEntrega: monday, juntos: null });
  const near = await bothOf(4);
  expect(await datesFor(near.tyres)).toMatchObject({ fechaEntrega: '2027-02-10', juntos: null });
  const alone = await shop.readyBasket('10:00');
  expect((await datesFor(alone.cestaID)).juntos).toBeNull();
});

test('a visit before that is refused with the day from which it can be joined', async () => {
  const { battery, tyres } = await bothOf(8);
  const hold = { codTienda: 1, date: thursday, time: '10:00', cestaID: battery.cestaID };
  await shop.call('reserveTime', { body: hold });
  await shop.order(await shop.basket(battery.cestaID), { paymentTerms: 'taller', paymentType: null });
  // What is ordered is waited for by nobody.
  expect((await datesFor(tyres)).juntos).toBeNull();
  const [{ cita } = { cita: null }] = (await shop.basket(tyres)).visita;
  const join = { codTienda: 1, date: cita?.date ?? '', time: cita?.hasta ?? '', cestaID: tyres };
  const refused = await shop.refused('reserveTime', { body: join });
  expect(refused).toMatchObject({ code: 'hora-no-ofrecida', values: { desde: monday } });
});
