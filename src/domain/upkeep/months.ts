import type { Fecha } from '../booking/calendar.ts';
import { dayMs } from '../time.ts';

/** A month as `2018-03`. */
export type Month = string;

export const monthOf = (fecha: Fecha): Month => fecha.slice(0, 7);
export const firstDay = (month: Month): Fecha => `${month}-01`;

const place = (month: Month): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

export const monthAfter = (month: Month, months: number): Month => {
  const at = place(month) + months;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
};

const lastDayNumber = (month: Month): number =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).getUTCDate();

export const lastDay = (month: Month): Fecha => `${month}-${String(lastDayNumber(month)).padStart(2, '0')}`;

/** The same day of a later month; where that month is too short, its last one. */
export const addMonths = (fecha: Fecha, months: number): Fecha => {
  const month = monthAfter(monthOf(fecha), months);
  const day = Math.min(Number(fecha.slice(8, 10)), lastDayNumber(month));
  return `${month}-${String(day).padStart(2, '0')}`;
};

export const daysBetween = (from: Fecha, until: Fecha): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / dayMs);

/** Whole years lived. */
export const ageAt = (born: Fecha, fecha: Fecha): number => {
  const years = Number(fecha.slice(0, 4)) - Number(born.slice(0, 4));
  return fecha.slice(5) < born.slice(5) ? years - 1 : years;
};

export const earlier = (one: Fecha, other: Fecha | undefined): Fecha =>
  other === undefined || one < other ? one : other;
