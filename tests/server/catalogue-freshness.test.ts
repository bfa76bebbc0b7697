import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { catalogueHandlers } from '#server/catalogue/catalogue-handlers.ts';
import { catalogueOf } from '#server/catalogue/catalogue.ts';
import { forgetOldChanges } from '#server/catalogue/changes-store.ts';
import type { Database } from '#server/database/database.ts';
import { sql, type Sql } from '#server/database/sql.ts';
import { selectorHandlers } from '#server/finder/selector-handlers.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { insertCatalogue, insertTyre } from '#tests/support/catalogue.ts';

const wait = async (ms: number) => await new Promise((resolve) => setTimeout(resolve, ms));

let shop: TestRuntime;
beforeEach(async () => {
  shop = await startRuntime({ ...selectorHandlers, ...catalogueHandlers });
  await shop.database.run(
    sql`insert into country (pais, nombre_es, nombre_ca, impuesto, impuesto_bp) values ('ES', 'España', 'Espanya', 'IVA', 2100)`,
  );
  await insertCatalogue(shop.database);
  await insertTyre(shop.database, { id: 1 });
  await insertTyre(shop.database, { id: 2, ofertas: [{ precio: 20_000, stock: 20 }] });
});
afterEach(async () => await shop.close());

const shown = async () =>
  (await shop.call('selectTyres', { body: { filters: { ancho: 205 } } })).neumaticos.map(({ id, precio, stock }) => [
    id,
    precio,
    stock,
  ]);
const one = [1, 122.82, 8];
const two = [2, 243.82, 8];

describe('a search sees within a second', () => {
  const changes: readonly (readonly [string, string, readonly (readonly number[])[]])[] = [
    ['a price', `update offer set precio = 30000 where product_id = 1`, [[1, 364.82, 8], two]],
    ['a discount', `update offer set descuento = 1000 where product_id = 1`, [[1, 110.72, 8], two]],
    // Where four can be had of others, these come first.
    ['few units left', `update offer set stock = 3 where product_id = 1`, [two, [1, 122.82, 3]]],
    ['the last unit sold', `update offer set stock = 0 where product_id = 1`, [two]],
    ['a product taken off sale', `update product set activo = false where id = 1`, [two]],
    ['an offer withdrawn', `delete from offer where product_id = 1`, [two]],
    [
      'a cheaper offer',
      `insert into offer (product_id, cod_almacen, precio, stock) values (1, 'LEJOS', 5000, 9)`,
      [[1, 62.32, 8], two],
    ],
    ['an eco-fee', `update tyre set ecotasa = 0 where product_id = 1`, [[1, 121, 8], two]],
    ['another place among the recommended', `update tyre set orden = 99 where product_id = 1`, [two, one]],
    [
      'another tax',
      `update country set impuesto_bp = 1000 where pais = 'ES'`,
      [
        [1, 111.65, 8],
        [2, 221.65, 8],
      ],
    ],
    ['a maker renamed', `update brand set marca = 'Michelina' where id = 1`, [one, two]],
    [
      'everything at once',
      `update offer set precio = 1000, stock = 1`,
      [
        [1, 13.92, 1],
        [2, 13.92, 1],
      ],
    ],
  ];
  test.each(changes)('%s', async (_, statement, after) => {
    // What was asked for twice is kept.
    for (let time = 0; time < 3; time += 1) expect(await shown()).toEqual([one, two]);
    await shop.database.script(statement);
    await wait(1000);
    expect(await shown()).toEqual(after);
  });

  test('a reinforcement that was corrected', async () => {
    const reinforced = async () =>
      (await shop.call('selectTyres', { body: { filters: { refuerzo: ['XL'] } } })).neumaticos.map(({ id }) => id);
    expect(await reinforced()).toEqual([]);
    await shop.database.script('update tyre set xl = true where product_id = 2');
    await wait(1000);
    expect(await reinforced()).toEqual([2]);
  });

  test('a new tyre, and one that comes back', async () => {
    expect(await shown()).toEqual([one, two]);
    await insertTyre(shop.database, { id: 3 });
    await shop.database.script('update product set activo = false where id = 2');
    await wait(1000);
    expect((await shown()).map(([id]) => id)).toEqual([1, 3]);
    await shop.database.script('update product set activo = true where id = 2');
    await wait(1000);
    expect((await shown()).map(([id]) => id)).toEqual([1, 2, 3]);
  });
});

/** The shop's database, which answers so many milliseconds later, and the prices that are read of it. */
const slowed = () => {
  const { database } = shop;
  const pace = { slowness: 0 };
  const slow: Database = {
    ...database,
    rows: async <Row>(query: Sql) => {
      await wait(pace.slowness);
      return await database.rows<Row>(query);
    },
    one: async <Row>(query: Sql) => {
      await wait(pace.slowness);
      return await database.one<Row>(query);
    },
  };
  const prices = async () => (await catalogueOf(slow)).columns.sizes.flatMap(({ offers: { precio } }) => [...precio]);
  return { database, pace, prices };
};

