import { startSession } from '#web/shop/basket/session-store.ts';
import { useEffect, useState } from 'react';
import { useVisitPerson } from './visit-person.ts';
import { useVisit } from './visit-store.ts';

let started: Promise<void> | undefined;

const begin = async () => {
  await Promise.all([useVisit.persist.rehydrate(), useVisitPerson.persist.rehydrate(), startSession()]);
  const { hold } = useVisit.getState();
  if (hold && Date.parse(hold.expires) <= Date.now()) useVisit.setState({ hold: null });
};

/** Reads what this browser kept, once for a document; false until it is there. */
export const useVisitReady = (): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let here = true;
    started ??= begin();
    const show = async () => {
      await started;
      if (here) setReady(true);
    };
    void show();
    return () => {
      here = false;
    };
  }, []);
  return ready;
};
