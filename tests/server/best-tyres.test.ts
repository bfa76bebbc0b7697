import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '#contract/contract.ts';
import { countFitted, loadFitted } from '#server/catalogue/fitted-store.ts';
import { selectorHandlers } from '#server/finder/selector-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { insertAssortment } from '#tests/support/assortment.ts';
import { insertConfirmedOrder } from '#tests/support/confirmed-order.ts';

const golf = { ancho: 205, serie: 55, llanta: 16 };
/** Of the size above, and a whole set can be had of it. */
const [fittedMost, fittedLess] = ['T41', 'T27'];

let shop: TestRuntime;
beforeAll(async () => {
  shop = await startRuntime(selectorHandlers);
  await insertAssortment(shop.database);
  await shop.database.script(`
    update tyre set ruido_db = 67 + product_id % 6, mojado = chr(65 + product_id % 5), consumo = chr(65 + product_id % 4);
    insert into tyre_fitted (product_id, mes, unidades) values
      (41, date '2026-12-01', 40), (41, date '2026-11-01', 4), (27, date '2026-12-01', 40), (27, date '2020-01-01', 900)`);
});
afterAll(async () => await shop.close());

const search = async (more: { page?: number; destacar?: boolean; filters?: object; pageSize?: number } = {}) =>
  await shop.call('selectTyres', { body: { filters: golf, pageSize: 50, ...more } });

type Page = Pick<Answer<'selectTyres'>, 'neumaticos' | 'razones'>;
const tyresFor = ({ razones, neumaticos }: Page, reason: string) =>
  neumaticos.filter((tyre) =>
    razones.some(
      ({ id_navision, razones: all }) => id_navision === tyre.id_navision && all.some((each) => each === reason),
    ),
  );

/** All that are found of the size and of which a whole set can be had, as pages list them. */
const whole = async () => {
  const pages = await Promise.all([0, 1, 2].map(async (page) => await search({ page })));
  return pages.flatMap(({ neumaticos }) => neumaticos).filter(({ cantidad, unidades }) => cantidad === unidades);
};

describe('why a tyre is recommended', () => {
  test('is true of it among all of its size', async () => {
    const all = await whole();
    const found = await search({ destacar: true });
    const [cheapest, quietest, most, wet, frugal] = [
      'mejor-precio',
      'mas-silencioso',
      'mas-montado',
      'mejor-mojado',
      'menos-consumo',
    ].map((each) => tyresFor(found, each));
    expect(cheapest).toHaveLength(1);
    expect(cheapest?.[0]?.importeMontado).toBe(Math.min(...all.map(({ importeMontado }) => importeMontado)));
    expect(quietest).toHaveLength(1);
    expect(quietest?.[0]?.etiqueta?.ruido_db).toBe(Math.min(...all.map(({ etiqueta }) => etiqueta?.ruido_db ?? 99)));
    const least = (of: 'mojado' | 'consumo') => all.map(({ etiqueta }) => etiqueta?.[of] ?? 'Z').sort()[0];
    expect(wet?.map(({ etiqueta }) => etiqueta?.mojado)).toEqual([least('mojado')]);
    expect(frugal?.map(({ etiqueta }) => etiqueta?.consumo)).toEqual([least('consumo')]);
    expect(all.map(({ id_navision }) => id_navision)).toEqual(expect.arrayContaining([fittedMost, fittedLess]));
    expect(most?.map(({ id_navision }) => id_navision)).toEqual([fittedMost]);
  });

  test('puts it first where that is asked for, once, and on the first page only', async () => {
    const first = await search({ destacar: true, pageSize: 6 });
    const best = first.razones.map(({ id_navision }) => id_navision);
    expect(best.length).toBeGreaterThan(1);
    const ids = first.neumaticos.map(({ id_navision }) => id_navision);
    expect(ids.slice(0, best.length).sort()).toEqual(best.sort());
    expect(new Set(ids).size).toBe(6);
    const [second, plain] = [
      await search({ destacar: true, page: 1, pageSize: 6 }),
      await search({ page: 1, pageSize: 6 }),
    ];
    expect(second.neumaticos).toEqual(plain.neumaticos);
  });

  test('is not told where several sizes are found, and follows the filters', async () => {
    expect((await search({ filters: { ancho: 205 } })).razones).toEqual([]);
    const filtered = await search({ filters: { ...golf, invierno: true }, destacar: true });
    for (const { id_navision } of filtered.razones)
      expect(filtered.neumaticos.find((tyre) => tyre.id_navision === id_navision)?.temporada).toBe('invierno');
    expect(filtered.razones.length).toBeGreaterThan(0);
  });
});

test('what was fitted is counted from orders that are done, again and again to the same, and what was brought along stays', async () => {
  const { database } = shop;
  const [done, open] = [await insertConfirmedOrder(database), await insertConfirmedOrder(database)];
  await database.run(sql`
    insert into order_line (order_id, posicion, clase, id_navision, product_id, descripcion, cantidad, precio, ecotasa, impuesto, importe)
    select id, 1, 'producto', 'T300', 300, 'Neumático', 4, 1, 0, 2100, 4 from customer_order where id = any (${[done.orderId, open.orderId]}::bigint[])`);
  await database.run(
    sql`update customer_order set status = 'completado', creado = '2027-01-31T23:30:00Z' where id = ${done.orderId}`,
  );
  for (let times = 0; times < 2; times += 1) {
    await countFitted(database, '2027-01-01');
    expect((await loadFitted(database, '2020-01-01')).get(300)).toBe(4);
  }
  // In Spain it was February already.
  expect((await loadFitted(database, '2027-02-01')).get(300)).toBe(4);
  expect((await loadFitted(database, '2027-03-01')).get(300)).toBeUndefined();
  expect((await loadFitted(database, '2020-01-01')).get(27)).toBe(940);
});
