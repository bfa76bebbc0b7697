import { dayMs } from '../time.ts';

/** A calendar date without a zone, as ISO 8601 writes it: `2026-03-29`. Sorts as text. */
export type Fecha = string;

const asDays = (fecha: Fecha): number =>
  Date.UTC(Number(fecha.slice(0, 4)), Number(fecha.slice(5, 7)) - 1, Number(fecha.slice(8, 10))) / dayMs;

/** Every month has so many. */
const shortestMonth = 28;

export const addDays = (fecha: Fecha, days: number): Fecha => {
  const day = Number(fecha.slice(8)) + days;
  // A search for free times adds a day thousands of times, and a date of JavaScript takes ten times as long.
  if (day >= 1 && day <= shortestMonth) return `${fecha.slice(0, 8)}${day < 10 ? '0' : ''}${day}`;
  return new Date((asDays(fecha) + days) * dayMs).toISOString().slice(0, 10);
};

/** ISO 8601: 1 is Monday, 7 is Sunday. */
export const weekday = (fecha: Fecha): number => ((((asDays(fecha) + 3) % 7) + 7) % 7) + 1;

/** `count` days in a row, the first included. */
export const daysFrom = (fecha: Fecha, count: number): Fecha[] =>
  Array.from({ length: count }, (_, index) => addDays(fecha, index));

/** The latest of some days; of none, what sorts before every day. */
export const latestOf = (fechas: readonly Fecha[]): Fecha => fechas.toSorted().at(-1) ?? '';
