/** Reads a number that is known to be there: the loops below ask for millions of them. */
export const at = (array: Float32Array, index: number): number => array[index] as number;

export const clamp = (value: number, low = 0, high = 1): number => (value < low ? low : value > high ? high : value);
export const blend = (from: number, to: number, part: number): number => from + (to - from) * part;
/** From 0 to 1 while `value` goes from `low` to `high`, level at both ends. */
export const smooth = (low: number, high: number, value: number): number => {
  const part = clamp((value - low) / (high - low));
  return part * part * (3 - 2 * part);
};

/** Numbers of 0 to below 1 that look drawn and always follow from the same words. */
export interface Draw {
  (): number;
  /** A number between two. */
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  one<const Value>(values: readonly Value[]): Value;
  /** A sequence of its own, by other words. */
  of(words: string): Draw;
}

/** A seed of 32 bits from words (FNV-1a), then a sequence from it (mulberry32). */
export const drawFrom = (words: string): Draw => {
  let state = 0x811c_9dc5;
  for (let index = 0; index < words.length; index++) {
    state = Math.imul(state ^ words.charCodeAt(index), 0x0100_0193);
  }
  const next = () => {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + (high - low) * next();
  return Object.assign(next, {
    between,
    whole: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    of: drawFrom,
    one: <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)] as Value,
  });
};
