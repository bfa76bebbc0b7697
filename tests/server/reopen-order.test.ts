import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { balanced, checkBooks, countStock } from '#tests/support/reconciliation.ts';
import { insertCoupon } from '#tests/support/coupons.ts';
import { formOf, lapse, ownBasket, passMinutes } from '#tests/support/late-payment.ts';
import { startShop, thursday, wishFrom, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let stock: Map<number, number>;
beforeAll(async () => {
  shop = await startShop({ handlers: accountsHandlers });
  await insertCoupon(shop.database, { codigo: 'UNO', quedan: 1, por_persona: 1 });
});
afterAll(async () => await shop.close());

/** A basket that became an order, which waits for its payment. */
const ordered = async (more?: Parameters<typeof shop.order>[1]) => {
  const cesta = await ownBasket(shop);
  stock = await countStock(shop.database);
  const form = formOf(await shop.order(cesta, more));
  return { cesta: await shop.basket(cesta.cestaID), form };
};

const three = (cesta: Basket) => ({
  ...wishFrom(cesta),
  products: cesta.products.map(({ id_navision }) => ({ id_navision, cantidad: 3 })),
});
const unitsOf = (cesta: Basket) => cesta.products.map(({ cantidad }) => cantidad);
const booked = async ({ cestaID }: Basket) =>
  await shop.database.rows<{ status: string; hora: string }>(sql`
    select a.status, (lower(a.span) at time zone a.tz)::time::text as hora from allocation a
    where a.hold_token = ${cestaID}::uuid and a.status <> 'cancelled'`);
const soon = (moment: string | undefined) => (Date.parse(moment ?? '') - Date.now()) / 60_000;

describe('changing the basket of an order that is not paid', () => {
  test('gives the order up and goes on: goods are free, the time is held as long as was promised', async () => {
    const { cesta } = await ordered();
    passMinutes(shop, 10);
    const changed = await shop.update(three(cesta));
    expect(changed).toMatchObject({ cestaID: cesta.cestaID, pedido: { status: 'caducado', pagado: 0 } });
    expect(unitsOf(changed)).toEqual([3]);
    expect(changed.hold).toMatchObject({ date: thursday, time: '10:00' });
    // Half an hour for the payment, of which ten minutes are gone.
    expect(soon(changed.hold?.expires)).toBeGreaterThan(18);
    expect(soon(changed.hold?.expires)).toBeLessThan(21);
    expect(await booked(cesta)).toEqual([{ status: 'held', hora: '10:00:00' }]);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('is the same order when it is ordered again, with what is in it then', async () => {
    const { cesta } = await ordered();
    const changed = await shop.update(three(cesta));
    const { pedido } = await shop.order(changed);
    expect(pedido).toMatchObject({ orderNumber: cesta.pedido?.orderNumber, status: 'pendiente-pago' });
    expect(pedido.total).toBe(changed.totals.total);
    expect(await booked(cesta)).toEqual([{ status: 'confirmed', hora: '10:00:00' }]);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('gives the last use of its coupon back, for this basket or another', async () => {
    const cesta = await ownBasket(shop);
    const withCoupon = await shop.update({ ...wishFrom(cesta), cupones: ['UNO'] });
    expect(withCoupon.cupones).toEqual(['UNO']);
    await shop.order(withCoupon);
    const without = await shop.update({ ...wishFrom(await shop.basket(cesta.cestaID)), cupones: [] });
    expect(without.totals.descuento).toBe(0);
    const again = await shop.update({ ...wishFrom(without), cupones: ['UNO'] });
    expect(again.cupones).toEqual(['UNO']);
    expect((await shop.order(again)).pedido.status).toBe('pendiente-pago');
  });

  test('to another hour holds that one', async () => {
    const { cesta } = await ordered();
    const at = { cestaID: cesta.cestaID, codTienda: cesta.selectedTaller ?? 0, date: thursday };
    const { times } = await shop.call('consultTimes', {
      body: { ...at, products: cesta.products.map(({ id_navision, cantidad }) => ({ id_navision, cantidad })) },
    });
    // Its only bay is taken by this very order, which stands in nobody's way but others'.
    expect(times).toContain('10:15');
    await shop.call('reserveTime', { body: { ...at, time: '10:15' } });
    expect(await booked(cesta)).toEqual([{ status: 'held', hora: '10:15:00' }]);
    expect(await shop.basket(cesta.cestaID)).toMatchObject({ pedido: { status: 'caducado' }, hold: { time: '10:15' } });
  });

  test('leaves it where its time is given back: nothing is held, and what was chosen stays', async () => {
    const { cesta } = await ordered();
    const left = await shop.update({ ...wishFrom(cesta), selectedDate: null, selectedTime: null });
    expect(left).toMatchObject({ pedido: { status: 'caducado' }, hold: null });
    expect(unitsOf(left)).toEqual([4]);
    expect(await booked(cesta)).toEqual([]);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('for another vehicle gives its time back', async () => {
    const { cesta } = await ordered();
    const named = await shop.update({ ...wishFrom(cesta), matricula: '1234BCD' });
    await shop.order(named);
    const waiting = await shop.basket(cesta.cestaID);
    const other = await shop.update({ ...wishFrom(waiting), matricula: '9876XYZ' });
    expect(other.cestaID).not.toBe(cesta.cestaID);
    expect(await booked(cesta)).toEqual([]);
  });

  test('is its account’s alone', async () => {
    const email = 'marta.reopen@example.com';
    const { token } = await shop.call('registerUser', {
      body: {
        nombre: 'Marta',
        apellidos: 'Roca',
        email,
        telefono: '611222333',
        codigo_postal: '25001',
        permiso_comercial: false,
        password: 'rodes-a-punt-9',
        privacidad: true,
        idioma: 'ca',
      },
    });
    const cesta = await ownBasket(shop);
    await shop.order(cesta, {}, { token });
    const wish = three(await shop.basket(cesta.cestaID));
    expect((await shop.refused('updateBasket', { body: { cestaState: { ...wish } } })).code).toBe('cesta-con-pedido');
    expect(await booked(cesta)).toMatchObject([{ status: 'confirmed' }]);
    const { cesta: changed } = await shop.call('updateBasket', { body: { cestaState: wish } }, { token });
    expect(unitsOf(changed)).toEqual([3]);
  });

  test('does not keep its time for ever, however often it is ordered and given up', async () => {
    const { cesta } = await ordered();
    await shop.update(three(cesta));
    // Long ago: the hold's whole time and two waits for a payment.
    await shop.database.run(sql`
      update allocation set held_since = clock_timestamp() - interval '106 min' where hold_token = ${cesta.cestaID}::uuid and status = 'held'`);
    const again = await shop.send('placeOrder', shop.asking(await shop.basket(cesta.cestaID)));
    expect(again.body).toMatchObject({ code: 'reserva-caducada' });
    expect(await booked(cesta)).toEqual([]);
  });
});

describe('a payment of an order that was given up', () => {
  test('that was made already is found before: the order is paid, and the basket is that order', async () => {
    const { cesta, form } = await ordered();
    await shop.visitor.open(form);
    await shop.database.run(sql`
      update sandbox_payment set result = '00', message = 'x', pasref = 'p', authcode = '12345', resuelto = now()
      where order_id = ${form.fields['ORDER_ID']}`);
    expect((await shop.refused('updateBasket', { body: { cestaState: three(cesta) } })).code).toBe('cesta-con-pedido');
    const now = await shop.basket(cesta.cestaID);
    expect(now.pedido).toMatchObject({ status: 'confirmado', pagado: 55.13 });
    expect(unitsOf(now)).toEqual([4]);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('that comes after all confirms what was ordered and paid', async () => {
    const { cesta, form } = await ordered();
    await shop.update(three(cesta));
    await shop.tell('aviso', shop.answerTo(form, '00'));
    const now = await shop.basket(cesta.cestaID);
    expect(now.pedido).toMatchObject({ status: 'confirmado', pagado: 55.13, total: 551.28 });
    expect(unitsOf(now)).toEqual([4]);
    expect(await booked(cesta)).toEqual([{ status: 'confirmed', hora: '10:00:00' }]);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('beside that of the order it became counts once: the second goes back', async () => {
    const { cesta, form } = await ordered();
    const again = formOf(await shop.order(await shop.update(three(cesta))));
    await shop.tell('aviso', shop.answerTo(again, '00'));
    await shop.tell('aviso', shop.answerTo(form, '00'));
    const { pedido } = await shop.basket(cesta.cestaID);
    expect(pedido).toMatchObject({ status: 'confirmado', pagado: Number(again.fields['AMOUNT']) / 100 });
    const payments = await shop.database.rows<{ status: string; devuelto: number; importe: number }>(sql`
      select p.status, p.devuelto, p.importe from payment p join customer_order o on o.id = p.order_id
      where o.cesta_id = ${cesta.cestaID}::uuid order by p.intento`);
    expect(payments).toMatchObject([
      { status: 'devolver', devuelto: 5513, importe: 5513 },
      { status: 'pagado', devuelto: 0 },
    ]);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('that was declined leaves nothing to wait for; the basket is changed at once', async () => {
    const { cesta, form } = await ordered();
    await shop.tell('aviso', shop.answerTo(form, '101'));
    expect(await shop.basket(cesta.cestaID)).toMatchObject({
      pedido: { status: 'pendiente-pago', pago: { status: 'denegado' } },
      hold: { time: '10:00' },
    });
    expect(unitsOf(await shop.update(three(cesta)))).toEqual([3]);
  });

  test('that lapsed by itself keeps nothing', async () => {
    const { cesta } = await ordered();
    await lapse(shop);
    expect(await shop.basket(cesta.cestaID)).toMatchObject({ pedido: { status: 'caducado' }, hold: null });
    expect(await booked(cesta)).toEqual([]);
  });
});
