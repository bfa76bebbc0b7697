/** Spreads each of 32 bits over all of them (the finaliser of MurmurHash3). */
const mix = (bits: number): number => {
  const once = Math.imul(bits ^ (bits >>> 16), 0x85eb_ca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2_ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
};

/**
 * A number from 0 to below 1 that looks drawn and always follows from the same whole numbers, so that two loads
 * of the demo are equal and no row depends on how many came before it. The first part says what is drawn.
 */
export const draw = (...parts: readonly number[]): number => {
  let state = 0x9e37_79b9;
  for (const part of parts) state = mix(Math.imul(state, 0x0100_0193) ^ part);
  return mix(state) / 2 ** 32;
};

/** A whole number of `from` to `to`, both included. */
export const drawBetween = (from: number, to: number, ...parts: readonly number[]): number =>
  from + Math.floor(draw(...parts) * (to - from + 1));

/** What is drawn; a number of its own for each, so that one does not follow from another. */
export const drawn = {
  chosen: 1,
  runflat: 2,
  rank: 3,
  weight: 4,
  fuel: 5,
  wet: 6,
  noise: 7,
  price: 8,
  warehouse: 9,
  offer: 10,
  stock: 11,
  reduced: 12,
  history: 13,
} as const;
