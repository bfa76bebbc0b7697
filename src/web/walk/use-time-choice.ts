import { datesTrouble } from '#web/dates-trouble.ts';
import { useEffect, useRef, useState } from 'react';
import type { Ask } from './ask.ts';
import { dayToShow, firstHours, hoursToShow, roomForHours } from './time-choice.ts';
import { useAnswer, type ToldAnswer } from './use-answer.ts';

interface FreeDay {
  readonly date: string;
  readonly libre: boolean;
  readonly primera: string | null;
  readonly horas: readonly string[];
}

interface DayAndTime {
  readonly date: string;
  readonly time: string;
}

interface Choosing<DatesWanted, Dates> {
  readonly askDates: Ask<DatesWanted, Dates>;
  readonly datesWanted: DatesWanted;
  /** What the page came with. */
  readonly told?: ToldAnswer<DatesWanted, Dates> | null;
  /** The day it begins with. */
  readonly first: string | null;
  readonly hold: DayAndTime | null;
  /** Holds a time; false where it is not to be had, so that the hours are asked for anew. */
  readonly onTake: (time: DayAndTime) => Promise<boolean>;
  readonly t: { readonly problemaFechas: string; readonly sinConexion: string };
}

/** So many first hours stand above the days. */
const atOnce = 4;

/** When another day is opened, hours that are older are asked for anew, in milliseconds. */
const freshMs = 30_000;

/** A day, and an hour of it. One answer has the hours of every day: opening another one waits for nothing. */
export const useTimeChoice = <DatesWanted, Dates extends { readonly dates: readonly FreeDay[] }>({
  askDates,
  datesWanted,
  told,
  first,
  hold,
  onTake,
  t,
}: Choosing<DatesWanted, Dates>) => {
  const { answer, failure, again } = useAnswer(askDates, datesWanted, told);
  const days: readonly Dates['dates'][number][] = answer?.dates ?? [];
  const [day, openDay] = useState(first);
  const [seen, setSeen] = useState<Dates | null>(null);
  if (answer !== seen) {
    setSeen(answer);
    if (answer) openDay(dayToShow(day, answer.dates));
  }
  const answeredAt = useRef(0);
  useEffect(() => {
    answeredAt.current = Date.now();
  }, [answer]);
  const setDay = (date: string) => {
    openDay(date);
    if (Date.now() - answeredAt.current > freshMs) again();
  };
  // What is pressed is marked at once, before the server has held it.
  const [pressed, setPressed] = useState<DayAndTime | null>(null);
  const take = async (time: DayAndTime): Promise<boolean> => {
    openDay(time.date);
    setPressed(time);
    const isHeld = await onTake(time);
    setPressed(null);
    if (!isHeld) again();
    return isHeld;
  };
  const heldOn = (date: string) => (hold?.date === date ? hold.time : undefined);
  const shown = days.map(({ date, horas }) => ({ date, horas: hoursToShow(horas, heldOn(date)) }));
  return {
    dates: answer,
    day,
    setDay,
    /** The day that is open, as the list has it. */
    open: days.find(({ date }) => date === day),
    held: day === null ? undefined : heldOn(day),
    take,
    marked: pressed ?? hold,
    hours: shown.find(({ date }) => date === day)?.horas ?? [],
    room: roomForHours(shown),
    firstHours: firstHours(days, atOnce),
    /** Why nothing can be chosen. */
    trouble: failure === null ? null : datesTrouble(failure, t),
    again,
  };
};
