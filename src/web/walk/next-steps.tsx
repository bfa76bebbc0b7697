import { useEffect } from 'react';
import { Link } from 'react-router';

/** Until then a page shows what it has. */
const beginMs = 400;

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
  useEffect(() => {
    // What cannot be had now is asked for again once it is gone to.
    const begin = () => void (navigator.onLine && load().catch(() => {}));
    const timer = setTimeout(begin, beginMs);
    return () => clearTimeout(timer);
  }, [load]);
  return to.map((each) => <Link key={each} to={each} hidden tabIndex={-1} />);
};
