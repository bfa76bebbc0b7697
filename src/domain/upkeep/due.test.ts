import { describe, expect, test } from 'vitest';
import {
  doneOn as done,
  middleMotorcycle as motorcycle,
  upkeepOf,
  youngCar as car,
} from '#tests/support/upkeep-facts.ts';
import { addDays } from '../booking/calendar.ts';
import type { UpkeepThing } from './things.ts';
import { timelineOf } from './timeline.ts';

const today = '2027-02-09';
const exactly = (day: string) => ({ desde: day, hasta: day });
const { facts, itemOf } = upkeepOf({ vehicle: car, readings: [], today });
const reading = (kms: number, daysAgo: number) => ({ kms, en: addDays(today, -daysAgo), menos: false });
/** Twelve thousand a year, and 30 000 today. */
const readings = [reading(30_000, 0), reading(18_000, 365)];

describe('a thing that is due by time', () => {
  test('is told with its interval, the last time, and nothing that is not known', () => {
    const ultima = done('gas', '2026-03-01');
    expect(itemOf('gas', { history: [ultima] })).toEqual({
      cosa: 'gas',
      estado: 'lejos',
      desde: '2028-03-01',
      hasta: '2028-03-01',
      kms: null,
      decide: 'meses',
      intervalo: { meses: [24, 24], kms: null },
      ultima,
      desdeNuevo: false,
      falta: null,
      estimada: false,
      dudosa: false,
    });
  });

  test('is soon from sixty days before', () => {
    const state = (fecha: string) => itemOf('gas', { history: [done('gas', fecha)] })?.estado;
    expect(state('2025-04-11')).toBe('lejos');
    expect(state('2025-04-10')).toBe('pronto');
  });

  test('from a new car on is an estimate only where the registration is one', () => {
    const estimated = { ...car, estimated: true };
    expect(itemOf('gas')).toMatchObject({ desdeNuevo: true, ultima: null, estimada: false, desde: '2027-06-01' });
    expect(itemOf('gas', { vehicle: estimated })).toMatchObject({ estimada: true });
    // Once it was done, the registration says nothing any more.
    expect(itemOf('gas', { vehicle: estimated, history: [done('gas', '2026-03-01')] })?.estimada).toBe(false);
  });

  test('counts for a new car until its last day; from then on somebody must have done it, and nothing says when', () => {
    const born = (day: string) => ({ vehicle: { ...car, registered: exactly(day) } });
    expect(itemOf('gas', born('2025-02-09'))).toMatchObject({ estado: 'ahora', hasta: today });
    expect(itemOf('gas', born('2025-02-08'))).toMatchObject({ estado: 'no-se', falta: 'ultima', ultima: null });
  });

  test('and is not known of a vehicle without a registration, until it is told', () => {
    const vehicle = { ...car, registered: undefined };
    expect(itemOf('gas', { vehicle })).toMatchObject({
      estado: 'no-se',
      falta: 'ultima',
      desde: null,
      hasta: null,
      kms: null,
      decide: null,
      intervalo: { meses: [24, 24] },
      desdeNuevo: false,
      estimada: false,
      dudosa: false,
    });
    expect(itemOf('gas', { vehicle, history: [done('gas', '2026-03-01')] })?.desde).toBe('2028-03-01');
  });

  test('has a stretch where its interval has two ends', () => {
    expect(itemOf('bateria', { history: [done('bateria', '2023-01-10')] })).toMatchObject({
      estado: 'ahora',
      desde: '2027-01-10',
      hasta: '2028-01-10',
    });
  });
});

describe('a thing that is due by the clock', () => {
  test('says what the clock shows then, counted from what it showed the last time', () => {
    const history = [done('revision', '2026-09-01', { kms: 25_000 })];
    expect(itemOf('revision', { history, readings })).toMatchObject({ kms: 40_000, decide: 'meses' });
    // Not told the last time: by what is driven in a year.
    expect(itemOf('revision', { history: [done('revision', '2026-02-09')], readings })?.kms).toBe(33_000);
    // Without any reading nobody knows the clock of that day.
    expect(itemOf('revision', { history: [done('revision', '2026-09-01')] })?.kms).toBeNull();
  });

  test('is due on the earlier of both days, and that is an estimate', () => {
    const history = [done('revision', '2027-01-01', { kms: 16_000 })];
    expect(itemOf('revision', { history, readings })).toMatchObject({
      estado: 'pronto',
      desde: addDays(today, 31),
      hasta: addDays(today, 183),
      kms: 31_000,
      decide: 'kms',
      estimada: true,
    });
  });

  test('alone has no day while nobody knows what is driven', () => {
    const history = [done('transmision', '2026-02-01', { kms: 12_000 })];
    const vehicle = { ...motorcycle, registered: undefined };
    expect(itemOf('transmision', { vehicle, history })).toMatchObject({
      estado: 'no-se',
      falta: 'ultima',
      ultima: history[0],
      decide: null,
    });
    expect(itemOf('transmision', { vehicle, history, readings })).toMatchObject({
      decide: 'kms',
      kms: 32_000,
      intervalo: { meses: null, kms: [20_000, 30_000] },
    });
  });

  test('is due today where its number was reached, and never ends before it begins', () => {
    const history = [done('transmision', '2026-02-01', { kms: 10_000 })];
    const alone = [reading(35_000, 0)];
    const vehicle = { ...motorcycle, registered: undefined };
    // Only its earlier end was reached, and nobody knows when the later one is.
    expect(itemOf('transmision', { vehicle, history, readings: alone })).toMatchObject({ estado: 'no-se' });
    const reached = itemOf('transmision', { vehicle, history, readings: [reading(41_000, 0)] });
    expect(reached).toMatchObject({ estado: 'ahora', desde: today, hasta: today });
  });

  test('of a new car counts from nothing on the clock', () => {
    const vehicle = { ...motorcycle, registered: exactly('2024-02-09') };
    expect(itemOf('transmision', { vehicle, readings: [reading(15_000, 0)] })).toMatchObject({
      kms: 20_000,
      desdeNuevo: true,
      desde: '2028-02-10',
    });
  });
});

