import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../booking/calendar.ts';
import { itvClassOf, itvPeriods, type ItvClass } from './itv-periods.ts';
import { nextItv, validAfter } from './itv.ts';
import { addMonths, ageAt, daysBetween, lastDay, monthAfter } from './months.ts';

const exactly = (day: string) => ({ desde: day, hasta: day });
const nothing = { valida: undefined, pasada: undefined };

describe('the next inspection', () => {
  test.each([
    // A car: at 4, 6, 8 and 10 years, then every year.
    ['turismo', '2024-05-10', '2027-02-09', '2028-05-10'],
    ['turismo', '2020-05-10', '2027-02-09', '2028-05-10'],
    ['turismo', '2017-05-10', '2027-02-09', '2027-05-10'],
    ['turismo', '2015-05-10', '2027-02-09', '2027-05-10'],
    ['turismo', '2014-01-20', '2027-02-09', '2027-01-20'],
    // A van: at 2, 4, 6, 7, 8, 9 and 10, then every half year.
    ['furgoneta', '2023-05-10', '2027-02-09', '2027-05-10'],
    ['furgoneta', '2020-05-10', '2027-02-09', '2027-05-10'],
    ['furgoneta', '2012-10-10', '2027-02-09', '2027-04-10'],
    ['moto', '2010-03-01', '2027-02-09', '2028-03-01'],
    ['ciclomotor', '2024-03-01', '2027-02-09', '2027-03-01'],
    ['camion', '2012-11-30', '2027-02-09', '2027-05-30'],
  ] as const)('of a %s of %s, on %s, is due by %s', (clase, born, today, vence) => {
    expect(nextItv(clase, nothing, exactly(born), today)?.vence).toBe(vence);
  });

  test('may be passed thirty days early, without losing any', () => {
    const next = nextItv('turismo', nothing, exactly('2017-05-10'), '2027-02-09');
    expect(next).toEqual({ desde: '2027-04-10', vence: '2027-05-10', hasta: '2027-05-10', dudosa: false, meses: 12 });
    const early = { born: '2013-05-10', ends: '2027-05-10' };
    expect(validAfter('turismo', { ...early, passed: '2027-04-10' })).toBe('2028-05-10');
    expect(validAfter('turismo', { ...early, passed: '2027-04-09' })).toBe('2028-04-09');
    expect(validAfter('turismo', { ...early, passed: '2027-05-11' })).toBe('2028-05-11');
  });

  test('that was due a short while ago is still shown, and may have been passed', () => {
    const next = nextItv('turismo', nothing, exactly('2014-01-20'), '2027-02-09');
    expect(next).toMatchObject({ vence: '2027-01-20', dudosa: true });
    expect(nextItv('turismo', nothing, exactly('2014-01-20'), '2027-03-25')?.vence).toBe('2028-01-20');
  });

  test('is between two days where the registration is', () => {
    const next = nextItv('turismo', nothing, { desde: '2017-05-01', hasta: '2017-07-31' }, '2027-02-09');
    expect(next).toMatchObject({ vence: '2027-05-01', hasta: '2027-07-31', dudosa: false });
  });

  test('is not known of a car of a quarter of a century', () => {
    expect(nextItv('turismo', nothing, { desde: '1971-10-01', hasta: '2000-09-30' }, '2027-02-09')).toBeUndefined();
    expect(nextItv('turismo', nothing, undefined, '2027-02-09')).toBeUndefined();
  });

  test('is what the sticker says, whatever the registration', () => {
    const known = { valida: '2027-03-03', pasada: undefined };
    expect(nextItv('turismo', known, exactly('2014-01-20'), '2027-02-09')).toMatchObject({
      vence: '2027-03-03',
      hasta: '2027-03-03',
      meses: 12,
    });
    expect(nextItv('turismo', known, undefined, '2027-02-09')?.vence).toBe('2027-03-03');
  });

  test('counts from what we passed since: from its end when early, from that day when late', () => {
    const born = exactly('2014-01-20');
    expect(nextItv('turismo', { valida: '2027-03-03', pasada: '2027-02-10' }, born, '2027-02-20')?.vence).toBe(
      '2028-03-03',
    );
    expect(nextItv('turismo', { valida: '2026-03-03', pasada: '2026-04-10' }, born, '2027-02-20')?.vence).toBe(
      '2027-04-10',
    );
    expect(nextItv('turismo', { valida: undefined, pasada: '2027-01-15' }, born, '2027-02-20')?.vence).toBe(
      '2028-01-20',
    );
  });

  const classes = Object.keys(itvPeriods) as ItvClass[];
  const day = fc.integer({ min: 0, max: 18_000 }).map((days) => addDays('1985-01-01', days));

  test('is never asked for before the first one is, and never further away than one period', () => {
    fc.assert(
      fc.property(fc.constantFrom(...classes), day, fc.integer({ min: 0, max: 12_000 }), (clase, born, lived) => {
        const today = addDays(born, lived);
        const next = nextItv(clase, nothing, exactly(born), today);
        const first = addMonths(born, itvPeriods[clase][0].desde * 12);
        expect(next && next.vence >= first).toBe(true);
        expect(next && next.vence >= addDays(today, -60)).toBe(true);
        if (next && next.vence > first) expect(daysBetween(today, next.vence)).toBeLessThanOrEqual(2 * 366);
        expect(next && daysBetween(next.desde, next.vence)).toBe(30);
      }),
    );
  });

  test('passed on any of the thirty days keeps its day of the year', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 11, max: 30 }), fc.integer({ min: 0, max: 30 }), (born, years, early) => {
        const ends = addMonths(born, years * 12);
        const valid = validAfter('turismo', { born, passed: addDays(ends, -early), ends });
        expect(valid).toBe(addMonths(ends, 12));
      }),
    );
  });
});

describe('what the law takes a vehicle for', () => {
  test('goes by kind, and of a motorcycle by its engine', () => {
    expect(itvClassOf('4x4', null)).toBe('turismo');
    expect(itvClassOf('moto', 50)).toBe('ciclomotor');
    expect(itvClassOf('moto', 51)).toBe('moto');
    expect(itvClassOf('moto', null)).toBe('moto');
    expect(itvClassOf('camion', null)).toBe('camion');
    expect(itvClassOf('furgoneta', null)).toBe('furgoneta');
    for (const tipo of ['agricola', 'otro', 'patinete'] as const) expect(itvClassOf(tipo, null)).toBeUndefined();
  });
});

describe('months', () => {
  test('end where a day is missing', () => {
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
    expect(lastDay('2028-02')).toBe('2028-02-29');
    expect(monthAfter('2026-11', 3)).toBe('2027-02');
  });

  test('make years on the day, not before', () => {
    expect(ageAt('2017-05-10', '2027-05-09')).toBe(9);
    expect(ageAt('2017-05-10', '2027-05-10')).toBe(10);
  });
});
