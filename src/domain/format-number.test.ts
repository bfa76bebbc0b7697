import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, groupThousands, oneDecimal } from './format-number.ts';

const language = fc.constantFrom('es' as const, 'ca' as const);

describe('a number for people', () => {
  it('is the one that the language’s own rules give', () => {
    const value = fc.integer({ min: 0, max: 100_000_000_000 }).map((thousandths) => thousandths / 1000);
    fc.assert(
      fc.property(value, language, fc.integer({ min: 0, max: 3 }), (number, spoken, decimals) => {
        // Halves apart: a sum in floating point may end a hair below one.
        fc.pre(Math.abs(Math.abs((number * 10 ** decimals) % 1) - 0.5) > 1e-6);
        expect(formatNumber(number, spoken, decimals)).toBe(
          number.toLocaleString(spoken, { maximumFractionDigits: decimals }),
        );
      }),
    );
  });

  it('keeps four digits together in Spanish only', () => {
    expect([formatNumber(1234, 'es'), formatNumber(1234, 'ca'), groupThousands(1234)]).toEqual([
      '1234',
      '1.234',
      '1.234',
    ]);
    expect(formatNumber(12_345.5, 'es', 1)).toBe('12.345,5');
  });

  it('has one decimal as an average', () => {
    expect([4, 4.6].map(oneDecimal)).toEqual(['4,0', '4,6']);
  });
});
