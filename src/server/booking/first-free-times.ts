import { offeredStarts } from '#domain/booking/availability.ts';
import { daysFrom, latestOf, type Fecha } from '#domain/booking/calendar.ts';
import { firstsOfDay } from '#domain/booking/first-hours.ts';
import type { Database } from '../database/database.ts';
import { wishAt, type Occupancy } from './occupancy.ts';
import { localTime, utcDay } from './local-time.ts';
import type { BookingRules, Need } from './need.ts';
import { recentOccupancies, usualDays } from './recent-occupancies.ts';
import { refusalOf } from './workshop-refusal.ts';

export interface FirstFreeTime {
  readonly fecha: Fecha;
  /** `HH:MM` on the workshop's wall. */
  readonly hora: string;
}

interface Asked {
  readonly codTiendas: readonly number[];
  readonly need: Need;
  readonly days: number;
  readonly now: Date;
  readonly rules: BookingRules;
}

/**
 * The first hours of each workshop within `days`: of a day the first of the morning and of the afternoon, `most` in all; none
 * where it has none, cannot do the job or takes no bookings on the web. At most a second old: holding a time is what decides.
 */
export const firstFreeHours = async (
  db: Database,
  ask: Asked & { readonly most: number },
): Promise<Map<number, readonly FirstFreeTime[]>> => {
  const found = new Map<number, readonly FirstFreeTime[]>(ask.codTiendas.map((codTienda) => [codTienda, []]));
  const look = async (codTiendas: readonly number[], days: number) => {
    const shownAt = daysShown(ask.now, days);
    for (const occupancy of await recentOccupancies(db, { codTiendas, today: utcDay(ask.now), days: days + 1 }))
      found.set(occupancy.codTienda, firstsOf(occupancy, ask, shownAt(occupancy.tz)));
  };
  const soon = Math.min(ask.days, usualDays - 1);
  await look(ask.codTiendas, soon);
  const later = ask.codTiendas.filter((codTienda) => found.get(codTienda)?.length === 0);
  if (later.length > 0 && ask.days > soon) await look(later, ask.days);
  return found;
};

/** The first free time of each workshop within `days`; null where there is none. */
export const firstFreeTimes = async (db: Database, ask: Asked): Promise<Map<number, FirstFreeTime | null>> => {
  const hours = await firstFreeHours(db, { ...ask, most: 1 });
  return new Map([...hours].map(([codTienda, [first = null]]) => [codTienda, first]));
};

/** Whole chains are asked at once, and most of their workshops have the same today. */
const daysShown = (now: Date, count: number) => {
  const known = new Map<Fecha, readonly Fecha[]>();
  return (tz: string): readonly Fecha[] => {
    const { fecha: today } = localTime(now, tz);
    let days = known.get(today);
    if (!days) known.set(today, (days = daysFrom(today, count)));
    return days;
  };
};

const firstsOf = (
  occupancy: Occupancy,
  ask: Pick<Asked, 'need' | 'now' | 'rules'> & { readonly most: number },
  days: readonly Fecha[],
): FirstFreeTime[] => {
  if (refusalOf(occupancy, ask.need)) return [];
  const wish = wishAt(occupancy, ask.need, ask.now, ask.rules);
  const first = latestOf([wish.earliest, wish.notBefore.fecha]);
  const firsts: FirstFreeTime[] = [];
  for (const fecha of days) {
    if (fecha < first) continue;
    if (firsts.length >= ask.most) break;
    firsts.push(...firstsOfDay(offeredStarts(occupancy.day(fecha), wish)).map((hora) => ({ fecha, hora })));
  }
  return firsts.slice(0, ask.most);
};
