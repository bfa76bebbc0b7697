import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { signOrdered } from '#server/change-requests/change-signature.ts';
import { sql } from '#server/database/sql.ts';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { handlersOver } from '#server/handlers.ts';
import { demoRegistry } from '#demo/vehicles/demo-registry.ts';
import { ona } from '#tests/support/ona.ts';
import { insertInvoicedOrder } from '#tests/support/invoiced-order.ts';
import { nuria, startShop, type TestShop } from '#tests/support/shop.ts';
import { bookAny, insertVisitServices } from '#tests/support/visits.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { picturesInMemory } from '#tests/support/pictures.ts';

let shop: TestShop;
let house: TestRuntime;
let me: { id: string; token: string };
beforeAll(async () => {
  shop = await startShop({ handlers: visitsHandlers });
  house = await startRuntime(
    handlersOver({ gateway: shop.gateway, registry: demoRegistry(), pictures: picturesInMemory() }),
    {
      database: shop.database,
    },
  );
  house.setClock(shop.runtime.clock());
  await insertVisitServices(shop.database);
  const { token, user } = await house.call('registerUser', { body: ona });
  me = { id: user.idUser, token };
});
afterAll(async () => await shop.close());

const own = async <Name extends 'listOrders' | 'listHistory'>(name: Name, query = {}) =>
  await house.call(name, { params: { id: me.id }, query } as never, { token: me.token });
const buy = async (time: string, contact: object, caller = {}) => {
  await shop.database.run(sql`update offer set stock = stock + 4`);
  const cesta = await shop.readyBasket(time, {});
  await shop.order(cesta, { paymentTerms: 'taller', paymentType: null, ...contact }, caller);
  const { numero, id } = await shop.database.one<{ numero: string; id: number }>(sql`
    select order_number as numero, id from customer_order where cesta_id = ${cesta.cestaID}::uuid`);
  return { numero, id, cestaID: cesta.cestaID };
};
const prove = async (at: Date | null) =>
  await shop.database.run(sql`update account set email_probado = ${at} where id = ${me.id}::uuid`);

