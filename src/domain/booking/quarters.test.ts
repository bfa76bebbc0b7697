import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  everyQuarter,
  firstTime,
  quartersBetween,
  quartersFrom,
  quartersWithin,
  readQuarters,
  runsOf,
  timesOf,
  wholeQuarters,
} from './quarters.ts';

const someQuarters = fc.bigInt({ min: 0n, max: everyQuarter });

describe('the quarters of a booking day', () => {
  test('an opening range counts only quarters that lie wholly inside it', () => {
    expect(timesOf(quartersBetween('08:20', '09:10'))).toEqual(['08:30', '08:45']);
    expect(timesOf(quartersBetween('13:00:00', '13:30:00'))).toEqual(['13:00', '13:15']);
  });

  test('opening hours that meet or overlap are one stretch, in whatever order they are told', () => {
    const starts = (...hours: [string, string][]) => timesOf(quartersWithin(hours));
    expect(starts(['09:00', '09:25'], ['09:25', '10:00'])).toEqual(['09:00', '09:15', '09:30', '09:45']);
    expect(starts(['09:20', '10:00'], ['09:00', '09:25'])).toEqual(['09:00', '09:15', '09:30', '09:45']);
    expect(starts(['09:00', '10:00'], ['09:10', '09:20'])).toEqual(['09:00', '09:15', '09:30', '09:45']);
    expect(starts(['09:00', '09:25'], ['09:26', '10:00'])).toEqual(['09:00', '09:30', '09:45']);
    expect(starts(['09:00', '10:05'], ['09:10', '09:20'], ['10:05', '10:15']).at(-1)).toBe('10:00');
    expect(starts()).toEqual([]);
  });

  test('what lies before 06:00 and after 22:00 is not offered', () => {
    expect(quartersBetween('00:00', '23:59')).toBe(everyQuarter);
    expect(firstTime(quartersBetween('04:00', '07:00'))).toBe('06:00');
    expect(timesOf(quartersBetween('21:30', '23:00'))).toEqual(['21:30', '21:45']);
    expect(quartersBetween('22:00', '23:00')).toBe(0n);
  });

  test('from a time on means from the next whole quarter', () => {
    expect(firstTime(quartersFrom('10:01'))).toBe('10:15');
    expect(firstTime(quartersFrom('10:00'))).toBe('10:00');
    expect(firstTime(quartersFrom('23:10'))).toBeNull();
  });

  test('the database’s signed numbers become sets again', () => {
    expect(readQuarters('-1')).toBe(everyQuarter);
    expect(timesOf(readQuarters('-9223372036854775808'))).toEqual(['21:45']);
  });

  test('minutes are rounded up to quarters, one at least', () => {
    expect([0, 1, 15, 16, 50].map(wholeQuarters)).toEqual([1, 1, 1, 2, 4]);
  });

  test('a run begins exactly where so many quarters in a row are free', () => {
    fc.assert(
      fc.property(someQuarters, fc.integer({ min: 1, max: 48 }), (free, length) => {
        const isFree = (index: number) => index < 64 && ((free >> BigInt(index)) & 1n) === 1n;
        const starts = runsOf(free, length);
        for (let index = 0; index < 64; index += 1) {
          const fits = Array.from({ length }, (_, step) => index + step).every(isFree);
          expect((starts >> BigInt(index)) & 1n).toBe(fits ? 1n : 0n);
        }
      }),
    );
  });

  test('the first time is the first of the times', () => {
    fc.assert(
      fc.property(someQuarters, (quarters) => {
        expect(firstTime(quarters)).toBe(timesOf(quarters)[0] ?? null);
      }),
    );
  });
});
