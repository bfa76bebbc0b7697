import { describeDay } from '#domain/booking/availability.ts';
import { daysFrom, type Fecha } from '#domain/booking/calendar.ts';
import type { Database } from '../database/database.ts';
import { wishAt, type Agenda } from './agenda.ts';
import { localTime, utcDay } from './local-time.ts';
import type { BookingRules, Need } from './need.ts';
import { recentAgendas } from './recent-agendas.ts';
import { refusalOf } from './workshop-refusal.ts';

/**
 * The first free time of each workshop within `days`; null where there is none, where it cannot do the
 * job or takes no bookings on the web. At most a second old: holding a time is what decides.
 */
export const firstFreeTimes = async (
  db: Database,
  ask: { codTiendas: readonly number[]; need: Need; days: number; now: Date; rules: BookingRules },
): Promise<Map<number, { readonly fecha: Fecha; readonly hora: string } | null>> => {
  const agendas = await recentAgendas(db, { codTiendas: ask.codTiendas, today: utcDay(ask.now), days: ask.days + 1 });
  const found = new Map(agendas.map((agenda) => [agenda.codTienda, firstOf(agenda, ask)]));
  return new Map(ask.codTiendas.map((codTienda) => [codTienda, found.get(codTienda) ?? null]));
};

const firstOf = (
  agenda: Agenda,
  ask: { need: Need; days: number; now: Date; rules: BookingRules },
): { fecha: Fecha; hora: string } | null => {
  if (refusalOf(agenda, ask.need)) return null;
  const wish = wishAt(agenda, ask.need, ask.now, ask.rules);
  for (const fecha of daysFrom(localTime(ask.now, agenda.tz).fecha, ask.days)) {
    if (fecha < wish.earliest || fecha < wish.notBefore.fecha) continue;
    const { primera } = describeDay(agenda.day(fecha), wish);
    if (primera !== null) return { fecha, hora: primera };
  }
  return null;
};
