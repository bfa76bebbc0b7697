import { startSession } from '#web/stored/session-store.ts';
import { useEffect, useState } from 'react';
import { giveBackWhenLeft } from '#web/stored/held-time.ts';
import { holdVisit } from './hold-visit.ts';
import { useVisitPerson } from './visit-person.ts';
import { startVisit, useVisit, type VisitState } from './visit-store.ts';

/** Asked for again, the time stays this visitor's. */
const readAgain = (): void => {
  const { hold } = useVisit.getState();
  if (hold) void holdVisit(hold.date, hold.time);
};

let started: Promise<void> | undefined;

const begin = async () => {
  await Promise.all([useVisit.persist.rehydrate(), useVisitPerson.persist.rehydrate(), startSession()]);
  const { hold } = useVisit.getState();
  if (hold && Date.parse(hold.expires) <= Date.now()) useVisit.setState({ hold: null });
  giveBackWhenLeft(() => {
    const { hold: held, reserva } = useVisit.getState();
    return held && reserva;
  }, readAgain);
  readAgain();
};

/** Reads what this browser kept, once for a document: what is chosen later is not overwritten by it. */
export const openVisit = (): Promise<void> => (started ??= begin());

/** Begins anew, whatever this browser kept. */
export const beginVisit = async (begun: Partial<VisitState>): Promise<void> => {
  await openVisit();
  startVisit(begun);
};

/** False until what this browser kept is there. */
export const useVisitReady = (): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let here = true;
    const show = async () => {
      await openVisit();
      if (here) setReady(true);
    };
    void show();
    return () => {
      here = false;
    };
  }, []);
  return ready;
};
