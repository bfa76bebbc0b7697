import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { addShares, grossOfAll, layOnRates, negated, shareAt } from './tax-shares.ts';

const at = (impuesto: number, base: number, cuota: number) => ({ impuesto, base: cents(base), cuota: cents(cuota) });

describe('shares of tax', () => {
  it('are added by rate, the highest first', () => {
    expect(addShares([at(450, 100, 5), at(2100, 100, 21)], [at(2100, 1, 0)])).toEqual([
      at(2100, 101, 21),
      at(450, 100, 5),
    ]);
    expect(addShares()).toEqual([]);
  });

  it('lose a rate only where nothing is left of it, neither base nor tax', () => {
    expect(addShares([at(2100, 100, 21)], [at(2100, -100, -20)])).toEqual([at(2100, 0, 1)]);
    expect(addShares([at(0, 100, 0)])).toEqual([at(0, 100, 0)]);
    expect(addShares([at(2100, 100, 21)], negated([at(2100, 100, 21)]))).toEqual([]);
  });

  it('have nothing at a rate that is not theirs', () => {
    expect(shareAt([at(2100, 100, 21)], 450)).toEqual(at(450, 0, 0));
    expect(grossOfAll([at(2100, 100, 21), at(450, 100, 5)])).toBe(226);
  });

  it('take an amount in proportion, and no rate that gets nothing of it', () => {
    const shares = [at(2100, 100, 21), at(450, 100, 21)];
    expect(layOnRates(cents(121), shares)).toEqual([
      { impuesto: 2100, importe: 61 },
      { impuesto: 450, importe: 60 },
    ]);
    expect(layOnRates(cents(1), shares)).toEqual([{ impuesto: 2100, importe: 1 }]);
  });
});
