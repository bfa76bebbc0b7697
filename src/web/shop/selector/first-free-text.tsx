import { useLanguage } from '#web/language.ts';
import type { FirstFree } from './first-free.ts';
import { useResultsTexts } from './results-texts.ts';

const dayOf = (fecha: string) => Date.parse(`${fecha}T12:00:00Z`);
const oneDay = 86_400_000;

const formats = {
  es: new Intl.DateTimeFormat('es', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
  ca: new Intl.DateTimeFormat('ca', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }),
};

/** "Montado mañana a las 9:15 en Lleida". `hoy` comes with the page, so that server and browser agree. */
export const FirstFreeText = ({ free, hoy }: { free: FirstFree; hoy: string }) => {
  const t = useResultsTexts();
  const language = useLanguage();
  const days = Math.round((dayOf(free.fecha) - dayOf(hoy)) / oneDay);
  const hora = free.hora.replace(/^0/, '');
  const when =
    days === 0
      ? t.hoy(hora)
      : days === 1
        ? t.manana(hora)
        : t.dia(formats[language].format(dayOf(free.fecha)).replace(',', ''), hora);
  return <>{t.montado(when, free.poblacion)}</>;
};
