import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byPart, dayToShow, durationParts, firstHours, hoursToShow, roomForHours } from './time-choice.ts';

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

const week = [
  { date: '2026-11-24', horas: [] },
  { date: '2026-11-25', horas: ['12:00', '13:45', '14:00', '16:00'] },
  { date: '2026-11-26', horas: ['16:00'] },
  { date: '2026-11-27', horas: ['08:30', '09:00'] },
];

test('the first hours are those of a morning and of an afternoon, day after day', () => {
  expect(firstHours(week, 4)).toEqual([
    { date: '2026-11-25', time: '12:00' },
    { date: '2026-11-25', time: '14:00' },
    { date: '2026-11-26', time: '16:00' },
    { date: '2026-11-27', time: '08:30' },
  ]);
  expect(firstHours(week, 1)).toEqual([{ date: '2026-11-25', time: '12:00' }]);
  expect(firstHours(week.slice(0, 1), 4)).toEqual([]);
});

test('no day has more hours than there is room for', () => {
  const hour = fc.constantFrom('08:00', '09:15', '13:45', '14:00', '18:30');
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(hour)), (days) => {
      const room = roomForHours(days.map((horas) => ({ date: '2026-11-24', horas })));
      const parts = days.map((horas) => byPart(horas));
      expect(room.morning).toBe(Math.max(0, ...parts.map(({ morning }) => morning.length)));
      expect(room.afternoon).toBe(Math.max(0, ...parts.map(({ afternoon }) => afternoon.length)));
    }),
  );
});

test.each([
  [45, 0, 45],
  [60, 1, 0],
  [135, 2, 15],
])('%i minutes are %i h %i min', (minutes, hours, rest) => expect(durationParts(minutes)).toEqual({ hours, rest }));