describe('what belongs to a vehicle', () => {
  test('of a motorcycle is its own oil and a chain; of an electric one neither chain nor a date for its service', () => {
    expect(itemOf('revision', { vehicle: motorcycle })?.intervalo?.kms).toEqual([6000, 12_000]);
    const electric = { ...motorcycle, combustible: 'electrico' as const };
    expect(itemOf('transmision', { vehicle: electric })).toBeUndefined();
    expect(itemOf('revision', { vehicle: electric })).toMatchObject({ falta: 'plan', ultima: null });
  });

  test('of a car of 2000 is the oil of today, of one of 1999 that of before', () => {
    const kms = (day: string) =>
      itemOf('revision', { vehicle: { ...car, registered: exactly(day) } })?.intervalo?.kms?.[0];
    expect([kms('1999-12-31'), kms('2000-01-01')]).toEqual([7500, 15_000]);
    expect(itemOf('revision', { vehicle: { ...car, registered: undefined } })?.intervalo?.kms?.[0]).toBe(15_000);
  });

  test('a service of an electric car, and a belt that nobody knows, still say when they were done the last time', () => {
    const history = [done('revision', '2026-03-01'), done('correa', '2022-03-01')];
    const electric = { ...car, combustible: 'electrico' as const };
    expect(itemOf('revision', { vehicle: electric, history })).toMatchObject({ falta: 'plan', ultima: history[0] });
    const unknown = { ...car, codigoMotor: 'K9K 608' };
    expect(itemOf('correa', { vehicle: unknown, history })).toMatchObject({ falta: 'motor', ultima: history[1] });
    expect(itemOf('correa', { vehicle: unknown })).toMatchObject({ falta: 'motor', ultima: null, intervalo: null });
  });

  test('what its driver says that it has not is left out, and nothing else', () => {
    const things = timelineOf(facts({ without: ['gas'] })).items.map(({ cosa }) => cosa);
    expect(things).not.toContain('gas');
    expect(things).toContain('correa');
  });
});

describe('the whole', () => {
  test('puts what is booked last, and of that what has no day at its end', () => {
    const history = [done('liquido-frenos', '2025-03-10')];
    const booked = new Set<UpkeepThing>(['correa', 'revision', 'liquido-frenos']);
    const { items } = timelineOf(facts({ history, booked, vehicle: { ...car, codigoMotor: null } }));
    expect(items.slice(-3).map(({ cosa, estado }) => `${cosa} ${estado}`)).toEqual([
      'liquido-frenos citado',
      'revision citado',
      'correa citado',
    ]);
  });

  test('says what the clock should show today, and what is driven', () => {
    const later = timelineOf(facts({ readings, today: addDays(today, 365) }));
    expect(later).toMatchObject({ kms: 42_000, driven: { de: 'lecturas' } });
    expect(timelineOf(facts())).toMatchObject({ kms: undefined, driven: undefined });
  });

  test('puts what is due earlier first, and what nobody knows between soon and far', () => {
    const history = [done('gas', '2025-03-20'), done('liquido-frenos', '2025-03-10'), done('bateria', '2026-01-01')];
    const { items } = timelineOf(facts({ history, vehicle: { ...car, codigoMotor: null } }));
    expect(items.map(({ cosa }) => cosa)).toEqual([
      'liquido-frenos',
      'gas',
      // Of these nobody knows a day.
      'revision',
      'correa',
      // And these are far.
      'itv',
      'bateria',
      'neumaticos',
    ]);
  });

  test('of tyres of a season is told with the day they were fitted, and nothing that is not known', () => {
    const old = done('neumaticos', '2024-04-01', { temporada: 'invierno' });
    const fitted = done('neumaticos', '2026-05-01', { temporada: 'verano' });
    const unknown = done('neumaticos', '2026-09-01');
    expect(itemOf('temporada', { history: [old, fitted, unknown] })).toEqual({
      cosa: 'temporada',
      estado: 'ahora',
      desde: '2026-10-15',
      hasta: '2027-03-31',
      kms: null,
      decide: 'temporada',
      intervalo: null,
      ultima: fitted,
      desdeNuevo: false,
      falta: null,
      estimada: false,
      dudosa: false,
    });
    expect(itemOf('temporada', { history: [unknown] })).toBeUndefined();
  });
});
