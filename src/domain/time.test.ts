import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMinutes, dayMs, daySeconds, hourMs, minuteOf, minuteMs, timeAt } from './time.ts';

describe('a time of day', () => {
  it('is so many minutes after midnight, with seconds or without', () => {
    expect([minuteOf('00:00'), minuteOf('09:05'), minuteOf('23:59')]).toEqual([0, 545, 1439]);
    expect(minuteOf('09:05:30')).toBe(545);
  });

  it('is written with two digits each', () => {
    expect([timeAt(0), timeAt(545), timeAt(1439)]).toEqual(['00:00', '09:05', '23:59']);
  });

  it('comes back from its minutes', () => {
    fc.assert(fc.property(fc.nat(dayMinutes - 1), (minute) => minuteOf(timeAt(minute)) === minute));
  });
});

describe('a day of twenty-four hours', () => {
  it('is as long in every unit', () => {
    expect([minuteMs, hourMs, dayMs]).toEqual([60_000, 3_600_000, 86_400_000]);
    expect([daySeconds, dayMinutes]).toEqual([86_400, 1440]);
  });
});
