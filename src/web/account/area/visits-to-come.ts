import type { Visit } from '#contract/visits.ts';

const wall = new Intl.DateTimeFormat('sv', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Whether it has not begun, by the clocks of the workshops: those of Spain and Andorra are the same. */
export const isToCome = ({ date, time, status }: Pick<Visit, 'date' | 'time' | 'status'>, now = new Date()): boolean =>
  status === 'confirmada' && `${date} ${time}` >= wall.format(now);
