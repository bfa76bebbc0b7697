import { describe, expect, it } from 'vitest';
import { isEnough, isEnoughOfSample, limitName, nobody, shareKilled } from './limits.ts';

const of = (killed: number, all: number) => ({ killed, lived: all - killed, same: 3 });

describe('how many mutants must die', () => {
  it('is 92 % where a mistake costs money or a time, 85 % elsewhere; those that mean the same do not count', () => {
    expect([isEnough(of(92, 100), 'strict'), isEnough(of(91, 100), 'strict')]).toEqual([true, false]);
    expect([isEnough(of(85, 100), 'rest'), isEnough(of(84, 100), 'rest')]).toEqual([true, false]);
    expect(['money', 'agenda', 'tyres', '(root)'].map(limitName)).toEqual(['strict', 'strict', 'rest', 'rest']);
  });

  it('is less in a sample, by what chance may do', () => {
    expect([isEnoughOfSample(of(42, 50), 'strict'), isEnoughOfSample(of(41, 50), 'strict')]).toEqual([true, false]);
    expect([isEnoughOfSample(of(118, 150), 'rest'), isEnoughOfSample(of(117, 150), 'rest')]).toEqual([true, false]);
  });

  it('is nothing where there are none', () => {
    expect([shareKilled(nobody), isEnoughOfSample(nobody, 'strict')]).toEqual([1, true]);
  });
});
