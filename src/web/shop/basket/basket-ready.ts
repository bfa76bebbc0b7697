import type { Basket } from '#contract/basket.ts';
import { useEffect, useState } from 'react';
import { followAccount, reloadBasket, startBasket, useBasketStore } from './basket-store.ts';
import { followOtherTabs } from './other-tabs.ts';
import { giveBackWhenLeft } from '#web/stored/held-time.ts';
import { startSession, startUser } from '#web/stored/session-store.ts';

/** The time of an order is no hold, and is not given back on the way to the bank. */
const heldHere = (): string | null => {
  const { cesta } = useBasketStore.getState();
  return cesta?.hold && cesta.pedido?.status !== 'pendiente-pago' ? cesta.cestaID : null;
};

let started: Promise<void> | undefined;

const begin = async (origin: Basket['origin']) => {
  await Promise.all([startBasket(origin), startUser()]);
  if (origin === 'internal') await followAccount();
  giveBackWhenLeft(heldHere, () => void reloadBasket());
};

/** Starts the basket and whose it is, once per document. */
export const startedBasket = async (origin: Basket['origin'] = 'internal'): Promise<void> =>
  await (started ??= begin(origin));

/** Whether they stand, with what is typed in other tabs. */
export const useBasketReady = (origin: Basket['origin'] = 'internal'): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let here = true;
    const show = async () => {
      await Promise.all([startedBasket(origin), startSession()]);
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
