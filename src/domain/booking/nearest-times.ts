import { minuteMs } from '../time.ts';
import { addDays, type Fecha } from './calendar.ts';
import type { LocalTime } from './delivery.ts';

const minutesOf = ({ fecha, hora }: LocalTime): number => Date.parse(`${fecha}T${hora}:00Z`) / minuteMs;

/** How far back and ahead of a time its nearest are looked for. */
export const nearDays = { before: 7, after: 14 } as const;

/** The days on which times near `wanted` are looked for, none before `today`. */
export const daysNear = (wanted: Fecha, today: Fecha): { readonly from: Fecha; readonly days: number } => {
  const middle = wanted > today ? wanted : today;
  const earliest = addDays(middle, -nearDays.before);
  const from = earliest > today ? earliest : today;
  const last = addDays(middle, nearDays.after);
  let days = 1;
  while (addDays(from, days) <= last) days += 1;
  return { from, days };
};

/**
 * The free times nearest to one that is gone, in the order of the calendar; no more than `perDay` of one day, so
 * that whoever cannot come that day finds another.
 */
export const nearestTimes = (
  free: readonly LocalTime[],
  wanted: LocalTime,
  { most, perDay }: { readonly most: number; readonly perDay: number },
): LocalTime[] => {
  const middle = minutesOf(wanted);
  const distance = (time: LocalTime) => Math.abs(minutesOf(time) - middle);
  const nearest: LocalTime[] = [];
  for (const time of free.toSorted((one, other) => distance(one) - distance(other))) {
    if (nearest.length === most) break;
    if (nearest.filter(({ fecha }) => fecha === time.fecha).length < perDay) nearest.push(time);
  }
  return nearest.toSorted((one, other) => minutesOf(one) - minutesOf(other));
};
