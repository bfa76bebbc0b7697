import { useEffect, useState } from 'react';
import { followOtherTabs, startBasket } from './basket-store.ts';
import { startSession } from './session-store.ts';

let started: Promise<void> | undefined;

/** Starts basket and session once per document; false until they stand. */
export const useBasketReady = (): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let here = true;
    started ??= Promise.all([startBasket(), startSession()]).then(() => {});
    void started.then(() => here && setReady(true));
    const stopFollowing = followOtherTabs();
    return () => {
      here = false;
      stopFollowing();
    };
  }, []);
  return ready;
};
