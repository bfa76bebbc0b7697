import { afterEach, beforeEach, expect, test } from 'vitest';
import { catalogueOf } from '#server/catalogue/catalogue.ts';
import { sql } from '#server/database/sql.ts';
import { selectorHandlers } from '#server/finder/selector-handlers.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { insertCatalogue, insertTyre } from '#tests/support/catalogue.ts';
import { insertCoupon } from '#tests/support/coupons.ts';
import { insertPromotion } from '#tests/support/promotions.ts';

let shop: TestRuntime;
beforeEach(async () => {
  shop = await startRuntime(selectorHandlers);
  await shop.database.run(
    sql`insert into country (pais, nombre_es, nombre_ca, impuesto, impuesto_bp) values ('ES', 'España', 'Espanya', 'IVA', 2100)`,
  );
  await insertCatalogue(shop.database);
  await insertTyre(shop.database, { id: 1 });
});
afterEach(async () => await shop.close());

/** One unit, four of them fitted, and the promotion that lists name. */
const shown = async () =>
  (await shop.call('selectTyres', { body: { filters: { ancho: 205 } } })).neumaticos.map(
    ({ precio, importeMontado, promocion }) => [precio, importeMontado, promocion?.titulo_es ?? null],
  );
const asSoonAsPromised = async () => await new Promise((resolve) => setTimeout(resolve, 1000));

test('a search sees within a second what things cost, with the tyres that were read before', async () => {
  // What was asked for twice is kept.
  for (let time = 0; time < 3; time += 1) expect(await shown()).toEqual([[122.82, 551.28, null]]);
  const { columns } = await catalogueOf(shop.database);

  await shop.database.script(`update service_price set precio = 2000 where id_navision = 'MONTAJE_TALLER'`);
  await asSoonAsPromised();
  expect(await shown()).toEqual([[122.82, 588.08, null]]);

  await insertPromotion(shop.database, { tipo: 'alineacion', titulo: 'Alineación' });
  await asSoonAsPromised();
  expect(await shown()).toEqual([[122.82, 588.08, 'Alineación']]);

  await shop.database.script(`update country set impuesto_bp = 1000 where pais = 'ES'`);
  await asSoonAsPromised();
  expect(await shown()).toEqual([[111.65, 534.6, 'Alineación']]);
  expect((await catalogueOf(shop.database)).columns).toBe(columns);
});

test('a price and a tax that change at once are seen at once', async () => {
  expect(await shown()).toEqual([[122.82, 551.28, null]]);
  await shop.database.script(`begin; update offer set precio = 20000; update country set impuesto_bp = 1000; commit`);
  await asSoonAsPromised();
  expect(await shown()).toEqual([[221.65, 941.16, null]]);
});

test('whatever sets what things cost is noted as a change of no product', async () => {
  const { database } = shop;
  await insertPromotion(database, { quedan: 5 });
  await insertCoupon(database, { codigo: 'DIEZ', quedan: 5 });
  await database.script(`insert into insurance_cover (hasta_km, cubre_bp) values (1000, 10000)`);
  const changes = [
    `update country set envio_unidad = 100`,
    `update service set minutos = 11`,
    `update service_price set precio = 1`,
    `update insurance_cover set cubre_bp = 9000`,
    `update coupon set valor = 500`,
    `update promotion set titulo_es = 'Otra'`,
    `update cap set total = 6`,
    `delete from cap`,
  ];
  for (const change of changes) {
    await database.script(`delete from catalogue_change; ${change}`);
    const noted = await database.rows<{ product_id: number; solo_tarifas: boolean }>(
      sql`select product_id, solo_tarifas from catalogue_change`,
    );
    expect([change, noted]).toEqual([change, [{ product_id: 0, solo_tarifas: true }]]);
  }
  // What is left of a limit changes with every order.
  await insertPromotion(database, { quedan: 5 });
  await database.script(`delete from catalogue_change; update cap set quedan = 4`);
  expect(await database.rows<{ id: number }>(sql`select id from catalogue_change`)).toEqual([]);
});
