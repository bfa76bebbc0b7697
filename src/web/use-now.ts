import { useCallback, useSyncExternalStore } from 'react';

/**
 * The moment that it is, and again every so many milliseconds, of which it is a multiple. While a page that the server drew
 * comes alive it is the moment at which it was drawn, so that both draw the same.
 */
export const useNow = (every: number, drawnAt?: number): number => {
  const tick = useCallback(
    (tell: () => void) => {
      const timer = setInterval(tell, every);
      return () => clearInterval(timer);
    },
    [every],
  );
  const now = () => Math.floor(Date.now() / every) * every;
  return useSyncExternalStore(tick, now, () => drawnAt ?? now());
};
