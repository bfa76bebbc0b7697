import { useEffect, useState } from 'react';
import { followOtherTabs, startBasket } from './basket-store.ts';
import { startSession } from './session-store.ts';

let started: Promise<void> | undefined;

const begin = async () => {
  await Promise.all([startBasket(), startSession()]);
};

/** Starts basket and session once per document; false until they stand. */
export const useBasketReady = (): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let here = true;
    started ??= begin();
    const show = async () => {
      await started;
      if (here) setReady(true);
    };
    void show();
    const stopFollowing = followOtherTabs();
    return () => {
      here = false;
      stopFollowing();
    };
  }, []);
  return ready;
};
