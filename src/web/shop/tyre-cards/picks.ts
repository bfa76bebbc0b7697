import { useSyncExternalStore } from 'react';

/** How many tyres stand side by side at most. */
export const mostCompared = 4;

const key = 'comparar';
const changed = 'rodera:comparar';

const read = (): string => {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

const subscribe = (notify: () => void) => {
  window.addEventListener(changed, notify);
  return () => window.removeEventListener(changed, notify);
};

/** What this tab's visitor picked to compare; nothing while the page comes from the server. */
export const usePicks = (): string[] =>
  useSyncExternalStore(subscribe, read, () => '')
    .split(',')
    .filter(Boolean);

export const savePicks = (ids: readonly string[]): void => {
  try {
    sessionStorage.setItem(key, ids.join());
  } catch {
    // A forbidden storage only means that this tab will not remember.
  }
  window.dispatchEvent(new Event(changed));
};
