import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { reconciliationRules } from '#server/reconciliation/reconciliation-rules.ts';
import { lookAtBooks } from '#server/reconciliation/reconciliation-store.ts';
import { reconcileBooks } from '#server/reconciliation/reconciliation-jobs.ts';
import { sql } from '#server/database/sql.ts';
import { metricsOver } from '#server/http/metrics.ts';
import { balanced, checkBooks, countStock } from '#tests/support/reconciliation.ts';
import { insertCoupon } from '#tests/support/coupons.ts';
import { insertTyre } from '#tests/support/catalogue.ts';
import { insertPromotion } from '#tests/support/promotions.ts';
import { startShop, wishFrom, type TestShop } from '#tests/support/shop.ts';

const said: { readonly msg: string; readonly regla?: string; readonly ejemplos?: readonly string[] }[] = [];
let shop: TestShop;
/** Numbers of an order that is paid, one that lapsed with its coupon and promotion, and one that waits with them. */
let paid: string;
let lapsed: string;
let waiting: string;
let promotion: string;
let stock: Map<number, number>;

const later = (minutes: number) => shop.setClock(new Date(shop.runtime.clock().getTime() + minutes * 60_000));
const lapse = async () => {
  later(31);
  await shop.work();
};

const ready = async (time: string, id_navision: string, cupones: readonly string[] = []): Promise<Basket> =>
  await shop.readyBasket(time, { products: [{ id_navision, cantidad: 4 }], cupones: [...cupones] });

const order = async (cesta: Basket) => {
  const { pedido, pasarela } = await shop.order(cesta);
  if (!pasarela) throw new Error('an order without a payment');
  return { orderNumber: pedido.orderNumber, form: pasarela };
};

beforeAll(async () => {
  const log = pino({ level: 'error' }, { write: (line) => said.push(JSON.parse(line)) });
  shop = await startShop({ log });
  const { database } = shop;
  await insertCoupon(database, { codigo: 'DIEZ', quedan: 10, por_persona: 5 });
  await insertTyre(database, { id: 70 });
  promotion = `promocion:${await insertPromotion(database, { productos: ['N70'], quedan: 40, por_persona: 20 })}`;
  stock = await countStock(database);

  const first = await order(await ready('09:00', 'N1'));
  await shop.tell('aviso', shop.answerTo(first.form, '00'));
  paid = first.orderNumber;
  lapsed = (await order(await ready('10:00', 'N70', ['DIEZ']))).orderNumber;
  await lapse();
  waiting = (await order(await ready('10:00', 'N70', ['DIEZ']))).orderNumber;
});
afterAll(async () => await shop.close());

class Undone extends Error {}

