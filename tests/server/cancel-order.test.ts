import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { cents } from '#domain/money/cents.ts';
import { isRefusal } from '#domain/refusal.ts';
import { sql } from '#server/database/sql.ts';
import { cancelOrder } from '#server/checkout/cancel-order.ts';
import { refundPart } from '#tests/support/refund-part.ts';
import { balanced, checkBooks, countStock } from '#tests/support/reconciliation.ts';
import { insertCoupon } from '#tests/support/coupons.ts';
import { formOf, ownBasket, passMinutes } from '#tests/support/late-payment.ts';
import { startShop, thursday, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let stock: Map<number, number>;
beforeAll(async () => {
  shop = await startShop();
  await insertCoupon(shop.database, { codigo: 'UNO', quedan: 1 });
});
afterAll(async () => await shop.close());

const pedido = async (cesta: Basket) => (await shop.basket(cesta.cestaID)).pedido;
const idOf = async ({ cestaID }: Basket): Promise<number> =>
  (await shop.database.one<{ id: number }>(sql`select id from customer_order where cesta_id = ${cestaID}::uuid`)).id;

const mails = async (cesta: Basket) =>
  (
    await shop.database.rows<{ template: string }>(
      sql`select template from mail where datos ->> 'orderId' = ${String(await idOf(cesta))} order by creado, template`,
    )
  ).map(({ template }) => template);

/** What the payments of an order are, and what the pretend bank gave back of them. */
const money = async (cesta: Basket) =>
  await shop.database.rows<{ status: string; promised: number; given: number }>(sql`
    select p.status, p.devuelto as promised, (
      select coalesce(sum(s.importe), 0)::int from sandbox_refund s where s.order_id = p.reference) as given
    from payment p where p.order_id = ${await idOf(cesta)}::bigint order by p.intento`);

const paid = async (cupones: string[] = []): Promise<Basket> => {
  let cesta = await ownBasket(shop);
  if (cupones.length > 0) cesta = await shop.basket((await shop.update({ ...wish(cesta), cupones })).cestaID);
  stock = await countStock(shop.database);
  const form = formOf(await shop.order(cesta));
  await shop.visitor.press(await shop.visitor.open(form), {
    telefono: '600000000',
    pin: '1234',
    entrega: 'solo-aviso',
  });
  expect((await pedido(cesta))?.status).toBe('confirmado');
  return cesta;
};

const wish = ({ cestaID, products, selectedTaller, selectedDate, selectedTime }: Basket) => ({
  cestaID,
  products: products.map(({ id_navision, cantidad }) => ({ id_navision, cantidad })),
  selectedTaller,
  selectedDate,
  selectedTime,
});

const freeTimes = async (cesta: Basket) =>
  (
    await shop.call('consultTimes', {
      body: { codTienda: cesta.selectedTaller ?? 0, date: thursday, products: [{ id_navision: 'N1', cantidad: 4 }] },
    })
  ).times;

describe('an order that is cancelled', () => {
  test('gives back all that was paid, and goods, coupon and time are anybody’s again', async () => {
    const cesta = await paid(['UNO']);
    const uses = async () =>
      (await shop.database.one<{ quedan: number }>(sql`select quedan from cap where clave = 'cupon:UNO'`)).quedan;
    expect([await uses(), (await freeTimes(cesta)).includes('10:00')]).toEqual([0, false]);
    const pagado = (await pedido(cesta))?.pagado ?? 0;
    const order = await cancelOrder(shop.runtime, await idOf(cesta), { devolver: 'todo' });
    expect(isRefusal(order)).toBe(false);
    expect(await pedido(cesta)).toMatchObject({ status: 'cancelado', pagado: 0, pago: { status: 'devolver' } });
    expect([await uses(), (await freeTimes(cesta)).includes('10:00')]).toEqual([1, true]);
    expect(await mails(cesta)).toEqual(['confirmacion', 'cancelacion']);
    await shop.work();
    expect(await money(cesta)).toEqual([
      { status: 'devuelto', promised: Math.round(pagado * 100), given: Math.round(pagado * 100) },
    ]);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('may keep a part of what was paid', async () => {
    const cesta = await paid();
    await cancelOrder(shop.runtime, await idOf(cesta), { devolver: cents(4000) });
    expect(await pedido(cesta)).toMatchObject({ status: 'cancelado', pagado: 15.13, pago: { status: 'pagado' } });
    await shop.work();
    expect(await money(cesta)).toEqual([{ status: 'pagado', promised: 4000, given: 4000 }]);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('never gives back more than was paid: then nothing at all is done', async () => {
    const cesta = await paid();
    expect(await cancelOrder(shop.runtime, await idOf(cesta), { devolver: cents(5514) })).toEqual({
      refusal: 'devolucion-excesiva',
    });
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 55.13 });
    expect(await mails(cesta)).toEqual(['confirmacion']);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('stays so when it is cancelled again, and again at once', async () => {
    const cesta = await paid();
    const id = await idOf(cesta);
    await Promise.all([1, 2, 3].map(async () => await cancelOrder(shop.runtime, id, { devolver: 'todo' })));
    await cancelOrder(shop.runtime, id, { devolver: cents(100) });
    await shop.work();
    expect(await money(cesta)).toEqual([{ status: 'devuelto', promised: 5513, given: 5513 }]);
    expect(await mails(cesta)).toEqual(['confirmacion', 'cancelacion']);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('before it was paid has nothing to give back; a payment that still comes goes back', async () => {
    const cesta = await ownBasket(shop);
    stock = await countStock(shop.database);
    const form = formOf(await shop.order(cesta));
    const page = await shop.visitor.open(form);
    await cancelOrder(shop.runtime, await idOf(cesta), { devolver: 'todo' });
    await shop.visitor.press(page, { telefono: '600000000', pin: '1234', entrega: 'solo-aviso' });
    await shop.work();
    expect(await pedido(cesta)).toMatchObject({ status: 'cancelado', pagado: 0 });
    expect(await money(cesta)).toEqual([{ status: 'devuelto', promised: 5513, given: 5513 }]);
    expect(await mails(cesta)).toEqual(['cancelacion', 'devolucion']);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('cannot be one whose car is in the workshop, that is done, that lapsed, or that there is not', async () => {
    const cesta = await paid();
    const id = await idOf(cesta);
    for (const status of ['en-taller', 'completado', 'caducado']) {
      await shop.database.run(sql`update customer_order set status = ${status} where id = ${id}::bigint`);
      expect(await cancelOrder(shop.runtime, id, { devolver: 'todo' })).toEqual({ refusal: 'pedido-no-cancelable' });
    }
    await shop.database.run(sql`update customer_order set status = 'confirmado' where id = ${id}::bigint`);
    expect(await cancelOrder(shop.runtime, 999_999_999, { devolver: 'todo' })).toEqual({ refusal: 'pedido-no-existe' });
  });
});

describe('a part of the money', () => {
  test('goes back of an order that stands, as often as asked and never more than was paid', async () => {
    const cesta = await paid();
    const id = await idOf(cesta);
    for (const [importe, left] of [
      [1000, 45.13],
      [1000, 35.13],
      [13, 35],
    ] as const) {
      await refundPart(shop.runtime, id, cents(importe));
      expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: left, pago: { status: 'pagado' } });
    }
    expect(await refundPart(shop.runtime, id, cents(3501))).toEqual({ refusal: 'devolucion-excesiva' });
    await shop.work();
    expect(await money(cesta)).toEqual([{ status: 'pagado', promised: 2013, given: 2013 }]);
    await refundPart(shop.runtime, id, 'todo');
    passMinutes(shop, 1);
    await shop.work();
    expect(await money(cesta)).toEqual([{ status: 'devuelto', promised: 5513, given: 5513 }]);
    expect(await pedido(cesta)).toMatchObject({ status: 'confirmado', pagado: 0 });
    expect((await mails(cesta)).filter((template) => template === 'devolucion')).toHaveLength(4);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('asked for many times at once is never more than was paid', async () => {
    const cesta = await paid();
    const id = await idOf(cesta);
    const answers = await Promise.all(
      Array.from({ length: 10 }, async () => await refundPart(shop.runtime, id, cents(1000))),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(5);
    await shop.work();
    expect(await money(cesta)).toEqual([{ status: 'pagado', promised: 5000, given: 5000 }]);
  });
});
