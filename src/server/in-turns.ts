/** Work that can stop between its parts. */
export type Parts<Made> = Generator<undefined, Made, undefined>;

/** Where work over many tyres stops: so many are read in a millisecond or two. */
export const rowsOfPart = 50_000;

/** Works on one size after the other; `rowsOf` tells how many tyres of it are read. */
export function* eachInParts<Size>(
  sizes: readonly Size[],
  rowsOf: (size: Size) => number,
  work: (size: Size) => void,
): Parts<void> {
  let read = 0;
  for (const size of sizes) {
    work(size);
    read += rowsOf(size);
    if (read < rowsOfPart) continue;
    read = 0;
    yield;
  }
}

/** In milliseconds. */
const turnMs = 8;

/** All parts one after the other: for what is short, or was made before. */
export const atOnce = <Made>(parts: Parts<Made>): Made => {
  let step = parts.next();
  while (step.done !== true) step = parts.next();
  return step.value;
};

/** The same, and whoever waits for this thread has a turn in between; what is short is made in one. */
export const inTurns = async <Made>(parts: Parts<Made>): Promise<Made> => {
  let began = performance.now();
  for (let step = parts.next(); ; step = parts.next()) {
    if (step.done === true) return step.value;
    if (performance.now() - began < turnMs) continue;
    await new Promise((resolve) => setImmediate(resolve));
    began = performance.now();
  }
};
