import type { Fecha } from '../booking/calendar.ts';
import { dayMs, hourMs } from '../time.ts';

/** One in the morning of UTC on the last Sunday of a month, 0 for January. */
const lastSunday = (year: number, month: number): number => {
  const last = Date.UTC(year, month + 1, 0, 1);
  return last - new Date(last).getUTCDay() * dayMs;
};

/**
 * The clocks of all workshops, as an instant of UTC that reads like them. Spain and Andorra are an hour ahead of UTC, and two from
 * the last Sunday of March to that of October (Directive 2000/84/EC, articles 1 to 3). Worked out here, for the first format of
 * a browser's own with a zone holds up its page for a tenth of a second on a phone; a test holds it against `Intl`.
 */
const wallOf = (now: Date): Date => {
  const [year, instant] = [now.getUTCFullYear(), now.getTime()];
  const isSummer = instant >= lastSunday(year, 2) && instant < lastSunday(year, 9);
  return new Date(instant + (isSummer ? 2 : 1) * hourMs);
};

/** Which day it is at the workshops, whatever the clocks of server and visitor say. */
export const dayOnTheWall = (now: Date): Fecha => wallOf(now).toISOString().slice(0, 10);

/** Which day of the week it is there; Monday is 1, Sunday 7. */
export const weekdayOnTheWall = (now: Date): number => wallOf(now).getUTCDay() || 7;

/** What time it is there: `09:15`. */
export const timeOnTheWall = (now: Date): string => wallOf(now).toISOString().slice(11, 16);
