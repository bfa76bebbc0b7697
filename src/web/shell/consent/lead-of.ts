import type { MeasuredEvent } from '#domain/measuring/events.ts';
import type { Arrived } from '../moments.ts';

/** Whether this document was sent to its page by the form of another one; not where it is read again, or gone back to. */
const cameByForm = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate' && entry.redirectCount > 0;
};

/** Of a page: a document began with it, somebody went to it within one, or was on it before anything might be told. */
export type ArrivedWhen = 'first' | 'within' | 'before';

/** What somebody asked of the shop by coming to this page. */
export const leadOf = ({ current, loaded, way }: Arrived, coming: ArrivedWhen): MeasuredEvent[] => {
  const isCase = current?.page === 'contactDone' && (loaded as { numero?: unknown } | undefined)?.numero;
  const wasSent = coming !== 'before' && (way !== 'POP' || (coming === 'first' && cameByForm()));
  return isCase && wasSent ? [{ event: 'generate_lead', lead_source: 'contacto' }] : [];
};
