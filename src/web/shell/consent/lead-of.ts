import type { MeasuredEvent } from '#domain/measuring/events.ts';
import type { Arrived } from '../moments.ts';

/** Whether this document was sent to its page by the form of another one; not where it is read again, or gone back to. */
const cameByForm = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate' && entry.redirectCount > 0;
};

/** What somebody asked of the shop by coming to this page. `isFirst` is of the page that a document begins with. */
export const leadOf = ({ current, loaded, way }: Arrived, isFirst: boolean): MeasuredEvent[] => {
  const isCase = current?.page === 'contactDone' && (loaded as { numero?: unknown } | undefined)?.numero;
  const wasSent = way !== 'POP' || (isFirst && cameByForm());
  return isCase && wasSent ? [{ event: 'generate_lead', lead_source: 'contacto' }] : [];
};
