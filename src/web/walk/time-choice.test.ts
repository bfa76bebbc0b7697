import { expect, test } from 'vitest';
import { dayToShow, hoursToShow } from './time-choice.ts';

const days = [
  { date: '2026-11-24', libre: false },
  { date: '2026-11-25', libre: true },
  { date: '2026-11-26', libre: true },
];

test.each([
  ['the first free day, where none is chosen', null, days, '2026-11-25'],
  ['the chosen one, though it has no times', '2026-11-24', days, '2026-11-24'],
  ['the first free day, where the chosen one is not offered any more', '2026-11-20', days, '2026-11-25'],
  ['the first day, where none is free', null, days.slice(0, 1), '2026-11-24'],
  ['no day, where there is none', '2026-11-24', [], null],
])('shown is %s', (_, chosen, offered, shown) => expect(dayToShow(chosen, offered)).toBe(shown));

test.each([
  ['nothing held', undefined, ['09:00', '11:00']],
  ['one of them held', '09:00', ['09:00', '11:00']],
  ['another held, which nobody else gets', '10:15', ['09:00', '10:15', '11:00']],
])('hours with %s', (_, held, shown) => expect(hoursToShow(['09:00', '11:00'], held)).toEqual(shown));
