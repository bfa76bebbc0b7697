import type { Language } from '#domain/language.ts';

const noon = (fecha: string) => new Date(`${fecha}T12:00:00Z`);
const formats = (options: Intl.DateTimeFormatOptions) => ({
  es: new Intl.DateTimeFormat('es', { ...options, timeZone: 'UTC' }),
  ca: new Intl.DateTimeFormat('ca', { ...options, timeZone: 'UTC' }),
});
const long = formats({ weekday: 'long', day: 'numeric', month: 'long' });
const weekday = formats({ weekday: 'short' });
const month = formats({ month: 'short' });
const wholeMonth = formats({ month: 'long' });
const short = formats({ weekday: 'short', day: 'numeric', month: 'short' });
const lists = {
  es: new Intl.ListFormat('es'),
  ca: new Intl.ListFormat('ca'),
};

/** "martes 24 de noviembre", without the comma, so that it stands within a sentence. */
export const dayInWords = (fecha: string, language: Language): string =>
  long[language].format(noon(fecha)).replace(',', '');

/** "mié 25 nov", where there is little room. */
export const dayInShort = (fecha: string, language: Language): string =>
  short[language].format(noon(fecha)).replaceAll(/[.,]/g, '');

/** "lun", "mar", from Monday on. */
export const weekdayNames = (language: Language): string[] =>
  Array.from({ length: 7 }, (_, place) => weekday[language].format(noon(`2026-11-${23 + place}`)).replace('.', ''));

/** "noviembre y diciembre": the months of some days in order. */
export const monthsOf = (fechas: readonly string[], language: Language): string =>
  lists[language].format([...new Set(fechas.map((fecha) => wholeMonth[language].format(noon(fecha))))]);

/** Its column in a week: 1 is Monday, 7 Sunday. */
export const weekdayOf = (fecha: string): number => noon(fecha).getUTCDay() || 7;

/** The parts of a day in a calendar. */
export const dayParts = (fecha: string, language: Language) => ({
  weekday: weekday[language].format(noon(fecha)).replace('.', ''),
  day: String(noon(fecha).getUTCDate()),
  month: month[language].format(noon(fecha)).replace('.', ''),
  spoken: dayInWords(fecha, language),
});

const clocks = {
  es: new Intl.DateTimeFormat('es', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }),
  ca: new Intl.DateTimeFormat('ca', { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }),
};

/** A moment on the reader's own clock: "11:45". */
export const clockTime = (moment: string, language: Language): string => clocks[language].format(new Date(moment));

/** "9:15", as people say it. */
export const shortTime = (time: string): string => time.replace(/^0/, '');
