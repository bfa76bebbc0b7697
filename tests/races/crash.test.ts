import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GatewayForm } from '#contract/orders.ts';
import { addDays } from '#domain/booking/calendar.ts';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { balanced, checkBooks, countStock } from '#tests/support/reconciliation.ts';
import { insertTyre } from '#tests/support/catalogue.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { fillShop, nuria } from '#tests/support/shop.ts';
import { everyDay, insertWorkshop } from '#tests/support/workshops.ts';

const codTienda = 50;
const date = addDays(new Date().toISOString().slice(0, 10), 12);

let postgres: TestPostgres;
let database: Database;
let origin = '';
let server: ChildProcess | undefined;

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
};

const answers = async (): Promise<boolean> => {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
};

const startServer = async (): Promise<void> => {
  server = spawn(process.execPath, [fileURLToPath(new URL('../support/shop-process.ts', import.meta.url))], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: new URL(origin).port,
      PUBLIC_URL: origin,
      DATABASE_URL: postgres.url,
      RATE_LIMIT: '0',
      GUEST_VISITS: '0',
      GUEST_UNPAID_ORDERS: '0',
      GUEST_UNPAID_UNITS: '0',
      GUEST_PAYING_ORDERS: '0',
      LOG_LEVEL: 'fatal',
      DEMO: '0',
      PAYMENT_MINUTES: '0.3',
      JOBS_EVERY_MS: '100',
      ISSUER_ES: JSON.stringify({
        nombre: 'Rodera Talleres, S.L.',
        nif: 'B25123456',
        direccion: 'C. Major, 1',
        cpostal: '25001',
        poblacion: 'Lleida',
      }),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    await pause(50);
  }
};

const killServer = async (): Promise<void> => {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
};

beforeAll(async () => {
  postgres = await startMigrated();
  database = openPostgres(postgres.url, 4);
  await fillShop(database);
  await insertWorkshop(database, {
    codTienda,
    hours: [{ dias: everyDay, desde: '08:00', hasta: '20:00' }],
    bays: Array.from({ length: 20 }, () => ({ skills: ['turismo'], max_llanta: 24 })),
  });
  await insertTyre(database, { id: 60, ofertas: [{ precio: 9000, stock: 1000 }] });
  origin = `http://127.0.0.1:${await freePort()}`;
  await startServer();
});
afterAll(async () => {
  await killServer();
  await database.close();
  await postgres.stop();
});

/** The server died before it answered. */
class NoAnswer extends Error {}
let unanswered = 0;

const send = async (path: string, init: RequestInit): Promise<Response> => {
  try {
    const response = await fetch(origin + path, init);
    // Read whole here: a server that dies while it speaks has not answered.
    return new Response(await response.arrayBuffer(), { status: response.status, headers: { 'x-url': response.url } });
  } catch {
    throw new NoAnswer(path);
  }
};

const call = async <Answer>(path: string, body: object): Promise<{ status: number; answer: Answer }> => {
  const headers = { 'content-type': 'application/json' };
  const response = await send(`/api/es${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (response.status >= 500) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return { status: response.status, answer: (await response.json()) as Answer };
};

/** Pays on the pretend gateway, whose server tells the shop's. */
const pay = async ({ url, fields }: GatewayForm): Promise<void> => {
  const page = await send(new URL(url).pathname, { method: 'POST', body: new URLSearchParams(fields) });
  if (page.status !== 200) return;
  const body = new URLSearchParams({ accion: 'pagar', telefono: '600000000', pin: '1234', entrega: 'solo-aviso' });
  await send(new URL(page.headers.get('x-url') ?? '').pathname, { method: 'POST', body });
};

interface Ordered {
  readonly pedido: { readonly orderNumber: string };
  readonly pasarela: GatewayForm | null;
}

/** One visitor who buys and does not give up: whatever was not answered is asked again. Answers with what they were told. */
const visit = async (turn: number): Promise<{ cestaID: string; told: Set<string> }> => {
  const cestaID = randomUUID();
  const told = new Set<string>();
  const time = `${String(8 + (turn % 11)).padStart(2, '0')}:00`;
  const products = [{ id_navision: 'N60', cantidad: 4 }];
  const way = turn % 2 === 0 ? { paymentTerms: 'taller' } : { paymentTerms: 'reserva', paymentType: 'bizum' };
  for (;;) {
    try {
      await call('/cesta/update', { cestaState: { cestaID, products, selectedTaller: codTienda } });
      await call('/reserve-time', { cestaID, codTienda, date, time });
      const { status, answer } = await call<Ordered>('/pedidos', {
        cestaState: { cestaID, products, ...way },
        userInfo: nuria,
      });
      if (status !== 200) throw new Error(`not ordered: ${JSON.stringify(answer)}`);
      told.add(answer.pedido.orderNumber);
      if (answer.pasarela) await pay(answer.pasarela);
      return { cestaID, told };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      unanswered += 1;
      await pause(50);
    }
  }
};

const ordersWritten = async (): Promise<number> =>
  (await database.one<{ orders: number }>(sql`select count(*) as orders from customer_order`)).orders;

/** What is still waited for: payments, refunds, and attempts that were paid on a page while nobody listened. */
const stillOpen = async (): Promise<number> =>
  (
    await database.one<{ open: number }>(sql`
      select (select count(*) from customer_order where status = 'pendiente-pago')
        + (select count(*) from payment p left join sandbox_payment s on s.order_id = p.reference
           where p.status = 'devolver' or (p.status = 'iniciado' and s.result = '00')) as open`)
  ).open;

test('a server killed three times amid fifty purchases loses and doubles nothing', async () => {
  const stock = await countStock(database);
  const visits = Promise.all(Array.from({ length: 50 }, async (_, turn) => await visit(turn)));
  for (const orders of [3, 15, 30]) {
    while ((await ordersWritten()) < orders) await pause(2);
    await killServer();
    await startServer();
  }
  const done = await visits;
  expect(unanswered).toBeGreaterThan(10);
  while ((await stillOpen()) > 0) await pause(200);

  const orders = await database.rows<{ cestaID: string; orderNumber: string; status: string }>(
    sql`select cesta_id as "cestaID", order_number as "orderNumber", status from customer_order`,
  );
  expect(new Set(orders.map(({ cestaID }) => cestaID))).toEqual(new Set(done.map(({ cestaID }) => cestaID)));
  for (const { cestaID, told } of done) {
    expect([...told]).toEqual(
      orders.filter((order) => order.cestaID === cestaID).map(({ orderNumber }) => orderNumber),
    );
  }
  expect(await checkBooks(database, stock)).toEqual(balanced);
  const paid = await database.rows<{ status: string }>(sql`
    select p.status from sandbox_payment s left join payment p on p.reference = s.order_id where s.result = '00'`);
  expect(paid.map(({ status }) => status).filter((status) => status !== 'pagado' && status !== 'devuelto')).toEqual([]);
  const confirmed = orders.filter(({ status }) => status === 'confirmado').length;
  expect(confirmed).toBeGreaterThanOrEqual(25);
});
