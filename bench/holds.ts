import { randomUUID } from 'node:crypto';
import { addDays } from '#domain/booking/calendar.ts';
import { isRefusal } from '#domain/refusal.ts';
import { holdTime } from '#server/booking/hold-time.ts';
import { releaseHold } from '#server/booking/keep-hold.ts';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { countOverlaps } from '#tests/support/booking-race.ts';
import { everyDay, insertWorkshop } from '#tests/support/workshops.ts';

export interface HoldsMeasured {
  readonly attempts: number;
  readonly held: number;
  /** Of anything but an answer. */
  readonly errors: number;
  /** Pairs of rows with the same bay at the same time, counted after every day. */
  readonly overlaps: number;
  readonly attemptsPerSecond: number;
  readonly heldPerSecond: number;
  /** Plain single-row inserts by as many clients, before and after, in the same run. */
  readonly insertsPerSecond: number;
  /** Attempts to inserts. */
  readonly ratio: number;
  /** Milliseconds an attempt takes. */
  readonly p50: number;
  readonly p99: number;
}

const codTienda = 999_901;
const rules = { holdMinutes: 15, holdMaxMinutes: 45, noticeMinutes: 120, horizonDays: 90 };
const need = { stages: [{ skills: ['turismo'], llanta: 16, minutes: 45 }] };
const lift = { skills: ['turismo', '4x4'], max_llanta: 20 };
const bays = [
  lift,
  lift,
  lift,
  { skills: ['turismo', '4x4', 'furgoneta'], max_llanta: 22 },
  { skills: ['turismo', '4x4', 'furgoneta', 'alineacion'], max_llanta: 24 },
];

const together = async (clients: number, work: () => Promise<void>): Promise<number> => {
  const before = performance.now();
  await Promise.all(Array.from({ length: clients }, work));
  return (performance.now() - before) / 1000;
};

/** How many rows a second as many clients insert, one row and one transaction each. */
const measureInserts = async (db: Database, clients: number, seconds: number): Promise<number> => {
  await db.script(
    'create table if not exists bench_row (id bigint generated always as identity primary key, a int, b uuid, c timestamptz, d text)',
  );
  let rows = 0;
  const until = performance.now() + seconds * 1000;
  const took = await together(clients, async () => {
    for (; performance.now() < until; rows += 1)
      await db.run(
        sql`insert into bench_row (a, b, c, d) values (${rows}::int, ${randomUUID()}::uuid, now(), '1234BCD')`,
      );
  });
  await db.script('drop table bench_row');
  return rows / took;
};

const at = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * `clients` race for the times of one day after another, `attempts` in all, each day until its share is
 * used up: at first most get a time, soon most hear that it is taken. A third of the times is given
 * back at once, so that holding never stops. Needs a migrated PostgreSQL; leaves nothing in it.
 */
export const holdsBenchmark = async (
  databaseUrl: string,
  { attempts = 100_000, clients = 50, days = 20, insertSeconds = 5 } = {},
): Promise<HoldsMeasured> => {
  const db = openPostgres(databaseUrl, clients);
  await insertWorkshop(db, { codTienda, bays, hours: [{ dias: everyDay, desde: '08:00', hasta: '20:00' }] });
  const insertsBefore = await measureInserts(db, clients, insertSeconds);

  const latencies = new Float64Array(attempts);
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  // A server's connections are old: none of them meets its first hold in the race.
  await together(clients, async () => {
    for (let left = 8; left > 0; left -= 1)
      await holdTime(db, {
        codTienda,
        fecha: addDays(today, days + 1),
        hora: '10:00',
        need,
        token: randomUUID(),
        matricula: null,
        now,
        rules,
      });
  });
  let [done, held, errors, overlaps, seconds] = [0, 0, 0, 0, 0];
  for (let day = 1; day <= days; day += 1) {
    const fecha = addDays(today, day);
    const until = Math.round((attempts * day) / days);
    seconds += await together(clients, async () => {
      while (done < until) {
        const index = done;
        done += 1;
        const quarter = Math.floor(Math.random() * 46);
        const hora = `${String(8 + Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
        const token = randomUUID();
        const before = performance.now();
        try {
          const answer = await holdTime(db, { codTienda, fecha, hora, need, token, matricula: null, now, rules });
          latencies[index] = performance.now() - before;
          if (isRefusal(answer)) continue;
          held += 1;
          if (held % 3 === 0) await releaseHold(db, token);
        } catch {
          errors += 1;
        }
      }
    });
    overlaps += await countOverlaps(db);
    await db.run(sql`delete from allocation where cod_tienda = ${codTienda}`);
  }

  const insertsAfter = await measureInserts(db, clients, insertSeconds);
  await db.run(sql`delete from workshop where cod_tienda = ${codTienda}`);
  await db.close();

  latencies.sort();
  const insertsPerSecond = (insertsBefore + insertsAfter) / 2;
  const attemptsPerSecond = attempts / seconds;
  return {
    attempts,
    held,
    errors,
    overlaps,
    attemptsPerSecond,
    heldPerSecond: held / seconds,
    insertsPerSecond,
    ratio: attemptsPerSecond / insertsPerSecond,
    p50: at(latencies, 0.5),
    p99: at(latencies, 0.99),
  };
};
