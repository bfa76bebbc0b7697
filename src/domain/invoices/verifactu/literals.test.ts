import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../money/cents.ts';
import { amountText, dateText, rateText, readDateText } from './literals.ts';

describe('the literals of a record', () => {
  it('have a point, two decimals and no zero too many', () => {
    expect([0, 5, -5, 10, 99, 100, 123_45, -1_000_000_00].map((each) => amountText(cents(each)))).toEqual([
      '0.00',
      '0.05',
      '-0.05',
      '0.10',
      '0.99',
      '1.00',
      '123.45',
      '-1000000.00',
    ]);
    expect([0, 450, 2100].map(rateText)).toEqual(['0.00', '4.50', '21.00']);
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (each) => {
        expect(amountText(cents(each))).toMatch(/^-?(?:0|[1-9]\d*)\.\d\d$/);
        expect(Math.round(Number(amountText(cents(each))) * 100)).toBe(cents(each));
      }),
    );
  });

  it('have the day first', () => {
    expect(dateText('2026-11-02')).toBe('02-11-2026');
    expect(readDateText('02-11-2026')).toBe('2026-11-02');
  });
});
