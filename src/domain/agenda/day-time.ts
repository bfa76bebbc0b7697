import { minuteOf } from '../time.ts';

/** A piece of a day, `HH:MM` to `HH:MM`, on the workshop's wall. */
export interface DaySpan {
  readonly desde: string;
  readonly hasta: string;
}

export const overlaps = (one: DaySpan, other: DaySpan): boolean => one.desde < other.hasta && other.desde < one.hasta;

/** Whether it begins and ends on quarters of the booking day, 06:00 to 22:00, and takes some time. */
export const isBookable = ({ desde, hasta }: DaySpan): boolean =>
  desde < hasta && desde >= '06:00' && hasta <= '22:00' && minuteOf(desde) % 15 === 0 && minuteOf(hasta) % 15 === 0;
