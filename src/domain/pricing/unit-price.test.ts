import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, minus, times } from '../money/cents.ts';
import { completePrice, unitPrice, unitPriceInNumbers, type PriceParts } from './unit-price.ts';
import { shownVatDayRate, vatDayDiscount } from './vat-day.ts';
import { runsOf } from '#tests/support/turn.ts';

const tyre: PriceParts = { precio: cents(75_00), descuento: 1500, promo: 0, ecotasa: cents(1_64), impuesto: 2100 };

const rate = fc.integer({ min: 0, max: 10_000 });
const parts = fc.record({
  precio: fc.integer({ min: 0, max: 10_000_00 }).map(cents),
  descuento: rate,
  promo: rate,
  ecotasa: fc.integer({ min: 0, max: 50_00 }).map(cents),
  impuesto: fc.constantFrom(0, 450, 950, 2100),
});

describe('the price of one unit', () => {
  it('is reduced by discount and promotion, then bears the eco-fee, then the tax', () => {
    expect(unitPrice(tyre)).toBe(79_12);
    expect(unitPrice({ ...tyre, promo: 1000 })).toBe(71_41);
    expect(unitPrice({ ...tyre, descuento: 0 })).toBe(92_73);
    expect(unitPrice({ ...tyre, impuesto: 450 })).toBe(68_33);
  });

  it('is rounded half up, once, at the end', () => {
    expect(unitPrice({ precio: cents(50), descuento: 0, promo: 0, ecotasa: cents(0), impuesto: 2100 })).toBe(61);
    expect(unitPrice({ precio: cents(1), descuento: 5000, promo: 0, ecotasa: cents(0), impuesto: 0 })).toBe(1);
    expect(unitPrice({ precio: cents(1), descuento: 5001, promo: 0, ecotasa: cents(0), impuesto: 0 })).toBe(0);
  });

  it('never reduces the eco-fee', () => {
    fc.assert(
      fc.property(parts, (each) => {
        const feeAlone = unitPrice({ ...each, precio: cents(0), descuento: 0, promo: 0 });
        expect(unitPrice({ ...each, descuento: 10_000 })).toBe(feeAlone);
        expect(unitPrice({ ...each, promo: 10_000 })).toBe(feeAlone);
      }),
    );
  });

  it('is the exact product within half a cent, the half itself going up', () => {
    fc.assert(
      fc.property(parts, (each) => {
        const { precio, descuento, promo, ecotasa, impuesto } = each;
        const net =
          BigInt(precio) * BigInt(10_000 - descuento) * BigInt(10_000 - promo) + BigInt(ecotasa) * 100_000_000n;
        const exact = net * BigInt(10_000 + impuesto);
        const off = 2n * (BigInt(unitPrice(each)) * 1_000_000_000_000n - exact);
        expect(off > -1_000_000_000_000n && off <= 1_000_000_000_000n).toBe(true);
      }),
    );
  });

  it('is the same in plain numbers as in large ones, up to the largest amount that there is', () => {
    const any = fc.oneof(fc.nat(10_000_00), fc.nat(100_000_000_00), fc.maxSafeNat()).map(cents);
    const reduction = fc.oneof(fc.constant(0), rate);
    fc.assert(
      fc.property(any, reduction, reduction, parts, (precio, descuento, promo, { ecotasa, impuesto }) => {
        const net =
          BigInt(precio) * BigInt(10_000 - descuento) * BigInt(10_000 - promo) + BigInt(ecotasa) * 100_000_000n;
        const exact = (2n * net * BigInt(10_000 + impuesto) + 1_000_000_000_000n) / 2_000_000_000_000n;
        fc.pre(exact <= BigInt(Number.MAX_SAFE_INTEGER));
        expect(BigInt(unitPrice({ precio, descuento, promo, ecotasa, impuesto }))).toBe(exact);
      }),
      { numRuns: runsOf(2000) },
    );
  });

  it('does not depend on which reduction comes first, and never rises with a larger one', () => {
    fc.assert(
      fc.property(parts, rate, (each, more) => {
        expect(unitPrice({ ...each, descuento: each.promo, promo: each.descuento })).toBe(unitPrice(each));
        expect(unitPrice({ ...each, descuento: Math.min(10_000, each.descuento + more) })).toBeLessThanOrEqual(
          unitPrice(each),
        );
      }),
    );
  });

  it('needs no slow large numbers, unless both reductions come together or the amount is huge', () => {
    for (const reductions of [{}, { descuento: 0 }, { descuento: 0, promo: 1500 }])
      expect(unitPriceInNumbers({ ...tyre, ...reductions })).toBe(unitPrice({ ...tyre, ...reductions }));
    expect(unitPriceInNumbers({ ...tyre, promo: 1 })).toBeUndefined();
    expect(unitPriceInNumbers({ ...tyre, precio: cents(1_000_000_000_00) })).toBeUndefined();
  });

  it('is not made of negative parts, nor of reductions of more than the whole', () => {
    const priceWith = (part: Partial<PriceParts>) => () => unitPrice({ ...tyre, ...part });
    for (const wrong of [{ precio: cents(-1) }, { ecotasa: cents(-1) }, { impuesto: -1 }])
      expect(priceWith(wrong)).toThrow(new RangeError('a price is not made of negative parts'));
    expect(priceWith({ descuento: 10_001 })).toThrow(new RangeError('not a reduction: 10001'));
    expect(priceWith({ promo: -1 })).toThrow(new RangeError('not a reduction: -1'));
  });
});

describe('a missing part of a price', () => {
  it.each([
    ['descuento', 'falta-descuento'],
    ['promo', 'falta-promo'],
    ['ecotasa', 'falta-ecotasa'],
    ['impuesto', 'falta-impuesto'],
  ])('%s is refused, and not taken for zero', (part, refusal) => {
    expect(completePrice({ ...tyre, [part]: null })).toEqual({ refusal });
    expect(completePrice({ ...tyre, [part]: undefined })).toEqual({ refusal });
    expect(completePrice({ ...tyre, [part]: 0 })).toEqual({ ...tyre, [part]: 0 });
  });
});

describe('a day without VAT', () => {
  it('takes off exactly the tax part: 121.00 becomes 100.00, 400.00 becomes 330.58', () => {
    expect(minus(cents(121_00), vatDayDiscount(cents(121_00), 2100))).toBe(100_00);
    expect(minus(cents(400_00), vatDayDiscount(cents(400_00), 2100))).toBe(330_58);
  });

  it('shows 17.36 % in Spain and 4.31 % in Andorra', () => {
    expect([shownVatDayRate(2100), shownVatDayRate(450)]).toEqual([1736, 431]);
  });

  it('leaves a price that with the tax again is what it was, to the cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_00 }).map(cents),
        fc.constantFrom(450, 700, 2100),
        (importe, impuesto) => {
          const left = minus(importe, vatDayDiscount(importe, impuesto));
          const again = unitPrice({ precio: left, descuento: 0, promo: 0, ecotasa: cents(0), impuesto });
          expect(Math.abs(minus(again, importe))).toBeLessThanOrEqual(1);
          expect(left).toBeLessThanOrEqual(importe);
          expect(times(left, 2)).toBeGreaterThanOrEqual(importe);
        },
      ),
    );
  });
});
