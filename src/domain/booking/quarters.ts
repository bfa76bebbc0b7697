import { minuteOf, timeAt } from '../time.ts';

/**
 * A set of quarter hours of the booking day, 06:00 to 22:00 on the workshop's wall: bit 0 is 06:00 to
 * 06:15, bit 63 is 21:45 to 22:00. No change of clocks falls inside it, neither in Europe/Madrid nor in
 * Europe/Andorra nor in Atlantic/Canary, so wall time and elapsed time agree on every day of the year.
 */
export type Quarters = bigint;

export const quarterMinutes = 15;
const firstMinute = 6 * 60;
const count = 64;
const whole: Quarters = (1n << 64n) - 1n;
export const everyQuarter = whole;
export const noQuarter: Quarters = 0n;

const clock = (index: number): string => timeAt(firstMinute + index * quarterMinutes);

const before = (index: number): Quarters => (1n << BigInt(Math.min(Math.max(index, 0), count))) - 1n;

/** The quarters that lie wholly between two times of a day. */
export const quartersBetween = (desde: string, hasta: string): Quarters => {
  const from = Math.ceil((minuteOf(desde) - firstMinute) / quarterMinutes);
  const to = Math.floor((minuteOf(hasta) - firstMinute) / quarterMinutes);
  return before(to) & ~before(from);
};

/** The quarters that lie wholly within opening hours; hours that meet or overlap are one stretch, wherever they meet. */
export const quartersWithin = (hours: readonly (readonly [desde: string, hasta: string])[]): Quarters => {
  let open = noQuarter;
  let from = '';
  let to = from;
  for (const [desde, hasta] of hours.toSorted(([one], [other]) => one.localeCompare(other))) {
    if (desde > to) from = desde;
    // Stryker disable next-line EqualityOperator: of two equal times either will do
    if (hasta > to) to = hasta;
    open |= quartersBetween(from, to);
  }
  return open;
};

/** The quarters that begin at a time or later. */
export const quartersFrom = (hora: string): Quarters =>
  whole & ~before(Math.ceil((minuteOf(hora) - firstMinute) / quarterMinutes));

/** Quarters as the database stores them: a signed 64-bit number written in decimals. */
export const readQuarters = (stored: string): Quarters => BigInt.asUintN(64, BigInt(stored));

/** Rounded up to whole quarters; a visit takes one at least. */
export const wholeQuarters = (minutes: number): number => Math.max(1, Math.ceil(minutes / quarterMinutes));

/** Where a run of `length` free quarters begins. Doubles the run it knows of, so an hour takes two steps. */
export const runsOf = (free: Quarters, length: number): Quarters => {
  let starts = free;
  for (let known = 1; known < length;) {
    const step = Math.min(known, length - known);
    starts &= starts >> BigInt(step);
    known += step;
  }
  return starts;
};

/** The first of some quarters as `HH:MM`. */
export const firstTime = (quarters: Quarters): string | null =>
  quarters === 0n ? null : clock((quarters & -quarters).toString(2).length - 1);

/** Each of some quarters as `HH:MM`, in order. */
export const timesOf = (quarters: Quarters): string[] => {
  const times: string[] = [];
  for (let index = 0, rest = quarters; rest !== 0n; index += 1, rest >>= 1n) if (rest & 1n) times.push(clock(index));
  return times;
};
