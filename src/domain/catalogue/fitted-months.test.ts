import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthBefore } from './fitted-months.ts';

test('a month before is the first day of it, over the turn of the year too', () => {
  expect(monthBefore('2026-11-24', 0)).toBe('2026-11-01');
  expect(monthBefore('2026-11-24', 11)).toBe('2025-12-01');
  expect(monthBefore('2026-01-31', 1)).toBe('2025-12-01');
  expect(monthBefore('2026-03-01', 12)).toBe('2025-03-01');
});

test('one month before again and again is as many months before', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true }),
      fc.nat(40),
      (at, months) => {
        const day = at.toISOString().slice(0, 10);
        const oneByOne = Array.from({ length: months }).reduce<string>(
          (from) => monthBefore(from, 1),
          monthBefore(day, 0),
        );
        expect(monthBefore(day, months)).toBe(oneByOne);
      },
    ),
  );
});
