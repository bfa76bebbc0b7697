import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { holdTime } from '#server/booking/hold-time.ts';
import { readConfig } from '#server/config/config.ts';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import type { Runtime } from '#server/runtime.ts';
import { offerFreed } from '#server/waiting/offer-freed.ts';
import { countOverlaps, countTornAppointments, raceRules } from '#tests/support/booking-race.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { insertVisitServices } from '#tests/support/visits.ts';
import { everyDay, insertWorkshop } from '#tests/support/workshops.ts';

const fecha = '2026-11-26';
let now = new Date('2026-11-23T08:00:00Z');
const stages = [{ skills: ['turismo'], llanta: 0, minutes: 30 }];

let postgres: TestPostgres;
let runtimes: readonly Runtime[];
let db: Database;
beforeAll(async () => {
  postgres = await startMigrated();
  const config = {
    ...readConfig({ NODE_ENV: 'test', DATA_DIR: '/nowhere' }),
    booking: { ...raceRules, runflatMinutes: 0 },
  };
  runtimes = [0, 1].map(() => ({
    config,
    database: openPostgres(postgres.url, 10),
    clock: () => now,
    log: pino({ level: 'silent' }),
  }));
  db = runtimes[0]?.database as Database;
  await insertVisitServices(db);
});
afterAll(async () => {
  for (const { database } of runtimes) await database.close();
  await postgres.stop();
});

const hold = async (codTienda: number, hora: string) =>
  await holdTime(db, {
    codTienda,
    fecha,
    hora,
    need: { stages },
    token: randomUUID(),
    matricula: null,
    now,
    rules: raceRules,
  });

const hours = Array.from(
  { length: 20 },
  (_, place) => `${String(8 + Math.floor(place / 2)).padStart(2, '0')}:${place % 2 ? '30' : '00'}`,
);

/** Every bay of a day taken, half an hour each. */
const fill = async (codTienda: number): Promise<string[]> => {
  const taken: string[] = [];
  for (const hora of hours)
    for (let bay = 0; bay < 3; bay += 1) {
      const held = await hold(codTienda, hora);
      if (!isRefusal(held)) taken.push(held.appointmentId);
    }
  await db.run(sql`update allocation set status = 'confirmed', expires_at = null where cod_tienda = ${codTienda}`);
  return taken;
};

const wait = async (codTienda: number, count: number): Promise<void> => {
  await db.run(sql`
    insert into waiting_wish (id, cod_tienda, servicio, desde, hasta, franja, email, email_norm, idioma, turno, creado)
    select gen_random_uuid(), ${codTienda}::int, 'pinchazo', ${fecha}::date, ${fecha}::date, 'dia', n || '@example.com', n || '@example.com',
      'es', ${now}::timestamptz + make_interval(secs => n), ${now} from generate_series(1, ${count}::int) as n`);
};

const offers = async (codTienda: number) =>
  await db.rows<{ token: string; rows: number; mails: number }>(sql`
    select w.token,
      (select count(*)::int from allocation a where a.hold_token = w.token and a.status = 'held' and a.expires_at > clock_timestamp()) as rows,
      (select count(*)::int from mail m where m.template = 'espera-plaza' and m.datos ->> 'wishId' = w.id::text) as mails
    from waiting_wish w where w.cod_tienda = ${codTienda} and w.token is not null`);

test('of many freed times each goes to one person, with two workers, while others look for times as well', async () => {
  const codTienda = await insertWorkshop(db, {
    codTienda: 1,
    hours: [{ dias: everyDay, desde: '08:00', hasta: '18:00' }],
  });
  const taken = await fill(codTienda);
  expect(taken).toHaveLength(60);
  await wait(codTienda, 80);

  const freeing = new AbortController();
  const workers = runtimes.map(async (runtime) => {
    while (!freeing.signal.aborted) await offerFreed(runtime);
    await offerFreed(runtime);
  });
  const others = Array.from({ length: 2 }, async () => {
    const got: string[] = [];
    while (!freeing.signal.aborted) {
      const held = await hold(codTienda, hours[Math.floor(Math.random() * hours.length)] ?? '08:00');
      if (!isRefusal(held)) got.push(held.appointmentId);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return got;
  });
  const freed = taken.filter((_, place) => place % 2 === 0);
  for (const id of freed) {
    await db.run(sql`update allocation set status = 'cancelled' where appointment_id = ${id}::uuid`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await new Promise((resolve) => setTimeout(resolve, 1500));
  freeing.abort();
  await Promise.all(workers);
  const quicker = (await Promise.all(others)).flat();

  const given = await offers(codTienda);
  // Each offer is one held time and one letter, and every freed time is somebody's.
  expect(given.every(({ rows, mails }) => rows === 1 && mails === 1)).toBe(true);
  expect(new Set(given.map(({ token }) => token)).size).toBe(given.length);
  expect(given.length + quicker.length).toBe(freed.length);
  expect(given.length).toBeGreaterThan(5);
  const { orphans } = await db.one<{ orphans: number }>(sql`
    select count(*)::int as orphans from allocation a
    where a.status = 'held' and a.etapa = 1 and a.expires_at > clock_timestamp()
      and not exists (select from waiting_wish w where w.token = a.hold_token) and a.appointment_id <> all (${quicker}::uuid[])`);
  expect(orphans).toBe(0);
  expect(await countOverlaps(db)).toBe(0);
  expect(await countTornAppointments(db)).toBe(0);
});

test('offers that lapse under two workers go on to others, and nobody hears twice of the same', async () => {
  const codTienda = await insertWorkshop(db, {
    codTienda: 2,
    hours: [{ dias: everyDay, desde: '08:00', hasta: '18:00' }],
  });
  const taken = await fill(codTienda);
  await wait(codTienda, 30);
  await db.run(
    sql`update allocation set status = 'cancelled' where appointment_id = any (${taken.slice(0, 9)}::uuid[])`,
  );
  for (let round = 0; round < 6; round += 1) {
    await Promise.all(runtimes.map(async (runtime) => await offerFreed(runtime)));
    // What two in each other's way left over is for the next round.
    for (const runtime of runtimes) await offerFreed(runtime);
    const given = await offers(codTienda);
    // Nine times fit; offered a quarter later to whoever had the hour before, some fewer.
    expect(given.length).toBeGreaterThan(4);
    expect(given.length).toBeLessThanOrEqual(9);
    expect(given.every(({ rows }) => rows === 1)).toBe(true);
    now = new Date(now.getTime() + 2 * 3_600_000);
  }
  const { twice } = await db.one<{ twice: number }>(sql`
    select count(*)::int as twice from (
      select wish, fecha, hora from waiting_offer group by 1, 2, 3 having count(*) > 1) as t`);
  expect(twice).toBe(0);
  const { told } = await db.one<{ told: number }>(sql`
    select count(*)::int as told from mail m join waiting_wish w on w.id::text = m.datos ->> 'wishId' where w.cod_tienda = ${codTienda}`);
  const { offered } = await db.one<{ offered: number }>(sql`
    select count(*)::int as offered from waiting_offer o join waiting_wish w on w.id = o.wish where w.cod_tienda = ${codTienda}`);
  expect(told).toBe(offered);
  expect(await countOverlaps(db)).toBe(0);
});
