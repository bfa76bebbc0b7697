import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/** Until then a page has what it shows, also on a slow line. */
const beginMs = 3000;

/**
 * Fetches the page of the next step while somebody reads this one. Not without a network: the router loads a page anew whose
 * scripts it cannot have.
 */
export const NextStep = ({ to }: { to: string }) => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(navigator.onLine);
    const timer = setTimeout(want, beginMs);
    return () => clearTimeout(timer);
  }, []);
  return isWanted && <PrefetchPageLinks page={to} />;
};
