import { offeredStarts } from '#domain/booking/availability.ts';
import { daysFrom } from '#domain/booking/calendar.ts';
import type { LocalTime } from '#domain/booking/delivery.ts';
import { daysNear, nearestTimes } from '#domain/booking/nearest-times.ts';
import { timesOf } from '#domain/booking/quarters.ts';
import { refuse } from '#domain/refusal.ts';
import type { Database } from '../database/database.ts';
import { wishAt } from './occupancy.ts';
import { occupancyNow } from './occupancy-now.ts';
import { localTime, utcDay } from './local-time.ts';
import type { BookingRules, Need } from './need.ts';
import { refusalOf, type WorkshopRefusal } from './workshop-refusal.ts';

/** So many times are offered for one that is gone. */
const offered = { most: 6, perDay: 3 } as const;

/** The free times of a workshop nearest to one that is gone, from now on. */
export const freeTimesNear = async (
  db: Database,
  ask: { codTienda: number; wanted: LocalTime; need: Need; now: Date; rules: BookingRules },
): Promise<readonly LocalTime[] | WorkshopRefusal> => {
  const today = utcDay(ask.now);
  const near = daysNear(ask.wanted.fecha, today);
  const occupancy = await occupancyNow(db, { codTienda: ask.codTienda, today, ...near, token: null });
  if (!occupancy) return refuse('taller-no-existe');
  const refusal = refusalOf(occupancy, ask.need);
  if (refusal) return refusal;

  const wish = wishAt(occupancy, ask.need, ask.now, ask.rules);
  const here = localTime(ask.now, occupancy.tz);
  const free = daysFrom(near.from, near.days)
    .filter((fecha) => fecha <= wish.latest)
    .flatMap((fecha) => timesOf(offeredStarts(occupancy.day(fecha), wish)).map((hora) => ({ fecha, hora })));
  const middle = ask.wanted.fecha < here.fecha ? here : ask.wanted;
  return nearestTimes(free, middle, offered);
};
