import { useEffect } from 'react';

/** Fired on `window` once a page that the server sent answers to its reader; what was pressed until then is pressed again. */
export const alive = 'rodera:viva';

export const useAlive = (): void => {
  useEffect(() => void window.dispatchEvent(new Event(alive)), []);
};
