import { addDays, type Fecha } from '../booking/calendar.ts';
import type { LocalTime } from '../booking/delivery.ts';
import { nearestTimes } from '../booking/nearest-times.ts';
import type { DayPart } from '../waiting/waiting.ts';

/** So many times are held for whoever asks for another one: of the day that they want as many as there are, of each other one fewer. */
export const proposalsOf = { most: 3, perOtherDay: 2 } as const;

/** The middle of the part of the day that is wished for: times are looked for around it. */
const middleOf: Readonly<Record<DayPart, string>> = { dia: '12:00', manana: '10:30', tarde: '16:30' };

export const wishedTime = (fecha: Fecha, franja: DayPart): LocalTime => ({ fecha, hora: middleOf[franja] });

const onDay = <Time extends LocalTime>(times: readonly Time[], { fecha }: LocalTime): readonly Time[] =>
  times.filter((each) => each.fecha === fecha);

/**
 * The free times of which some are held: those that outlast the time the workshop has to answer. A day that somebody wants comes
 * before that: where all its times are sooner, the workshop has less time.
 */
export const timesFor = <Time extends LocalTime>(
  free: readonly Time[],
  wanted: LocalTime,
  outlasts: (time: Time) => boolean,
): readonly Time[] => {
  const lasting = free.filter(outlasts);
  const soon = onDay(lasting, wanted).length > 0 ? [] : onDay(free, wanted);
  const { most } = proposalsOf;
  if (soon.length === 0 && lasting.length > 0) return lasting;
  return nearestTimes(soon.length > 0 ? soon : free, wanted, { most, perDay: most });
};

/** Which time is held next beside those that are: one of the day that is wanted while there are any, else the nearest. */
export const nextProposal = <Time extends LocalTime>(
  free: readonly Time[],
  wanted: LocalTime,
  held: readonly LocalTime[],
): Time | undefined => {
  const asked = onDay(free, wanted);
  const others = free.filter((time) => onDay(held, time).length < proposalsOf.perOtherDay);
  return nearestTimes(asked.length > 0 ? asked : others, wanted, { most: 1, perDay: 1 })[0];
};

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
