import fc from 'fast-check';
import { expect, test } from 'vitest';
import { driveMinutes } from './drive-time.ts';

test.each([
  ['next door', 0, 1],
  ['across Lleida', 3, 7],
  ['at the edge of a town', 5, 12],
  ['Mollerussa from Lleida', 22, 22],
  ['Fraga from Lleida', 25.7, 24],
  ['Tàrrega from Lleida', 42.5, 35],
])('%s, %d kilometres as the crow flies, is %d minutes by car', (_, kilometres, minutes) => {
  expect(driveMinutes(kilometres)).toBe(minutes);
});

test('what is farther is never said to be nearer in time', () => {
  const distance = fc.double({ min: 0, max: 500, noNaN: true });
  fc.assert(
    fc.property(distance, distance, (one, more) => {
      expect(driveMinutes(one + more)).toBeGreaterThanOrEqual(driveMinutes(one));
    }),
  );
});
