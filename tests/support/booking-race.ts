import { randomUUID } from 'node:crypto';
import type { Stage } from '#domain/booking/job.ts';
import { isRefusal } from '#domain/refusal.ts';
import { confirmHold } from '#tests/support/confirm-hold.ts';
import { holdTime } from '#server/booking/hold-time.ts';
import { releaseHold, sweepHolds } from '#server/booking/keep-hold.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { insertOrder } from './orders.ts';

export const raceRules = { holdMinutes: 15, holdMaxMinutes: 45, noticeMinutes: 0, horizonDays: 90 };

export interface RaceTally {
  attempts: number;
  held: number;
  confirmed: number;
  /** Anything but an answer. There must be none. */
  errors: string[];
}

const jobs: readonly (readonly Stage[])[] = [
  [{ skills: ['turismo'], llanta: 16, minutes: 45 }],
  [{ skills: ['furgoneta'], llanta: 17, minutes: 60 }],
  [
    { skills: ['turismo'], llanta: 18, minutes: 45 },
    { skills: ['turismo', 'alineacion'], llanta: 18, minutes: 30 },
  ],
];

/**
 * One client that wants times of one day, takes and leaves them, lets some lapse and books others, as
 * fast as it can for `attempts` attempts.
 */
export const raceForDay = async (
  db: Database,
  ask: { codTienda: number; fecha: string; now: Date; attempts: number },
): Promise<RaceTally> => {
  const tally: RaceTally = { attempts: 0, held: 0, confirmed: 0, errors: [] };
  let token = randomUUID();
  for (let left = ask.attempts; left > 0; left -= 1) {
    tally.attempts += 1;
    const quarter = Math.floor(Math.random() * 44);
    const hora = `${String(8 + Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
    const rules = { ...raceRules, holdMinutes: Math.random() < 0.3 ? 0.0005 : 15 };
    try {
      const answer = await holdTime(db, {
        ...ask,
        hora,
        need: { stages: jobs[tally.attempts % jobs.length] ?? [] },
        token,
        matricula: null,
        rules,
      });
      if (isRefusal(answer)) continue;
      tally.held += 1;
      const next = Math.random();
      if (next < 0.5) await releaseHold(db, token);
      else if (next < 0.55) await sweepHolds(db, 5);
      else if (next < 0.6) {
        const booked = await db.transaction(
          async (tx) =>
            await confirmHold(tx, { token, orderId: await insertOrder(tx, ask.codTienda), matricula: null }),
        );
        if (!isRefusal(booked)) tally.confirmed += 1;
        token = randomUUID();
      } else if (next < 0.8) token = randomUUID();
    } catch (error) {
      tally.errors.push(String(error));
    }
  }
  return tally;
};

/** Pairs of rows of two cars that have the same bay at the same time: what must never be. */
export const countOverlaps = async (db: Database): Promise<number> =>
  (
    await db.one<{ pairs: number }>(sql`
      select count(*) as pairs from allocation a join allocation b
        on a.cod_tienda = b.cod_tienda and a.bay_id = b.bay_id and a.id < b.id and a.span && b.span
        and coalesce(a.moves, a.appointment_id) <> coalesce(b.moves, b.appointment_id)
      where a.status in ('held', 'confirmed', 'arrived', 'working') and b.status in ('held', 'confirmed', 'arrived', 'working')`)
  ).pairs;

/** Appointments of which some stages live and others do not, or whose stages do not follow each other. */
export const countTornAppointments = async (db: Database): Promise<number> =>
  (
    await db.one<{ torn: number }>(sql`
      select count(*) as torn from (
        select from allocation where kind = 'booking' group by appointment_id
        having count(distinct (status, order_id, expires_at)) > 1 or max(etapa) <> count(*)
          or max(upper(span)) - min(lower(span)) <> sum(upper(span) - lower(span))
      ) as each`)
  ).torn;
