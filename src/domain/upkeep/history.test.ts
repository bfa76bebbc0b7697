import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../booking/calendar.ts';
import type { ProductKind } from '../catalogue/product-kinds.ts';
import { doneByProduct, doneByService, lastDone, type Done } from './history.ts';
import type { UpkeepThing } from './things.ts';

describe('an appointment', () => {
  test.each<[string, readonly UpkeepThing[]]>([
    ['revision', ['revision']],
    ['cambio-aceite', ['revision']],
    ['moto-revision', ['revision']],
    ['liquido-frenos', ['liquido-frenos']],
    ['aire-acondicionado', ['gas']],
    ['moto-transmision', ['transmision']],
    // Looked at and maybe changed: from the appointment alone nobody knows.
    ['frenos', []],
    ['bateria', []],
    ['neumaticos', []],
    ['moto-neumaticos', []],
    ['pre-itv', []],
    ['', []],
  ])('for %s leaves done %j', (servicio, done) => {
    expect(doneByService(servicio)).toEqual(done);
  });
});

describe('an order', () => {
  const product = (tipo: ProductKind, idNavision = 'X', nivel: string | null = null) =>
    doneByProduct({ tipo, idNavision, nivel });

  test.each<[ProductKind, readonly UpkeepThing[]]>([
    ['revision', ['revision']],
    ['revision_moto', ['revision']],
    ['ac', ['gas']],
    ['ac2', ['gas']],
    ['bateria', ['bateria']],
    ['neumatico', ['neumaticos']],
    ['aceite', []],
    ['kito1', []],
    ['preitv', []],
  ])('of %s leaves done %j', (tipo, done) => {
    expect(product(tipo)).toEqual(done);
  });

  test('of the dearest pack changes the brake fluid as well, and no other pack does, nor a motorcycle’s', () => {
    expect(product('revision', 'X', 'Premium')).toEqual(['revision', 'liquido-frenos']);
    for (const nivel of ['Basic', 'Confort', 'Plus', null])
      expect(product('revision', 'X', nivel)).toEqual(['revision']);
    expect(product('revision_moto', 'X', 'Premium')).toEqual(['revision']);
  });

  test('of the trip to the inspection brings the vehicle back passed; a look before it passes nothing', () => {
    expect(product('preitv', '95140')).toEqual(['itv']);
    expect(product('preitv', '95141')).toEqual(['itv']);
    expect(product('preitv', 'PREITV')).toEqual([]);
    // The number of a trip on another product is no trip.
    expect(product('aceite', '95140')).toEqual([]);
  });
});

describe('the last time', () => {
  const done = (cosa: UpkeepThing, fecha: string, kms: number | null = null): Done => ({
    cosa,
    fecha,
    kms,
    de: 'dicho',
    temporada: null,
  });

  test('is the newest of that thing, in whatever order it was told', () => {
    const one = [done('gas', '2025-01-01'), done('gas', '2026-01-01'), done('bateria', '2026-05-01')];
    expect(lastDone(one, 'gas')).toBe(one[1]);
    expect(lastDone(one.toReversed(), 'gas')).toBe(one[1]);
    expect(lastDone(one, 'itv')).toBeUndefined();
    expect(lastDone([], 'gas')).toBeUndefined();
  });

  test('on one day is the one that tells most of the clock', () => {
    const told = done('revision', '2026-03-01', 90_000);
    const less = done('revision', '2026-03-01', 80_000);
    const silent = done('revision', '2026-03-01');
    expect(lastDone([silent, told], 'revision')).toBe(told);
    expect(lastDone([told, silent], 'revision')).toBe(told);
    expect(lastDone([less, silent, told], 'revision')).toBe(told);
    // An older one with more kilometres is still the older one.
    expect(lastDone([done('revision', '2025-03-01', 99_000), silent], 'revision')).toBe(silent);
  });

  test('is never before any other of the same thing', () => {
    const any = fc.record({ cosa: fc.constantFrom('gas' as const, 'itv' as const), days: fc.nat(900) });
    fc.assert(
      fc.property(fc.array(any), (times) => {
        const history = times.map(({ cosa, days }) => done(cosa, addDays('2024-01-01', days)));
        const last = lastDone(history, 'gas');
        for (const { cosa, fecha } of history) if (cosa === 'gas') expect(last && last.fecha >= fecha).toBe(true);
        expect(last === undefined).toBe(!history.some(({ cosa }) => cosa === 'gas'));
      }),
    );
  });
});
