import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, sum, times } from './cents.ts';
import { fromEuros, nearestCents, toEuros } from './euros.ts';
import { formatEuros } from './format-euros.ts';
import { lessRate, partOf, rateBelow, toPercent } from './rate.ts';
import { roundHalfUp, roundSmall } from './round-half-up.ts';
import { share } from './share.ts';

const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map(cents);
const price = fc.integer({ min: 0, max: 100_000_00 }).map(cents);

describe('cents', () => {
  it('are whole: a fraction, a NaN and what a number cannot hold exactly are refused', () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => cents(wrong)).toThrow(new RangeError(`not a whole number of cents: ${wrong}`));
  });

  it('never become a negative zero', () => {
    expect(Object.is(times(cents(0), -1), 0)).toBe(true);
  });
});

describe('euros on the wire', () => {
  it('carry exactly two decimals at most', () => {
    expect(toEuros(cents(40960))).toBe(409.6);
    expect(JSON.stringify(toEuros(cents(-1)))).toBe('-0.01');
  });

  it('come back as the same cents, whatever the amount', () => {
    fc.assert(fc.property(amount, (each) => fromEuros(toEuros(each)) === each));
  });

  it('are written in JSON with two decimals or fewer', () => {
    fc.assert(fc.property(amount, (each) => /^-?\d+(\.\d{1,2})?$/.test(JSON.stringify(toEuros(each)))));
  });

  it('with more decimals, or past all measure, are no amount', () => {
    for (const wrong of [1.005, 0.1 + 0.2])
      expect(() => fromEuros(wrong)).toThrow(new RangeError(`not an amount of euros and cents: ${wrong}`));
    for (const wrong of [1e300, Number.NaN]) expect(() => fromEuros(wrong)).toThrow(RangeError);
  });

  it('are taken for the nearest cents where somebody sent more decimals', () => {
    expect([0.1 + 0.2, 79.999, -1.016].map(nearestCents)).toEqual([30, 80_00, -1_02]);
    fc.assert(fc.property(amount, (each) => nearestCents(toEuros(each)) === each));
    for (const wrong of [1e300, Number.NaN]) expect(() => nearestCents(wrong)).toThrow(RangeError);
  });
});

describe('rounding', () => {
  it.each([
    [5n, 2n, 3],
    [-5n, 2n, -3],
    [24n, 10n, 2],
    [25n, 10n, 3],
    [0n, 7n, 0],
    [249_999_999_999_999_999n, 100_000_000_000_000_000n, 2],
    [250_000_000_000_000_000n, 100_000_000_000_000_000n, 3],
  ])('of %s / %s gives %s', (numerator, denominator, expected) => {
    expect(roundHalfUp(numerator, denominator)).toBe(expected);
  });

  it('of parts of nothing, or of less than nothing, is refused', () => {
    for (const denominator of [0n, -2n])
      expect(() => roundHalfUp(5n, denominator)).toThrow(new RangeError('the denominator must be above zero'));
  });

  it('of what numbers hold exactly is the same in numbers, and of more is left to large ones', () => {
    expect(roundSmall(25, 10)).toBe(3);
    expect(roundSmall(24, 10)).toBe(2);
    expect(roundSmall(2 ** 52 - 1, 1)).toBe(2 ** 52 - 1);
    expect(roundSmall(2 ** 52, 1)).toBeUndefined();
    expect(roundSmall(2 ** 51, 2 ** 52)).toBeUndefined();
  });

  it('is half up exactly: the result is at most a half below and less than a half above', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 24n }),
        fc.bigInt({ min: 10n ** 9n, max: 10n ** 15n }),
        (numerator, denominator) => {
          const off = 2n * (BigInt(roundHalfUp(numerator, denominator)) * denominator - numerator);
          return -denominator < off && off <= denominator;
        },
      ),
    );
  });

  it('mirrors: the rounding of the opposite is the opposite', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 18n }),
        fc.bigInt({ min: 1_000n, max: 10n ** 9n }),
        (numerator, denominator) =>
          roundHalfUp(-numerator, denominator) === times(roundHalfUp(numerator, denominator), -1),
      ),
    );
  });
});

