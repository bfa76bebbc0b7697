import { useLanguage } from '#web/language.ts';
import { dayInWords, shortTime } from '#web/ui/days.ts';
import type { FirstFree } from '../load/first-free.ts';
import { useResultsTexts } from './results-texts.ts';

// Not of `domain/time`, which would cost the results page 38 bytes of script.
const oneDay = 86_400_000;

/** "Montado mañana a las 9:15 en Lleida". `hoy` comes with the page, so that server and browser agree. */
export const FirstFreeText = ({ free: { fecha, hora, poblacion }, hoy }: { free: FirstFree; hoy: string }) => {
  const t = useResultsTexts();
  const language = useLanguage();
  const days = (Date.parse(fecha) - Date.parse(hoy)) / oneDay;
  const time = shortTime(hora);
  const when = days === 0 ? t.hoy(time) : days === 1 ? t.manana(time) : t.dia(dayInWords(fecha, language), time);
  return <>{t.montado(when, poblacion)}</>;
};
