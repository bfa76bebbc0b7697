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

const wish = { tyres: 1000, now: new Date('2026-11-21T08:00:00Z'), onProgress: () => {} };
const databases: Database[] = [];
const open = async (): Promise<Database> => {
  const db = await openTestDatabase();
  databases.push(db);
  return db;
};
let earlier: Database;

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
});
afterAll(async () => await Promise.all(databases.map(async (db) => await db.close())));

const inventory = async (db: Database) => ({
  kinds: await db.rows(sql`select tipo_producto, count(*) from product group by 1 order by 1`),
  offers: await db.one(
    sql`select count(*), sum(precio), sum(stock), count(*) filter (where stock is null) as endless from offer`,
  ),
  services: await db.rows(sql`select * from service order by id_navision`),
  prices: await db.one(sql`select count(*), sum(precio) from service_price`),
  visits: await db.rows(sql`select * from visit_service order by orden`),
  reviews: await db.rows(sql`select * from workshop_review order by id`),
  staff: await db.rows(sql`
    select a.id, a.email, a.rol, s.cod_tienda from account a left join staff_workshop s on s.account_id = a.id order by a.email`),
  insurance: await db.rows(sql`select * from insurance_cover order by hasta_km`),
  bays: await db.rows(sql`select cod_tienda, bay_id, skills from bay order by 1, 2`),
});

describe('a demo chain of an earlier version', () => {
  it('gets all that the demo has since, once', async () => {
    const fresh = await open();
    await loadDemo(fresh, wish);
    expect(await completeDemo(earlier, wish.now)).toBe(true);
    expect(await inventory(earlier)).toEqual(await inventory(fresh));
    expect(await completeDemo(earlier, wish.now)).toBe(false);
    expect(await completeDemo(fresh, wish.now)).toBe(false);
  });

  it('is told from a chain of somebody’s own, which is left alone', async () => {
    const own = await open();
    await loadPlaces(own);
    await loadChain(own, wish.now);
    expect(await completeDemo(own, wish.now)).toBe(false);
    expect(await own.one(sql`select count(*) from product`)).toEqual({ count: 0 });
  });
});
