import { useEffect } from 'react';
import type { Answered } from '#web/walk/use-answer.ts';
import { useKeptArea, type KeptArea } from './area-store.ts';

/** Keeps what the server answered for the next time that the area is opened. */
export const useKeepAnswer = <Found>(
  { answer }: Pick<Answered<unknown, Found>, 'answer'>,
  parts: (answer: Found) => Partial<KeptArea>,
): void => {
  useEffect(() => {
    if (answer !== null) useKeptArea.setState(parts(answer));
  }, [answer, parts]);
};
