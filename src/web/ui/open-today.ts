import type { Workshop } from '#contract/workshops.ts';
import type { WorkshopChoiceTexts } from '#i18n/es/workshop-choice.ts';
import { shortTime } from '#domain/short-time.ts';
import { openingAt, type Opening } from '#domain/workshops/opening.ts';
import { timeOnTheWall, weekdayOnTheWall } from '#domain/workshops/wall-day.ts';

/** "8:30–13:30, 15:30–19:30" on a day of the week, Monday is 1; nothing where it has no hours. */
export const hoursOn = ({ horario }: Pick<Workshop, 'horario'>, day: number): string | undefined =>
  horario
    .filter(({ dia }) => dia === day)
    .map(({ desde, hasta }) => `${shortTime(desde)}–${shortTime(hasta)}`)
    .join(', ') || undefined;

/** Whether a workshop is open at a moment, by its own clock, until when, or when it opens next. */
export const openingNow = ({ horario }: Pick<Workshop, 'horario'>, now = new Date()): Opening | null =>
  openingAt(horario, weekdayOnTheWall(now), timeOnTheWall(now));

/** "Abierto hasta las 13:30", "Cerrado, abre mañana a las 8:30". */
export const openingInWords = (
  opening: Opening | null,
  t: Pick<WorkshopChoiceTexts, 'abierto' | 'abre' | 'cerradoHoy'>,
): string => {
  if (opening === null) return t.cerradoHoy;
  return opening.abierto
    ? t.abierto(shortTime(opening.hasta))
    : t.abre(opening.dias, opening.dia, shortTime(opening.desde));
};
