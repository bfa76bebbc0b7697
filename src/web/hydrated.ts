import { useEffect } from 'react';

/** Fired on `window` once a page that the server sent answers to its reader; what was pressed until then is pressed again. */
export const hydrated = 'rodera:hydrated';

let answers = false;

/** Whether it answers by now. */
export const isHydrated = (): boolean => answers;

const tell = (): void => {
  if (answers) return;
  answers = true;
  window.dispatchEvent(new Event(hydrated));
};

export const useHydrated = (): void => useEffect(tell, []);

const longestMs = 10_000;

/** Of a page that has begun, told in time: one that never says so, by a mistake, would hear no tap and no key. */
export const tellInTime = (): void => {
  setTimeout(tell, longestMs);
};
