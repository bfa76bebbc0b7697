import { describe, expect, test } from 'vitest';
import { addDays } from '../booking/calendar.ts';
import { nextItv, validAfter, type Registered } from './itv.ts';

const today = '2027-02-09';
const exactly = (day: string): Registered => ({ desde: day, hasta: day });
const unknown = { valida: undefined, pasada: undefined };

describe('without a sticker and without an inspection that is known of', () => {
  const months = (days: number): Registered => ({ desde: '2017-05-01', hasta: addDays('2017-05-01', days) });

  test('a registration within half a year and a little is enough; within more days nobody can say', () => {
    expect(nextItv('turismo', unknown, months(190), today)).toMatchObject({ vence: '2027-05-01' });
    expect(nextItv('turismo', unknown, months(190), today)?.hasta).toBe('2027-11-07');
    expect(nextItv('turismo', unknown, months(191), today)).toBeUndefined();
  });

  test('what fell due up to sixty days ago is shown as maybe passed, and is the next one after that', () => {
    const due = (born: string) => nextItv('turismo', unknown, exactly(born), today);
    expect(due('2014-12-11')).toMatchObject({ vence: '2026-12-11', hasta: '2026-12-11', dudosa: true });
    expect(due('2014-12-10')).toMatchObject({ vence: '2027-12-10', dudosa: false });
    // Today is its last day: it is not late.
    expect(due('2014-02-09')).toMatchObject({ vence: today, dudosa: false });
    expect(due('2014-02-08')).toMatchObject({ vence: '2027-02-08', dudosa: true });
  });

  test('is not in doubt while any of its possible days is still to come', () => {
    const next = nextItv('turismo', unknown, { desde: '2014-02-01', hasta: '2014-02-28' }, today);
    expect(next).toMatchObject({ vence: '2027-02-01', hasta: '2027-02-28', dudosa: false });
  });

  test('counts the next one from the age at that inspection', () => {
    const months = (born: string) => nextItv('turismo', unknown, exactly(born), today)?.meses;
    expect(months('2024-05-10')).toBe(24);
    expect(months('2019-05-10')).toBe(24);
    expect(months('2017-05-10')).toBe(12);
    expect(nextItv('furgoneta', unknown, exactly('2017-05-10'), today)?.meses).toBe(6);
    expect(nextItv('camion', unknown, exactly('2026-06-01'), today)?.meses).toBe(12);
  });
});

describe('with the sticker', () => {
  const born = exactly('2014-01-20');
  const known = (valida: string, pasada?: string) => ({ valida, pasada });

  test('nothing is in doubt, be it long past; without a registration too', () => {
    expect(nextItv('turismo', known('2025-01-20'), born, today)).toEqual({
      desde: '2024-12-21',
      vence: '2025-01-20',
      hasta: '2025-01-20',
      dudosa: false,
      meses: 12,
    });
    // Of a vehicle of which no registration is known, its first period counts.
    expect(nextItv('turismo', known('2025-01-20'), undefined, today)).toMatchObject({ vence: '2025-01-20', meses: 24 });
  });

  test('an inspection of the thirty days before its end renews it, an earlier one is the one that gave it', () => {
    expect(nextItv('turismo', known('2027-03-03', '2027-02-01'), born, today)?.vence).toBe('2028-03-03');
    expect(nextItv('turismo', known('2027-03-03', '2027-01-31'), born, today)?.vence).toBe('2027-03-03');
    expect(nextItv('turismo', known('2027-03-03', '2027-03-03'), born, today)?.vence).toBe('2028-03-03');
    // Nobody knows for how long it is good again without the registration.
    expect(nextItv('turismo', known('2027-03-03', '2027-02-01'), undefined, today)?.vence).toBe('2027-03-03');
  });

  test('an inspection after its end counts from that day', () => {
    const late = nextItv('turismo', known('2026-03-03', '2026-03-04'), born, today);
    expect(late).toMatchObject({ vence: '2027-03-04', hasta: '2027-03-04', dudosa: false, meses: 12 });
    expect(nextItv('turismo', known('2026-03-03', '2026-03-04'), undefined, today)).toBeUndefined();
  });
});

describe('with an inspection that we know of, and no sticker', () => {
  test('its end is that of who always passed on the last day, and what was passed early loses nothing', () => {
    const next = (pasada: string) => nextItv('turismo', { valida: undefined, pasada }, exactly('2014-06-20'), today);
    expect(next('2026-06-01')).toMatchObject({ vence: '2027-06-20', hasta: '2027-06-20', dudosa: false });
    expect(next('2026-05-20')).toMatchObject({ vence: '2027-05-20' });
    expect(next('2026-06-20')).toMatchObject({ vence: '2027-06-20' });
    expect(next('2026-06-21')).toMatchObject({ vence: '2027-06-21' });
  });

  test('a registration of any day of many is enough then', () => {
    const vague = { desde: '2012-01-01', hasta: '2014-12-31' };
    expect(nextItv('turismo', { valida: undefined, pasada: '2026-06-01' }, vague, today)?.vence).toBe('2027-06-01');
  });
});

test('an inspection before the first one is due is good for the first period', () => {
  expect(validAfter('turismo', { born: '2026-01-01', passed: '2026-06-01', ends: '2030-01-01' })).toBe('2028-06-01');
});
