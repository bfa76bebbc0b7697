import { addDays, latestOf, type Fecha } from './calendar.ts';
import type { LocalTime } from './delivery.ts';

/** Milliseconds of the wall's clock, for comparing. */
const momentOf = ({ fecha, hora }: LocalTime): number => Date.parse(`${fecha}T${hora}:00Z`);

/** How far back and ahead of a time its nearest are looked for. */
export const nearDays = { before: 7, after: 14 } as const;

/** The days on which times near `wanted` are looked for, none before `today`. */
export const daysNear = (wanted: Fecha, today: Fecha): { readonly from: Fecha; readonly days: number } => {
  const middle = latestOf([wanted, today]);
  const from = latestOf([addDays(middle, -nearDays.before), today]);
  const last = addDays(middle, nearDays.after);
  let days = 1;
  while (addDays(from, days) <= last) days += 1;
  return { from, days };
};

/**
 * The free times nearest to one that is gone, in the order of the calendar; no more than `perDay` of one day, so
 * that whoever cannot come that day finds another.
 */
export const nearestTimes = <Time extends LocalTime>(
  free: readonly Time[],
  wanted: LocalTime,
  { most, perDay }: { readonly most: number; readonly perDay: number },
): Time[] => {
  const middle = momentOf(wanted);
  const distance = (time: LocalTime) => Math.abs(momentOf(time) - middle);
  const nearest: Time[] = [];
  for (const time of free.toSorted((one, other) => distance(one) - distance(other))) {
    if (nearest.length === most) break;
    if (nearest.filter(({ fecha }) => fecha === time.fecha).length < perDay) nearest.push(time);
  }
  return nearest.toSorted((one, other) => momentOf(one) - momentOf(other));
};
