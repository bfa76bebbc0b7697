import type { Promotion } from '#contract/promotions.ts';
import type { Language } from '#domain/language.ts';
import { dayMs } from '#domain/time.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';

const formats = (options: Intl.DateTimeFormatOptions) => ({
  es: new Intl.DateTimeFormat('es', { ...options, timeZone: 'UTC' }),
  ca: new Intl.DateTimeFormat('ca', { ...options, timeZone: 'UTC' }),
});
const short = formats({ day: 'numeric', month: 'long' });
const long = formats({ day: 'numeric', month: 'long', year: 'numeric' });

/** "30 de noviembre", with its year where that is not this one. */
export const dayInMonth = (fecha: string, today: string, language: Language): string => {
  const format = fecha.slice(0, 4) === today.slice(0, 4) ? short : long;
  return format[language].format(new Date(`${fecha}T12:00:00Z`));
};

/** The last day on which a promotion runs; null where it stays. */
export const lastDay = ({ hasta }: Pick<Promotion, 'hasta'>): string | null =>
  hasta === null ? null : dayOnTheWall(new Date(Date.parse(hasta) - 1));

/** From one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
