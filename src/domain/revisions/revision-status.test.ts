import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLargeSump, isUnderTwoYears, monthsOf, revisionStatus } from './revision-status.ts';

const today = '2026-11-23';

describe('under two years', () => {
  it.each([
    [{ fecha: '2024-11-24' }, true],
    [{ fecha: '2024-11-23' }, false],
    [{ fecha: '2024-11-22' }, false],
    [{ fecha: today }, true],
    [{ fecha: '2024-02-29' }, false],
    [{ desde: '2024-12', hasta: '2024-12' }, true],
    [{ desde: '2024-10', hasta: '2024-10' }, false],
    // The day of the month decides, and a registry names the month alone.
    [{ desde: '2024-11', hasta: '2024-11' }, undefined],
    [{ desde: '2024-08', hasta: '2024-10' }, false],
    [{ desde: '2024-10', hasta: '2024-12' }, undefined],
    [{ desde: '2024-12', hasta: '2025-03' }, true],
    [{ desde: '1971-10', hasta: '2000-09' }, false],
    [{ desde: '1989-11', hasta: null }, undefined],
    [{ desde: '2026-10', hasta: null }, true],
    // A month that is not over counts until today, and the last day of a month decides.
    [{ desde: '2026-11', hasta: '2026-12' }, true],
    [{ desde: '2023-02', hasta: '2024-11' }, undefined],
    [{ desde: '2023-02', hasta: '2024-02' }, false],
    [null, undefined],
  ])('%j is %s on 23 November 2026', (registered, young) => {
    expect(isUnderTwoYears(registered, today)).toBe(young);
  });

  it('a car of the 29th of February is two years old on the first of March', () => {
    expect(isUnderTwoYears({ fecha: '2024-02-29' }, '2026-02-28')).toBe(true);
    expect(isUnderTwoYears({ fecha: '2024-02-29' }, '2026-03-01')).toBe(false);
  });

  it('months say what every day in them would, and nothing else', () => {
    const month = fc.integer({ min: 2022 * 12, max: 2026 * 12 + 9 });
    const written = (at: number) => `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
    fc.assert(
      fc.property(month, fc.nat(20), fc.nat(40), fc.integer({ min: 1, max: 28 }), (from, more, within, day) => {
        const hasta = Math.min(from + more, 2026 * 12 + 9);
        const said = isUnderTwoYears({ desde: written(from), hasta: written(hasta) }, today);
        const some = Math.min(from + within, hasta);
        const one = isUnderTwoYears({ fecha: `${written(some)}-${String(day).padStart(2, '0')}` }, today);
        expect(said === undefined || said === one).toBe(true);
      }),
    );
  });
});

describe('a registration as months', () => {
  it('is the month of its day, or the months as they are', () => {
    expect(monthsOf({ fecha: '2018-03-31' })).toEqual({ desde: '2018-03', hasta: '2018-03' });
    const months = { desde: '2018-03', hasta: null };
    expect(monthsOf(months)).toBe(months);
  });
});

describe('a sump', () => {
  it.each([
    [4.9, false],
    [5, false],
    [5.01, true],
    [undefined, false],
  ])('of %s litres is large: %s', (litros, large) => {
    expect(isLargeSump(litros)).toBe(large);
  });
});

describe('the status of a revision', () => {
  const car = { tipoVehiculo: 'turismo', combustible: 'diesel', joven: false, aceites: 3 } as const;
  it.each([
    [{}, 'OK'],
    [{ joven: undefined }, 'OK'],
    [{ joven: true }, '2YEARS'],
    [{ aceites: 0 }, 'NO_OIL'],
    [{ aceites: 0, joven: true }, '2YEARS'],
    [{ combustible: 'electrico', joven: true, aceites: 0 }, 'ELECTRIC'],
    [{ combustible: 'hibrido-enchufable' }, 'OK'],
    [{ combustible: 'gnc' }, 'OK'],
    [{ combustible: undefined }, 'OK'],
    [{ aceites: 1 }, 'OK'],
    [{ tipoVehiculo: '4x4' }, 'OK'],
    [{ tipoVehiculo: 'furgoneta' }, 'OK'],
    [{ tipoVehiculo: 'moto' }, 'OTRO_VEHICULO'],
    [{ tipoVehiculo: 'moto', combustible: 'electrico' }, 'OTRO_VEHICULO'],
    [{ tipoVehiculo: 'otro', aceites: 0 }, 'OTRO_VEHICULO'],
  ] as const)('of a diesel car with oil, but %j, is %s', (but, status) => {
    expect(revisionStatus({ ...car, ...but })).toBe(status);
  });
});
