import type { Workshop } from '#contract/workshops.ts';
import { weekdayOnTheWall } from '#domain/workshops/wall-day.ts';

const short = (time: string) => time.replace(/^0/, '');

/** "8:30–13:30, 15:30–19:30" on a day of the week, Monday is 1; nothing where it has no hours. */
export const hoursOn = ({ horario }: Pick<Workshop, 'horario'>, day: number): string | undefined =>
  horario
    .filter(({ dia }) => dia === day)
    .map(({ desde, hasta }) => `${short(desde)}–${short(hasta)}`)
    .join(', ') || undefined;

/** The hours of today, by the workshop's clock. */
export const openToday = (tienda: Pick<Workshop, 'horario' | 'pais'>, now = new Date()): string | undefined =>
  hoursOn(tienda, weekdayOnTheWall(now, tienda.pais));
