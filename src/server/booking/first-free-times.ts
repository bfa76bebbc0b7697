import { offeredStarts } from '#domain/booking/availability.ts';
import { addDays, latestOf, type Fecha } from '#domain/booking/calendar.ts';
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
    for (const occupancy of await recentOccupancies(db, { codTiendas, today: utcDay(ask.now), days: days + 1 }))
      found.set(occupancy.codTienda, firstsOf(occupancy, { ...ask, days }));
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

const firstsOf = (
  occupancy: Occupancy,
  ask: Omit<Asked, 'codTiendas'> & { readonly most: number },
): FirstFreeTime[] => {
  if (refusalOf(occupancy, ask.need)) return [];
  const wish = wishAt(occupancy, ask.need, ask.now, ask.rules);
  const today = localTime(ask.now, occupancy.tz).fecha;
  const last = addDays(today, ask.days - 1);
  const firsts: FirstFreeTime[] = [];
  let fecha = latestOf([today, wish.earliest, wish.notBefore.fecha]);
  for (; fecha <= last && firsts.length < ask.most; fecha = addDays(fecha, 1)) {
    const here = fecha;
    firsts.push(...firstsOfDay(offeredStarts(occupancy.day(here), wish)).map((hora) => ({ fecha: here, hora })));
  }
  return firsts.slice(0, ask.most);
};
