import { datesTrouble } from '#web/dates-trouble.ts';
import { useState } from 'react';
import type { Ask } from './ask.ts';
import { dayToShow, hoursToShow } from './time-choice.ts';
import { useAnswer } from './use-answer.ts';

interface FreeDay {
  readonly date: string;
  readonly libre: boolean;
  readonly primera: string | null;
}

interface Choosing<DatesWanted, Dates, TimesWanted, Times> {
  readonly askDates: Ask<DatesWanted, Dates>;
  readonly datesWanted: DatesWanted;
  readonly askTimes: Ask<TimesWanted, Times>;
  readonly timesWanted: (date: string) => TimesWanted;
  /** The day it begins with. */
  readonly first: string | null;
  readonly hold: { readonly date: string; readonly time: string } | null;
  readonly t: { readonly problemaFechas: string; readonly sinConexion: string };
}

/** A day, and an hour of it: the days first, then the hours of the day that is open. */
export const useTimeChoice = <
  DatesWanted,
  Dates extends { readonly dates: readonly FreeDay[] },
  TimesWanted extends { readonly date: string },
  Times extends { readonly times: readonly string[] },
>({
  askDates,
  datesWanted,
  askTimes,
  timesWanted,
  first,
  hold,
  t,
}: Choosing<DatesWanted, Dates, TimesWanted, Times>) => {
  const dates = useAnswer(askDates, datesWanted);
  const days: readonly Dates['dates'][number][] = dates.answer?.dates ?? [];
  const [day, setDay] = useState(first);
  const [seen, setSeen] = useState<Dates | null>(null);
  if (dates.answer !== seen) {
    setSeen(dates.answer);
    if (dates.answer) setDay(dayToShow(day, dates.answer.dates));
  }
  const times = useAnswer(askTimes, day === null ? null : timesWanted(day));
  const ofDay = times.of?.date === day ? times.answer : null;
  const held = hold && hold.date === day ? hold.time : undefined;
  const failure = dates.failure ?? times.failure;
  return {
    dates: dates.answer,
    day,
    setDay,
    /** The day that is open, as the list has it. */
    open: days.find(({ date }) => date === day),
    times: ofDay,
    held,
    hours: ofDay && hoursToShow(ofDay.times, held),
    /** Why nothing can be chosen. */
    trouble: failure === null ? null : datesTrouble(failure, t),
    again: () => {
      dates.again();
      times.again();
    },
  };
};
