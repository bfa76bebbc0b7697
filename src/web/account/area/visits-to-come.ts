import type { Visit } from '#contract/visits.ts';
import { dayOnTheWall, timeOnTheWall } from '#domain/workshops/wall-day.ts';

/** Whether it has not begun, by the clocks of the workshops. */
export const isToCome = ({ date, time, status }: Pick<Visit, 'date' | 'time' | 'status'>, now = new Date()): boolean =>
  status === 'confirmada' && `${date} ${time}` >= `${dayOnTheWall(now)} ${timeOnTheWall(now)}`;
