import { describe, expect, it } from 'vitest';
import {
  dateInWords,
  dayInShort,
  dayInWords,
  dayParts,
  dayWithYear,
  momentInShort,
  monthInWords,
  monthsOf,
  weekdayNames,
  weekdayOf,
} from './days.ts';

const languages = ['es', 'ca'] as const;
const allDays = Array.from({ length: 366 }, (_, day) => new Date(Date.UTC(2028, 0, 1 + day)));
const fechaOf = (day: Date) => day.toISOString().slice(0, 10);

describe.each(languages)('days in words (%s)', (language) => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const long = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const withYear = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const whole = format({ day: 'numeric', month: 'long', year: 'numeric' });
  const ofYear = format({ month: 'long', year: 'numeric' });
  const short = format({ weekday: 'short', day: 'numeric', month: 'short' });
  const weekday = format({ weekday: 'short' });
  const month = format({ month: 'short' });

  it('are those of the language, on every day of a leap year', () => {
    for (const day of allDays) {
      const fecha = fechaOf(day);
      expect(dayInWords(fecha, language)).toBe(long.format(day).replace(',', ''));
      expect(dayWithYear(fecha, language)).toBe(withYear.format(day).replace(',', ''));
      expect(dateInWords(fecha, language)).toBe(whole.format(day));
      expect(monthInWords(fecha, language)).toBe(ofYear.format(day));
      expect(dayInShort(fecha, language)).toBe(
        short.format(day).replaceAll(/[.,]| d(e |’)/g, (mark) => (mark.startsWith(' ') ? ' ' : '')),
      );
      expect(dayParts(fecha, language)).toEqual({
        weekday: weekday.format(day).replace('.', ''),
        day: String(day.getUTCDate()),
        month: month.format(day).replace('.', ''),
        spoken: dayInWords(fecha, language),
      });
    }
  });

  it('begin the week with Monday', () => {
    expect(weekdayNames(language).map((name) => name.slice(0, 1))).toEqual(
      language === 'es' ? [...'lmmjvsd'] : [...'ddddddd'],
    );
    expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([1, 7]);
  });

  it('name several months as a sentence does', () => {
    const fechas = ['2026-10-31', '2026-11-02', '2026-11-30', '2026-12-01'];
    const named = format({ month: 'long' });
    const list = new Intl.ListFormat(language);
    for (const some of [[], fechas.slice(0, 1), fechas.slice(1), fechas])
      expect(monthsOf(some, language)).toBe(
        list.format([...new Set(some.map((fecha) => named.format(new Date(fecha))))]),
      );
  });
});

it.each([
  ['es', '2026-11-29T20:18:00Z', 'dom 29 nov, 21:18'],
  ['ca', '2026-11-29T20:18:00Z', 'dg 29 nov, 21:18'],
  ['ca', '2026-08-04T06:05:00Z', 'dt 4 ag, 8:05'],
] as const)('a moment in %s, %s, is «%s» by the clocks of the workshops', (language, moment, words) =>
  expect(momentInShort(moment, language)).toBe(words),
);
