import { whyNot } from '#web/walk/ask.ts';
import { useState } from 'react';

interface Said {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/**
 * One press at a time: what came of it is said, and what the page shows is asked for `again`. `offline` is said where nobody
 * answered.
 */
export const useDeed = (again: () => void, offline: string) => {
  const [said, setSaid] = useState<Said | null>(null);
  const [busy, setBusy] = useState(false);
  const say = (text: string) => {
    setSaid({ tone: 'success', text });
    again();
  };
  const perform = async (deed: () => Promise<string>) => {
    if (busy) return;
    setSaid(null);
    setBusy(true);
    try {
      say(await deed());
    } catch (error) {
      setSaid({ tone: 'error', text: whyNot(error, offline) });
      again();
    }
    setBusy(false);
  };
  return { said, busy, say, perform };
};
