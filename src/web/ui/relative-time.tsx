import { relativeTime } from '#domain/relative-time.ts';
import { useLanguage } from '#web/language.ts';
import { useNow } from '#web/use-now.ts';

/** How often what is near is told anew (spec U18). */
const refresh = 10_000;

/** "hace 5 minutos", kept true while the page is open; the moment itself stands behind it. For the browser alone. */
export const RelativeTime = ({ at }: { at: string }) => {
  const language = useLanguage();
  const moment = new Date(at);
  const tick = useNow(refresh);
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
