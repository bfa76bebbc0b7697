import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { cancelOrder } from '#server/checkout/cancel-order.ts';
import { sql } from '#server/database/sql.ts';
import { findMail } from '#server/mail/mail-store.ts';
import { erasePerson } from '#server/leaving/erase-store.ts';
import { writeLetter } from '#server/letters.ts';
import { lookAtBooks } from '#server/reconciliation/reconciliation-store.ts';
import { invoicesHandlers } from '#server/invoices/invoices-handlers.ts';
import { insertInvoicedOrder, insertPaidOrder } from '#tests/support/invoiced-order.ts';
import { formOf, lapse, ownBasket } from '#tests/support/late-payment.ts';
import { readPdf } from '#tests/support/pdf.ts';
import { billing, startShop, type TestShop } from '#tests/support/shop.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { ona } from '#tests/support/ona.ts';

let shop: TestShop;
let staff: string;
let operator: string;
beforeAll(async () => {
  shop = await startShop({ handlers: { ...accountsHandlers, ...invoicesHandlers } });
  staff = await signInStaff(shop.database, shop.runtime.clock());
  operator = await signInStaff(shop.database, shop.runtime.clock(), { rol: 'operador', talleres: [] });
});
afterAll(async () => await shop.close());

const issuedFor = async (pedido: string) =>
  (await shop.call('readBilledOrder', { params: { pedido } }, { token: operator })).facturas;
const kinds = async (pedido: string) =>
  (await issuedFor(pedido)).map(({ papel, tipo, total }) => `${papel} ${tipo} ${total}`);
const about = new Set<string>([
  'orders-are-invoiced',
  'numbers-without-gap',
  'records-of-invoices',
  'chain-of-records',
]);
const balance = async () =>
  (await lookAtBooks(shop.database))
    .filter(({ regla, descuadres }) => about.has(regla) && descuadres > 0)
    .map(({ regla, ejemplos }) => [regla, ejemplos]);

const pays = async (more: Parameters<TestShop['order']>[1] = {}): Promise<{ cesta: Basket; pedido: string }> => {
  const cesta = await ownBasket(shop);
  const placed = await shop.order(cesta, more);
  await shop.tell('aviso', shop.answerTo(formOf(placed), '00'));
  return { cesta, pedido: placed.pedido.orderNumber };
};

