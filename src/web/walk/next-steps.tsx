import { preloadScripts } from '#web/preload-scripts.ts';
import { isAsking } from '#web/send-call.ts';
import { useEffect } from 'react';
import { Link } from 'react-router';

/** Until then a page shows what it has. */
const beginMs = 400;
/** So often it is looked whether what is waited for is there, and so many times at most. */
const lookMs = 100;
const mostLooks = 40;

interface NextStepsProps {
  /** Addresses that are gone to from here: the router asks for the routes of links that stand on a page, all at once. */
  readonly to: readonly string[];
  /** Their screens, with their words. */
  readonly load: () => Promise<unknown>;
}

/**
 * Fetches the next steps while somebody reads this one, and not while they wait for an answer: on a slow line that would wait for
 * a connection in turn. Not without a network: the router loads a page anew whose scripts it cannot have.
 */
export const NextSteps = ({ to, load }: NextStepsProps) => {
  const pages = to.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const lookUntil = (isThere: () => boolean, goOn?: () => void, looks = mostLooks) => {
      if (isThere() || looks === 1) goOn?.();
      else timer = setTimeout(lookUntil, lookMs, isThere, goOn, looks - 1);
    };
    // Also what only a new document asks for, as somebody brings along who comes back from a bank. The router asks for
    // routes after their links stand there.
    const preload = () => pages.split(' ').filter((page) => !preloadScripts(page, 'low')).length === 0;
    const begin = () => {
      if (!navigator.onLine) return;
      // What cannot be had now is asked for again once it is gone to.
      load().catch(() => {});
      lookUntil(preload);
    };
    timer = setTimeout(lookUntil, beginMs, () => !isAsking(), begin);
    return () => clearTimeout(timer);
  }, [load, pages]);
  return to.map((each) => <Link key={each} to={each} hidden tabIndex={-1} />);
};
