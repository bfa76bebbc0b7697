import { relativeTime } from '#domain/relative-time.ts';
import { useLanguage } from '#web/language.ts';
import { useSyncExternalStore } from 'react';

/** How often what is near is told anew (spec U18). */
const refresh = 10_000;

const listeners = new Set<() => void>();
let clock: ReturnType<typeof setInterval> | undefined;

/** One clock for all of a page, and none where nothing shows it. */
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  clock ??= setInterval(() => listeners.forEach((tell) => tell()), refresh);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(clock);
    clock = undefined;
  };
};

const lastTick = (): number => Math.floor(Date.now() / refresh) * refresh;

/** "hace 5 minutos", kept true while the page is open; the moment itself stands behind it. For the browser alone. */
export const RelativeTime = ({ at }: { at: string }) => {
  const language = useLanguage();
  const moment = new Date(at);
  const tick = useSyncExternalStore(subscribe, lastTick);
  const since = moment.getTime() - tick;
  // What came after the clock's last tick is now, not soon.
  const { count, unit } = relativeTime(moment, new Date(since > 0 && since < refresh ? moment.getTime() : tick));
  return (
    <time
      dateTime={at}
      title={new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(moment)}
    >
      {new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(count, unit)}
    </time>
  );
};
