import { offeredStarts } from '#domain/booking/availability.ts';
import type { Fecha } from '#domain/booking/calendar.ts';
import { timesOf } from '#domain/booking/quarters.ts';
import { refuse } from '#domain/refusal.ts';
import type { Database } from '../database/database.ts';
import { wishAt } from './occupancy.ts';
import { occupancyNow } from './occupancy-now.ts';
import { utcDay } from './local-time.ts';
import type { BookingRules, Need } from './need.ts';
import { refusalOf, type WorkshopRefusal } from './workshop-refusal.ts';

/** Every time of a day at which the job may begin, `HH:MM` on the workshop's wall. */
export const freeTimes = async (
  db: Database,
  ask: {
    codTienda: number;
    fecha: Fecha;
    need: Need;
    now: Date;
    rules: BookingRules;
    token?: string | null;
    /** The appointment that is to take the time: it does not stand in its own way. */
    moving?: string | null;
  },
): Promise<readonly string[] | WorkshopRefusal> => {
  const occupancy = await occupancyNow(db, {
    codTienda: ask.codTienda,
    today: utcDay(ask.now),
    from: ask.fecha,
    days: 1,
    token: ask.token ?? null,
    moving: ask.moving ?? null,
  });
  if (!occupancy) return refuse('taller-no-existe');
  const refusal = refusalOf(occupancy, ask.need);
  if (refusal) return refusal;

  return timesOf(offeredStarts(occupancy.day(ask.fecha), wishAt(occupancy, ask.need, ask.now, ask.rules)));
};
