/** Speed symbols with their limit in km/h, slowest first; H stands after U. */
const limits: ReadonlyMap<string, number> = new Map([
  ['A1', 5],
  ['A2', 10],
  ['A3', 15],
  ['A4', 20],
  ['A5', 25],
  ['A6', 30],
  ['A7', 35],
  ['A8', 40],
  ['B', 50],
  ['C', 60],
  ['D', 65],
  ['E', 70],
  ['F', 80],
  ['G', 90],
  ['J', 100],
  ['K', 110],
  ['L', 120],
  ['M', 130],
  ['N', 140],
  ['P', 150],
  ['Q', 160],
  ['R', 170],
  ['S', 180],
  ['T', 190],
  ['U', 200],
  ['H', 210],
  ['V', 240],
  ['W', 270],
  ['Y', 300],
]);

/** The highest speed of a symbol (`cv`) in km/h: V is 240. Undefined for what is no symbol. */
export const speedLimit = (cv: string): number | undefined => limits.get(cv);

/** Slowest first, so that H comes after U and not after G. */
export const compareSpeeds = (one: string, other: string): number => (limits.get(one) ?? 0) - (limits.get(other) ?? 0);
