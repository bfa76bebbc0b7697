import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysFrom, latestOf, weekday } from './calendar.ts';
import { deliveryDay, deliveryDayOfAll, never } from './delivery.ts';

const holidays = new Set(['2026-12-08', '2026-12-25']);
const isWorkingDay = (fecha: string) => weekday(fecha) <= 5 && !holidays.has(fecha);
const nextDay = { plazo_dias: 1, hora_corte: '17:00:00' };

describe('the day on which goods are at the workshop', () => {
  test('ordered before the cut-off they travel the same day', () => {
    expect(deliveryDay({ fecha: '2026-11-23', hora: '16:59' }, nextDay, isWorkingDay)).toBe('2026-11-24');
  });

  test('ordered at the cut-off they count as the next day’s', () => {
    expect(deliveryDay({ fecha: '2026-11-23', hora: '17:00' }, nextDay, isWorkingDay)).toBe('2026-11-25');
  });

  test('neither weekends nor holidays count', () => {
    expect(deliveryDay({ fecha: '2026-12-04', hora: '18:00' }, nextDay, isWorkingDay)).toBe('2026-12-09');
    expect(deliveryDay({ fecha: '2026-11-21', hora: '10:00' }, nextDay, isWorkingDay)).toBe('2026-11-24');
  });

  test('goods on the spot are there today, if anybody works today', () => {
    const onTheSpot = { plazo_dias: 0, hora_corte: '18:00' };
    expect(deliveryDay({ fecha: '2026-11-23', hora: '09:00' }, onTheSpot, isWorkingDay)).toBe('2026-11-23');
    expect(deliveryDay({ fecha: '2026-11-22', hora: '09:00' }, onTheSpot, isWorkingDay)).toBe('2026-11-23');
  });

  test('a basket waits for its slowest goods, and a basket without goods for nothing', () => {
    const slow = { plazo_dias: 4, hora_corte: '12:00' };
    const ordered = { fecha: '2026-11-23', hora: '09:00' };
    expect(deliveryDayOfAll(ordered, [nextDay, slow], isWorkingDay)).toBe('2026-11-27');
    expect(deliveryDayOfAll(ordered, [slow, nextDay], isWorkingDay)).toBe('2026-11-27');
    expect(deliveryDayOfAll({ fecha: '2026-11-22', hora: '09:00' }, [], isWorkingDay)).toBe('2026-11-22');
  });

  test('is always a working day, with exactly so many working days before it', () => {
    const monday = '2026-11-23';
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 30 }), (offset, plazo_dias) => {
        const fecha = addDays(monday, offset);
        const day = deliveryDay({ fecha, hora: '08:00' }, { plazo_dias, hora_corte: '17:00' }, isWorkingDay);
        expect(isWorkingDay(day)).toBe(true);
        const between = daysFrom(fecha, 200).filter((each) => each < day && isWorkingDay(each));
        expect(between).toHaveLength(plazo_dias);
      }),
    );
  });

  test('is never where no day is a working day, be it soon or once the last one is past', () => {
    const ordered = { fecha: '2026-11-23', hora: '09:00' };
    expect(deliveryDay(ordered, nextDay, () => false)).toBe(never);
    const slow = { plazo_dias: 4, hora_corte: '12:00' };
    expect(deliveryDay(ordered, slow, (fecha) => fecha === '2026-11-23')).toBe(never);
    expect(deliveryDayOfAll(ordered, [nextDay], () => false)).toBe(never);
    expect(deliveryDayOfAll(ordered, [], () => false)).toBe('2026-11-23');
  });
});

describe('a workshop that is closed for long', () => {
  const ordered = { fecha: '2026-11-23', hora: '09:00' };
  const onTheSpot = { plazo_dias: 0, hora_corte: '18:00' };
  const opensAfter = (days: number) => (fecha: string) => fecha >= addDays(ordered.fecha, days);

  test('takes goods in on the very day on which it opens again, within a year', () => {
    for (const closed of [1, 2, 3, 364, 365])
      expect(deliveryDay(ordered, onTheSpot, opensAfter(closed))).toBe(addDays(ordered.fecha, closed));
    expect(deliveryDay(ordered, onTheSpot, opensAfter(366))).toBe(never);
  });

  test('is asked about a year once, however long the goods take', () => {
    let asked = 0;
    const day = deliveryDay(ordered, { plazo_dias: 100, hora_corte: '18:00' }, () => {
      asked += 1;
      return false;
    });
    expect([day, asked]).toEqual([never, 366]);
  });
});

describe('calendar dates', () => {
  test('pass the ends of months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  test('are counted as the calendar of the computer counts them', () => {
    const day = fc.date({ min: new Date('1999-01-01'), max: new Date('2101-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (from, days) => {
        const counted = new Date(from);
        counted.setUTCDate(counted.getUTCDate() + days);
        expect(addDays(from.toISOString().slice(0, 10), days)).toBe(counted.toISOString().slice(0, 10));
      }),
    );
  });

  test('know the latest of them, in whatever order', () => {
    expect(latestOf(['2026-12-31', '2027-01-01', '2026-02-28'])).toBe('2027-01-01');
    expect(latestOf([])).toBe('');
  });

  test('know their weekday, Monday first', () => {
    expect(daysFrom('2026-11-23', 7).map(weekday)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
