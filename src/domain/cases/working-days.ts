import { addDays, weekday, type Fecha } from '../booking/calendar.ts';

/** The day that is so many working days after another; Saturdays, Sundays and holidays do not count. */
export const addWorkingDays = (fecha: Fecha, count: number, holidays: ReadonlySet<Fecha>): Fecha => {
  let [day, left] = [fecha, count];
  while (left > 0) {
    day = addDays(day, 1);
    if (weekday(day) <= 5 && !holidays.has(day)) left -= 1;
  }
  return day;
};
