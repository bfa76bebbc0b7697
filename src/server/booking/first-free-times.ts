import { offeredStarts } from '#domain/booking/availability.ts';
import { addDays, latestOf, type Fecha } from '#domain/booking/calendar.ts';
import { firstTime } from '#domain/booking/quarters.ts';
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

/**
 * The first free time of each workshop within `days`; null where there is none, where it cannot do the
 * job or takes no bookings on the web. At most a second old: holding a time is what decides.
 */
export const firstFreeTimes = async (
  db: Database,
  ask: { codTiendas: readonly number[]; need: Need; days: number; now: Date; rules: BookingRules },
): Promise<Map<number, FirstFreeTime | null>> => {
  const found = new Map<number, FirstFreeTime | null>(ask.codTiendas.map((codTienda) => [codTienda, null]));
  const look = async (codTiendas: readonly number[], days: number) => {
    for (const occupancy of await recentOccupancies(db, { codTiendas, today: utcDay(ask.now), days: days + 1 }))
      found.set(occupancy.codTienda, firstOf(occupancy, { ...ask, days }));
  };
  const soon = Math.min(ask.days, usualDays - 1);
  await look(ask.codTiendas, soon);
  const later = ask.codTiendas.filter((codTienda) => found.get(codTienda) === null);
  if (later.length > 0 && ask.days > soon) await look(later, ask.days);
  return found;
};

const firstOf = (
  occupancy: Occupancy,
  ask: { need: Need; days: number; now: Date; rules: BookingRules },
): FirstFreeTime | null => {
  if (refusalOf(occupancy, ask.need)) return null;
  const wish = wishAt(occupancy, ask.need, ask.now, ask.rules);
  const today = localTime(ask.now, occupancy.tz).fecha;
  const last = addDays(today, ask.days - 1);
  let fecha = latestOf([today, wish.earliest, wish.notBefore.fecha]);
  for (; fecha <= last; fecha = addDays(fecha, 1)) {
    const hora = firstTime(offeredStarts(occupancy.day(fecha), wish));
    if (hora !== null) return { fecha, hora };
  }
  return null;
};
