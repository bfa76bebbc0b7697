import type { MeasuredEvent } from '#domain/measuring/events.ts';
import { visitKey } from '#web/stored/visit-key.ts';
import type { Kept } from '../moments.ts';

/** This browser's appointment, as far as it is told. */
interface StoredVisit {
  readonly citaPreviaId: string | null;
  /** It was booked before, and moved. */
  readonly cambiada: boolean;
  /** The appointment that is being moved. */
  readonly modificando: object | null;
}

const visitIn = ({ [visitKey]: text }: Kept): { id: string | null; isNew: boolean } => {
  try {
    const { state } = JSON.parse(text ?? '{}') as { state?: Partial<StoredVisit> };
    return { id: state?.citaPreviaId ?? null, isNew: !state?.cambiada && !state?.modificando };
  } catch {
    return { id: null, isNew: false };
  }
};

/** Tells that somebody books an appointment, in the tab that does; a changed one was told when it was booked. */
export const followVisit = (tell: (event: MeasuredEvent) => void, before: Kept) => {
  let known = visitIn(before);
  return {
    hear: (kept: Kept): void => {
      const now = visitIn(kept);
      if (now.isNew && now.id !== null && now.id !== known.id) tell({ event: 'generate_lead', lead_source: 'cita' });
      known = now;
    },
    hearOtherTab: (kept: Kept): void => {
      known = visitIn(kept);
    },
  };
};
