import { useCallback, useEffect, useState } from 'react';
import type { Said } from './toast.tsx';

/** So long a notice stays that needs no answer; what was refused stays until it is closed. */
const stays = 15_000;

/** A notice that goes by itself. */
export const useSaid = () => {
  const [said, setSaid] = useState<Said | null>(null);
  useEffect(() => {
    if (!said || said.tone === 'error') return;
    const timer = setTimeout(() => setSaid(null), stays);
    return () => clearTimeout(timer);
  }, [said]);
  const say = useCallback((what: Said) => setSaid(what), []);
  const hush = useCallback(() => setSaid(null), []);
  return { said, say, hush };
};
