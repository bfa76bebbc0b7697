import { firstFreeTimes } from '#server/booking/first-free-times.ts';
import { freeDays } from '#server/booking/free-days.ts';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { everyDay, insertWorkshop, threeBays } from '#tests/support/workshops.ts';
import { Shopper } from './shopper.ts';

const firstShop = 980_000;
const shops = 120;
const days = 25;
const codTiendas = Array.from({ length: shops }, (_, place) => firstShop + place);
const need = { stages: [{ skills: ['turismo'], llanta: 16, minutes: 45 }] };
const rules = { holdMinutes: 15, holdMaxMinutes: 45, noticeMinutes: 120, horizonDays: 90 };

export interface FreeTimesMeasured {
  /** Milliseconds, all of them the 95th of a hundred. */
  readonly http: number;
  readonly sql: number;
  readonly firsts: number;
  readonly rows: number;
}

const p95 = async (times: number, work: (turn: number) => Promise<unknown>): Promise<number> => {
  const took: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now();
    await work(turn);
    took.push(performance.now() - began);
  }
  return took.toSorted((a, b) => a - b)[Math.floor(times * 0.95)] ?? 0;
};

/** Takes three quarters of the hours of a workshop; answers how many times that are. */
const take = async (db: Database, codTienda: number): Promise<number> =>
  await db.run(sql`
    insert into allocation (appointment_id, cod_tienda, bay_id, tz, span, skills, llanta, kind, status)
    select gen_random_uuid(), ${codTienda}::int, b, 'Europe/Madrid', tstzrange(starts, starts + interval '45 minutes'), '{turismo}', 16, 'booking', 'confirmed'
    from generate_series(1, 3) b, generate_series(0, ${days}::int) d, generate_series(0, 15) n,
      lateral (select (current_date + d + time '08:00' + n * interval '45 minutes') at time zone 'Europe/Madrid' as starts) t
    where (${codTienda}::int + b * 7 + d * 3 + n * 5) % 4 > 0`);

/** Workshops of this benchmark alone, three quarters of whose hours are taken for as long as is looked ahead. */
const fillShops = async (databaseUrl: string): Promise<number> => {
  const db = openPostgres(databaseUrl, 1);
  let rows = 0;
  // One after the other: each row is logged, and a statement for all would take longer than a statement may.
  for (const codTienda of codTiendas) {
    await insertWorkshop(db, {
      codTienda,
      hours: [{ dias: everyDay, desde: '08:00', hasta: '20:00' }],
      bays: threeBays,
    });
    rows += await take(db, codTienda);
  }
  await db.run(sql`analyze allocation`);
  await db.close();
  return rows;
};

/** How soon it is known when a workshop has time: 25 days of one, and the first time of each of 120. */
export const measureFreeTimes = async (databaseUrl: string, origin: string): Promise<FreeTimesMeasured> => {
  const rows = await fillShops(databaseUrl);
  const shopper = new Shopper(origin, 1);
  const ask = async (turn: number) =>
    await shopper.call('POST', `/cita-previa-dates/taller/${firstShop + (turn % shops)}`, {
      selectedService: 'frenos',
      numDays: days,
    });
  await p95(100, ask);
  const http = await p95(500, ask);
  shopper.close();

  const db = openPostgres(databaseUrl, 2);
  const look = async (turn: number) =>
    await freeDays(db, { codTienda: firstShop + (turn % shops), need, days, now: new Date(), rules });
  await p95(100, look);
  const inSql = await p95(500, look);
  await db.close();

  // A database opened anew remembers nothing.
  const firsts = await p95(20, async () => {
    const fresh = openPostgres(databaseUrl, 2);
    await firstFreeTimes(fresh, { codTiendas, need, days, now: new Date(), rules });
    await fresh.close();
  });
  return { http, sql: inSql, firsts, rows };
};

/** The benchmark's workshops are deleted, so that their times are not offered to others. */
export const closeShops = async (databaseUrl: string): Promise<void> => {
  const db = openPostgres(databaseUrl, 1);
  for (const codTienda of codTiendas) await db.run(sql`delete from allocation where cod_tienda = ${codTienda}`);
  await db.run(sql`delete from workshop where cod_tienda >= ${firstShop} and cod_tienda < ${firstShop + shops}`);
  await db.close();
};