describe('rates', () => {
  it('are basis points inside and percent on the wire', () => {
    expect(toPercent(450)).toBe(4.5);
    expect(partOf(cents(10_050), 1000)).toBe(1005);
    expect(partOf(cents(5), 1000)).toBe(1);
  });

  it('compare what is left after them without rounding', () => {
    expect(lessRate(cents(100_00), 1)).toBeLessThan(lessRate(cents(100_00), 0));
    expect(lessRate(cents(80_00), 2500)).toBe(lessRate(cents(120_00), 5000));
  });

  it('tell how far one amount is below another, to a tenth of a percent', () => {
    expect(rateBelow(cents(95_00), cents(80_00))).toBe(1580);
    expect(rateBelow(cents(3_00), cents(2_00))).toBe(3330);
    expect(rateBelow(cents(2_000), cents(1_999))).toBe(10);
    expect(() => rateBelow(cents(0), cents(0))).toThrow(RangeError);
  });
});

describe('sharing an amount over lines', () => {
  it('gives the odd cents to the largest remainders', () => {
    expect(share(cents(100), [cents(1), cents(1), cents(1)])).toEqual([34, 33, 33]);
    expect(share(cents(3), [cents(1), cents(1), cents(2)])).toEqual([1, 1, 1]);
    expect(share(cents(50_00), [cents(19_99), cents(39_99), cents(99_99)])).toEqual([6_25, 12_50, 31_25]);
  });

  it('refuses what cannot be shared', () => {
    const onNothing = new RangeError('there is nothing to share it on');
    expect(() => share(cents(1), [])).toThrow(onNothing);
    expect(() => share(cents(1), [cents(0), cents(0)])).toThrow(onNothing);
    const negative = new RangeError('only what is not negative can be shared');
    expect(() => share(cents(-1), [cents(1)])).toThrow(negative);
    expect(() => share(cents(1), [cents(3), cents(-1)])).toThrow(negative);
    expect(share(cents(0), [cents(0)])).toEqual([0]);
  });

  it('adds up exactly, nothing below zero, nothing on a line of nothing', () => {
    fc.assert(
      fc.property(price, fc.array(price, { minLength: 1, maxLength: 12 }), (total, weights) => {
        fc.pre(sum(weights) > 0);
        const parts = share(total, weights);
        expect(sum(parts)).toBe(total);
        expect(parts.every((each, line) => each >= 0 && (weights[line] !== 0 || each === 0))).toBe(true);
      }),
    );
  });

  it('never gives a line more than it has while the total is no more than all lines together', () => {
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 1, maxLength: 12 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, fraction) => {
          const all = sum(weights);
          fc.pre(all > 0);
          const parts = share(cents(Math.floor(all * fraction)), weights);
          expect(parts.every((each, line) => each <= (weights[line] ?? 0))).toBe(true);
        },
      ),
    );
  });

  it('stays within a cent of the exact proportion', () => {
    fc.assert(
      fc.property(price, fc.array(price, { minLength: 1, maxLength: 12 }), (total, weights) => {
        const all = sum(weights);
        fc.pre(all > 0);
        const near = share(total, weights).every((each, line) => {
          const off = BigInt(each) * BigInt(all) - BigInt(total) * BigInt(weights[line] ?? 0);
          return off > -BigInt(all) && off < BigInt(all);
        });
        expect(near).toBe(true);
      }),
    );
  });
});

describe('amounts for people', () => {
  it.each([
    [40960, '409,60\u00a0€'],
    [5, '0,05\u00a0€'],
    [0, '0,00\u00a0€'],
    [-123_456, '−1.234,56\u00a0€'],
    [100_000_000, '1.000.000,00\u00a0€'],
  ])('%s is written alike in both languages', (whole, expected) => {
    expect(formatEuros(cents(whole), 'es')).toBe(expected);
    expect(formatEuros(cents(whole), 'ca')).toBe(expected);
  });

  it('say the same number as the cents', () => {
    fc.assert(
      fc.property(
        amount,
        (each) =>
          Number(
            formatEuros(each, 'es')
              .replace('−', '-')
              .replace(/[^\d-]/g, ''),
          ) === each,
      ),
    );
  });
});
