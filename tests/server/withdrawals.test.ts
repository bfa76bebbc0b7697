import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { signOrdered } from '#server/change-requests/change-signature.ts';
import { sql } from '#server/database/sql.ts';
import { billOrder } from '#server/invoices/bill-order.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { orderProgressHandlers } from '#server/order-progress/order-progress-handlers.ts';
import { withdrawalsHandlers } from '#server/withdrawals/withdrawals-handlers.ts';
import { startAgenda, type AgendaHouse } from '#tests/support/agenda.ts';
import { testNow } from '#tests/support/app.ts';
import { billing } from '#tests/support/shop.ts';
import { formOf, ownBasket } from '#tests/support/late-payment.ts';
import { balanced, checkBooks, countStock } from '#tests/support/reconciliation.ts';
import { signInStaff } from '#tests/support/staff.ts';

let shop: AgendaHouse;
let staff: string;
let stock: Map<number, number>;
beforeAll(async () => {
  shop = await startAgenda(0);
  await shop.database.run(sql`update offer set stock = 1000`);
  staff = await signInStaff(shop.database, shop.runtime.clock(), { rol: 'operador' });
});
afterAll(async () => await shop.close());

const handlers = { ...orderProgressHandlers, ...withdrawalsHandlers };
const send = async (
  name: 'readWithdrawal' | 'withdraw' | 'listWithdrawals' | 'takeGoodsBack',
  parts: object,
  token?: string,
) => {
  const { status, body } = await dispatchOver(shop.runtime, handlers as never)(name, {
    ...parts,
    ...(token === undefined ? {} : { token }),
    language: 'es',
    address: 'x',
    userAgent: '',
    reference: 'x',
  });
  return { status, body: body as Record<string, never> };
};

/** A paid order with the link of its letters. */
const paid = async () => {
  const cesta = await ownBasket(shop);
  stock = await countStock(shop.database);
  const form = formOf(await shop.order(cesta));
  const visit = { telefono: '600000000', pin: '1234', entrega: 'solo-aviso' };
  await shop.visitor.press(await shop.visitor.open(form), visit);
  return await linked(cesta);
};
const linked = async ({ cestaID }: Basket) => {
  const order = await shop.database.one<{
    id: number;
    n: string;
    cita: string;
    starts: Date;
    pagado: number;
    email: string;
  }>(sql`
    select o.id, o.order_number as n, a.appointment_id as cita, lower(a.span) as starts, o.pagado, o.email
    from customer_order o join allocation a on a.order_id = o.id where o.cesta_id = ${cestaID}::uuid`);
  const firma = await signOrdered(shop.database, { citaId: order.cita, starts: order.starts });
  return { ...order, parts: { params: { n: order.n }, query: { cita: order.cita, firma } } };
};
const declaration = { body: { nombre: 'Núria Pons', confirmo: true } };
const done = async (cita: string) => {
  shop.setClock(new Date('2027-02-11T12:07:00Z'));
  const where = {
    codTienda: (
      await shop.database.one<{ shop: number }>(sql`
    select cod_tienda as shop from allocation where appointment_id = ${cita}::uuid limit 1`)
    ).shop,
    token: staff,
  };
  await shop.database.run(sql`update allocation set status = 'arrived' where appointment_id = ${cita}::uuid`);
  await shop.database.run(sql`update customer_order set status = 'en-taller' where appointment_id = ${cita}::uuid`);
  return where;
};
const finish = async (cita: string) => {
  await shop.database.run(sql`update allocation set status = 'done' where appointment_id = ${cita}::uuid`);
  const { id } = await shop.database.one<{ id: number }>(sql`
    update customer_order set status = 'completado' where appointment_id = ${cita}::uuid returning id`);
  await billOrder(shop.runtime, id, billing);
  // The log has the database's own clock; the shop of the tests another.
  shop.setClock(new Date());
};

