import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { insurancePays, type CoverStep } from './insurance.ts';

const steps: readonly CoverStep[] = [
  { hasta_km: 5_000, cubre_bp: 10_000 },
  { hasta_km: 15_000, cubre_bp: 7_500 },
  { hasta_km: 25_000, cubre_bp: 5_000 },
  { hasta_km: 40_000, cubre_bp: 2_500 },
];
const tyre = cents(79_13);

const price = fc.integer({ min: 0, max: 2_000_00 }).map(cents);
const distance = fc.integer({ min: 0, max: 120_000 });
const anySteps: fc.Arbitrary<readonly CoverStep[]> = fc.uniqueArray(
  fc.record({ hasta_km: fc.integer({ min: 1, max: 100_000 }), cubre_bp: fc.integer({ min: 1, max: 10_000 }) }),
  { selector: ({ hasta_km }) => hasta_km, maxLength: 6 },
);

describe('the insurance of a tyre', () => {
  it.each([
    [0, 79_13],
    [5_000, 79_13],
    [5_001, 59_35],
    [15_000, 59_35],
    [25_000, 39_57],
    [40_000, 19_78],
    [40_001, 0],
  ])('of 79.13 € ruined after %i km pays %i cents', (km, paid) => {
    expect(insurancePays(tyre, km, steps)).toBe(paid);
  });

  it('pays nothing where there are no steps, and takes no distance below zero', () => {
    expect(insurancePays(tyre, 0, [])).toBe(0);
    for (const km of [-1, Number.NaN])
      expect(() => insurancePays(tyre, km, steps)).toThrow(new RangeError(`not a distance: ${km}`));
  });

  it('pays the same in whatever order the steps are kept', () => {
    fc.assert(
      fc.property(price, distance, anySteps, (precio, km, table) => {
        expect(insurancePays(precio, km, table.toReversed())).toBe(insurancePays(precio, km, table));
      }),
    );
  });

  it('never pays more than the tyre cost, nor less than nothing, in whole cents', () => {
    fc.assert(
      fc.property(price, distance, anySteps, (precio, km, table) => {
        const paid = insurancePays(precio, km, table);
        expect(Number.isSafeInteger(paid)).toBe(true);
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(paid).toBeLessThanOrEqual(precio);
      }),
    );
  });

  it('never pays more after more kilometres, whatever the steps', () => {
    fc.assert(
      fc.property(price, distance, distance, anySteps, (precio, km, further, table) => {
        expect(insurancePays(precio, km + further, table)).toBeLessThanOrEqual(insurancePays(precio, km, table));
      }),
    );
  });

  it('pays nothing past the last step', () => {
    fc.assert(
      fc.property(price, distance, anySteps, (precio, further, table) => {
        const last = Math.max(0, ...table.map(({ hasta_km }) => hasta_km));
        expect(insurancePays(precio, last + 1 + further, table)).toBe(0);
      }),
    );
  });
});
