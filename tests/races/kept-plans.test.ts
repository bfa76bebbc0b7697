import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { startPostgres, type TestPostgres } from '#tests/support/postgres.ts';

let postgres: TestPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startPostgres();
  database = openPostgres(postgres.url, 1);
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

// The plan of a statement is kept (decision 012): one that reads a whole table would go on doing so as the table grows.
test.each([30, 60, 2000])('a basket is read by its index where %s of them were counted', async (baskets) => {
  await database.run(sql`delete from basket`);
  await database.run(sql`
    insert into basket (cesta_id, state)
    select gen_random_uuid(), jsonb_build_object('products', repeat('.', 700)) from generate_series(1, ${baskets}::int)`);
  await database.run(sql`analyze basket`);
  const plan = await database.rows<{ 'QUERY PLAN': string }>({
    text: 'explain (generic_plan) select state from basket where cesta_id = $1::uuid',
    values: [],
  });
  expect(plan[0]?.['QUERY PLAN']).toContain('Index Scan');
});
