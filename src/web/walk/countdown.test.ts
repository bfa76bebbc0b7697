import { expect, test } from 'vitest';
import { clockText, isEnding, secondsLeft } from './countdown.ts';

const nine = Date.parse('2026-11-24T09:00:00Z');

test.each([
  ['2026-11-24T09:02:05Z', 125, '2:05', false],
  ['2026-11-24T09:02:00Z', 120, '2:00', false],
  ['2026-11-24T09:15:00.999Z', 900, '15:00', false],
  ['2026-11-24T09:00:00.001Z', 1, '0:01', true],
  ['2026-11-24T09:01:59Z', 119, '1:59', true],
  ['2026-11-24T09:00:00Z', 0, '0:00', true],
  ['2026-11-24T08:59:00Z', 0, '0:00', true],
])('until %s there are %i seconds, shown as %s', (moment, seconds, shown, ending) => {
  const left = secondsLeft(moment, nine);
  expect(left).toBe(seconds);
  expect(clockText(left)).toBe(shown);
  expect(isEnding(left)).toBe(ending);
});
