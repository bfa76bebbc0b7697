import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '#domain/booking/calendar.ts';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql, type Sql } from '#server/database/sql.ts';
import { claimKey, claimOf, endWork } from '#server/http/idempotency-store.ts';
import { openEmbedded } from '#tests/support/embedded.ts';
import { startMigrated } from '#tests/support/database.ts';
import { freePort, type TestPostgres } from '#tests/support/postgres.ts';
import { fillShop, nuria } from '#tests/support/shop.ts';
import { everyDay, insertWorkshop } from '#tests/support/workshops.ts';

const codTienda = 50;
const date = addDays(new Date().toISOString().slice(0, 10), 12);
const program = fileURLToPath(new URL('../support/shop-process.ts', import.meta.url));

let postgres: TestPostgres;
let database: Database;
let origin = '';
let server: ChildProcess | undefined;
beforeAll(async () => {
  postgres = await startMigrated();
  database = openPostgres(postgres.url, 4);
  await fillShop(database);
  await insertWorkshop(database, { codTienda, hours: [{ dias: everyDay, desde: '08:00', hasta: '20:00' }] });
  origin = `http://127.0.0.1:${await freePort()}`;
}, 120_000);
afterAll(async () => {
  server?.kill('SIGKILL');
  await database.close();
  await postgres.stop();
});

const startServer = async (): Promise<void> => {
  server = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: new URL(origin).port,
      PUBLIC_URL: origin,
      DATABASE_URL: postgres.url,
      RATE_LIMIT: '0',
      LOG_LEVEL: 'fatal',
      DEMO: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ready = async () => (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok === true;
  while (!(await ready())) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    await pause(50);
  }
};

const killServer = async (): Promise<void> => {
  if (!server) return;
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
};

const post = async (path: string, body: object, key?: string) => {
  const response = await fetch(`${origin}/api/es${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { pedido?: { orderNumber: string } } };
};

const claimed = async (key: string) =>
  await database.maybeOne(sql`select 1 from idempotency_key where key = ${key} and status is null`);

test('an order that its server died of is ordered once, asked for again at once', { timeout: 120_000 }, async () => {
  await startServer();
  const cestaID = randomUUID();
  const products = [{ id_navision: 'N1', cantidad: 2 }];
  await post('/cesta/update', { cestaState: { cestaID, products, selectedTaller: codTienda } });
  await post('/reserve-time', { cestaID, codTienda, date, time: '10:00' });
  const key = randomUUID();
  const order = async () =>
    await post('/pedidos', { cestaState: { cestaID, products, paymentTerms: 'taller' }, userInfo: nuria }, key);

  await database.transaction(async (tx) => {
    // Whoever orders waits here, with the key claimed.
    await tx.run(sql`select 1 from basket where cesta_id = ${cestaID}::uuid for update`);
    const unanswered = order().catch(() => 'no answer');
    while (!(await claimed(key))) await pause(5);
    await killServer();
    expect(await unanswered).toBe('no answer');
  });
  await startServer();
  const again = await order();
  expect([again.status, (await order()).body.pedido?.orderNumber]).toEqual([200, again.body.pedido?.orderNumber]);
  expect(
    await database.rows(sql`select order_number from customer_order where cesta_id = ${cestaID}::uuid`),
  ).toHaveLength(1);
});

describe.each(['postgres', 'pglite'] as const)('a claim on %s', (kind) => {
  const open = async () => (kind === 'postgres' ? openPostgres(postgres.url, 2) : await openEmbedded());

  test('is kept while its work goes on, and free when it ended without an answer', async () => {
    const one = await open();
    const claim = claimOf('test', randomUUID(), {});
    expect(await claimKey(one, claim)).toBeUndefined();
    expect(await claimKey(one, claim)).toEqual({ refusal: 'clave-en-curso' });
    // Its database went away, so that neither an answer nor the end could be written down.
    endWork(one, claim);
    expect(await claimKey(one, claim)).toBeUndefined();
    endWork(one, claim);
    await one.close();
  });

  test.each(['new', 'dead'])(
    'that is %s is taken by one of two, also where the second overtakes the first',
    async (age) => {
      const one = await open();
      let turn = 0;
      const slow: Database = {
        ...one,
        maybeOne: async <Row>(query: Sql) => {
          if ((turn += 1) === 1) await pause(200);
          return await one.maybeOne<Row>(query);
        },
      };
      const claim = claimOf('test', randomUUID(), {});
      if (age === 'dead')
        await one.run(sql`
        insert into idempotency_key (scope, key, body_hash, instancia)
        values (${claim.scope}, ${claim.key}, ${claim.hash}, 7)`);
      const both = await Promise.all([claimKey(slow, claim), claimKey(slow, claim)]);
      expect(both.filter((answer) => answer === undefined)).toHaveLength(1);
      endWork(slow, claim);
      await one.close();
    },
  );

  test('of an opening that is gone is taken over at once, by one alone', async () => {
    const one = await open();
    const claim = claimOf('test', randomUUID(), {});
    const gone = 7;
    await one.run(sql`
      insert into idempotency_key (scope, key, body_hash, instancia)
      values (${claim.scope}, ${claim.key}, ${claim.hash}, ${gone})`);
    const both = await Promise.all([claimKey(one, claim), claimKey(one, claim)]);
    expect(both.filter((answer) => answer === undefined)).toHaveLength(1);
    endWork(one, claim);
    await one.close();
  });
});

test('a claim of another server that lives is kept, until it lives no more', async () => {
  const [one, other] = [openPostgres(postgres.url, 2), openPostgres(postgres.url, 2)];
  const claim = claimOf('test', randomUUID(), {});
  await claimKey(one, claim);
  expect(await claimKey(other, claim)).toEqual({ refusal: 'clave-en-curso' });
  await one.close();
  expect(await claimKey(other, claim)).toBeUndefined();
  await other.close();
});
