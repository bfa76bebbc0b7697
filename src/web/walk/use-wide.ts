import { useSyncExternalStore } from 'react';

/** Where the summary stands beside the step (decision 041). */
const wide = '(width >= 1024px)';

const follow = (changed: () => void) => {
  const list = matchMedia(wide);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

export const useWide = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(wide).matches,
    () => true,
  );
