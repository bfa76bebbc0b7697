import { describeDay, type Motivo } from '#domain/booking/availability.ts';
import { daysFrom, type Fecha } from '#domain/booking/calendar.ts';
import { never } from '#domain/booking/delivery.ts';
import { refuse } from '#domain/refusal.ts';
import type { Database } from '../database/database.ts';
import { wishAt } from './occupancy.ts';
import { occupancyNow } from './occupancy-now.ts';
import { localTime, utcDay } from './local-time.ts';
import type { BookingRules, Need } from './need.ts';
import { refusalOf, type WorkshopRefusal } from './workshop-refusal.ts';

export interface FreeDay {
  readonly fecha: Fecha;
  readonly libre: boolean;
  /** `HH:MM` */
  readonly primera: string | null;
  /** All of them. */
  readonly horas: readonly string[];
  readonly motivo: Motivo | null;
  /** The holiday's name, where the day is one. */
  readonly festivo: { readonly es: string; readonly ca: string } | null;
}

/**
 * Days of a workshop, from `from` (its today) on, each with its first time or why it has none. `earliest` is null
 * where the goods can never be there.
 */
export const freeDays = async (
  db: Database,
  ask: {
    codTienda: number;
    need: Need;
    from?: Fecha | null;
    days: number;
    now: Date;
    rules: BookingRules;
    token?: string | null;
    /** The appointment that is to take the time: it does not stand in its own way. */
    moving?: string | null;
  },
): Promise<{ readonly earliest: Fecha | null; readonly days: readonly FreeDay[] } | WorkshopRefusal> => {
  const occupancy = await occupancyNow(db, {
    codTienda: ask.codTienda,
    today: utcDay(ask.now),
    from: ask.from ?? utcDay(ask.now),
    days: ask.days + 1,
    token: ask.token ?? null,
    moving: ask.moving ?? null,
  });
  if (!occupancy) return refuse('taller-no-existe');
  const refusal = refusalOf(occupancy, ask.need);
  if (refusal) return refusal;

  const wish = wishAt(occupancy, ask.need, ask.now, ask.rules);
  const days = daysFrom(ask.from ?? localTime(ask.now, occupancy.tz).fecha, ask.days)
    .filter((fecha) => fecha <= wish.latest)
    .map((fecha) => {
      const day = occupancy.day(fecha);
      const described = describeDay(day, wish);
      return { fecha, libre: described.primera !== null, festivo: day.festivo, ...described };
    });
  return { earliest: wish.earliest === never ? null : wish.earliest, days };
};
