import type { Language } from '#domain/language.ts';
import { listInWords } from '#domain/list-in-words.ts';
import { shortTime } from '#domain/short-time.ts';
import { dayOnTheWall, timeOnTheWall } from '#domain/workshops/wall-day.ts';

/** Its column in a week: 1 is Monday, 7 Sunday. */
export const weekdayOf = (fecha: string): number => new Date(fecha).getUTCDay() || 7;

/**
 * The names are written out. A browser has them, too, but the first of its formats holds up the page for 15 to 25 ms, four times
 * as long on a phone.
 */
const names = {
  es: {
    weekdays: 'lunes martes miércoles jueves viernes sábado domingo'.split(' '),
    shortWeekdays: 'lun mar mié jue vie sáb dom'.split(' '),
    months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
    shortMonths: 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' '),
    of: (month: string) => `de ${month}`,
    ofYear: 'de',
  },
  ca: {
    weekdays: 'dilluns dimarts dimecres dijous divendres dissabte diumenge'.split(' '),
    shortWeekdays: 'dl dt dc dj dv ds dg'.split(' '),
    months: 'gener febrer març abril maig juny juliol agost setembre octubre novembre desembre'.split(' '),
    shortMonths: 'gen febr març abr maig juny jul ag set oct nov des'.split(' '),
    of: (month: string) => (/^[ao]/.test(month) ? `d’${month}` : `de ${month}`),
    ofYear: 'del',
  },
};

const weekdayIn = (list: readonly string[], fecha: string): string => list[weekdayOf(fecha) - 1] ?? '';
const monthIn = (list: readonly string[], fecha: string): string => list[Number(fecha.slice(5, 7)) - 1] ?? '';
const dayOf = (fecha: string): string => String(Number(fecha.slice(8)));

/** "martes 24 de noviembre", without the comma, so that it stands within a sentence. */
export const dayInWords = (fecha: string, language: Language): string => {
  const { weekdays, months, of } = names[language];
  return `${weekdayIn(weekdays, fecha)} ${dayOf(fecha)} ${of(monthIn(months, fecha))}`;
};

/** "noviembre de 2026". */
export const monthInWords = (fecha: string, language: Language): string => {
  const { months, ofYear } = names[language];
  return `${monthIn(months, fecha)} ${ofYear} ${fecha.slice(0, 4)}`;
};

/** "24 de noviembre de 2026". */
export const dateInWords = (fecha: string, language: Language): string =>
  `${dayOf(fecha)} ${names[language].of(monthInWords(fecha, language))}`;

/** "martes 24 de noviembre de 2026", without the comma, so that it stands within a sentence. */
export const dayWithYear = (fecha: string, language: Language): string =>
  `${weekdayIn(names[language].weekdays, fecha)} ${dateInWords(fecha, language)}`;

/** "mié 25 nov", "dc 25 nov", where there is little room. */
export const dayInShort = (fecha: string, language: Language): string => {
  const { shortWeekdays, shortMonths } = names[language];
  return `${weekdayIn(shortWeekdays, fecha)} ${dayOf(fecha)} ${monthIn(shortMonths, fecha)}`;
};

/** "dom 29 nov, 21:18" of an instant, by the clocks of the workshops. */
export const momentInShort = (moment: string, language: Language): string => {
  const at = new Date(moment);
  return `${dayInShort(dayOnTheWall(at), language)}, ${shortTime(timeOnTheWall(at))}`;
};

/** "lun", "mar", from Monday on. */
export const weekdayNames = (language: Language): readonly string[] => names[language].shortWeekdays;

/** "octubre, noviembre y diciembre": the months of some days in order. */
export const monthsOf = (fechas: readonly string[], language: Language): string => {
  const { months } = names[language];
  return listInWords([...new Set(fechas.map((fecha) => monthIn(months, fecha)))], language);
};

/** The parts of a day in a calendar. */
export const dayParts = (fecha: string, language: Language) => ({
  weekday: weekdayIn(names[language].shortWeekdays, fecha),
  day: dayOf(fecha),
  month: monthIn(names[language].shortMonths, fecha),
  spoken: dayInWords(fecha, language),
});
