import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTyrePieces } from '#server/catalogue/columns-store.ts';
import { readTyres, type TyreRow } from '#server/catalogue/tyre-row.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { placeOfPostcode } from '#server/workshops/workshops-store.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { vehicleTyreCounts } from './products/vehicle-tyres.ts';
import { loadDemo } from './load-demo.ts';

const tyres = 2000;
const now = new Date('2026-11-21T08:00:00Z');
const heard: number[] = [];
let db: Database;

const counted = async (): Promise<Record<string, number>> =>
  await db.one<Record<string, number>>(sql`
    select (select count(*) from workshop) as workshops, (select count(*) from tyre) as tyres, (select count(*) from offer) as offers`);

beforeAll(async () => {
  db = await openTestDatabase();
  await loadDemo(db, { tyres, now, onProgress: (done) => heard.push(done) });
});
afterAll(async () => await db.close());

describe('loading the demo', () => {
  it('fills a migrated database and tells how far it is', async () => {
    const others = Object.values(vehicleTyreCounts).reduce((sum, count) => sum + count, 0);
    expect(await counted()).toMatchObject({ workshops: 64, tyres: tyres + others });
    expect(heard).toEqual([...heard].sort((one, other) => one - other));
    expect([heard[0], heard.at(-1)]).toEqual([0, 1]);
  });

  it('leaves tyres of cars as searches read them, nearly all of them for sale', async () => {
    const rows: TyreRow[] = [];
    for await (const piece of loadTyrePieces(db, 'coche')) rows.push(...readTyres(piece));
    expect(rows).toHaveLength(tyres);
    expect(rows.filter(({ precio }) => precio > 0).length).toBeGreaterThan(tyres * 0.93);
  });

  it('closes workshops on holidays from today to the end of the next year', async () => {
    const closed = await db.one<{ first: string; last: string; workshops: number }>(
      sql`select min(fecha) as first, max(fecha) as last, count(distinct cod_tienda)::int as workshops from workshop_closure`,
    );
    expect(closed).toEqual({ first: '2026-12-03', last: '2027-12-25', workshops: 64 });
  });

  it('knows where postcodes lie, to the parish in Andorra', async () => {
    expect(await placeOfPostcode(db, '25001')).toMatchObject({
      lat: expect.closeTo(41.6, 1),
      lon: expect.closeTo(0.6, 1),
    });
    expect(await placeOfPostcode(db, 'AD400')).toEqual({ lat: 42.545, lon: 1.515 });
  });

  it.each(['basket', 'customer_order'])(
    'reads %s by its index, however many come after the statement is planned',
    async (table) => {
      const plan = await db.rows<{ 'QUERY PLAN': string }>({
        text: `explain (generic_plan) select 1 from ${table} where cesta_id = $1::uuid`,
        values: [],
      });
      expect(plan.map((line) => line['QUERY PLAN']).join()).toContain('Index');
    },
  );

  it('is all or nothing: a second time is refused and changes nothing', async () => {
    const before = await counted();
    await expect(loadDemo(db, { tyres, now, onProgress: () => {} })).rejects.toThrow(/duplicate key/);
    expect(await counted()).toEqual(before);
  });
});
