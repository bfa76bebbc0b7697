import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOnTheWall, weekdayOnTheWall } from './wall-day.ts';

describe('the day at the workshops', () => {
  it.each([
    ['late in the evening of UTC in winter it is tomorrow', '2026-11-22T23:00:00Z', '2026-11-23', 1],
    ['a minute before it is not', '2026-11-22T22:59:59Z', '2026-11-22', 7],
    ['in summer two hours before', '2026-07-31T22:00:00Z', '2026-08-01', 6],
    ['and at the end of a year', '2026-12-31T23:30:00Z', '2027-01-01', 5],
  ])('%s', (_, now, fecha, weekday) => {
    expect(dayOnTheWall(new Date(now))).toBe(fecha);
    expect(weekdayOnTheWall(new Date(now))).toBe(weekday);
  });

  it('is the same in both countries, one hour or two ahead of UTC', () => {
    const instants = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (now) => {
        const ahead = [1, 2].map((hours) => new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10));
        expect(ahead).toContain(dayOnTheWall(now));
        expect(dayOnTheWall(now, 'AD')).toBe(dayOnTheWall(now, 'ES'));
        expect(weekdayOnTheWall(now)).toBeGreaterThan(0);
      }),
    );
  });
});
