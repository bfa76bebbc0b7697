import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../booking/calendar.ts';
import { dayOfKms, kmsOn, readClock, type ClockReading } from './kilometres.ts';

const today = '2027-02-09';
const at = (kms: number, en: string, menos = false): ClockReading => ({ kms, en, menos });
const clockOf = (...readings: ClockReading[]) => readClock(readings, undefined);

describe('kilometres a year', () => {
  test('are what lies between two readings', () => {
    expect(clockOf(at(60_000, today), at(45_000, addDays(today, -365)))?.driven).toEqual({
      porAno: 15_010,
      de: 'lecturas',
    });
  });

  test('are by the oldest reading of the last three years', () => {
    const clock = clockOf(
      at(60_000, today),
      at(59_000, addDays(today, -40)),
      at(40_000, addDays(today, -731)),
      at(0, '2016-01-01'),
    );
    expect(clock?.driven?.porAno).toBe(9993);
  });

  test('are not told by readings of one week', () => {
    expect(clockOf(at(60_000, today), at(59_000, addDays(today, -7)))?.driven).toBeUndefined();
  });

  test('begin anew where the clock showed fewer: what counted before was another one, or a slip', () => {
    const clock = clockOf(at(21_000, today), at(16_000, addDays(today, -365), true), at(90_000, addDays(today, -400)));
    expect(clock?.driven?.porAno).toBe(5003);
    expect(clockOf(at(16_000, today, true), at(90_000, addDays(today, -400)))?.driven).toBeUndefined();
  });

  test('are not believed beyond what a taxi runs', () => {
    expect(clockOf(at(600_000, today), at(60_000, addDays(today, -365)))?.driven).toBeUndefined();
  });

  test('of a single reading are by the registration, where that is known well enough', () => {
    const registered = { desde: '2017-02-01', hasta: '2017-02-28' };
    expect(readClock([at(150_000, today)], registered)?.driven).toEqual({ porAno: 15_025, de: 'matriculacion' });
    expect(readClock([at(150_000, today)], { desde: '1971-10-01', hasta: '2000-09-30' })?.driven).toBeUndefined();
    expect(readClock([at(500, today)], { desde: '2027-01-01', hasta: '2027-01-31' })?.driven).toBeUndefined();
    expect(readClock([], registered)).toBeUndefined();
  });
});

describe('the clock', () => {
  const clock = clockOf(at(60_000, today), at(45_000, addDays(today, -365)));
  if (!clock) throw new Error('no clock');

  test('goes on, and went before', () => {
    expect(kmsOn(clock, today)).toBe(60_000);
    expect(kmsOn(clock, addDays(today, 365))).toBe(75_000);
    expect(kmsOn(clock, addDays(today, -365))).toBe(45_000);
    expect(kmsOn(clock, '2000-01-01')).toBe(0);
  });

  test('says the day of a number, none that is far away, and today of a number passed where nothing else is known', () => {
    expect(dayOfKms(clock, 75_000, today)).toBe(addDays(today, 366));
    expect(dayOfKms(clock, 2_000_000, today)).toBeUndefined();
    const alone = clockOf(at(60_000, today));
    expect(alone && dayOfKms(alone, 59_000, today)).toBe(today);
    expect(alone && dayOfKms(alone, 61_000, today)).toBeUndefined();
    const stands = clockOf(at(60_000, today), at(60_000, addDays(today, -365)));
    expect(stands && dayOfKms(stands, 61_000, today)).toBeUndefined();
  });

  test('agrees with itself: on the day of a number it shows that number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 60_000 }),
        fc.integer({ min: 31, max: 1000 }),
        fc.integer({ min: 0, max: 100_000 }),
        (run, days, more) => {
          const known = clockOf(at(200_000, today), at(200_000 - run, addDays(today, -days)));
          const day = known?.driven && dayOfKms(known, 200_000 + more, today);
          if (!known?.driven || day === undefined) return;
          const shown = kmsOn(known, day) ?? 0;
          expect(shown).toBeGreaterThanOrEqual(200_000 + more - 1);
          expect(shown - (200_000 + more)).toBeLessThanOrEqual(known.driven.porAno / 365 + 1);
        },
      ),
    );
  });
});

