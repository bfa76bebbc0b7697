import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlState, type Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { takePlaces } from '#server/guests/guest-places-store.ts';
import type { GuestPlaces } from '#server/guests/guest-places.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { everyDay, insertWorkshop } from '#tests/support/workshops.ts';

const now = new Date('2026-11-23T08:00:00Z');
let postgres: TestPostgres;
let db: Database;
beforeAll(async () => {
  postgres = await startMigrated();
  db = openPostgres(postgres.url, 40);
  const bays = Array.from({ length: 60 }, () => ({ skills: ['turismo'], max_llanta: 20 }));
  await insertWorkshop(db, { codTienda: 1, bays, hours: [{ dias: everyDay, desde: '08:00', hasta: '20:00' }] });
});
afterAll(async () => {
  await db.close();
  await postgres.stop();
});

let bays = 0;
/** An appointment in a bay of its own, with what it claims, in one transaction. */
const book = async (places: GuestPlaces): Promise<string> => {
  const visit = randomUUID();
  bays += 1;
  const bay = ((bays - 1) % 60) + 1;
  return await db
    .transaction(async (tx) => {
      await tx.run(sql`
        insert into allocation (appointment_id, cod_tienda, bay_id, tz, span, kind, status)
        select ${visit}::uuid, 1, bay_id, 'Europe/Madrid', tstzrange('2026-11-24 09:00Z', '2026-11-24 10:00Z'), 'booking', 'confirmed'
        from bay where cod_tienda = 1 order by bay_id offset ${bay - 1} limit 1`);
      await takePlaces(tx, places, { visit }, now);
      return 'ok';
    })
    .catch((error: unknown) => sqlState(error) ?? String(error));
};
const count = (answers: readonly string[]) =>
  answers.reduce<Record<string, number>>((all, each) => ({ ...all, [each]: (all[each] ?? 0) + 1 }), {});

test('forty at once under one address and an account get what one may have, and nothing else is written', async () => {
  const place = (persona: string) => ({ persona, clase: 'cita', cantidad: 1, most: 3 }) as const;
  const places = { places: [place('correo:ana@example.com'), place('cuenta:1')], network: null, most: 0 };
  expect(count(await Promise.all(Array.from({ length: 40 }, async () => await book(places))))).toEqual({
    ok: 3,
    RC011: 37,
  });
  expect(await db.one(sql`select count(*)::int as n from allocation`)).toEqual({ n: 3 });
});

test('forty at once from one network get what a day has', async () => {
  await db.run(sql`delete from allocation`);
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, n) => {
      const place = { persona: `correo:${n}@example.com`, clase: 'cita', cantidad: 1, most: 3 } as const;
      return await book({ places: [place], network: '203.0.113.9', most: 10 });
    }),
  );
  expect(count(answers)).toEqual({ ok: 10, RC015: 30 });
});
