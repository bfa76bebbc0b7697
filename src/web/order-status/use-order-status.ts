import type { OrderProgress } from '#contract/order-progress.ts';
import { browserApi } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { useEffect, useState } from 'react';
import { followOrder, type FollowedOrder } from './follow-order.ts';

/** An order as it is now, followed while its page is looked at. */
export const useOrderStatus = ({ n, token, link }: FollowedOrder) => {
  const language = useLanguage();
  const [progress, setProgress] = useState<OrderProgress | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [cita, firma] = [link?.cita, link?.firma];
  useEffect(() => {
    let stop = new AbortController();
    const told = {
      state: (next: OrderProgress) => {
        setProgress(next);
        setFailure(null);
      },
      failed: setFailure,
    };
    const order = { n, token, link: cita !== undefined && firma !== undefined ? { cita, firma } : undefined };
    // A page that nobody looks at keeps no connection: browsers have six for a whole site.
    const look = (): void => {
      stop.abort();
      if (document.hidden) return;
      stop = new AbortController();
      void followOrder(browserApi(language), order, told, stop.signal);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      stop.abort();
    };
  }, [n, token, cita, firma, language]);
  return { progress, failure };
};
