import { addDays, type Fecha } from '../booking/calendar.ts';
import type { UpkeepItem } from './timeline.ts';

/**
 * The day from which the sentence that asks for reminders is what it is now. It is kept with the answer: who changes the
 * sentence changes the day.
 */
export const reminderText = '2026-11-23';

/** So many days before it is time, somebody who wants to be reminded is. */
const aheadDays = 21;

/**
 * The turn that a thing is due for, in words that stay the same while its day is estimated anew: a reminder is of a turn,
 * and a turn is reminded of once.
 */
const turnOf = ({ cosa, desde, hasta, ultima }: UpkeepItem): string => {
  if (cosa === 'itv') return `hasta ${(hasta ?? '').slice(0, 7)}`;
  if (cosa === 'temporada') return `desde ${desde ?? ''}`;
  return `tras ${ultima?.fecha ?? 'nuevo'}`;
};

export interface Reminder {
  readonly cosa: UpkeepItem['cosa'];
  readonly turno: string;
}

/** What to remind of on a day: what is known to be due, soon or already, and that nobody has booked or may have done. */
export const remindersOf = (items: readonly UpkeepItem[], today: Fecha): Reminder[] =>
  items
    .filter(
      ({ estado, desde, dudosa }) =>
        estado !== 'citado' && !dudosa && desde !== null && addDays(desde, -aheadDays) <= today,
    )
    .map((item) => ({ cosa: item.cosa, turno: turnOf(item) }));
