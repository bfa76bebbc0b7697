import { preloadScripts } from '#web/preload-scripts.ts';
import { useEffect } from 'react';
import { Link } from 'react-router';

/** Until then a page shows what it has. */
const beginMs = 400;
/** The router asks for routes after their links stand there: so often, and so many times, it is looked whether it knows them. */
const lookMs = 100;
const triesToKnow = 40;

interface NextStepsProps {
  /** Addresses that are gone to from here: the router asks for the routes of links that stand on a page, all at once. */
  readonly to: readonly string[];
  /** Their screens, with their words. */
  readonly load: () => Promise<unknown>;
}

/**
 * Fetches the next steps while somebody reads this one. Not without a network: the router loads a page anew whose scripts it
 * cannot have.
 */
export const NextSteps = ({ to, load }: NextStepsProps) => {
  const pages = to.join(' ');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // Also what only a new document asks for, as somebody brings along who comes back from a bank.
    const preload = (tries: number) => {
      const unknown = pages.split(' ').filter((page) => !preloadScripts(page, 'low'));
      if (unknown.length > 0 && tries > 1) timer = setTimeout(preload, lookMs, tries - 1);
    };
    const begin = () => {
      if (!navigator.onLine) return;
      // What cannot be had now is asked for again once it is gone to.
      load().catch(() => {});
      preload(triesToKnow);
    };
    timer = setTimeout(begin, beginMs);
    return () => clearTimeout(timer);
  }, [load, pages]);
  return to.map((each) => <Link key={each} to={each} hidden tabIndex={-1} />);
};
