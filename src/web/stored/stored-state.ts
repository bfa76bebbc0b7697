import { createJSONStorage, type PersistOptions, type StateStorage } from 'zustand/middleware';
import { sameKeys } from './stored-copy.ts';

/** Writes wait so long for the next change (specification, shopping 9). */
const writeDelay = 10;

/**
 * A browser's storage that writes a little later, once for a burst of changes, or at once when the page is left,
 * and survives being forbidden.
 */
const delayed = (storage: () => Storage, written: () => void): StateStorage => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly key: string; readonly value: string } | null = null;
  const write = () => {
    clearTimeout(timer);
    if (!waiting) return;
    const { key, value } = waiting;
    waiting = null;
    try {
      storage().setItem(key, value);
      written();
    } catch {
      // A full or forbidden storage only means that this browser will not remember.
    }
  };
  globalThis.addEventListener?.('pagehide', write);
  return {
    getItem: (key) => storage().getItem(key),
    removeItem: (key) => storage().removeItem(key),
    setItem: (key, value) => {
      clearTimeout(timer);
      waiting = { key, value };
      timer = setTimeout(write, writeDelay);
    },
  };
};

/**
 * State kept in the browser under a version: a copy of another version, or with other keys, is dropped
 * (specification, shopping 4, persistence).
 */
export const storedState = <State extends object, Kept extends object>(options: {
  key: string;
  version: number;
  keep: (state: State) => Kept;
  storage: () => Storage;
  written?: () => void;
}): PersistOptions<State, Kept> => {
  const storage = createJSONStorage<Kept>(() => delayed(options.storage, options.written ?? (() => {})));
  return {
    name: options.key,
    version: options.version,
    partialize: options.keep,
    skipHydration: true,
    ...(storage ? { storage } : {}),
    // Whatever another version kept has other keys than ours, so the merge below drops it.
    migrate: () => ({}) as Kept,
    merge: (kept, state) =>
      kept && typeof kept === 'object' && sameKeys(kept, options.keep(state)) ? { ...state, ...kept } : state,
  };
};
