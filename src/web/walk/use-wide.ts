import { useSyncExternalStore } from 'react';

/** Where the summary stands beside the step (decision 041). */
const wide = '(width >= 1024px)';

const follow = (changed: () => void) => {
  const list = matchMedia(wide);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** Null on the server, which knows no screen. */
export const useWide = (): boolean | null =>
  useSyncExternalStore<boolean | null>(
    follow,
    () => matchMedia(wide).matches,
    () => null,
  );
