import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LocalTime } from './delivery.ts';
import { daysNear, nearestTimes } from './nearest-times.ts';

const at = (fecha: string, ...horas: string[]): LocalTime[] => horas.map((hora) => ({ fecha, hora }));

describe('the times nearest to one that is gone', () => {
  const free = [
    ...at('2027-02-10', '09:00', '18:00'),
    ...at('2027-02-11', '08:30', '09:15', '10:45', '11:00', '17:00'),
    ...at('2027-02-12', '10:00', '10:15'),
  ];
  const wanted = { fecha: '2027-02-11', hora: '10:00' };

  test('are told in the order of the calendar, before and after it', () => {
    expect(nearestTimes(free, wanted, { most: 3, perDay: 3 })).toEqual(at('2027-02-11', '09:15', '10:45', '11:00'));
  });

  test('leave room for another day', () => {
    expect(nearestTimes(free, wanted, { most: 5, perDay: 3 })).toEqual([
      ...at('2027-02-10', '18:00'),
      ...at('2027-02-11', '09:15', '10:45', '11:00'),
      ...at('2027-02-12', '10:00'),
    ]);
  });

  test('are of those that are free, no more than asked, and none nearer is left out', () => {
    const times = fc.record({
      fecha: fc.constantFrom('2027-02-10', '2027-02-11', '2027-02-12'),
      hora: fc.constantFrom('08:00', '08:15', '12:00', '17:45'),
    });
    fc.assert(
      fc.property(fc.uniqueArray(times, { selector: (time) => JSON.stringify(time) }), times, (all, gone) => {
        const near = nearestTimes(all, gone, { most: 4, perDay: 4 });
        expect(near.length).toBe(Math.min(4, all.length));
        const far = (time: LocalTime) =>
          Math.abs(Date.parse(`${time.fecha}T${time.hora}Z`) - Date.parse(`${gone.fecha}T${gone.hora}Z`));
        const farthest = Math.max(0, ...near.map(far));
        for (const other of all.filter((time) => !near.includes(time)))
          expect(far(other)).toBeGreaterThanOrEqual(farthest);
      }),
    );
  });

  test('are looked for a week before and two after, never before today', () => {
    expect(daysNear('2027-02-20', '2027-02-01')).toEqual({ from: '2027-02-13', days: 22 });
    expect(daysNear('2027-02-05', '2027-02-03')).toEqual({ from: '2027-02-03', days: 17 });
    expect(daysNear('2027-01-05', '2027-02-03')).toEqual({ from: '2027-02-03', days: 15 });
  });
});
