import { browserApi } from '#web/api.ts';
import { useInBrowser } from '#web/in-browser.ts';
import { useLanguage } from '#web/language.ts';
import { useEffect, useState } from 'react';
import { startAsking, type Ask } from './ask.ts';
import { isSame } from './same.ts';

export interface Answered<Wanted, Found> {
  /** The last answer, kept while the next one is on its way; null before the first. */
  readonly answer: Found | null;
  /** What that answer is an answer to. */
  readonly of: Wanted | null;
  /** Why the last call failed, until one is answered; null where it did not. */
  readonly failure: unknown;
  /** What is wanted now has neither been answered nor failed. */
  readonly busy: boolean;
  /** Asks the same once more. */
  readonly again: () => void;
}

/** The same object for as long as it holds the same, so that an effect does not begin anew with every drawing. */
const useSteady = <Value>(value: Value): Value => {
  const [steady, setSteady] = useState(value);
  if (isSame(steady, value)) return steady;
  setSteady(value);
  return value;
};

/** An answer that came with the page, and what it answers. */
export interface ToldAnswer<Wanted, Found> {
  readonly of: Wanted;
  readonly answer: Found;
}

/** So long what a page was told is true, in milliseconds. */
const toldFreshMs = 30_000;

/** Whether the page began long after it was opened, as one that lay behind another: what it was told is asked anew. */
const useLate = (): boolean => {
  const isHere = useInBrowser();
  const [isOld] = useState(() => !isHere && performance.now() > toldFreshMs);
  return isHere && isOld;
};

/**
 * Asks the server for what a page wants to show, anew whenever something else is wanted; null wants nothing. A question
 * that is left, or overtaken by the next one, is given up; the one that the page was `told` an answer to is not asked.
 */
export const useAnswer = <Wanted, Found>(
  ask: Ask<Wanted, Found>,
  wanted: Wanted | null,
  told: ToldAnswer<Wanted, Found> | null = null,
): Answered<Wanted, Found> => {
  const language = useLanguage();
  const asked = useSteady(wanted);
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<ToldAnswer<Wanted, Found> | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [settled, setSettled] = useState<{ readonly of: Wanted; readonly tries: number } | null>(null);
  const isLate = useLate();
  const isTold = told !== null && tries === 0 && !isLate && isSame(asked, told.of);
  useEffect(() => {
    if (asked === null || isTold) return;
    const settle = () => setSettled({ of: asked, tries });
    return startAsking((signal) => ask(browserApi(language), asked, signal), {
      found: (answer) => {
        setFound({ answer, of: asked });
        setFailure(null);
        settle();
      },
      failed: (why) => {
        setFailure(why);
        settle();
      },
    });
  }, [ask, asked, isTold, language, tries]);
  const last = isTold ? told : (found ?? told);
  return {
    answer: last?.answer ?? null,
    of: last?.of ?? null,
    failure,
    busy: asked !== null && !isTold && (settled?.of !== asked || settled.tries !== tries),
    again: () => setTries((count) => count + 1),
  };
};
