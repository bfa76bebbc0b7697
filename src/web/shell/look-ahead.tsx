import { useEffect, useState, type ComponentType } from 'react';

/** From then on, pages that somebody may want next are fetched (spec N10). */
const beginMs = 3000;

/** What makes the next page quick, once this one is done with its own. */
export const LookAhead = () => {
  const [Next, setNext] = useState<ComponentType>();
  useEffect(() => {
    const begin = async () => {
      const { NextPages } = await import('./look-ahead/next-pages.tsx');
      setNext(() => NextPages);
    };
    // Where it cannot be had, pages are fetched when they are wanted.
    const timer = setTimeout(() => void begin().catch(() => {}), beginMs);
    return () => clearTimeout(timer);
  }, []);
  return Next ? <Next /> : null;
};
