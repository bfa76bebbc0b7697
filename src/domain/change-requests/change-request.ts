import { addDays, type Fecha } from '../booking/calendar.ts';
import type { LocalTime } from '../booking/delivery.ts';
import type { DayPart } from '../waiting/waiting.ts';

/** So many times are held for whoever asks for another one. */
export const proposalsOf = { most: 3, perDay: 2 } as const;

/** The middle of the part of the day that is wished for: times are looked for around it. */
const middleOf: Readonly<Record<DayPart, string>> = { dia: '12:00', manana: '10:30', tarde: '16:30' };

export const wishedTime = (fecha: Fecha, franja: DayPart): LocalTime => ({ fecha, hora: middleOf[franja] });

/**
 * Until when a workshop may answer: 24 hours of days on which it works, which is the same hour of its next working day.
 * What is asked for on a day off counts from the opening of the next.
 */
export const answerBy = (asked: LocalTime, isWorkingDay: (fecha: Fecha) => boolean): LocalTime => {
  const next = (fecha: Fecha): Fecha => {
    let day = addDays(fecha, 1);
    for (let tried = 0; tried < 30 && !isWorkingDay(day); tried += 1) day = addDays(day, 1);
    return day;
  };
  if (isWorkingDay(asked.fecha)) return { fecha: next(asked.fecha), hora: asked.hora };
  return { fecha: next(next(asked.fecha)), hora: '09:00' };
};
