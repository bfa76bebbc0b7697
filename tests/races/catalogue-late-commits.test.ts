import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueOf } from '#server/catalogue/catalogue.ts';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { insertCatalogue, insertTyre } from '#tests/support/catalogue.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';

const wait = async (ms: number) => await new Promise((resolve) => setTimeout(resolve, ms));

let postgres: TestPostgres;
let servers: readonly [Database, Database];
beforeAll(async () => {
  postgres = await startMigrated();
  servers = [openPostgres(postgres.url, 4), openPostgres(postgres.url, 4)];
  const [one] = servers;
  await one.run(
    sql`insert into country (pais, nombre_es, nombre_ca, impuesto, impuesto_bp) values ('ES', 'España', 'Espanya', 'IVA', 2100)`,
  );
  await insertCatalogue(one);
  for (const id of [1, 2, 3]) await insertTyre(one, { id });
});
afterAll(async () => {
  await Promise.all(servers.map(async (server) => await server.close()));
  await postgres.stop();
});

/** The prices that a server shows, from memory and on its cards. */
const shown = async (server: Database) => {
  const catalogue = await catalogueOf(server);
  const ids = [1, 2, 3];
  const cards = await catalogue.cards(ids);
  const prices = ids.map((id) =>
    catalogue.columns.sizes
      .map(({ tyres, offers }) => offers.precio[tyres.id.indexOf(id)])
      .find((precio) => precio !== undefined),
  );
  expect(cards.map(({ ofertas: [offer] }) => offer?.precio)).toEqual(prices);
  return prices;
};
const reprice = async (db: Database, id: number, precio: number) =>
  await db.run(sql`update offer set precio = ${precio} where product_id = ${id}`);

test('a price is seen by all servers a second after its commit, however long its transaction lasted', async () => {
  const [one, other] = servers;
  expect([await shown(one), await shown(other)]).toEqual([
    [10_000, 10_000, 10_000],
    [10_000, 10_000, 10_000],
  ]);

  let commit = () => {};
  const committed = new Promise<void>((resolve) => {
    commit = resolve;
  });
  const slow = one.transaction(async (tx) => {
    await reprice(tx, 1, 11_000);
    await committed;
  });
  await wait(50);
  // Changes that begin later and end sooner are seen meanwhile, and move what counts as seen.
  await reprice(other, 2, 12_000);
  await wait(1000);
  expect([await shown(one), await shown(other)]).toEqual([
    [10_000, 12_000, 10_000],
    [10_000, 12_000, 10_000],
  ]);
  await reprice(other, 3, 13_000);
  await wait(1000);
  expect(await shown(one)).toEqual([10_000, 12_000, 13_000]);

  commit();
  await slow;
  await wait(1000);
  expect([await shown(one), await shown(other)]).toEqual([
    [11_000, 12_000, 13_000],
    [11_000, 12_000, 13_000],
  ]);
});

test('a change that is taken back is never shown', async () => {
  const [one, other] = servers;
  await expect(
    one.transaction(async (tx) => {
      await reprice(tx, 1, 1);
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  await wait(1000);
  expect(await shown(other)).toEqual([11_000, 12_000, 13_000]);
});

test('readers and writers at once never leave a stale card behind', async () => {
  const [one, other] = servers;
  let price = 20_000;
  const until = performance.now() + 4000;
  const writing = (async () => {
    while (performance.now() < until) {
      price += 1;
      await reprice(other, 1, price);
      await wait(5);
    }
  })();
  const reading = (async () => {
    while (performance.now() < until) {
      const catalogue = await catalogueOf(one);
      await catalogue.cards([1]);
      await wait(1);
    }
  })();
  await Promise.all([writing, reading]);
  await wait(1000);
  expect((await shown(one))[0]).toBe(price);
});
