import { Temporal } from 'temporal-polyfill';
import type { Fecha } from '#domain/booking/calendar.ts';
import type { LocalTime } from '#domain/booking/delivery.ts';

/** What the clock on a workshop's wall shows at an instant, seconds cut off; `tz` is an IANA name. */
export const localTime = (instant: Date, tz: string): LocalTime => {
  const wall = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(tz);
  return { fecha: wall.toPlainDate().toString(), hora: wall.toPlainTime().toString().slice(0, 5) };
};

/** The workshops' today is this day or the next: no zone of the chain is behind UTC. */
export const utcDay = (now: Date): Fecha => now.toISOString().slice(0, 10);
