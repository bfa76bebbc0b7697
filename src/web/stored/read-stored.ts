import { sameKeys } from './same-keys.ts';

interface Copy {
  readonly state: unknown;
  readonly version: unknown;
}

const isCopy = (kept: unknown): kept is Copy =>
  typeof kept === 'object' && kept !== null && 'version' in kept && 'state' in kept;

const isLike = <State extends object>(kept: unknown, example: State): kept is State => sameKeys(kept, example);

/** The state of a copy as it was kept, or `otherwise`. */
export const openStored = <State extends object>(
  text: string | null | undefined,
  version: number,
  otherwise: State,
): State => {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return isCopy(kept) && kept.version === version && isLike(kept.state, otherwise) ? kept.state : otherwise;
  } catch {
    return otherwise;
  }
};

/**
 * What this browser kept under a key, or `otherwise`: a copy of another version, or with other keys, is dropped
 * (spec G30). Laid out as the stores keep theirs.
 */
export const readStored = <State extends object>(key: string, version: number, otherwise: State): State => {
  try {
    return openStored(localStorage.getItem(key), version, otherwise);
  } catch {
    return otherwise;
  }
};
