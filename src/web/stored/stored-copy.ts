interface Copy {
  readonly state: object;
  readonly version: number;
}

const isCopy = (kept: unknown): kept is Copy =>
  typeof kept === 'object' &&
  kept !== null &&
  'version' in kept &&
  typeof kept.version === 'number' &&
  'state' in kept &&
  typeof kept.state === 'object' &&
  kept.state !== null;

/** Two states of one shape have the same keys. */
export const sameKeys = (a: object, b: object): boolean =>
  Object.keys(a).sort().join() === Object.keys(b).sort().join();

const isLike = <State extends object>(kept: object, example: State): kept is State => sameKeys(kept, example);

/**
 * What this browser kept under a key, or `otherwise`: a copy of another version, or with other keys, is dropped
 * (specification, shopping 4, persistence). Laid out as the stores keep theirs.
 */
export const readStored = <State extends object>(key: string, version: number, otherwise: State): State => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isCopy(kept) && kept.version === version && isLike(kept.state, otherwise) ? kept.state : otherwise;
  } catch {
    return otherwise;
  }
};

/** Keeps a state for the next visit. A full or forbidden storage only means that this browser will not remember. */
export const writeStored = (key: string, version: number, state: object): void => {
  try {
    localStorage.setItem(key, JSON.stringify({ state, version }));
  } catch {
    return;
  }
};
