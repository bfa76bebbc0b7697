import { minuteMs } from '#domain/time.ts';
import { browserApi, Refused } from '#web/api.ts';
import { useLanguage } from '#web/language.ts';
import { useEffect, useState } from 'react';
import { storedChanged } from '../stored-value.ts';
import type { OwnTab } from './own-tab.ts';

/** So often the server hears that the tab is there, and the tab whether it still may. */
const askEveryMs = minuteMs;
const tickMs = 5000;
/** The document before a reload has gone by then. */
const copyMs = 3000;

export interface Acting {
  readonly cliente: string;
  readonly personal: string;
  readonly minutos: number;
}

/** The tab is its owner's again; nothing of the customer stays. */
const leaveTab = ({ vuelve }: Pick<OwnTab, 'vuelve'>): void => {
  sessionStorage.clear();
  window.location.replace(vuelve);
};

let alone: Promise<void> | undefined;

/** A browser copies a tab with all that it keeps: the copy ends itself, the first goes on. */
const holdAlone = (tab: OwnTab): void => {
  // Only pages that came by https have locks.
  alone ??= navigator.locks
    ?.request(`suplantacion ${tab.pestana}`, { signal: AbortSignal.timeout(copyMs) }, () => new Promise<void>(() => {}))
    .catch(() => leaveTab(tab));
};

interface Known {
  readonly cliente: string;
  readonly personal: string;
  /** By the clock of this page: the server's may be another one. */
  readonly endsAt: number;
}

/** Who acts as whom, and for how long still; null until the server said so. `end` ends it. */
export const useImpersonation = (tab: OwnTab): { readonly acting: Acting | null; readonly end: () => void } => {
  const language = useLanguage();
  const [known, setKnown] = useState<Known | null>(null);
  const [now, setNow] = useState(() => performance.now());

  useEffect(() => {
    const ask = async () => {
      try {
        const { user, atencion } = await browserApi(language)('fetchUserInfo', {}, tab);
        if (!atencion) return leaveTab(tab);
        setKnown({
          cliente: `${user.userName} ${user.userSurname}`.trim(),
          personal: atencion.nombre,
          endsAt: performance.now() + atencion.segundos * 1000,
        });
      } catch (error) {
        // Without a connection it is asked again; the server ends by itself what it does not hear of.
        if (error instanceof Refused && error.problem.status === 401) leaveTab(tab);
      }
    };
    const again = () => void ask();
    holdAlone(tab);
    again();
    const asking = setInterval(again, askEveryMs);
    const ticking = setInterval(() => setNow(performance.now()), tickMs);
    // Whoever signs out in the shop's own way has ended it too.
    window.addEventListener(storedChanged, again);
    return () => {
      clearInterval(asking);
      clearInterval(ticking);
      window.removeEventListener(storedChanged, again);
    };
  }, [language, tab]);

  useEffect(() => {
    if (known && now >= known.endsAt) leaveTab(tab);
  }, [known, now, tab]);

  const end = () => {
    // What the server does not hear of ends by itself.
    void browserApi(language)('endSession', {}, tab)
      .catch(() => {})
      .then(() => leaveTab(tab));
  };
  return { acting: known && { ...known, minutos: Math.max(1, Math.ceil((known.endsAt - now) / 60_000)) }, end };
};
