import type { Language } from '#domain/language.ts';
import type { ResultsTexts } from '#i18n/es/results.ts';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import type { FirstFree } from './first-free.ts';

// Not of `domain/time`, which would cost the results page 38 bytes of script.
const oneDay = 86_400_000;

type Words = Pick<ResultsTexts, 'hoy' | 'manana' | 'dia' | 'montado'>;

/** "Montado mañana a las 9:15 en Lleida". `hoy` comes with the page, so that server and browser agree. */
export const firstFreeWords = (
  { fecha, hora, poblacion }: FirstFree,
  hoy: string,
  language: Language,
  t: Words,
): string => {
  const days = (Date.parse(fecha) - Date.parse(hoy)) / oneDay;
  const time = shortTime(hora);
  const when = days === 0 ? t.hoy(time) : days === 1 ? t.manana(time) : t.dia(dayInWords(fecha, language), time);
  return t.montado(when, poblacion);
};