/** What is found once the books were falsified, by rule; then nothing happened. */
const foundAfter = async (falsify: string): Promise<Record<string, readonly string[]>> => {
  let found = {};
  await shop.database
    .transaction(async (tx) => {
      await tx.script(falsify);
      const broken = (await lookAtBooks(tx)).filter(({ descuadres }) => descuadres > 0);
      found = Object.fromEntries(broken.map(({ regla, ejemplos }) => [regla, ejemplos]));
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  return found;
};

const idOf = (orderNumber: string) => `(select id from customer_order where order_number = '${orderNumber}')`;
const offerOf = (product: number) => `(select id from offer where product_id = ${product})`;

describe('the books', () => {
  test('balance after orders were paid, lapsed and made', async () => {
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  test('know what is set aside whatever an import says there is', async () => {
    expect(await foundAfter(`update offer set stock = 3 where product_id in (1, 70)`)).toEqual({});
  });

  test('find an order that waits without its goods, or with fewer than its lines say', async () => {
    expect(
      await foundAfter(`update order_line set cantidad = 5 where clase = 'producto' and order_id = ${idOf(waiting)}`),
    ).toEqual({ 'goods-of-orders': [waiting] });
    expect(
      await foundAfter(
        `update stock_claim set liberado = now() where order_id = ${idOf(paid)};
         update offer set apartado = 0 where id = ${offerOf(1)}`,
      ),
    ).toEqual({ 'goods-of-orders': [paid] });
  });

  test('find a dead order that kept its goods', async () => {
    expect(
      await foundAfter(
        `update stock_claim set liberado = null where order_id = ${idOf(lapsed)};
         update offer set apartado = apartado + 4 where id = ${offerOf(70)}`,
      ),
    ).toEqual({ 'goods-of-orders': [lapsed] });
  });

  test('find a living order without its time, and a dead one with one', async () => {
    expect(await foundAfter(`update allocation set order_id = ${idOf(lapsed)} where order_id = ${idOf(paid)}`)).toEqual(
      { 'times-of-orders': [paid, lapsed].toSorted() },
    );
  });

  test('find two cars in one bay', async () => {
    const { bay, from } = await shop.database.one<{ bay: string; from: string }>(sql`
      select a.cod_tienda || '/' || a.bay_id as bay, lower(a.span)::text as from
      from allocation a join customer_order o on o.id = a.order_id where o.order_number = ${paid}`);
    expect(
      await foundAfter(
        `set constraints never_double deferred;
         insert into allocation (appointment_id, cod_tienda, bay_id, tz, span, kind, status)
         select gen_random_uuid(), cod_tienda, bay_id, tz, span, 'block', 'confirmed' from allocation where order_id = ${idOf(paid)}`,
      ),
    ).toEqual({ 'overlapping-times': [`${bay} ${from}`] });
  });

  test('know that an appointment does not stand in the way of its own new time', async () => {
    const { bay, from } = await shop.database.one<{ bay: string; from: string }>(sql`
      select a.cod_tienda || '/' || a.bay_id as bay, lower(a.span) + interval '15 min' as from
      from allocation a join customer_order o on o.id = a.order_id where o.order_number = ${paid}`);
    const hold = (moves: string) => `
      set constraints never_double deferred;
      insert into allocation (appointment_id, cod_tienda, bay_id, tz, span, kind, status, hold_token, held_since, expires_at, moves)
      select gen_random_uuid(), cod_tienda, bay_id, tz, tstzrange(lower(span) + interval '15 min', upper(span) + interval '15 min'),
        'booking', 'held', gen_random_uuid(), now(), now() + interval '15 min', ${moves}
      from allocation where order_id = ${idOf(paid)}`;
    expect(await foundAfter(hold('appointment_id'))).toEqual({});
    const { 'overlapping-times': overlaps } = await foundAfter(hold('gen_random_uuid()'));
    expect(overlaps).toHaveLength(1);
    expect(overlaps?.[0]).toContain(bay);
    expect(new Date(overlaps?.[0]?.slice(bay.length + 1) ?? '')).toEqual(new Date(from));
  });

  test('find lines that do not make their total', async () => {
    expect(
      await foundAfter(`update order_line set importe = importe + 1 where posicion = 1 and order_id = ${idOf(paid)}`),
    ).toEqual({ 'lines-make-the-total': [paid] });
  });

  test('find money that came and is written nowhere', async () => {
    expect(await foundAfter(`update customer_order set pagado = 0 where order_number = '${paid}'`)).toEqual({
      'payments-make-the-paid': [paid],
      'orders-are-invoiced': [paid],
    });
  });

  test('find what is not invoiced, a number that is missing, and an invoice without its record', async () => {
    const { numero } = await shop.database.one<{ numero: string }>(sql`select numero from invoice`);
    expect(await foundAfter(`insert into invoice_end (numero, por, en) values ('${numero}', null, now())`)).toEqual({
      'orders-are-invoiced': [paid],
      'records-of-invoices': [numero],
    });
    expect(await foundAfter('update invoice_series set ultimo = 2')).toEqual({
      'numbers-without-gap': ['simplificada2027'],
    });
  });

  test('find money for a dead order that nobody gives back', async () => {
    expect(
      await foundAfter(
        `update payment set status = 'pagado' where order_id = ${idOf(lapsed)};
         update customer_order set pagado = a_pagar where order_number = '${lapsed}'`,
      ),
    ).toEqual({ 'paid-and-dead': [lapsed] });
    expect(
      await foundAfter(
        `insert into payment_refund (reference, importe, motivo, creado)
         select reference, importe, 'hora-perdida', now() from payment where order_id = ${idOf(lapsed)};
         update payment set status = 'devolver', devuelto = importe where order_id = ${idOf(lapsed)}`,
      ),
    ).toEqual({});
  });

  test('find money that left a payment without a refund that says so, or the other way round', async () => {
    const { reference } = await shop.database.one<{ reference: string }>(
      sql`select p.reference from payment p join customer_order o on o.id = p.order_id where o.order_number = ${paid}`,
    );
    const less = `update customer_order set pagado = pagado - 1 where order_number = '${paid}'`;
    const refund = `insert into payment_refund (reference, importe, motivo, creado) values ('${reference}', 1, 'ajuste', now())`;
    const returned = `update payment set devuelto = 1 where reference = '${reference}'`;
    expect(await foundAfter(`${less}; ${returned}`)).toEqual({
      'refunds-make-the-returned': [reference],
      'orders-are-invoiced': [paid],
    });
    expect(await foundAfter(refund)).toEqual({ 'refunds-make-the-returned': [reference] });
    expect(await foundAfter(`${less}; ${returned}; ${refund}`)).toEqual({ 'orders-are-invoiced': [paid] });
  });

  test('find an order that waits for a choice that nobody is asked for', async () => {
    expect(
      await foundAfter(`update customer_order set status = 'por-decidir' where order_number = '${lapsed}'`),
    ).toEqual({ 'undecided-orders': [lapsed] });
  });

  test('find a counter of goods that is not what orders claim', async () => {
    const { id } = await shop.database.one<{ id: number }>(sql`select id from offer where product_id = 70`);
    expect(await foundAfter(`update offer set apartado = apartado + 1 where id = ${id}`)).toEqual({
      'stock-set-aside': [`offer ${id}`],
    });
  });

  test('find a capped use too many, in all and of one person', async () => {
    expect(await foundAfter(`update cap set quedan = quedan - 1 where clave = '${promotion}'`)).toEqual({
      'uses-in-all': [promotion],
    });
    const person = 'cupon:DIEZ correo:nuria@example.com';
    expect(await foundAfter(`update cap_use set usos = usos + 1 where clave = 'cupon:DIEZ'`)).toEqual({
      'uses-of-a-person': [person],
    });
    expect(await foundAfter(`delete from cap_use where clave = 'cupon:DIEZ'`)).toEqual({
      'uses-of-a-person': [person],
    });
  });

  test('find a dead order that kept its uses', async () => {
    expect(
      await foundAfter(
        `update cap_claim set liberado = null where order_id = ${idOf(lapsed)};
         update cap c set quedan = quedan - k.cantidad from cap_claim k where k.clave = c.clave and k.order_id = ${idOf(lapsed)};
         update cap_use u set usos = usos + k.cantidad from cap_claim k where k.clave = u.clave and k.order_id = ${idOf(lapsed)}`,
      ),
    ).toEqual({ 'uses-of-orders': [lapsed] });
  });

  test('find an order that was confirmed to nobody, or twice', async () => {
    expect(await foundAfter(`delete from mail where template = 'confirmacion'`)).toEqual({
      'one-confirmation': [paid],
    });
    expect(
      await foundAfter(
        `insert into mail (id, template, destinatario, idioma, datos)
         select gen_random_uuid(), template, destinatario, idioma, datos from mail where template = 'confirmacion'`,
      ),
    ).toEqual({ 'one-confirmation': [paid] });
  });

  test('find two orders of one basket', async () => {
    const { id } = await shop.database.one<{ id: string }>(
      sql`select cesta_id as id from customer_order where order_number = ${paid}`,
    );
    expect(
      await foundAfter(
        `alter table customer_order drop constraint customer_order_cesta_id_key;
         update customer_order set cesta_id = '${id}' where order_number = '${waiting}'`,
      ),
    ).toEqual({ 'one-order-of-a-basket': [id] });
  });
});

describe('a look at the books', () => {
  const metrics = async () => {
    const body = await metricsOver(shop.database).metrics();
    return body.split('\n').filter((line) => line.startsWith('rodera_books'));
  };

  test('is in the metrics, rule by rule and with its moment', async () => {
    expect(await metrics()).toEqual(['rodera_books_checked_timestamp_seconds 0']);
    await reconcileBooks(shop.runtime);
    const shown = await metrics();
    for (const rule of Object.keys(reconciliationRules))
      expect(shown).toContain(`rodera_books_out_of_balance{rule="${rule}"} 0`);
    expect(shown).toContain(`rodera_books_checked_timestamp_seconds ${shop.runtime.clock().getTime() / 1000}`);
    expect(said).toEqual([]);
  });

  test('logs what breaks a rule by name, and is kept until the next', async () => {
    await shop.database.run(sql`update customer_order set pagado = 0 where order_number = ${paid}`);
    await reconcileBooks(shop.runtime);
    expect(said).toMatchObject([
      { msg: 'the books do not balance', regla: 'payments-make-the-paid', descuadres: 1, ejemplos: [paid] },
      { msg: 'the books do not balance', regla: 'orders-are-invoiced' },
    ]);
    expect(await metrics()).toContain('rodera_books_out_of_balance{rule="payments-make-the-paid"} 1');

    await shop.database.run(sql`update customer_order set pagado = a_pagar where order_number = ${paid}`);
    await reconcileBooks(shop.runtime);
    expect(await metrics()).toContain('rodera_books_out_of_balance{rule="payments-make-the-paid"} 0');
  });
});

describe('an order that lapsed and came back with other goods', () => {
  test('takes only those when its payment comes late, and only their uses', async () => {
    const before = await countStock(shop.database);
    const cesta = await ready('11:00', 'N70', ['DIEZ']);
    await order(cesta);
    await lapse();
    const changed = await shop.update({
      ...wishFrom(cesta),
      version: (await shop.basket(cesta.cestaID)).version,
      products: [{ id_navision: 'N1', cantidad: 2 }],
      cupones: [],
    });
    const { form, orderNumber } = await order(changed);
    await lapse();
    await shop.tell('aviso', shop.answerTo(form, '00'));
    const { status } = await shop.database.one<{ status: string }>(
      sql`select status from customer_order where order_number = ${orderNumber}`,
    );
    expect(status).toBe('confirmado');
    expect(await checkBooks(shop.database, before)).toEqual(balanced);
  });
});