test('where it is asked for all the time it is read anew while nobody waits', async () => {
  const { database, pace, prices } = slowed();
  await prices();
  pace.slowness = 30;
  await database.script(`update offer set precio = 30000 where product_id = 1`);
  const began = performance.now();
  const waited: number[] = [];
  const isSeen = async () => {
    const asked = performance.now();
    const [first] = await prices();
    waited.push(performance.now() - asked);
    return first === 30_000;
  };
  while (!(await isSeen()) && performance.now() - began < 3000) await wait(20);
  expect(performance.now() - began).toBeLessThan(1500);
  expect(Math.max(...waited)).toBeLessThan(60);
});

test('while everything is read anew, the old answer serves', async () => {
  const { database, pace, prices } = slowed();
  expect(await prices()).toEqual([10_000, 20_000]);
  await database.script(`update offer set precio = 30000 where product_id = 1; update brand set marca = 'Michelina'`);
  await wait(1000);
  pace.slowness = 300;
  const asked = performance.now();
  expect(await prices()).toEqual([10_000, 20_000]);
  expect(performance.now() - asked).toBeLessThan(600);
  await wait(2500);
  expect(await prices()).toEqual([30_000, 20_000]);
});

test('a car tyre without a rating bears nothing that is asked for, and shifts no rating of another', async () => {
  await insertTyre(shop.database, { id: 3, ic: 98, cv: 'W' });
  // As an import or a hand may leave it: the table allows both or none.
  await shop.database.run(sql`update tyre set ic = null, cv = null where product_id = 1`);
  await shop.database.run(sql`update country set nombre_ca = 'Espanya!'`);
  const bearing = async (filters: object) =>
    (await shop.call('selectTyres', { body: { filters: { ancho: 205, ...filters } } })).neumaticos.map(({ id }) => id);
  expect(await bearing({})).toEqual([1, 2, 3]);
  expect(await bearing({ ic: 91 })).toEqual([2, 3]);
  expect(await bearing({ ic: 95, cv: 'W' })).toEqual([3]);
  const values = await shop.call('readTyreValues', { query: { ancho: 205, serie: 55, llanta: 16 } });
  expect([values.carga, values.velocidad]).toEqual([
    [91, 98],
    ['V', 'W'],
  ]);
});

test('an answer is not read from the database again while it is fresh', async () => {
  await shown();
  await shop.database.script('update offer set precio = 30000 where product_id = 1');
  expect(await shown()).toEqual([one, two]);
});

test('what may be asked in countless ways is kept from the second time on', async () => {
  const { rememberAsked } = await catalogueOf(shop.database);
  let made = 0;
  const ask = () => rememberAsked('how many', () => ({ made: (made += 1) })).made;
  expect([ask(), ask(), ask(), ask()]).toEqual([1, 2, 2, 2]);
  // Thousands of others push out what was asked for once.
  const others = () => rememberAsked('another', () => ({ made: (made += 1) })).made;
  expect(others()).toBe(3);
  for (let other = 0; other < 2000; other += 1) rememberAsked(`made up ${other}`, () => ({}));
  expect([others(), others(), others(), ask()]).toEqual([4, 5, 5, 2]);
});

test('what nobody will ask for any more is forgotten', async () => {
  const notes = async () =>
    (await shop.database.one<{ notes: number }>(sql`select count(*) as notes from catalogue_change`)).notes;
  expect(await notes()).toBeGreaterThan(0);
  expect(await forgetOldChanges(shop.database, new Date(Date.now() + 3600_000))).toBe(0);
  await forgetOldChanges(shop.database, new Date(Date.now() + 3 * 24 * 3600_000));
  expect(await notes()).toBe(0);
});

test('a change of many products is noted once', async () => {
  await shop.database.script(`
    delete from catalogue_change;
    insert into product (id, id_navision, tipo_producto, brand_id, nombre_producto_es, nombre_producto_ca)
      select id, 'M' || id, 'neumatico', 1, '', '' from generate_series(1000, 1600) as id;
    insert into offer (product_id, cod_almacen, precio, stock) select id, 'CERCA', 1, 9 from generate_series(1000, 1600) as id;
    insert into offer (product_id, cod_almacen, precio, stock) select id, 'LEJOS', 1, 9 from generate_series(1000, 1002) as id`);
  const noted = await shop.database.rows<{ product_id: number }>(
    sql`select product_id from catalogue_change order by id`,
  );
  expect(noted.map(({ product_id }) => product_id).sort((a, b) => a - b)).toEqual([0, 1000, 1001, 1002]);
});
