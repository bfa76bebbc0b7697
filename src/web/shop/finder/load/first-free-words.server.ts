import type { Language } from '#domain/language.ts';
import { shortTime } from '#domain/short-time.ts';
import { dayMs } from '#domain/time.ts';
import { firstFree as ca } from '#i18n/ca/first-free.ts';
import { firstFree as es } from '#i18n/es/first-free.ts';
import { dayInWords } from '#web/ui/days.ts';
import type { FirstFree } from './first-free.ts';

const texts = { es, ca };

/**
 * "Montado mañana a las 9:15 en Lleida", or of what is not called `montado` "Primera hora libre mañana a las 9:15 en Lleida"; `hoy` is the
 * day at the workshops.
 */
export const firstFreeWords = (
  { fecha, hora, poblacion }: FirstFree,
  hoy: string,
  language: Language,
  how: 'montado' | 'libre' = 'montado',
): string => {
  const t = texts[language];
  const days = (Date.parse(fecha) - Date.parse(hoy)) / dayMs;
  const time = shortTime(hora);
  const when = days === 0 ? t.hoy(time) : days === 1 ? t.manana(time) : t.dia(dayInWords(fecha, language), time);
  return t[how](when, poblacion);
};
