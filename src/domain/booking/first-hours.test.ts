import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstsOfDay, noon } from './first-hours.ts';
import { noQuarter, quartersBetween, timesOf } from './quarters.ts';

test.each([
  ['a whole day', quartersBetween('09:00', '19:00'), ['09:00', '14:00']],
  ['a morning', quartersBetween('09:30', '13:00'), ['09:30']],
  ['an afternoon', quartersBetween('16:15', '19:00'), ['16:15']],
  ['until the afternoon begins', quartersBetween('13:45', '14:15'), ['13:45', '14:00']],
  ['nothing', noQuarter, []],
])('of %s these come first', (_, starts, firsts) => expect(firstsOfDay(starts)).toEqual(firsts));

test('the first hours are the earliest of all, and none of them is not free', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: (1n << 64n) - 1n }), (starts) => {
      const times = timesOf(starts);
      const firsts = firstsOfDay(starts);
      expect(firsts[0]).toBe(times[0]);
      expect(firsts.filter((time) => time >= noon)).toEqual(times.filter((time) => time >= noon).slice(0, 1));
      expect(times).toEqual(expect.arrayContaining([...firsts]));
    }),
  );
});
