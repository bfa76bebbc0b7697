import { Temporal } from 'temporal-polyfill';
import type { Fecha } from '#domain/booking/calendar.ts';
import type { LocalTime } from '#domain/booking/delivery.ts';
import { minuteMs } from '#domain/time.ts';

const most = 500;
const known = new Map<string, LocalTime>();

/**
 * What the clock on a workshop's wall shows at an instant, seconds cut off; `tz` is an IANA name. Lists
 * ask for the same minute in the same zone for every workshop, so answers are remembered for a while.
 */
export const localTime = (instant: Date, tz: string): LocalTime => {
  const minute = Math.floor(instant.getTime() / minuteMs);
  const key = `${minute} ${tz}`;
  const remembered = known.get(key);
  if (remembered) return remembered;
  if (known.size >= most) known.clear();
  const wall = Temporal.Instant.fromEpochMilliseconds(minute * minuteMs).toZonedDateTimeISO(tz);
  const local = { fecha: wall.toPlainDate().toString(), hora: wall.toPlainTime().toString().slice(0, 5) };
  known.set(key, local);
  return local;
};

/** The instant of a wall time; of one that the clock shows twice, the first. */
export const instantAt = ({ fecha, hora }: LocalTime, tz: string): Date =>
  new Date(Temporal.PlainDateTime.from(`${fecha}T${hora}`).toZonedDateTime(tz).epochMilliseconds);

/** The workshops' today is this day or the next: no zone of the chain is behind UTC. */
export const utcDay = (now: Date): Fecha => now.toISOString().slice(0, 10);