describe('a payment', () => {
  test('of a deposit is an advance invoice, with its letter, record and file', async () => {
    const { pedido, cesta } = await pays();
    const [advance] = await issuedFor(pedido);
    expect(advance).toMatchObject({ papel: 'anticipo', tipo: 'F2', vigente: true });
    expect(advance?.total).toBeCloseTo(cesta.totals.total / 10, 1);
    const mail = await shop.database.one<{ id: string }>(
      sql`select id from mail where template = 'factura' and datos ->> 'numero' = ${advance?.numero}`,
    );
    const row = await findMail(shop.database, mail.id);
    const letter = row && (await writeLetter(shop.runtime, row));
    expect(letter?.subject).toBe(`Factura simplificada ${advance?.numero}`);
    expect(letter?.file?.filename).toBe(`${advance?.numero}.pdf`);
    expect(
      Buffer.from(letter?.file?.content ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('of all of it is the invoice of the order, and is asked for tax data above 400 €', async () => {
    const cesta = await ownBasket(shop);
    expect(await shop.refused('placeOrder', shop.asking(cesta, { paymentTerms: 'total' }))).toMatchObject({
      code: 'datos-no-validos',
      errors: { 'cestaState.billing': expect.stringContaining('NIF') },
    });
    const { pedido } = await pays({ paymentTerms: 'total', billing });
    expect(await kinds(pedido)).toEqual([`total F1 ${cesta.totals.total}`]);
  });

  test('that is told twice is invoiced once, and one that goes back at once never', async () => {
    const cesta = await ownBasket(shop);
    const placed = await shop.order(cesta);
    const form = formOf(placed);
    const answer = shop.answerTo(form, '00');
    await shop.tell('aviso', answer);
    await shop.tell('retorno', answer);
    expect(await issuedFor(placed.pedido.orderNumber)).toHaveLength(1);
  });

  test('that comes late and finds its time again is invoiced then', async () => {
    const cesta = await ownBasket(shop);
    const placed = await shop.order(cesta);
    await lapse(shop);
    await shop.tell('aviso', shop.answerTo(formOf(placed), '00'));
    expect(await kinds(placed.pedido.orderNumber)).toHaveLength(1);
  });

  test('of a cancelled order is corrected as it goes back, to nothing', async () => {
    const { pedido, cesta } = await pays();
    const { id } = await shop.database.one<{ id: number }>(
      sql`select id from customer_order where cesta_id = ${cesta.cestaID}::uuid`,
    );
    await cancelOrder(shop.runtime, id, { devolver: 'todo' });
    const all = await issuedFor(pedido);
    expect(all.map(({ papel, tipo }) => [papel, tipo])).toEqual([
      ['anticipo', 'F2'],
      ['rectificativa', 'R5'],
    ]);
    expect(all.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(0);
  });
});

describe('the desk', () => {
  test('issues what of an order is done, once it has the tax data that it needs', async () => {
    const { pedido, orderId } = await insertPaidOrder(shop.runtime, { total: 60_000, pagado: 6000 });
    const bill = { params: { pedido }, body: {} };
    await shop.call('billOrder', bill, { token: staff });
    await shop.database.run(sql`update customer_order set status = 'completado' where id = ${orderId}::bigint`);
    expect(await shop.refused('billOrder', bill, { token: staff })).toMatchObject({
      code: 'factura-sin-datos-fiscales',
    });
    expect(await kinds(pedido)).toEqual(['anticipo F2 60']);
    await shop.call('billOrder', { params: { pedido }, body: { billing } }, { token: staff });
    expect(await kinds(pedido)).toEqual(['anticipo F2 60', 'final F1 540']);
    expect(await shop.call('billOrder', bill, { token: staff })).toEqual({ facturas: [] });
  });

  test('gives a part back as a corrective invoice, and the final one is so much lower', async () => {
    const { pedido, orderId } = await insertInvoicedOrder(shop.runtime, { billing });
    await shop.call('giveBackPart', { params: { pedido }, body: { importe: 10 } }, { token: staff });
    await shop.database.run(sql`update customer_order set status = 'completado' where id = ${orderId}::bigint`);
    await shop.call('billOrder', { params: { pedido }, body: {} }, { token: staff });
    expect(await kinds(pedido)).toEqual(['anticipo F1 41.24', 'rectificativa R1 -10', 'final F1 355.12']);
    expect(
      await shop.refused('giveBackPart', { params: { pedido }, body: { importe: 1000 } }, { token: staff }),
    ).toMatchObject({ code: 'devolucion-excesiva' });
  });

  test('replaces simplified invoices by one in full, and rewrites one that names the wrong person', async () => {
    const { pedido, numero } = await insertInvoicedOrder(shop.runtime);
    const { facturas } = await shop.call(
      'replaceInvoice',
      { params: { n: numero }, body: { billing } },
      { token: staff },
    );
    expect(facturas).toMatchObject([{ papel: 'canje', tipo: 'F3', total: 41.24 }]);
    const n = facturas[0]?.numero ?? '';
    const again = await shop.call(
      'rewriteInvoice',
      { params: { n }, body: { billing: { ...billing, nombre: 'Marta' } } },
      { token: staff },
    );
    expect(again.facturas).toMatchObject([{ papel: 'rectificativa', tipo: 'R4', total: 41.24 }]);
    expect((await issuedFor(pedido)).map(({ vigente }) => vigente)).toEqual([false, false, true]);
    expect(await shop.refused('rewriteInvoice', { params: { n }, body: { billing } }, { token: staff })).toMatchObject({
      code: 'factura-sustituida',
    });
    const wrong = { billing: { ...billing, nif: '12345678A' } };
    expect(await shop.refused('replaceInvoice', { params: { n }, body: wrong }, { token: staff })).toMatchObject({
      errors: { 'billing.nif': expect.any(String) },
    });
  });

  test('annuls what should never have been issued, not what another invoice is joined to', async () => {
    const { pedido, numero } = await insertInvoicedOrder(shop.runtime);
    const annul = { params: { n: numero } };
    expect(await shop.refused('annulInvoice', annul, { token: staff })).toMatchObject({ code: 'sin-permiso' });
    expect(await shop.call('annulInvoice', annul, { token: operator })).toEqual({ anulada: true });
    expect(await shop.refused('annulInvoice', annul, { token: operator })).toMatchObject({
      code: 'factura-sustituida',
    });
    // Its order is to be invoiced again.
    await shop.call('billOrder', { params: { pedido }, body: {} }, { token: staff });
    expect((await issuedFor(pedido)).map(({ vigente }) => vigente)).toEqual([false, true]);
    const joined = await insertInvoicedOrder(shop.runtime);
    await shop.call('giveBackPart', { params: { pedido: joined.pedido }, body: { importe: 1 } }, { token: staff });
    expect(await shop.refused('annulInvoice', { params: { n: joined.numero } }, { token: operator })).toMatchObject({
      code: 'factura-con-otras',
    });
  });

  test('finds invoices by what is typed, of the workshops that it works for alone', async () => {
    const email = `${randomUUID()}@example.com`;
    const { pedido, numero } = await insertInvoicedOrder(shop.runtime, { email, billing });
    for (const buscar of [numero.toLowerCase(), pedido, email.toUpperCase()]) {
      const found = await shop.call('findInvoices', { query: { buscar } }, { token: staff });
      expect(
        found.facturas.map((each) => each.numero),
        buscar,
      ).toEqual([numero]);
    }
    const byNif = await shop.call('findInvoices', { query: { buscar: '12.345.678-Z' } }, { token: staff });
    expect(byNif.facturas.map((each) => each.numero)).toContain(numero);
    const elsewhere = { token: await signInStaff(shop.database, shop.runtime.clock(), { talleres: [2] }) };
    expect(await shop.call('findInvoices', { query: { buscar: pedido } }, elsewhere)).toMatchObject({ facturas: [] });
    expect(await shop.refused('readInvoice', { params: { n: numero } }, elsewhere)).toMatchObject({
      code: 'factura-no-existe',
    });
    expect(await shop.refused('readBilledOrder', { params: { pedido } }, elsewhere)).toMatchObject({
      code: 'pedido-no-existe',
    });
  });

  test('sees what is still to be invoiced', async () => {
    const { pedido } = await insertPaidOrder(shop.runtime);
    const { porFacturar } = await shop.call('findInvoices', { query: {} }, { token: staff });
    expect(porFacturar).toContainEqual({ pedido, importe: 41.24, taller: expect.any(String) });
    const order = await shop.call('readBilledOrder', { params: { pedido } }, { token: staff });
    expect(order).toMatchObject({ cliente: { nombre: 'Rosa', apellidos: 'Pons' }, porFacturar: 41.24 });
    await shop.call('billOrder', { params: { pedido }, body: {} }, { token: staff });
  });
});

describe('numbers', () => {
  test('have no gap although invoices are refused, and the series of a year begins with it', async () => {
    const before = shop.runtime.clock();
    expect(await balance()).toEqual([]);
    shop.setClock(new Date('2027-12-31T23:30:00Z'));
    const { numero } = await insertInvoicedOrder(shop.runtime);
    expect(numero).toBe('S2028-000001');
    shop.setClock(before);
    const { numero: here } = await insertInvoicedOrder(shop.runtime, { pais: 'AD' });
    expect(here).toBe('AD-S2027-000001');
    expect(await balance()).toEqual([]);
  });

  test('are dated by the clock, and never before the last of their series', async () => {
    const before = shop.runtime.clock();
    await insertInvoicedOrder(shop.runtime);
    shop.setClock(new Date(before.getTime() - 3 * 86_400_000));
    const { pedido } = await insertInvoicedOrder(shop.runtime);
    shop.setClock(before);
    expect((await issuedFor(pedido))[0]?.fecha).toBe('2027-02-09');
    expect(await balance()).toEqual([]);
  });

  test('stay: nobody changes or deletes an invoice or its record', async () => {
    const { numero } = await insertInvoicedOrder(shop.runtime);
    await expect(shop.database.run(sql`update invoice set total = 1 where numero = ${numero}`)).rejects.toThrow('only');
    await expect(shop.database.run(sql`delete from billing_record where numero = ${numero}`)).rejects.toThrow('only');
  });

  test('of who left are blocked: staff neither find nor open them, and their letter names nobody', async () => {
    const email = `${randomUUID()}@example.com`;
    const { numero, orderId, pedido } = await insertInvoicedOrder(shop.runtime, { email, billing });
    const found = async () => await shop.call('findInvoices', { query: { buscar: pedido } }, { token: operator });
    expect(await found()).toMatchObject({ total: 1, facturas: [{ numero }] });
    const now = shop.runtime.clock();
    const nobody = { accountId: randomUUID(), proved: null, emails: [], visits: [], appointments: [], baskets: [] };
    await shop.database.transaction(
      async (tx) => await erasePerson(tx, { ...nobody, orders: [orderId] }, { now, until: '2034-01-01' }),
    );
    expect(await found()).toMatchObject({ total: 0, facturas: [] });
    const ask = async (name: 'readInvoice' | 'readInvoicePdf') =>
      (await shop.refused(name, { params: { n: numero } }, { token: operator })).code;
    expect([await ask('readInvoice'), await ask('readInvoicePdf')]).toEqual(['factura-no-existe', 'factura-no-existe']);
    const order = await shop.refused('readBilledOrder', { params: { pedido } }, { token: operator });
    expect(order.code).toBe('pedido-no-existe');
    expect(await shop.database.rows(sql`select id from mail where destinatario = ${email}`)).toEqual([]);
    const kept = await shop.database.one(sql`
      select factura -> 'receptor' ->> 'nif' as nif from invoice where numero = ${numero}`);
    expect(kept).toEqual({ nif: billing.nif });
  });
});

describe('a customer', () => {
  const registered = async (email = `${randomUUID()}@example.com`) => {
    const { token, user } = await shop.call('registerUser', { body: { ...ona, email } });
    return { token, id: user.idUser, email };
  };

  test('lists and downloads their own, those of a guest once the address is proved', async () => {
    const me = await registered();
    const mine = await insertInvoicedOrder(shop.runtime, { accountId: me.id });
    const asGuest = await insertInvoicedOrder(shop.runtime, { email: me.email, idioma: 'ca' });
    const list = async () => await shop.call('listInvoices', { params: { id: me.id }, query: {} }, me);
    expect((await list()).facturas.map(({ numero }) => numero)).toEqual([mine.numero]);
    await shop.database.run(sql`update account set email_probado = now() where id = ${me.id}::uuid`);
    expect((await list()).facturas.map(({ numero }) => numero)).toEqual([asGuest.numero, mine.numero]);
    const file = await shop.call(
      'readInvoiceFile',
      { params: { id: me.id, n: ` ${asGuest.numero.toLowerCase()} ` } },
      me,
    );
    expect(file.nombre).toBe(`${asGuest.numero}.pdf`);
    expect(readPdf(Buffer.from(file.contenido)).text).toContain(asGuest.numero);
  });

  test('is told by one of five codes why there is no file, with the telephone and nothing of anybody else', async () => {
    const me = await registered();
    const others = await insertInvoicedOrder(shop.runtime, { email: 'tercera@example.com', billing });
    const ask = async (n: string) => await shop.refused('readInvoiceFile', { params: { id: me.id, n } }, me);
    expect(await ask('hola')).toMatchObject({ code: 'NOT_EXIST', status: 404 });
    expect(await ask(others.numero)).toMatchObject({ code: 'NO_ID_NAV', status: 404 });
    await insertPaidOrder(shop.runtime, { accountId: me.id, pagado: 0 });
    const unknown = await ask('S2027-999999');
    expect(unknown).toMatchObject({ code: 'FACTURA_NOT_FOUND', status: 404 });
    const theirs = await ask(others.numero);
    expect(theirs).toMatchObject({ code: 'ID_NOT_MATCH', status: 403 });
    for (const problem of [unknown, theirs]) expect(problem.error).toContain('900 550 055');
    expect(JSON.stringify(theirs)).not.toMatch(/tercera|Núria|12345678Z|Lleida/);
    // A file that cannot be printed.
    const own = await insertInvoicedOrder(shop.runtime, { accountId: me.id });
    await shop.database.script(`alter table invoice disable trigger invoice_stays;
      update invoice set factura = factura - 'lineas' where numero = '${own.numero}';
      alter table invoice enable trigger invoice_stays;`);
    expect(await ask(own.numero)).toMatchObject({ code: 'OTHER', status: 500 });
  });

  test('asks for an invoice in full in place of simplified ones, of their own orders alone', async () => {
    const me = await registered();
    const { pedido, numero } = await insertInvoicedOrder(shop.runtime, { accountId: me.id });
    const ask = async (n: string, caller = me, more: Partial<typeof billing> = {}) =>
      await shop.send(
        'askFullInvoice',
        { params: { id: caller.id, n }, body: { billing: { ...billing, ...more } } },
        caller,
      );
    expect(await ask(numero, me, { nif: '12345678A' as never })).toMatchObject({
      status: 422,
      body: { errors: { 'billing.nif': expect.any(String) } },
    });
    const other = await registered();
    expect(await ask(numero, other)).toMatchObject({ status: 404, body: { code: 'factura-no-existe' } });
    expect(await ask('F2027-999999')).toMatchObject({ status: 404, body: { code: 'factura-no-existe' } });
    expect(await ask(numero)).toMatchObject({
      status: 200,
      body: { facturas: [{ papel: 'canje', tipo: 'F3', pedido }] },
    });
    expect(await ask(numero)).toMatchObject({ status: 409, body: { code: 'nada-que-facturar' } });
    expect((await issuedFor(pedido)).map(({ tipo, vigente }) => [tipo, vigente])).toEqual([
      ['F2', false],
      ['F3', true],
    ]);
    expect(await balance()).toEqual([]);
  });

  test('who tries numbers is told nothing any more, but still gets their own', async () => {
    const limited = await startShop({
      handlers: { ...accountsHandlers, ...invoicesHandlers },
      config: { rateLimit: true },
    });
    const { token, user } = await limited.call('registerUser', { body: { ...ona, email: 'prova@example.com' } });
    const own = await insertInvoicedOrder(limited.runtime, { accountId: user.idUser });
    const ask = async (n: string) =>
      await limited.send('readInvoiceFile', { params: { id: user.idUser, n } }, { token });
    for (let guess = 0; guess < 10; guess += 1) expect((await ask(`S2027-99000${guess}`)).status).toBe(404);
    expect(await ask('S2027-990010')).toMatchObject({ status: 429, body: { code: 'demasiados-intentos' } });
    expect((await ask(own.numero)).status).toBe(200);
    await limited.close();
  });
});
