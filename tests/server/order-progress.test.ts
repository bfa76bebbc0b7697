import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signOrdered } from '#server/change-requests/change-signature.ts';
import { changeRequestsHandlers } from '#server/change-requests/change-requests-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { orderProgressHandlers } from '#server/order-progress/order-progress-handlers.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { liveOrdersOver } from '#server/order-progress/live-orders.ts';
import { startAgenda, type AgendaHouse } from '#tests/support/agenda.ts';
import { testNow } from '#tests/support/app.ts';
import { listen, openStream } from '#tests/support/order-streams.ts';
import { billing } from '#tests/support/shop.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { ona } from '#tests/support/ona.ts';

const bru = { ...ona, email: 'bru@example.com', nombre: 'Bru' };

let shop: AgendaHouse;
let app: FastifyInstance;
let token: string;
let staff: string;
beforeAll(async () => {
  shop = await startAgenda(0);
  await shop.database.run(sql`update offer set stock = 1000`);
  const liveOrders = { most: 6, perNetwork: 5, perAccount: 3 };
  app = await listen({ ...shop.runtime, config: { ...shop.runtime.config, liveOrders } });
  ({ token } = await shop.call('registerUser', { body: ona }));
  staff = await signInStaff(shop.database, shop.runtime.clock());
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const handlers = { ...orderProgressHandlers, ...changeRequestsHandlers };
const where = () => ({ codTienda: 1, token: staff });

/** An order that stands, by an account or by a guest. */
const ordered = async (time: string, caller?: { token: string }) => {
  const cesta = await shop.readyBasket(time, {});
  await shop.order(cesta, { paymentTerms: 'taller', paymentType: null, billing }, caller);
  const order = await shop.database.one<{ n: string; cita: string; starts: Date }>(sql`
    select o.order_number as n, a.appointment_id as cita, lower(a.span) as starts
    from customer_order o join allocation a on a.order_id = o.id where o.cesta_id = ${cesta.cestaID}::uuid`);
  const firma = await signOrdered(shop.database, { citaId: order.cita, starts: order.starts });
  return { ...order, link: { cita: order.cita, firma } };
};
const revOf = async (id: string) =>
  (
    await shop.database.one<{ rev: string }>(sql`
    select string_agg(rev::text, '.' order by etapa) as rev from allocation where appointment_id = ${id}::uuid`)
  ).rev;
const noteGoods = async (id: string, recibida: boolean) =>
  await shop.call(
    'noteGoods',
    { params: { codTienda: 1 }, body: { id, rev: await revOf(id), recibida } },
    { token: staff },
  );
const ask = async (n: string, query: object = {}, caller: { token?: string } = {}) => {
  const { status, body } = await dispatchOver(shop.runtime, handlers as never)('readOrderProgress', {
    params: { n },
    query,
    language: 'es',
    address: 'x',
    userAgent: '',
    reference: 'x',
    ...caller,
  });
  return { status, body: body as { pasos: { paso: string; estado: string; en: string | null }[]; code?: string } };
};

describe('an order', () => {
  it('is followed by its account, step by step as staff tap, with the moments', async () => {
    const { n, cita } = await ordered('10:00', { token });
    const stream = await openStream(app, n, { headers: { authorization: `Bearer ${token}` } });
    await stream.until('en-camino');
    await noteGoods(cita, true);
    await stream.until('en-taller');
    await noteGoods(cita, false);
    await stream.until('en-camino');
    await noteGoods(cita, true);
    shop.setClock(new Date('2027-02-11T09:07:00Z'));
    for (const [status, paso] of [
      ['arrived', 'recibido'],
      ['working', 'elevador'],
      ['done', 'listo'],
    ] as const) {
      expect(await shop.change('changeAllocationStatus', where(), cita, { status })).toMatchObject({ status: 200 });
      await stream.until(paso);
    }
    shop.setClock(testNow);
    const { body } = await ask(n, {}, { token });
    expect(body.pasos.map(({ estado, en }) => [estado, en !== null])).toEqual(
      Array.from({ length: 6 }, () => ['hecho', true]),
    );
    const undone = await shop.send(
      'noteGoods',
      { params: { codTienda: 1 }, body: { id: cita, rev: await revOf(cita), recibida: false } },
      { token: staff },
    );
    expect(undone).toMatchObject({ status: 409, body: { code: 'agenda-sin-mercancia' } });
    stream.close();
  });

  it('is followed by the link of its letters, also when its time was moved since, and by nobody else', async () => {
    const { n, cita, link, starts } = await ordered('10:15', { token });
    const other = await ordered('10:30');
    const { token: stranger } = await shop.call('registerUser', { body: bru });
    const before = await signOrdered(shop.database, { citaId: cita, starts: new Date(starts.getTime() - 9e5) });
    expect((await ask(n, link)).status).toBe(200);
    expect((await ask(n, { cita, firma: before })).status).toBe(200);
    for (const [query, caller] of [
      [{}, {}],
      [{}, { token: stranger }],
      [{ cita, firma: 'x'.repeat(link.firma.length) }, {}],
      [other.link, {}],
      [{ cita, firma: other.link.firma }, {}],
      [{ cita: randomUUID(), firma: link.firma }, {}],
    ] as const) {
      expect((await ask(n, query, caller)).body.code).toBe('pedido-no-existe');
      const headers: Record<string, string> = 'token' in caller ? { authorization: `Bearer ${caller.token}` } : {};
      const stream = await openStream(app, n, {
        query: `?${new URLSearchParams(query)}`,
        headers,
      });
      expect(stream.status).toBe(404);
    }
    expect((await openStream(app, 'R-no-existe')).status).toBe(404);
  });

  it('is heard of by so many pages of one account and one network, and their places are free again', async () => {
    const { n, link } = await ordered('10:45', { token });
    const mine = { headers: { authorization: `Bearer ${token}` } };
    const by = { query: `?${new URLSearchParams(link)}` };
    const open = [await openStream(app, n, mine), await openStream(app, n, mine), await openStream(app, n, mine)];
    expect((await openStream(app, n, mine)).status).toBe(429);
    open.push(await openStream(app, n, by), await openStream(app, n, by));
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await openStream(app, n, by)).status).toBe(429);
    for (const stream of open) stream.close();
    await expect
      .poll(
        async () => {
          const again = await openStream(app, n, mine);
          again.close();
          return again.status;
        },
        { timeout: 20_000 },
      )
      .toBe(200);
  });

  it('is told to nobody any more whose session has ended', async () => {
    const { n, cita } = await ordered('11:00', { token });
    const { token: second } = await shop.call('authenticate', { body: { email: ona.email, password: ona.password } });
    const [ends, stays] = [
      await openStream(app, n, { headers: { authorization: `Bearer ${second}` } }),
      await openStream(app, n, { headers: { authorization: `Bearer ${token}` } }),
    ];
    await shop.call('endSession', {}, { token: second });
    await noteGoods(cita, true);
    await stays.until('en-taller');
    await ends.ended;
    expect(ends.body()).not.toContain('"paso":"en-taller","estado":"ahora"');
    expect(ends.body()).toContain('event: fin');
    stays.close();
  });

  it('says goodbye to its pages when the server leaves', async () => {
    const { n } = await ordered('11:15', { token });
    const leaving = await listen(shop.runtime);
    const stream = await openStream(leaving, n, { headers: { authorization: `Bearer ${token}` } });
    expect(stream.status).toBe(200);
    await leaving.close();
    await stream.ended;
    expect(stream.body()).toContain('event: fin');
  });
});

