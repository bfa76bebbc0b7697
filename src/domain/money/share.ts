import { cents, sum, type Cents } from './cents.ts';

/**
 * Shares a total over lines in proportion to their weights, by largest remainder: the parts add up to the
 * total exactly, none is below zero, a line of weight 0 gets nothing, and none gets more than its weight while
 * the total is not above the sum of the weights. Of equal remainders the earlier line gets the cent.
 * Throws a RangeError for negative numbers, and for a total without any weight to lay it on.
 */
export const share = (total: Cents, weights: readonly Cents[]): Cents[] => {
  const all = sum(weights);
  if (total < 0 || weights.some((weight) => weight < 0))
    throw new RangeError('only what is not negative can be shared');
  if (total === 0) return weights.map(() => cents(0));
  if (all === 0) throw new RangeError('there is nothing to share it on');

  const quotas = weights.map((weight) => BigInt(total) * BigInt(weight));
  const parts = quotas.map((quota) => Number(quota / BigInt(all)));
  const left = total - parts.reduce((given, each) => given + each, 0);
  const byRemainder = quotas
    .map((quota, line) => ({ line, remainder: quota % BigInt(all) }))
    .sort((one, other) => Number(other.remainder - one.remainder));
  const favoured = new Set(byRemainder.slice(0, left).map(({ line }) => line));
  return parts.map((each, line) => cents(each + (favoured.has(line) ? 1 : 0)));
};
