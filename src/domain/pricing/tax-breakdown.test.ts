import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, plus, sum, times } from '../money/cents.ts';
import { taxBreakdown } from './tax-breakdown.ts';

describe('tax by rate', () => {
  it('is summed by rate before it is rounded, highest rate first', () => {
    const amounts = [
      { importe: cents(10_45), impuesto: 450 },
      { importe: cents(61), impuesto: 2100 },
      { importe: cents(60), impuesto: 2100 },
    ];
    expect(taxBreakdown(amounts)).toEqual([
      { impuesto: 2100, base: 1_00, cuota: 21 },
      { impuesto: 450, base: 10_00, cuota: 45 },
    ]);
  });

  it('is the rate of its base to the cent, and with it makes the amount', () => {
    const amounts = fc.array(
      fc.record({
        importe: fc.integer({ min: 0, max: 5_000_00 }).map(cents),
        impuesto: fc.constantFrom(0, 450, 950, 2100),
      }),
    );
    fc.assert(
      fc.property(amounts, (each) => {
        const shares = taxBreakdown(each);
        expect(sum(shares.map(({ base, cuota }) => plus(base, cuota)))).toBe(sum(each.map(({ importe }) => importe)));
        for (const { impuesto, base, cuota } of shares) {
          expect(Math.abs(times(cuota, 10_000) - base * impuesto)).toBeLessThanOrEqual(10_000);
        }
      }),
    );
  });
});
