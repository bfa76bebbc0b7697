import { minuteMs } from '../../time.ts';

/** At most so many records in a message (Orden HAC/1177/2024, annex 2.2), and at first so many seconds between two (16.2). */
export const mostRecords = 1000;
export const firstWait = 60;

const longestPause = 60 * minuteMs;

/** Everything that says when the next message of an issuer may leave. */
export interface Sending {
  /** When the last one left; null before the first. */
  readonly ultimo: Date | null;
  /** What the last answer asked for, in seconds. */
  readonly espera: number;
  readonly pendientes: number;
  /** Messages in a row that brought no answer. */
  readonly fallos: number;
}

/**
 * When the next message may leave: once the wait that the last answer asked for is over, or at once where a whole message
 * of records is waiting (Orden HAC/1177/2024 art. 16.2.c). Where the service does not answer, each pause doubles, up to an
 * hour (16.4 asks for a try each hour at least). Null where there is nothing to send.
 */
export const nextMessageAt = ({ ultimo, espera, pendientes, fallos }: Sending, now: Date): Date | null => {
  if (pendientes === 0) return null;
  if (ultimo === null) return now;
  const pause = fallos > 0 ? Math.min(longestPause, minuteMs * 2 ** Math.min(fallos - 1, 6)) : espera * 1000;
  if (fallos === 0 && pendientes >= mostRecords) return now;
  return new Date(Math.max(now.getTime(), ultimo.getTime() + pause));
};

/** What goes into one message: the oldest records of one issuer, in the order of its chain. */
export const nextMessage = <Record extends { readonly nif: string }>(waiting: readonly Record[]): Record[] => {
  const issuer = waiting[0]?.nif;
  return waiting.filter(({ nif }) => nif === issuer).slice(0, mostRecords);
};
