import { useSyncExternalStore } from 'react';

/** Fired on `window` when this tab changed what the frame shows of the browser's storage; other tabs hear `storage`. */
export const storedChanged = 'rodera:guardado';

const subscribe = (notify: () => void) => {
  window.addEventListener('storage', notify);
  window.addEventListener(storedChanged, notify);
  return () => {
    window.removeEventListener('storage', notify);
    window.removeEventListener(storedChanged, notify);
  };
};

/** What a stored copy says; `otherwise` while the page comes from the server, and where nothing or something else is kept. */
export const useStoredValue = <Value extends string | number>(
  key: string,
  read: (state: Partial<Record<string, unknown>>) => Value,
  otherwise: Value,
): Value =>
  useSyncExternalStore(
    subscribe,
    () => {
      try {
        return read((JSON.parse(localStorage.getItem(key) ?? '') as { state: Partial<Record<string, unknown>> }).state);
      } catch {
        return otherwise;
      }
    },
    () => otherwise,
  );