describe('two readings', () => {
  const year = (kms: number, days: number) => Math.round((kms / days) * 365.25);

  test('tell of a year from thirty days on, and for three years', () => {
    const between = (days: number) => clockOf(at(60_000, today), at(59_000, addDays(today, -days)))?.driven?.porAno;
    expect(between(29)).toBeUndefined();
    expect(between(30)).toBe(year(1000, 30));
    expect(between(1095)).toBe(year(1000, 1095));
    expect(between(1096)).toBeUndefined();
  });

  test('of the same number say that the car stands; the one before with more is left out', () => {
    expect(clockOf(at(60_000, today), at(60_000, addDays(today, -365)))?.driven?.porAno).toBe(0);
    expect(clockOf(at(60_000, today), at(60_001, addDays(today, -365)))?.driven).toBeUndefined();
  });

  test('may run a hundred and fifty thousand a year, and no more', () => {
    const driven = (kms: number) => clockOf(at(kms, today), at(0, addDays(today, -1095)))?.driven?.porAno;
    expect(driven(449_692)).toBe(150_000);
    expect(driven(449_697)).toBeUndefined();
  });

  test('a reading with fewer begins anew, whatever lies before it', () => {
    const clock = clockOf(
      at(30_000, today),
      at(20_000, addDays(today, -200)),
      at(10_000, addDays(today, -400), true),
      at(5000, addDays(today, -600)),
    );
    expect(clock?.driven?.porAno).toBe(year(20_000, 400));
    const anew = clockOf(at(16_000, today, true), at(90_000, addDays(today, -40)), at(10_000, addDays(today, -400)));
    expect(anew?.driven).toBeUndefined();
  });
});

describe('one reading and the registration', () => {
  const born = (days: number, vague = 0) => ({ desde: addDays(today, -days), hasta: addDays(today, vague - days) });
  const driven = (kms: number, registered: ReturnType<typeof born>) => readClock([at(kms, today)], registered)?.driven;

  test('tell of a year once the car is half a year old', () => {
    expect(driven(9000, born(180))).toEqual({ porAno: Math.round((9000 / 180) * 365.25), de: 'matriculacion' });
    expect(driven(9000, born(179))).toBeUndefined();
  });

  test('tell it from the middle of the days on which it may have been registered, where these are a quarter of its life at most', () => {
    expect(driven(10_000, born(400, 100))?.porAno).toBe(Math.round((10_000 / 350) * 365.25));
    expect(driven(10_000, born(400, 101))).toBeUndefined();
  });

  test('tell nothing of a clock that showed fewer than before, nor more than a taxi runs', () => {
    expect(readClock([at(9000, today, true)], born(400))?.driven).toBeUndefined();
    expect(driven(150_000, born(365))).toBeUndefined();
    expect(driven(149_890, born(365))?.porAno).toBe(149_993);
  });

  test('count for less than two readings', () => {
    const readings = [at(30_000, today), at(20_000, addDays(today, -365))];
    expect(readClock(readings, born(4000))?.driven).toEqual({ porAno: 10_007, de: 'lecturas' });
    expect(readClock(readings, born(4000))?.ultima).toBe(readings[0]);
  });
});

describe('the day of a number', () => {
  const clock = clockOf(at(60_000, today), at(45_000, addDays(today, -365)));
  if (!clock) throw new Error('no clock');

  test('that was passed already is before today, and twenty years back at most', () => {
    expect(dayOfKms(clock, 60_000, today)).toBe(today);
    expect(dayOfKms(clock, 45_000, today)).toBe(addDays(today, -365));
    const slow = clockOf(at(60_000, today), at(59_900, addDays(today, -365)));
    expect(slow && dayOfKms(slow, 1, today)).toBe(addDays(today, -7300));
  });

  test('is told for twenty years ahead', () => {
    const far = Math.floor((7300 / 365.25) * 15_010);
    expect(dayOfKms(clock, 60_000 + far, today)).toBe(addDays(today, 7300));
    expect(dayOfKms(clock, 60_000 + far + 42, today)).toBeUndefined();
  });

  test('of a car that stands is today where it was reached, and never where it was not', () => {
    const stands = clockOf(at(60_000, today), at(60_000, addDays(today, -365)));
    expect(stands && dayOfKms(stands, 60_000, '2027-03-01')).toBe('2027-03-01');
    expect(stands && dayOfKms(stands, 60_001, '2027-03-01')).toBeUndefined();
  });

  test('and what is shown on another day is unknown of a single reading', () => {
    const alone = clockOf(at(60_000, today));
    expect(alone && kmsOn(alone, today)).toBe(60_000);
    expect(alone && kmsOn(alone, addDays(today, 1))).toBeUndefined();
  });
});
