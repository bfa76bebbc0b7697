import { demoRegistry } from '#demo/vehicles/demo-registry.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { handlersOver } from '#server/handlers.ts';
import { buildApp } from '#server/http/build-app.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { startOwnPostgres, type OwnPostgres } from '#tests/support/postgres.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { picturesInMemory } from '#tests/support/pictures.ts';

const timeoutMs = 1000;
const token = 'a token for figures only';

let postgres: OwnPostgres;
let database: Database;
let shop: TestShop;
let app: FastifyInstance;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  database = openPostgres(postgres.url, 3, timeoutMs);
  await migrate(database);
  shop = await startShop({ database, config: { metrics: { port: undefined, token } } });
  const { runtime, gateway } = shop;
  app = await buildApp({
    runtime,
    dispatch: dispatchOver(runtime, handlersOver({ gateway, registry: demoRegistry(), pictures: picturesInMemory() })),
    gatewayOrigins: [],
    more: async () => await Promise.resolve(),
  });
  await app.ready();
});
afterAll(async () => {
  postgres.thaw();
  await app.close();
  await shop.close();
  await postgres.stop();
});

const timed = async (url: string, headers: Record<string, string> = {}) => {
  const began = performance.now();
  const answer = await app.inject({ url, headers });
  return { ...answer, status: answer.statusCode, ms: performance.now() - began };
};
const ready = async () => await timed('/readyz');
const metrics = async () => await timed('/metrics', { authorization: `Bearer ${token}` });
/** Asks the database, and tells nobody's secrets. */
const ask = async (language = 'es') => await timed('/api/es/mantenimiento', { 'accept-language': language });

/** Readiness is kept for a second, connections that broke are opened anew. */
const recovered = async () => await expect.poll(async () => (await ready()).status, { timeout: 20_000 }).toBe(200);

const expectAway = async (within: number) => {
  const answers = await Promise.all(Array.from({ length: 12 }, async (_, turn) => await ask(turn % 2 ? 'ca' : 'es')));
  for (const [turn, { status, headers, body, ms }] of answers.entries()) {
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body).toContain(turn % 2 ? 'Torna-ho a provar' : 'Vuelve a intentarlo');
    expect(JSON.parse(body)).toMatchObject({ code: 'base-de-datos-no-responde' });
    expect(ms).toBeLessThan(within);
  }
};

/** A killed server's connections notice one after the other. */
const gone = async () => {
  await postgres.away();
  const failing = async () => (await Promise.all([ask(), ask(), ask()])).every(({ status }) => status === 503);
  await expect.poll(failing, { timeout: 10_000 }).toBe(true);
};

describe.each([
  ['a database that is frozen', async () => await postgres.freeze(), async () => postgres.thaw()],
  ['a database that is gone', async () => await gone(), async () => await postgres.back()],
])('%s', (_what, away, back) => {
  beforeEach(async () => {
    await recovered();
    // Every connection of the pool stands.
    await Promise.all([1, 2, 3].map(async () => await database.one(sql`select pg_sleep(0.1), 1 as x`)));
    await away();
    return back;
  });

  it('is told as such, in time, and with when to come again', async () => {
    await expectAway(10 * timeoutMs);
    // Also whoever comes when all connections were given up.
    await expectAway(10 * timeoutMs);
  });

  it('makes the server not ready within two seconds', async () => {
    void ask();
    const { status, ms } = await ready();
    if (status === 200) await expect.poll(async () => (await ready()).status, { timeout: 5000 }).toBe(503);
    expect(ms).toBeLessThan(2000);
    expect((await ready()).ms).toBeLessThan(2000);
    expect((await timed('/healthz')).status).toBe(200);
  });

  it('leaves the process its own figures', async () => {
    const { status, body, ms } = await metrics();
    expect(status).toBe(200);
    expect(body).toContain('rodera_database_up 0');
    expect(body).toContain('process_resident_memory_bytes');
    expect(body).not.toContain('rodera_waiting{');
    expect(ms).toBeLessThan(5000);
  });
});

it('is back as soon as it answers again', async () => {
  await recovered();
  expect((await ask()).status).toBe(200);
  const { body } = await metrics();
  expect(body).toContain('rodera_database_up 1');
  expect(body).toContain('rodera_waiting{queue="job"}');
});

it('a transaction that meets a frozen database is given up as a whole', async () => {
  await recovered();
  const work = database.transaction(async (tx) => {
    await tx.run(sql`insert into function_file (name, hash) values ('never', '')`);
    await postgres.freeze();
    await tx.run(sql`select 1`);
  });
  await expect(work).rejects.toThrow('the database does not answer');
  postgres.thaw();
  await recovered();
  expect(await database.rows(sql`select 1 from function_file where name = 'never'`)).toEqual([]);
});

it('a statement that takes too long is ended', async () => {
  await recovered();
  await expect(database.run(sql`select pg_sleep(60)`)).rejects.toThrow('the database does not answer');
});