describe('the orders of an account', () => {
  it('have lines that add up, and are its own', async () => {
    const mine = await buy('10:00', {}, { token: me.token });
    const list = await own('listOrders');
    expect(list).toMatchObject({
      total: 1,
      page: 0,
      pages: 1,
      pedidos: [{ pedido: mine.numero, status: 'confirmado' }],
    });
    const one = await house.call('readOwnOrder', { params: { id: me.id, n: mine.numero } }, { token: me.token });
    const sum = one.lineas.reduce((total, line) => total + Math.round(line.total * 100), 0);
    expect(sum).toBe(Math.round(one.pedido.importe * 100));
    expect(one.pedido.resumen.length).toBeGreaterThan(0);
    expect(one.telefono).not.toBe('');
    // The way to another hour, as its letter has it.
    const { citaPreviaId = '', firma = '' } = one.enlace ?? {};
    expect(await house.call('readOrderedVisit', { params: { id: citaPreviaId }, query: { firma } })).toMatchObject({
      cita: { date: one.pedido.cita?.date },
    });
    const stranger = await house.call('registerUser', { body: { ...ona, email: 'algu@example.com' } });
    const asked = { params: { id: stranger.user.idUser, n: mine.numero } };
    expect((await house.refused('readOwnOrder', asked, { token: stranger.token })).code).toBe('pedido-no-existe');
  });

  it('are shown to whoever has a link of their letters, line by line, and to nobody else', async () => {
    const { numero, id } = await buy('12:00', {});
    const time = await shop.database.one<{ citaId: string; starts: Date }>(sql`
      select appointment_id as "citaId", lower(span) as starts from allocation where order_id = ${id}::bigint`);
    const link = { cita: time.citaId, firma: await signOrdered(shop.database, time) };
    const found = await house.call('readPlacedOrder', { params: { n: numero }, query: link });
    expect(found.lineas.reduce((total, line) => total + Math.round(line.total * 100), 0)).toBe(
      Math.round(found.pedido.importe * 100),
    );
    expect(found).toMatchObject({ pedido: { pedido: numero, pagado: 0, terminos: 'taller' }, visita: [] });
    for (const query of [{}, { ...link, firma: 'x'.repeat(43) }, { firma: link.firma }])
      expect((await house.refused('readPlacedOrder', { params: { n: numero }, query })).code).toBe('pedido-no-existe');
    expect(
      (await house.refused('readPlacedOrder', { params: { n: numero }, query: {} }, { token: me.token })).code,
    ).toBe('pedido-no-existe');
  });

  it('and what a guest did with its address are there once the address is proved', async () => {
    const guest = await buy('11:00', { userInfo: { ...nuria, email: ona.email.toUpperCase() } });
    const visit = await bookAny(shop);
    await shop.database.run(sql`update visit set email_norm = ${ona.email} where id = ${visit.citaPreviaId}::uuid`);
    const see = async () => ({
      orders: (await own('listOrders')).pedidos.map(({ pedido }) => pedido),
      visits: (await house.call('listVisits', { params: { userId: me.id } }, { token: me.token })).citasPrevias.map(
        ({ numero }) => numero,
      ),
    });
    await prove(null);
    const before = await see();
    expect(before.orders).not.toContain(guest.numero);
    expect(before.visits).not.toContain(visit.numero);
    await prove(house.runtime.clock());
    const after = await see();
    expect(after.orders[0]).toBe(guest.numero);
    expect(after.visits).toEqual(expect.arrayContaining([guest.numero, visit.numero]));
  });

  it('are followed and withdrawn from by whoever sees them, and stay when the address changes', async () => {
    const [email, before] = ['gemma.rius@example.com', 'gemma.antiga@example.com'];
    const guest = await buy('17:00', { userInfo: { ...nuria, email: before } });
    const { token, user } = await house.call('registerUser', { body: { ...ona, email: before } });
    const asked = { params: { n: guest.numero }, query: {} };
    expect((await house.refused('readWithdrawal', asked, { token })).code).toBe('pedido-no-existe');
    await shop.database.run(sql`update account set email_probado = now() where id = ${user.idUser}::uuid`);
    expect(await house.call('readOrderProgress', asked, { token })).toMatchObject({ orderNumber: guest.numero });
    expect(await house.call('readWithdrawal', asked, { token })).toMatchObject({ orderNumber: guest.numero });
    await house.call(
      'updateUser',
      { params: { id: user.idUser }, body: { userData: { email }, password: ona.password } },
      { token },
    );
    const { pedidos } = await house.call('listOrders', { params: { id: user.idUser }, query: {} }, { token });
    expect(pedidos.map(({ pedido }) => pedido)).toEqual([guest.numero]);
    expect(await house.call('readWithdrawal', asked, { token })).toMatchObject({ orderNumber: guest.numero });
    expect((await house.refused('readWithdrawal', asked, { token: me.token })).code).toBe('pedido-no-existe');
  });

  it('have what the same browser ordered just now as a guest, before the address is proved, and nothing of anybody else', async () => {
    const email = 'laia.puig@example.com';
    const guest = await buy('15:00', { userInfo: { ...nuria, email: email.toUpperCase() } });
    const older = await buy('16:00', { userInfo: { ...nuria, email } });
    const registered = async (body: { email: string; telefono?: string; cestaID: string }) => {
      const { token, user } = await house.call('registerUser', { body: { ...ona, ...body } });
      const { pedidos } = await house.call('listOrders', { params: { id: user.idUser }, query: {} }, { token });
      return pedidos.map(({ pedido }) => pedido);
    };
    // Whoever knows the basket, and has another address.
    expect(await registered({ email: 'algu.altre@example.com', cestaID: guest.cestaID })).toEqual([]);
    expect(await registered({ email, cestaID: guest.cestaID })).toEqual([guest.numero]);
    // It is somebody's from then on, and the other one waits for the proof.
    expect(await registered({ email: 'encara.un@example.com', cestaID: guest.cestaID })).toEqual([]);
    const owners = await shop.database.rows<{ isOwned: boolean }>(sql`
      select account_id is not null as "isOwned" from customer_order where id = any (${[guest.id, older.id]}::bigint[]) order by id`);
    expect(owners).toEqual([{ isOwned: true }, { isOwned: false }]);
  });

  it('come in pages of fifty at most', async () => {
    expect(await own('listOrders', { page: '1', pageSize: '1' })).toMatchObject({ page: 1, pages: 2, total: 2 });
    expect((await own('listOrders', { page: '9', pageSize: '50' })).pedidos).toEqual([]);
    for (const query of [{ pageSize: '51' }, { page: '-1' }, { page: '10001' }])
      expect((await house.send('listOrders', { params: { id: me.id }, query }, { token: me.token })).status).toBe(422);
  });
});

describe('the history of an account', () => {
  it('names orders, and of every car what was done once it was ready; what is to come is not in it', async () => {
    const entries = async () => (await own('listHistory')).historial;
    expect((await entries()).map(({ clase }) => clase)).toEqual(['pedido', 'pedido']);
    await shop.database.run(sql`
      update allocation set status = 'done' where order_id is not null and order_id = (
        select id from customer_order where account_id = ${me.id}::uuid)`);
    const done = (await entries()).filter(({ clase }) => clase === 'trabajo');
    expect(done).toMatchObject([{ anulado: false, importe: null, detalle: expect.any(Array) }]);
    expect(done[0]?.detalle.length).toBeGreaterThan(0);
    house.setClock(new Date(shop.runtime.clock().getTime() + 25 * dayMs));
    expect((await entries()).map(({ clase }) => clase)).toContain('cita');
    house.setClock(shop.runtime.clock());
  });

  it('names each invoice with its order, which names it too', async () => {
    const { pedido, numero } = await insertInvoicedOrder(house.runtime, { accountId: me.id });
    const named = (await own('listHistory')).historial.filter(({ clase }) => clase === 'factura');
    expect(named).toMatchObject([{ numero, pedido, importe: 41.24, anulado: false, taller: expect.any(String) }]);
    const one = await house.call('readOwnOrder', { params: { id: me.id, n: pedido } }, { token: me.token });
    expect(one.facturas.map((each) => each.numero)).toEqual([numero]);
  });

  it('says which document it is of, and is empty for somebody new', async () => {
    await house.call('addClient', { body: { numero_documento: '12345678Z', idUser: me.id } }, { token: me.token });
    expect((await own('listHistory')).documento).toBe('•••••678Z');
    const { token, user } = await house.call('registerUser', { body: { ...ona, email: 'nou@example.com' } });
    expect(await house.call('listHistory', { params: { id: user.idUser }, query: {} }, { token })).toMatchObject({
      historial: [],
      documento: null,
      total: 0,
      pages: 0,
    });
  });
});
