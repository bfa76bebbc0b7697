import { createJSONStorage, type PersistOptions, type StateStorage } from 'zustand/middleware';
import { lateWriter } from './late-writer.ts';
import { sameKeys } from './same-keys.ts';

/** Every key of a part: the compiler asks for each that its type has. */
export type Keys<Part> = Readonly<Record<keyof Part, unknown>>;

/** A browser's storage that is written a little later. */
const delayed = (storage: () => Storage, written: () => void): StateStorage => ({
  getItem: (key) => storage().getItem(key),
  removeItem: (key) => storage().removeItem(key),
  setItem: lateWriter((key, value) => {
    storage().setItem(key, value);
    written();
  }),
});

/** The keys of a state, whose parts may be anything. */
const openParts = (state: object) => Object.fromEntries(Object.keys(state).map((key) => [key, null]));

/**
 * State kept in the browser under a version: a copy of another version, or with other keys, is dropped
 * (spec G30).
 */
export const storedState = <State extends object, Kept extends object>(options: {
  key: string;
  version: number;
  keep: (state: State) => Kept;
  /** The keys of a copy's parts, of those that are there; without it only the state's own keys count. */
  like?: (kept: Kept) => Keys<Kept>;
  /** What a copy means, where it is not part of the state as it lies. */
  open?: (kept: Kept) => Partial<State>;
  storage: () => Storage;
  written?: () => void;
}): PersistOptions<State, Kept> => {
  const storage = createJSONStorage<Kept>(() => delayed(options.storage, options.written ?? (() => {})));
  const isLike = (kept: unknown, state: State): kept is Kept =>
    sameKeys(kept, openParts(options.keep(state))) && (!options.like || sameKeys(kept, options.like(kept as Kept)));
  return {
    name: options.key,
    version: options.version,
    partialize: options.keep,
    skipHydration: true,
    ...(storage ? { storage } : {}),
    // Whatever another version kept has other keys than ours, so the merge below drops it.
    migrate: () => ({}) as Kept,
    merge: (kept, state) => (isLike(kept, state) ? { ...state, ...(options.open?.(kept) ?? kept) } : state),
  };
};
