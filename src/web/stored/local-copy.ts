import { storedChanged } from '#web/shell/stored-value.ts';
import { useSyncExternalStore } from 'react';
import { sameKeys } from './same-keys.ts';

const subscribe = (notify: () => void) => {
  window.addEventListener('storage', notify);
  window.addEventListener(storedChanged, notify);
  return () => {
    window.removeEventListener('storage', notify);
    window.removeEventListener(storedChanged, notify);
  };
};

const textOf = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/**
 * One thing that this browser keeps, read from the storage itself, so that every page and every other tab shows the same. A copy
 * of another version, or with other keys than the example's, is dropped (spec G30).
 */
export const localCopy = <State extends object>(key: string, version: number, example: unknown) => {
  const isCopy = (kept: unknown): kept is { readonly version: number; readonly state: State } =>
    sameKeys(kept, { state: example, version: null }) && (kept as { version: unknown }).version === version;
  const parse = (text: string | null): State | null => {
    try {
      const kept: unknown = JSON.parse(text ?? 'null');
      return isCopy(kept) ? kept.state : null;
    } catch {
      return null;
    }
  };
  /** As it lies in the storage, with what was read of it: React asks again and again. */
  let read: { readonly text: string | null; readonly state: State | null } = { text: null, state: null };
  const now = (): State | null => {
    const text = textOf(key);
    if (text !== read.text) read = { text, state: parse(text) };
    return read.state;
  };
  const write = (change: () => void): void => {
    try {
      change();
      window.dispatchEvent(new Event(storedChanged));
    } catch {
      // A full or forbidden storage only means that this browser does not remember.
    }
  };
  return {
    /** Null where nothing is kept. */
    now,
    keep: (state: State): void => write(() => localStorage.setItem(key, JSON.stringify({ state, version }))),
    drop: (): void => write(() => localStorage.removeItem(key)),
    /** The same for what is shown; null while the page comes from the server, which knows no browser. */
    useNow: (): State | null => useSyncExternalStore(subscribe, now, () => null),
  };
};
