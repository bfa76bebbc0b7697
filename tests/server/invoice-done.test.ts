import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { invoicesOfOrder } from '#server/invoices/invoices-store.ts';
import { keepBilling } from '#server/orders/orders-store.ts';
import { startAgenda, type AgendaHouse } from '#tests/support/agenda.ts';
import { testNow } from '#tests/support/app.ts';
import { billing } from '#tests/support/shop.ts';
import { signInStaff } from '#tests/support/staff.ts';

let shop: AgendaHouse;
let token: string;
beforeAll(async () => {
  shop = await startAgenda(1);
  token = await signInStaff(shop.database, shop.runtime.clock());
});
afterAll(async () => await shop.close());

/** An order that is paid at the workshop, and whose car is there. */
const arrived = async (time: string, cantidad: number) => {
  shop.setClock(testNow);
  const cesta = await shop.readyBasket(time, { products: [{ id_navision: 'N1', cantidad }] });
  await shop.order(cesta, { paymentTerms: 'taller', paymentType: null });
  const order = await shop.database.one<{ visit: string; id: number }>(sql`
    select appointment_id as visit, id from customer_order where cesta_id = ${cesta.cestaID}::uuid`);
  const day = '2027-02-11';
  shop.setClock(new Date(`${day}T${time}:00+01:00`));
  const status = async (next: string) =>
    await shop.change('changeAllocationStatus', { codTienda: 1, token }, order.visit, { status: next });
  expect(await status('arrived')).toMatchObject({ status: 200 });
  return { ...order, status, total: cesta.totals.total };
};
const issued = async (id: number) =>
  (await invoicesOfOrder(shop.database, id)).map(({ papel, tipo, total }) => [papel, tipo, total]);

describe('an order', () => {
  test('whose car is done has its final invoice at once, and not twice although staff take that back', async () => {
    const { id, status, total } = await arrived('10:00', 2);
    expect(await issued(id)).toEqual([]);
    const done = await status('done');
    expect(done).toMatchObject({ status: 200 });
    const final = [['final', 'F2', Math.round(total * 100)]];
    expect(await issued(id)).toEqual(final);
    expect(await shop.undo({ codTienda: 1, token }, done)).toMatchObject({ status: 200 });
    expect(await status('done')).toMatchObject({ status: 200 });
    expect(await issued(id)).toEqual(final);
  });

  test('that costs more than 400 € is not done before somebody is named, and then has its final invoice', async () => {
    const { id, status } = await arrived('12:00', 4);
    const refused = await status('done');
    expect(refused).toMatchObject({ status: 409, body: { code: 'pedido-sin-datos-fiscales' } });
    expect(await issued(id)).toEqual([]);
    const stands = await shop.database.one(sql`select status from customer_order where id = ${id}::bigint`);
    expect(stands).toEqual({ status: 'en-taller' });
    await keepBilling(shop.database, id, billing);
    expect(await status('done')).toMatchObject({ status: 200 });
    expect((await issued(id)).map(([papel, tipo]) => [papel, tipo])).toEqual([['final', 'F1']]);
  });
});
