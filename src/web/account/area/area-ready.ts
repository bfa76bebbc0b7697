import { startSession } from '#web/stored/session-store.ts';
import { useEffect, useState } from 'react';
import { useKeptArea } from './area-store.ts';

let started: Promise<void> | undefined;

const begin = async (): Promise<void> => {
  await startSession();
  await useKeptArea.persist.rehydrate();
};

/** False until it is known who is signed in here, and what this browser last saw of their account. */
export const useAreaReady = (): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let here = true;
    started ??= begin();
    void started.then(() => {
      if (here) setReady(true);
    });
    return () => {
      here = false;
    };
  }, []);
  return ready;
};
