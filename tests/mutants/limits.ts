/** What became of the mutants of some files. */
export interface Tally {
  readonly killed: number;
  readonly lived: number;
  /** Mean the same as the code, and say so beside it with a reason. */
  readonly same: number;
}

/** Folders of `src/domain` in which a mistake costs money or a promised time, and what of their mutants must die at least. */
const strict: ReadonlySet<string> = new Set([
  'pricing',
  'promotions',
  'coupons',
  'invoices',
  'money',
  'basket',
  'booking',
  'payments',
  'orders',
  'agenda',
]);
const limits = { strict: 0.92, rest: 0.85 } as const;
export type LimitName = keyof typeof limits;

export const limitName = (folder: string): LimitName => (strict.has(folder) ? 'strict' : 'rest');

export const add = (one: Tally, other: Tally): Tally => ({
  killed: one.killed + other.killed,
  lived: one.lived + other.lived,
  same: one.same + other.same,
});

export const nobody: Tally = { killed: 0, lived: 0, same: 0 };

export const shareKilled = ({ killed, lived }: Tally): number => (killed + lived === 0 ? 1 : killed / (killed + lived));

/** Whether enough of all mutants of a folder died. */
export const isEnough = (tally: Tally, name: LimitName): boolean => shareKilled(tally) >= limits[name];

/**
 * Whether enough of a random sample died. Of n mutants of code that stands exactly at its limit p, n·p die on average, with a
 * standard deviation of √(n·p·(1−p)); 2.33 of them below is met once in a hundred samples. So 42 of 50 are enough for 92 %
 * (46 − 2.33 · 1.92 = 41.5), and 118 of 150 for 85 % (127.5 − 2.33 · 4.37 = 117.3). Code well above its limit never fails.
 */
export const isEnoughOfSample = (tally: Tally, name: LimitName): boolean => {
  const [n, p] = [tally.killed + tally.lived, limits[name]];
  return tally.killed >= n * p - 2.33 * Math.sqrt(n * p * (1 - p));
};
