import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { loadCatalogue } from './catalogue/load-catalogue.ts';
import { loadChain } from './chain/load-chain.ts';
import { completeDemo } from './complete-demo.ts';
import { loadDemo } from './load-demo.ts';
import { loadPlaces } from './places.ts';
import { loadTariff } from './tariff/load-tariff.ts';

/** So many that some are reinforced or grip on ice. */
const wish = { tyres: 3000, now: new Date('2026-11-21T08:00:00Z'), onProgress: () => {} };
const databases: Database[] = [];
const open = async (): Promise<Database> => {
  const db = await openTestDatabase();
  databases.push(db);
  return db;
};
let earlier: Database;

/** Reinforced tyres were XL, and none was said to grip on ice. */
const unmark = async (db: Database): Promise<void> => {
  await db.script(`
    update tyre set hielo = false;
    update product p set nombre_producto_es = replace(p.nombre_producto_es, t.medida, before.medida),
        nombre_producto_ca = replace(p.nombre_producto_ca, t.medida, before.medida)
      from tyre t, lateral (select replace(substr(t.medida, 3), ' ' || t.ic, ' ' || t.ic - 3) || ' XL' as medida) as before
      where t.product_id = p.id and t.hl;
    update tyre set hl = false, xl = true, ic = ic - 3,
        medida = replace(substr(medida, 3), ' ' || ic, ' ' || ic - 3) || ' XL',
        specs = replace(replace(specs, '-' || ic, '-' || ic - 3), '-hl', '-xl')
      where hl;`);
};

/** The demo as it was when it had only tyres of cars. */
beforeAll(async () => {
  earlier = await open();
  await loadPlaces(earlier);
  await loadChain(earlier, wish.now);
  await earlier.run(sql`
    update bay set skills = array(select s from unnest(skills) with ordinality as u(s, place) where s not in ('clima', 'itv', 'patinete') order by place)`);
  await loadTariff(earlier);
  await earlier.run(
    sql`update service set descripcion_es = 'De antes', descuento_asociado = 0, unidades_asociadas = 0`,
  );
  await loadCatalogue(earlier, { ...wish, onProgress: () => {} });
  await unmark(earlier);
});
afterAll(async () => await Promise.all(databases.map(async (db) => await db.close())));

const inventory = async (db: Database) => ({
  kinds: await db.rows(sql`select tipo_producto, count(*) from product group by 1 order by 1`),
  tyres: await db.rows(sql`
    select t.*, p.nombre_producto_es, p.nombre_producto_ca from tyre t join product p on p.id = t.product_id order by p.id`),
  marks: await db.one(sql`
    select count(*) filter (where hl) > 0 as hl, count(*) filter (where hielo) > 0 as hielo from tyre`),
  offers: await db.one(
    sql`select count(*), sum(precio), sum(stock), count(*) filter (where stock is null) as endless from offer`,
  ),
  services: await db.rows(sql`select * from service order by id_navision`),
  prices: await db.one(sql`select count(*), sum(precio) from service_price`),
  visits: await db.rows(sql`select * from visit_service order by orden`),
  reviews: await db.rows(sql`select * from workshop_review order by id`),
  productReviews: await db.rows(sql`select * from product_review order by id`),
  staff: await db.rows(sql`
    select a.id, a.email, a.rol, s.cod_tienda from account a left join staff_workshop s on s.account_id = a.id order by a.email`),
  insurance: await db.rows(sql`select * from insurance_cover order by hasta_km`),
  bays: await db.rows(sql`select cod_tienda, bay_id, skills from bay order by 1, 2`),
});

describe('a demo chain of an earlier version', () => {
  it('gets all that the demo has since, once', { timeout: 120_000 }, async () => {
    const fresh = await open();
    await loadDemo(fresh, wish);
    expect(await completeDemo(earlier, wish.now)).toBe(true);
    const now = await inventory(fresh);
    expect(now.marks).toEqual({ hl: true, hielo: true });
    expect(await inventory(earlier)).toEqual(now);
    expect(await completeDemo(earlier, wish.now)).toBe(false);
    expect(await completeDemo(fresh, wish.now)).toBe(false);
  });

  it('gets no mark on what was brought since', async () => {
    const { id } = await earlier.one<{ id: number }>(sql`select min(product_id) as id from tyre where hl`);
    await unmark(earlier);
    await earlier.run(sql`update tyre set eprel_id = 123456 where product_id = ${id}`);
    expect(await completeDemo(earlier, wish.now)).toBe(true);
    expect(await earlier.one(sql`select hl, xl from tyre where product_id = ${id}`)).toMatchObject({
      hl: false,
      xl: true,
    });
  });

  it('is told from a chain of somebody’s own, which is left alone', async () => {
    const own = await open();
    await loadPlaces(own);
    await loadChain(own, wish.now);
    expect(await completeDemo(own, wish.now)).toBe(false);
    expect(await own.one(sql`select count(*) from product`)).toEqual({ count: 0 });
  });
});
