import { useSyncExternalStore } from 'react';

/** Fired on `window` when this tab changed what the frame shows of the browser's storage; other tabs hear `storage`. */
export const storedChanged = 'rodera:guardado';

/** Tells of each change of the browser's storage, of this tab or another. */
export const listenToStored = (notify: () => void) => {
  window.addEventListener('storage', notify);
  window.addEventListener(storedChanged, notify);
  return () => {
    window.removeEventListener('storage', notify);
    window.removeEventListener(storedChanged, notify);
  };
};

type Read<Value> = (state: Partial<Record<string, unknown>>) => Value;

/** What a stored copy says; `otherwise` where nothing or something else is kept. */
export const storedValue = <Value>(key: string, read: Read<Value>, otherwise: Value): Value => {
  try {
    return read((JSON.parse(localStorage.getItem(key) ?? '') as { state: Partial<Record<string, unknown>> }).state);
  } catch {
    return otherwise;
  }
};

/** The same for what is shown; `otherwise` while the page comes from the server, too. */
export const useStoredValue = <Value extends string | number>(
  key: string,
  read: Read<Value>,
  otherwise: Value,
): Value =>
  useSyncExternalStore(
    listenToStored,
    () => storedValue(key, read, otherwise),
    () => otherwise,
  );
