import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agendaHandlers } from '#server/agenda/agenda-handlers.ts';
import { signOrdered } from '#server/change-requests/change-signature.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { listen, openStream } from '#tests/support/order-streams.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { fillShop, startShop, type TestShop } from '#tests/support/shop.ts';
import { signInStaff } from '#tests/support/staff.ts';

const pages = 500;

let postgres: TestPostgres;
let servers: { readonly shop: TestShop; readonly app: FastifyInstance }[];
beforeAll(async () => {
  postgres = await startMigrated();
  const first = openPostgres(postgres.url, 2);
  await fillShop(first);
  await first.close();
  const start = async () => {
    const liveOrders = { most: pages, perNetwork: pages, perAccount: pages };
    const shop = await startShop({
      database: openPostgres(postgres.url, 10),
      config: { liveOrders },
      handlers: agendaHandlers,
    });
    return { shop, app: await listen(shop.runtime) };
  };
  servers = [await start(), await start()];
});
afterAll(async () => {
  for (const { app, shop } of servers) {
    await app.close();
    await shop.close();
  }
  await postgres.stop();
});

/** What staff of one server tap; answers when the tap was answered. */
const tap = async (shop: TestShop, token: string, id: string, recibida: boolean): Promise<number> => {
  const { rev } = await shop.database.one<{ rev: string }>(sql`
    select string_agg(rev::text, '.' order by etapa) as rev from allocation where appointment_id = ${id}::uuid`);
  await shop.call('noteGoods', { params: { codTienda: 1 }, body: { id, rev, recibida } }, { token });
  return performance.now();
};

it('five hundred pages at two servers see within a second what staff tap at one of them, also after its connection was lost', async () => {
  const [one, other] = servers;
  if (!one || !other) throw new Error('no servers');
  const token = await signInStaff(one.shop.database, one.shop.runtime.clock());
  const orders = [];
  for (const time of ['10:00', '10:15']) {
    const cesta = await one.shop.readyBasket(time);
    await one.shop.order(cesta, { paymentTerms: 'taller', paymentType: null });
    const order = await one.shop.database.one<{ n: string; citaId: string; starts: Date }>(sql`
      select o.order_number as n, a.appointment_id as "citaId", lower(a.span) as starts
      from customer_order o join allocation a on a.order_id = o.id where o.cesta_id = ${cesta.cestaID}::uuid`);
    orders.push({ ...order, firma: await signOrdered(one.shop.database, order) });
  }
  const [followed] = orders;
  if (!followed) throw new Error('no order');
  const streams = [];
  for (let page = 0; page < pages; page += 1) {
    const { app } = page % 2 === 0 ? one : other;
    const order = orders[page % 4 < 2 ? 0 : 1] ?? followed;
    const { n, citaId: cita, firma } = order;
    streams.push({ order, stream: await openStream(app, n, { query: `?${new URLSearchParams({ cita, firma })}` }) });
  }
  expect(streams.every(({ stream }) => stream.status === 200)).toBe(true);

  const mine = streams.filter(({ order }) => order === followed).map(({ stream }) => stream);
  const tapped = await tap(one.shop, token, followed.citaId, true);
  await Promise.all(mine.map(async (stream) => await stream.until('en-taller')));
  const slowest = Math.max(...mine.map((stream) => stream.heardAt())) - tapped;
  process.stdout.write(
    `live orders: the last of ${mine.length} pages of ${pages} heard ${slowest.toFixed(0)} ms after the tap\n`,
  );
  expect(slowest).toBeLessThan(1000);
  const others = streams.filter(({ order }) => order !== followed);
  expect(others.every(({ stream }) => stream.reached() === 'en-camino')).toBe(true);

  // Both lose the connection on which they hear, and somebody taps meanwhile.
  await one.shop.database.run(sql`
    select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and pid <> pg_backend_pid()`);
  await tap(other.shop, token, followed.citaId, false);
  await Promise.all(mine.map(async (stream) => await stream.until('en-camino')));
  for (const { stream } of streams) stream.close();
}, 120_000);
