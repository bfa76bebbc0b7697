import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { countOverlaps, countTornAppointments } from '#tests/support/booking-race.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { startShop, thursday, type TestShop } from '#tests/support/shop.ts';
import { anyPlate, insertVisitServices, visitWish } from '#tests/support/visits.ts';
import { everyDay, insertWorkshop } from '#tests/support/workshops.ts';

const codTienda = 700;

let postgres: TestPostgres;
let db: Database;
let shop: TestShop;
beforeAll(async () => {
  postgres = await startMigrated();
  db = openPostgres(postgres.url, 20);
  shop = await startShop({ database: db, handlers: visitsHandlers });
  await insertVisitServices(db);
  await insertWorkshop(db, {
    codTienda,
    bays: [
      { skills: ['turismo'], max_llanta: 18 },
      { skills: ['turismo'], max_llanta: 18 },
      { skills: ['turismo', 'alineacion'], max_llanta: 18 },
    ],
    hours: [{ dias: everyDay, desde: '08:00', hasta: '20:00' }],
  });
});
afterAll(async () => {
  await shop.close();
  await postgres.stop();
});

test('of many who want two services at once at one hour, one has the bench; nobody has half an appointment', async () => {
  const services = ['pinchazo,alineacion', 'alineacion,pinchazo', 'alineacion'];
  const answers = await Promise.all(
    Array.from({ length: 24 }, async (_, place) =>
      shop.send('bookVisit', {
        body: visitWish(place % 3 === 2 ? '09:30' : '09:00', {
          selectedTaller: codTienda,
          selectedDate: thursday,
          selectedService: services[place % 3] ?? '',
          userData: { matricula: anyPlate(), email: `${randomUUID()}@example.com` },
        }),
      }),
    ),
  );
  const codes = answers.map(({ status, body }) => (status === 200 ? 'booked' : (body as { code: string }).code));
  expect(codes.filter((code) => code === 'booked')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['booked', 'hora-ocupada']));
  const { visits, stages } = await db.one<{ visits: number; stages: number }>(sql`
    select (select count(*)::int from visit) as visits, (select count(*)::int from allocation where status = 'confirmed') as stages`);
  expect(visits).toBe(1);
  expect([1, 2]).toContain(stages);
  expect(await countOverlaps(db)).toBe(0);
  expect(await countTornAppointments(db)).toBe(0);
});
