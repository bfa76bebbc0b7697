import type { Basket } from '#contract/basket.ts';
import { useEffect, useState } from 'react';
import { followAccount, followOtherTabs, startBasket } from './basket-store.ts';
import { startSession } from '#web/stored/session-store.ts';

let started: Promise<void> | undefined;

const begin = async (origin: Basket['origin']) => {
  await Promise.all([startBasket(origin), startSession()]);
  if (origin === 'internal') await followAccount();
};

/** Starts basket and session once per document; false until they stand. */
export const useBasketReady = (origin: Basket['origin'] = 'internal'): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let here = true;
    started ??= begin(origin);
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
  }, [origin]);
  return ready;
};