describe('the pages of a server', () => {
  const parts = {
    listen: async () => async () => {},
    read: async () => 'x',
    living: async () => new Set<string>(),
    log: undefined as never,
  };
  const follower = (key: string) => ({
    orderId: 1,
    counted: [[key, 9]] as const,
    session: null,
    send: () => {},
    end: () => {},
  });

  it('are so many at most, whoever opens them', async () => {
    const live = liveOrdersOver({ ...parts, most: 2 });
    const first = await live.follow(follower('a'));
    expect(await live.follow(follower('b'))).not.toBe(false);
    expect(await live.follow(follower('c'))).toBe(false);
    if (first) first();
    expect(await live.follow(follower('c'))).not.toBe(false);
    await live.close();
  });

  it('are read again when something may have been missed', async () => {
    let hear: (payload: string | null) => void = () => {};
    const said: string[] = [];
    const live = liveOrdersOver({
      ...parts,
      most: 2,
      listen: async (_channel, heard) => {
        hear = heard;
        return async () => {};
      },
    });
    await live.follow({ ...follower('a'), send: (text) => said.push(text) });
    hear(null);
    await expect.poll(() => said).toEqual(['x']);
    hear('2');
    hear('1');
    await expect.poll(() => said).toEqual(['x', 'x']);
    await live.close();
  });
});
