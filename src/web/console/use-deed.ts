import { whyNot } from '#web/walk/ask.ts';
import { useState } from 'react';

/** What came of a press. */
export interface DeedOutcome {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/**
 * One press at a time: what came of it is said, and what the page shows is asked for `again`. `offline` is said where nobody
 * answered.
 */
export const useDeed = (again: () => void, offline: string) => {
  const [said, setSaid] = useState<DeedOutcome | null>(null);
  const [busy, setBusy] = useState(false);
  const tell = (what: DeedOutcome) => {
    setSaid(what);
    again();
  };
  const say = (text: string) => tell({ tone: 'success', text });
  const perform = async (deed: () => Promise<string>) => {
    if (busy) return;
    setSaid(null);
    setBusy(true);
    try {
      say(await deed());
    } catch (error) {
      tell({ tone: 'error', text: whyNot(error, offline) });
    }
    setBusy(false);
  };
  return { said, busy, say, perform };
};
