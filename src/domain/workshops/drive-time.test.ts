import { expect, test } from 'vitest';
import { driveMinutes } from './drive-time.ts';

test.each([
  [0, 1],
  [10, 16],
  [28.8, 45],
])('%d kilometres as the crow flies are %d minutes by car', (kilometres, minutes) => {
  expect(driveMinutes(kilometres)).toBe(minutes);
});
