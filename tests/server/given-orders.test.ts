import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoRegistry } from '#demo/vehicles/demo-registry.ts';
import { insertLink, secretOfLink } from '#server/accounts/account-links-store.ts';
import { sql } from '#server/database/sql.ts';
import { handlersOver } from '#server/handlers.ts';
import { billOrder } from '#server/invoices/bill-order.ts';
import { collect } from '#server/leaving/export/collect.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { ona } from '#tests/support/ona.ts';
import { picturesInMemory } from '#tests/support/pictures.ts';
import { billing, nuria, startShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let house: TestRuntime;
let email: string;
beforeAll(async () => {
  shop = await startShop();
  house = await startRuntime(
    handlersOver({ gateway: shop.gateway, registry: demoRegistry(), pictures: picturesInMemory() }),
    { database: shop.database },
  );
  house.setClock(shop.runtime.clock());
});
afterAll(async () => await shop.close());
beforeEach(() => {
  email = `compra.${randomUUID().slice(0, 8)}@example.com`;
});

interface Entered {
  readonly id: string;
  readonly token: string;
}

const enter = async (more: { readonly cestaID?: string; readonly email?: string } = {}): Promise<Entered> => {
  const { token, user } = await house.call('registerUser', { body: { ...ona, email, ...more } });
  return { id: user.idUser, token };
};
/** As whoever reads the letter at the account's address. */
const prove = async ({ id, token }: Entered) => {
  const linkId = randomUUID();
  await insertLink(house.database, { id: linkId, accountId: id, para: 'correo', now: house.runtime.clock() });
  const link = await secretOfLink(house.database, linkId, house.runtime.clock());
  await house.call('proveAccount', { body: { token: link ?? '' } }, { token });
};
const moveTo = async ({ id, token }: Entered, to: string) =>
  await house.call(
    'updateUser',
    { params: { id }, body: { userData: { email: to }, password: ona.password } },
    { token },
  );
const ordersOf = async ({ id, token }: Entered) =>
  (await house.call('listOrders', { params: { id }, query: {} }, { token })).pedidos.map(({ pedido }) => pedido);

/** A guest's order with an invoice to pay online; what it is known by. */
const order = async (time: string) => {
  await shop.database.run(sql`update offer set stock = stock + 4`);
  const cesta = await shop.readyBasket(time, {});
  const more = { paymentTerms: 'total', paymentType: 'bizum', billing, generaFactura: true } as const;
  const { pasarela } = await shop.order(cesta, { ...more, userInfo: { ...nuria, email } });
  if (!pasarela) throw new Error('nothing to pay');
  const { pedido, id } = await shop.database.one<{ pedido: string; id: number }>(sql`
    select order_number as pedido, id from customer_order where cesta_id = ${cesta.cestaID}::uuid`);
  return { cesta, cestaID: cesta.cestaID, pedido, id, pasarela };
};
const pay = async ({ pasarela, id }: Awaited<ReturnType<typeof order>>): Promise<string> => {
  await shop.tell('aviso', shop.answerTo(pasarela, '00'));
  await billOrder(shop.runtime, id, null);
  const issued = await shop.database.one<{ numero: string }>(
    sql`select numero from invoice where order_id = ${id}::bigint`,
  );
  return issued.numero;
};
const keptOf = async (id: number) =>
  await shop.database.one(sql`
    select email, nombre, billing is not null as factura, account_id as cuenta, dado_por_cesta as dado
    from customer_order where id = ${id}::bigint`);

describe('an order that an account was given by its basket', () => {
  it('is seen at once; its invoices wait until a letter shows whose the address is', async () => {
    const bought = await order('10:00');
    const numero = await pay(bought);
    const who = await enter({ cestaID: bought.cestaID });
    const { token } = who;
    const invoices = async () => ({
      list: await house.call('listInvoices', { params: { id: who.id }, query: {} }, { token }),
      ofOrder: (await house.call('readOwnOrder', { params: { id: who.id, n: bought.pedido } }, { token })).facturas,
      history: (await house.call('listHistory', { params: { id: who.id }, query: {} }, { token })).historial.filter(
        ({ clase }) => clase === 'factura',
      ),
    });
    expect(await ordersOf(who)).toEqual([bought.pedido]);
    expect(await invoices()).toEqual({ list: { facturas: [], total: 0 }, ofOrder: [], history: [] });
    const file = { params: { id: who.id, n: numero } };
    expect(await house.refused('readInvoiceFile', file, { token })).toMatchObject({ code: 'NO_ID_NAV' });
    expect(await house.refused('askFullInvoice', { ...file, body: { billing } }, { token })).toMatchObject({
      code: 'factura-no-existe',
    });
    await prove(who);
    expect(await invoices()).toMatchObject({
      list: { facturas: [{ numero }], total: 1 },
      ofOrder: [{ numero }],
      history: [{ numero }],
    });
    expect((await house.call('readInvoiceFile', file, { token })).nombre).toBe(`${numero}.pdf`);
    await moveTo(who, `nova.${email}`);
    expect((await invoices()).list.total).toBe(1);
  });

  it('goes along when the address is corrected, and back to whoever proves the address that it was made with', async () => {
    const bought = await order('11:00');
    const numero = await pay(bought);
    const taker = await enter({ cestaID: bought.cestaID });
    await moveTo(taker, `altra.${email}`);
    await prove(taker);
    expect(await ordersOf(taker)).toEqual([bought.pedido]);
    const file = { params: { id: taker.id, n: numero } };
    expect((await house.refused('readInvoiceFile', file, { token: taker.token })).code).toBe('NO_ID_NAV');
    const owner = await enter();
    expect(await ordersOf(owner)).toEqual([]);
    await prove(owner);
    expect(await ordersOf(owner)).toEqual([bought.pedido]);
    expect(await ordersOf(taker)).toEqual([]);
    expect((await house.call('listInvoices', { params: { id: owner.id }, query: {} }, owner)).total).toBe(1);
  });

  it('stays when the account is deleted, and is a guest’s again', async () => {
    const bought = await order('12:00');
    await pay(bought);
    const taker = await enter({ cestaID: bought.cestaID });
    const password = { body: { password: ona.password, anularCitas: true } };
    await house.call('deleteUser', { params: { id: taker.id }, ...password }, { token: taker.token });
    expect(await keptOf(bought.id)).toEqual({ email, nombre: 'Núria', factura: true, cuenta: null, dado: null });
    expect(await shop.basket(bought.cestaID)).toMatchObject({ pedido: { orderNumber: bought.pedido } });
    const owner = await enter();
    await prove(owner);
    expect(await ordersOf(owner)).toEqual([bought.pedido]);
  });

  it('is in nobody’s copy of their data before the proof, nor is its basket', async () => {
    const bought = await order('15:00');
    await pay(bought);
    const who = await enter({ cestaID: bought.cestaID });
    await house.call('authenticate', { body: { email, password: ona.password, cestaID: bought.cestaID } });
    const copied = async () => {
      const all = await collect(house.database, who.id, { idioma: 'es', mostBytes: 10_000_000 });
      if (!all || all === 'too-much') throw new Error('there is no copy');
      const rowsOf = (kind: string) => all.lists.find((list) => list.kind === kind)?.rows.length;
      return { pedidos: rowsOf('pedidos'), facturas: rowsOf('facturas'), cestas: rowsOf('cestas') };
    };
    expect(await copied()).toEqual({ pedidos: 0, facturas: 0, cestas: 0 });
    await prove(who);
    expect(await copied()).toEqual({ pedidos: 1, facturas: 1, cestas: 1 });
  });

  it('is paid by whoever has its basket, as before, and tells the bank’s form nothing of who made it', async () => {
    const bought = await order('16:00');
    const taker = await enter({ cestaID: bought.cestaID });
    const body = { data: { cestaID: bought.cestaID, paymentTerms: 'total', paymentType: 'tarjeta' } } as const;
    const { pasarela } = await house.call('changeOrder', { body }, { token: taker.token });
    expect(Object.keys(pasarela?.fields ?? {}).filter((name) => name.includes('BILLING'))).toEqual([]);
    const guests = { body: { data: { ...body.data, paymentType: 'bizum' } } } as const;
    expect((await house.call('changeOrder', guests)).pedido.orderNumber).toBe(bought.pedido);
  });

  it('is the account’s own once it lapsed and the account ordered it anew', async () => {
    const bought = await order('17:00');
    const who = await enter({ cestaID: bought.cestaID });
    await shop.database.run(sql`update customer_order set caduca = '2020-01-01' where id = ${bought.id}::bigint`);
    await shop.work();
    await house.call(
      'reserveTime',
      { body: { codTienda: 1, date: bought.cesta.selectedDate ?? '', time: '17:00', cestaID: bought.cestaID } },
      who,
    );
    const cesta = await shop.basket(bought.cestaID);
    const wish = shop.asking(cesta, { paymentTerms: 'taller', paymentType: null, billing });
    await house.call('placeOrder', wish, { token: who.token });
    expect(await keptOf(bought.id)).toMatchObject({ cuenta: who.id, dado: null });
  });
});
