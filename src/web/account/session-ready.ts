import { startSession } from '#web/stored/session-store.ts';
import { useEffect, useState } from 'react';

/** False until it is known who is signed in here. */
export const useSessionReady = (): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let here = true;
    void startSession().then(() => {
      if (here) setReady(true);
    });
    return () => {
      here = false;
    };
  }, []);
  return ready;
};
