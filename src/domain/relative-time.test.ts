import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date('2026-11-23T10:00:00Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;

test.each([
  [0, 0, 'second'],
  [-59 * second, -59, 'second'],
  [-60 * second, -1, 'minute'],
  [-119 * second, -1, 'minute'],
  [-59 * minute, -59, 'minute'],
  [-60 * minute, -1, 'hour'],
  [-23 * hour, -23, 'hour'],
  [-24 * hour, -1, 'day'],
  [-29 * day, -29, 'day'],
  [-30 * day, -1, 'month'],
  [-11 * month, -11, 'month'],
  [-12 * month, -1, 'year'],
  [-25 * month, -2, 'year'],
  [90 * second, 1, 'minute'],
  [3 * day, 3, 'day'],
] as const)('%d ms from now is %d %s', (ms, count, unit) => {
  expect(relativeTime(new Date(now.getTime() + ms), now)).toEqual({
    count: count === 0 ? expect.any(Number) : count,
    unit,
  });
});
