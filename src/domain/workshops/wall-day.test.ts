import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOnTheWall, timeOnTheWall, weekdayOnTheWall } from './wall-day.ts';

describe('the clock at the workshops', () => {
  it.each([
    ['late in the evening of UTC in winter it is tomorrow', '2026-11-22T23:00:00Z', '2026-11-23', '00:00', 1],
    ['a minute before it is not', '2026-11-22T22:59:59Z', '2026-11-22', '23:59', 7],
    ['in summer two hours before', '2026-07-31T22:00:00Z', '2026-08-01', '00:00', 6],
    ['and at the end of a year', '2026-12-31T23:30:00Z', '2027-01-01', '00:30', 5],
    ['until the hour that a night of March has not', '2026-03-29T00:59:59Z', '2026-03-29', '01:59', 7],
    ['behind it', '2026-03-29T01:00:00Z', '2026-03-29', '03:00', 7],
    ['in the hour that a night of October has twice', '2026-10-25T00:59:59Z', '2026-10-25', '02:59', 7],
    ['and in the second of them', '2026-10-25T01:00:00Z', '2026-10-25', '02:00', 7],
    ['in a year whose March ends on a Sunday', '2024-03-31T01:00:00Z', '2024-03-31', '03:00', 7],
  ])('%s', (_, now, fecha, hora, weekday) => {
    const instant = new Date(now);
    expect([dayOnTheWall(instant), timeOnTheWall(instant), weekdayOnTheWall(instant)]).toEqual([fecha, hora, weekday]);
  });

  const formatsOf = (timeZone: string) =>
    new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const zones = ['Europe/Madrid', 'Europe/Andorra'].map(formatsOf);
  const showsWhatZonesShow = (now: Date): void => {
    const shown = `${dayOnTheWall(now)} ${timeOnTheWall(now)}`;
    expect(zones.map((zone) => zone.format(now))).toEqual([shown, shown]);
  };

  it('shows what the zones of both countries do, at any moment', () => {
    const instants = fc.date({ min: new Date('1997-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(fc.property(instants, showsWhatZonesShow), { numRuns: 2000 });
  });

  it('and around every change of the clocks', () => {
    for (let year = 1997; year < 2100; year += 1)
      for (const month of [2, 9])
        for (let day = 25; day <= 31; day += 1)
          for (const minute of [-1, 0]) showsWhatZonesShow(new Date(Date.UTC(year, month, day, 1, minute)));
  });
});
