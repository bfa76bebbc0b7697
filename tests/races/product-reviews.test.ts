import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { productReviewsHandlers } from '#server/product-reviews/product-reviews-handlers.ts';
import { productReviewsJobs } from '#server/product-reviews/product-reviews-jobs.ts';
import { reviewModerationHandlers } from '#server/review-moderation/moderation-handlers.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { insertBought } from '#tests/support/bought.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { insertPurchaseReview } from '#tests/support/reviews.ts';
import { signInStaff } from '#tests/support/staff.ts';

let postgres: TestPostgres;
let servers: readonly [TestRuntime, TestRuntime];
beforeAll(async () => {
  postgres = await startMigrated();
  const first = openPostgres(postgres.url, 2);
  await first.run(sql`
    insert into brand (id, slug, marca, categoria, fabricante) values (1, 'varta', 'Varta', 'PREMIUM', 'Varta, Hannover')`);
  await first.run(sql`
    insert into product (id, id_navision, tipo_producto, brand_id, nombre_producto_es, nombre_producto_ca)
    values (1, 'N1', 'bateria', 1, 'Batería', 'Bateria')`);
  await first.close();
  const handlers = { ...productReviewsHandlers, ...reviewModerationHandlers };
  const start = async () => await startRuntime(handlers, { database: openPostgres(postgres.url, 8) });
  servers = [await start(), await start()];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await postgres.stop();
});

it('two devices that send the review of a line at once write one, and one of its changes', async () => {
  const [one] = servers;
  const { cita, linea, firma, orderId } = await insertBought(one.database);
  for (const version of [0, 1]) {
    const answers = await Promise.all(
      Array.from({ length: 12 }, async (_, place) => {
        const body = { firma, version, estrellas: 1 + (place % 5), texto: `De ${place}`, nombre: '' };
        const server = servers[place % 2] ?? one;
        return (await server.send('writeProductReview', { params: { cita, linea }, body })).status;
      }),
    );
    expect(answers.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
  }
  const rows = await one.database.rows(sql`select version from product_review where order_id = ${orderId}::bigint`);
  expect(rows).toEqual([{ version: 2 }]);
});

it('of staff who decide a review at once one does, and its writer gets no letter but theirs', async () => {
  const [one] = servers;
  const token = await signInStaff(one.database, testNow, { rol: 'operador', talleres: [] });
  const params = await insertPurchaseReview(one.database, await insertBought(one.database));
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, place) => {
      const decision = place % 3 === 0 ? { estado: 'publicada' } : { estado: 'retenida', motivo: 'insultos' };
      const body = { antes: 'pendiente', version: 1, ...decision };
      return (await (servers[place % 2] ?? one).send('decideReview', { params, body }, { token })).status;
    }),
  );
  expect(answers.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
  const { letters, expected } = await one.database.one<{ letters: number; expected: number }>(sql`
    select (select count(*) from mail where template = 'opinion-retenida')::int as letters,
      (estado = 'retenida')::int as expected from product_review where id = ${params.id}::uuid`);
  expect(letters).toBe(expected);
});

it('two servers ask who bought once', async () => {
  const [one, other] = servers;
  const fecha = '2027-05-03';
  const { cita } = await insertBought(one.database, { fecha });
  for (const server of servers) server.setClock(new Date('2027-05-24T11:00:00Z'));
  await Promise.all(
    [one, other, one, other].map(
      async (server) => await productReviewsJobs(server.runtime)['ask-product-reviews'].run({}),
    ),
  );
  const mails = await one.database.rows(
    sql`select id from mail where template = 'opinion-producto' and datos ->> 'appointmentId' = ${cita}`,
  );
  expect(mails).toHaveLength(1);
});
