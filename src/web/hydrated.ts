import { useEffect } from 'react';

/** Fired on `window` once a page that the server sent answers to its reader; what was pressed until then is pressed again. */
export const hydrated = 'rodera:hydrated';

let answers = false;

/** Whether it answers by now. */
export const isHydrated = (): boolean => answers;

export const useHydrated = (): void => {
  useEffect(() => {
    answers = true;
    window.dispatchEvent(new Event(hydrated));
  }, []);
};
