import { expect, test } from 'vitest';
import { nearestHours } from './nearest-hours.ts';

test.each([
  [['08:30', '09:30', '10:00', '10:15', '12:00'], '10:00', ['08:30', '09:30', '10:15']],
  [['09:30'], '10:00', ['09:30']],
  [['10:00'], '10:00', []],
  [[], '10:00', []],
])('of %j those nearest to %s are %j', (free, lost, nearest) => expect(nearestHours(free, lost)).toEqual(nearest));
