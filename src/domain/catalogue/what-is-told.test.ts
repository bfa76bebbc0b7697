import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { lastUnits } from './last-units.ts';
import { shownStock } from './shown-stock.ts';
import { isToldReduction } from './told-reduction.ts';
import { unitsToAdd } from './usual-units.ts';

test('a reduction of 5 % has a mark, one of 4.9 % has none', () => {
  expect([0, 2.1, 4.9, 5, 10].map(isToldReduction)).toEqual([false, false, false, true, true]);
});

describe('the last units', () => {
  it.each([
    [0, 4, undefined],
    [1, 4, 'too-few'],
    [3, 4, 'too-few'],
    [4, 4, 'last'],
    [7, 4, 'last'],
    [8, 4, undefined],
    [1, 1, 'last'],
  ] as const)('of %i where %i are bought at once', (stock, wanted, told) => {
    expect(lastUnits(stock, wanted)).toBe(told);
  });

  it('are too few exactly where fewer go into the basket than are bought at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 8 }), (stock, wanted) => {
        expect(lastUnits(shownStock(stock), wanted) === 'too-few').toBe(unitsToAdd(wanted, stock) < wanted);
      }),
    );
  });
});
