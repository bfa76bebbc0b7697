import { useSyncExternalStore } from 'react';

/** Below it one bay is shown at a time (look: mobile ends at 767 px). */
const narrow = '(width < 48rem)';

const subscribe = (notify: () => void) => {
  const list = window.matchMedia(narrow);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
};

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
