import type { Fecha } from '../booking/calendar.ts';

/** Where the workshops of a country have their clocks. */
const zones = { ES: 'Europe/Madrid', AD: 'Europe/Andorra' } as const;

export type WorkshopCountry = keyof typeof zones;

/** Made when it is wanted: the first format of a browser holds up its page. */
const formatAt = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const made: Partial<Record<WorkshopCountry, Intl.DateTimeFormat>> = {};
  return (pais: WorkshopCountry) =>
    (made[pais] ??= new Intl.DateTimeFormat(locale, { ...options, timeZone: zones[pais] }));
};

/** Written as `2026-11-22`, which is how Canadians write a day. */
const days = formatAt('en-CA', {});

/** Which day it is at the workshops of a country, whatever the clocks of server and visitor say. */
export const dayOnTheWall = (now: Date, pais: WorkshopCountry = 'ES'): Fecha => days(pais).format(now);

/** Which day of the week it is there; Monday is 1, Sunday 7. */
export const weekdayOnTheWall = (now: Date, pais: WorkshopCountry = 'ES'): number =>
  new Date(dayOnTheWall(now, pais)).getUTCDay() || 7;

const clocks = formatAt('en-GB', { hour: '2-digit', minute: '2-digit' });

/** What time it is there: `09:15`. */
export const timeOnTheWall = (now: Date, pais: WorkshopCountry = 'ES'): string => clocks(pais).format(now);
