import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import type { Answer } from '#contract/contract.ts';
import type { Problem } from '#contract/refusals.ts';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql, type Sql } from '#server/database/sql.ts';
import { balanced, checkBooks, countStock } from '#tests/support/reconciliation.ts';
import { insertTyre } from '#tests/support/catalogue.ts';
import { importText } from '#tests/support/imports.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { fillShop, startShop, type TestShop } from '#tests/support/shop.ts';
import { everyDay, insertWorkshop } from '#tests/support/workshops.ts';

/** A shop, and whoever imports on connections of their own, on one PostgreSQL. */
let postgres: TestPostgres;
let shop: TestShop;
let importer: Database;
let stock: Map<number, number>;
const largeWorkshop = 50;

beforeAll(async () => {
  postgres = await startMigrated();
  const database = openPostgres(postgres.url, 20);
  importer = openPostgres(postgres.url, 10);
  await fillShop(database);
  await insertWorkshop(database, {
    codTienda: largeWorkshop,
    hours: [{ dias: everyDay, desde: '08:00', hasta: '20:00' }],
    bays: Array.from({ length: 40 }, () => ({ skills: ['turismo'], max_llanta: 24 })),
  });
  shop = await startShop({ database });
});
afterAll(async () => {
  await importer.close();
  await shop.close();
  await postgres.stop();
});
afterEach(async () => {
  expect(await checkBooks(importer, stock)).toEqual(balanced);
});

let tyres = 70;
/** A tyre of 90 euros net, and baskets of two of it with a time each. */
const makeReady = async (count: number) => {
  const id = (tyres += 1);
  const id_navision = await insertTyre(importer, { id, ofertas: [{ precio: 9000, stock: 400 }] });
  const baskets: Basket[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const time = `${String(8 + (turn % 9)).padStart(2, '0')}:${turn % 2 === 0 ? '00' : '30'}`;
    const products = [{ id_navision, cantidad: 2 }];
    baskets.push(await shop.readyBasket(time, { products, selectedTaller: largeWorkshop }));
  }
  stock = await countStock(importer);
  return { id_navision, baskets };
};

const parts = ['descuento', 'promo', 'ecotasa', 'impuesto'] as const;
type Part = (typeof parts)[number];

/** A file with another price, which it says whole or lacks a part of. */
const bring = async (id_navision: string, precio: string, lacking: Part | null) => {
  const whole = { descuento: '0', promo: '0', ecotasa: '1,5', impuesto: '21' };
  const cells = Object.values(lacking ? { ...whole, [lacking]: '' } : whole);
  const lines = `id_navision;codAlmacen;precio;${parts.join(';')}\n${id_navision};CERCA;${precio};${cells.join(';')}`;
  return await importText(importer, 'prices', lines);
};

const place = async (cesta: Basket) => {
  const asked = shop.asking(cesta, { paymentTerms: 'taller', paymentType: null });
  const { status, body } = await shop.send('placeOrder', asked);
  return status === 200 ? (body as Answer<'placeOrder'>).pedido.orderNumber : (body as Problem);
};

/** What an order costs, and what its lines make together, in cents. */
const amountsOf = async (orderNumber: string) =>
  await importer.one<{ total: number; lines: number }>(sql`
    select o.total, sum(l.importe)::int as lines
    from customer_order o join order_line l on l.order_id = o.id
    where o.order_number = ${orderNumber} group by o.id`);

const ordersOf = async ({ cestaID }: Basket) =>
  await importer.rows(sql`select 1 from customer_order where cesta_id = ${cestaID}::uuid`);

/** Waits until so many statements wait for a lock. */
const lockedOut = async (count: number) => {
  const waiting = sql`
    select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  for (let tries = 0; (await importer.one<{ n: number }>(waiting)).n < count; tries += 1) {
    if (tries === 300) throw new Error('nobody waits');
    await pause(5);
  }
};

/** Runs work while somebody else has what a statement locks, so that what needs it stops there. */
const whileLocked = async (statement: Sql, work: () => Promise<void>) =>
  await importer.transaction(async (tx) => {
    await tx.run(statement);
    await work();
  });

describe.each(parts)('an order and an import that takes %s away', (part) => {
  test('the import has written and not yet ended: the order waits, and is refused with what is missing', async () => {
    const { id_navision, baskets } = await makeReady(1);
    const [cesta] = baskets;
    if (!cesta) throw new Error('no basket');
    let both: Promise<[unknown, unknown]> | undefined;
    // The last thing that an import writes of an offer is that the catalogue changed.
    await whileLocked(sql`lock table catalogue_change in exclusive mode`, async () => {
      const importing = bring(id_navision, '120', part);
      await lockedOut(1);
      both = Promise.all([importing, place(cesta)]);
      await lockedOut(2);
    });
    const [report, answer] = (await both) ?? [];
    expect(report).toMatchObject({ resultado: 'hecho', sinVender: 1 });
    expect(answer).toMatchObject({ code: `falta-${part}` });
    expect(await ordersOf(cesta)).toEqual([]);
  });

  test('the order has taken the goods and not yet ended: the import waits, and the order keeps its price', async () => {
    const { id_navision, baskets } = await makeReady(1);
    const [cesta] = baskets;
    if (!cesta) throw new Error('no basket');
    let both: Promise<[unknown, string | Problem]> | undefined;
    // The last thing that an order takes is its time.
    const time = sql`select from allocation where hold_token = ${cesta.cestaID}::uuid for update`;
    await whileLocked(time, async () => {
      const ordering = place(cesta);
      await lockedOut(1);
      both = Promise.all([bring(id_navision, '120', part), ordering]);
      await lockedOut(2);
    });
    const [report, orderNumber] = (await both) ?? [];
    expect(report).toMatchObject({ resultado: 'hecho', sinVender: 1 });
    const total = Math.round((cesta.totals.total ?? 0) * 100);
    expect(await amountsOf(typeof orderNumber === 'string' ? orderNumber : 'refused')).toEqual({ total, lines: total });
  });
});

test('baskets that are ordered while imports take values away and bring others cost what they showed, or nothing', async () => {
  const { id_navision, baskets } = await makeReady(60);
  const total = Math.round((baskets[0]?.totals.total ?? 0) * 100);
  const [first, last, ...others] = baskets;
  if (!first || !last) throw new Error('no baskets');
  const answers = [await place(first)];
  const ordered = new AbortController();
  const importing = (async () => {
    for (let turn = 0; !ordered.signal.aborted; turn += 1) {
      await bring(id_navision, turn % 8 === 7 ? '120' : '90', turn % 2 === 0 ? (parts[(turn / 2) % 4] ?? null) : null);
      await pause(turn % 2 === 0 ? 0 : 20);
    }
    await bring(id_navision, '90', 'impuesto');
  })();
  for (let turn = 0; turn < others.length; turn += 6) {
    answers.push(...(await Promise.all(others.slice(turn, turn + 6).map(place))));
    await pause(60);
  }
  ordered.abort();
  await importing;
  answers.push(await place(last));

  const placed = answers.filter((answer) => typeof answer === 'string');
  const refused = answers.filter((answer) => typeof answer !== 'string').map(({ code }) => code);
  expect([placed.length > 0, refused.at(-1)]).toEqual([true, 'falta-impuesto']);
  const amounts = await Promise.all(placed.map(amountsOf));
  expect(amounts).toEqual(placed.map(() => ({ total, lines: total })));
  for (const code of refused) expect([...parts.map((part) => `falta-${part}`), 'precio-cambiado']).toContain(code);
  const written = await Promise.all(baskets.map(ordersOf));
  expect(written.flat()).toHaveLength(placed.length);
});
