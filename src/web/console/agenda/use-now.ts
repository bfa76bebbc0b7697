import { useEffect, useState } from 'react';

/** The instant that it is, again every so often. */
export const useNow = (every = 20_000): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), every);
    return () => clearInterval(timer);
  }, [every]);
  return now;
};
