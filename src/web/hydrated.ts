import { useEffect } from 'react';

/** Fired on `window` once a page that the server sent answers to its reader; what was pressed until then is pressed again. */
export const hydrated = 'rodera:hydrated';

export const useHydrated = (): void => {
  useEffect(() => void window.dispatchEvent(new Event(hydrated)), []);
};
