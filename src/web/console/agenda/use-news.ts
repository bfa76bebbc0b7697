import { useCallback, useEffect, useState } from 'react';
import { useConsoleTexts } from '../texts.ts';
import { changesInWords } from './change-words.ts';
import type { AgendaChanges } from './use-agenda.ts';
import { useSaid } from './use-said.ts';

/** How long a card that somebody else changed is marked, in milliseconds. */
const staysFresh = 4000;

const none: ReadonlySet<string> = new Set();

/** What others did since the last look: a sentence, and which cards are marked for a moment. */
export const useNews = () => {
  const t = useConsoleTexts();
  const { said, say, hush } = useSaid();
  const [fresh, setFresh] = useState(none);
  const onChanges: AgendaChanges = useCallback(
    (changes, agenda) => {
      say({ text: changesInWords(changes, agenda, t) });
      setFresh(new Set(changes.map(({ row }) => row.id)));
    },
    [t, say],
  );
  useEffect(() => {
    const timer = setTimeout(() => setFresh(none), staysFresh);
    return () => clearTimeout(timer);
  }, [fresh]);
  return { said, hush, fresh, onChanges };
};