describe('to withdraw from an order', () => {
  it('before the car comes gives everything back, and is confirmed by mail with day and hour; said again, it is as it was', async () => {
    const { id, parts, cita, pagado, email } = await paid();
    expect(pagado).toBeGreaterThan(0);
    expect((await send('readWithdrawal', parts)).body).toMatchObject({
      puede: 'todo',
      importe: pagado / 100,
      declarado: null,
    });
    const first = await send('withdraw', { ...parts, ...declaration });
    expect(first).toMatchObject({ status: 200, body: { declarado: { estado: 'hecho', importe: pagado / 100 } } });
    const many = await Promise.all(
      Array.from({ length: 5 }, async () => await send('withdraw', { ...parts, ...declaration })),
    );
    expect(many.map(({ body }) => body['declarado'])).toEqual(Array.from({ length: 5 }, () => first.body['declarado']));
    await shop.work();
    const state = await shop.database.one(sql`
      select o.status, o.pagado, (select status from payment where order_id = o.id) as payment,
        (select status from allocation where appointment_id = ${cita}::uuid limit 1) as time
      from customer_order o where o.id = ${id}::bigint`);
    expect(state).toEqual({ status: 'cancelado', pagado: 0, payment: 'devuelto', time: 'cancelled' });
    expect((await shop.mailsTo(email)).filter((template) => template !== 'factura')).toEqual([
      'confirmacion',
      'desistimiento',
    ]);
    const letter = JSON.stringify(await shop.lastLetter(email, 'desistimiento'));
    for (const words of ['dimarts, 9 de febrer del 2027', '9:00:00', 'Núria Pons', parts.params.n, '4 × Michelin'])
      expect(letter).toContain(words);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  it('is not possible while the car is there, nor of what is fitted, and says why', async () => {
    const { parts, cita } = await paid();
    await done(cita);
    expect((await send('readWithdrawal', parts)).body).toMatchObject({ puede: 'nada', motivo: 'en-curso' });
    await finish(cita);
    expect((await send('readWithdrawal', parts)).body).toMatchObject({
      puede: 'nada',
      motivo: 'montado',
      lineas: [{ motivo: 'montado' }],
    });
    expect(await send('withdraw', { ...parts, ...declaration })).toMatchObject({
      status: 409,
      body: { code: 'no-se-desiste' },
    });
    shop.setClock(testNow);
  });

  it('of what was handed over waits for the goods; staff take them back, once, and what was paid online returns', async () => {
    const { id, parts, cita, pagado } = await paid();
    const where = await done(cita);
    await shop.database.run(sql`
      update customer_order set snapshot = jsonb_set(snapshot, '{cesta,products,0,tipo_producto}', '"acc-transporte"')
      where id = ${id}::bigint`);
    await finish(cita);
    const shown = await send('readWithdrawal', parts);
    const { enLinea, enTaller, importe } = shown.body as unknown as Record<string, number>;
    expect(shown.body).toMatchObject({ puede: 'lineas', lineas: [{ motivo: null }] });
    expect([enLinea, Number(enLinea) + Number(enTaller)]).toEqual([Math.min(pagado / 100, Number(importe)), importe]);
    expect(await send('withdraw', { ...parts, ...declaration })).toMatchObject({
      body: { declarado: { estado: 'por-devolver' } },
    });
    const { body } = await send('listWithdrawals', { params: { codTienda: where.codTienda } }, staff);
    const [made] = body['desistimientos'] as unknown as { id: number; estado: string }[];
    expect(made?.estado).toBe('por-devolver');
    const take = async () =>
      await send('takeGoodsBack', { params: { codTienda: where.codTienda, id: made?.id } }, staff);
    const both = await Promise.all([take(), take()]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    const { devuelto } = await shop.database.one<{ devuelto: number }>(sql`
      select sum(devuelto)::int as devuelto from payment where order_id = ${id}::bigint`);
    expect(devuelto).toBe(Math.min(pagado, Math.round(Number(shown.body['importe']) * 100)));
    shop.setClock(testNow);
    expect(await checkBooks(shop.database, stock)).toEqual(balanced);
  });

  it('is shown to staff with the name that was declared, beside whose order it is', async () => {
    const { id, parts } = await paid();
    await send('withdraw', { ...parts, body: { nombre: 'Marc Puig', confirmo: true } });
    const { shop: codTienda, customer } = await shop.database.one<{ shop: number; customer: string }>(sql`
      select cod_tienda as shop, concat_ws(' ', nombre, apellidos) as customer from customer_order where id = ${id}::bigint`);
    const listed = async () =>
      (await send('listWithdrawals', { params: { codTienda } }, staff)).body['desistimientos'] as unknown;
    expect(await listed()).toMatchObject([{ orderNumber: parts.params.n, nombre: customer, declarante: 'Marc Puig' }]);
    // A server of the release before does not write it.
    await shop.database.run(sql`update withdrawal set declarante = null where order_id = ${id}::bigint`);
    expect(await listed()).toMatchObject([{ nombre: customer, declarante: null }]);
  });

  it('is nobody else’s, and of another workshop’s staff neither', async () => {
    const { parts } = await paid();
    const wrong = { ...parts, query: { ...parts.query, firma: 'x'.repeat(parts.query.firma.length) } };
    expect(await send('withdraw', { ...wrong, ...declaration })).toMatchObject({ status: 404 });
    expect(await send('readWithdrawal', { params: parts.params, query: {} })).toMatchObject({ status: 404 });
    const { id } = await shop.database.one<{ id: number }>(sql`select max(id) as id from withdrawal`);
    const elsewhere = await signInStaff(shop.database, shop.runtime.clock(), { talleres: [2] });
    expect(await send('takeGoodsBack', { params: { codTienda: 1, id } }, elsewhere)).toMatchObject({ status: 403 });
    expect(await send('takeGoodsBack', { params: { codTienda: 2, id } }, elsewhere)).toMatchObject({ status: 404 });
  });
});
