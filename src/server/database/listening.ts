import { setTimeout as pause } from 'node:timers/promises';

/**
 * Hears what is notified, in whichever process: `heard` gets each payload, and null whenever one may have been missed.
 * Answers the way to stop.
 */
export type Listen = (channel: string, heard: (payload: string | null) => void) => Promise<() => Promise<void>>;

/** A connection that hears. */
export interface Ear {
  /** Settles when it hears no more, whatever the reason. */
  readonly ended: Promise<unknown>;
  /** Throws where it hears no more. */
  readonly check: () => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

const checkEveryMs = 5000;
const waitsMs = [500, 1000, 2000, 5000];

/** A lost connection is made again for as long as somebody listens; one that says nothing is asked whether it lives. */
export const keepListening = (open: () => Promise<Ear>, missed: () => void): (() => Promise<void>) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = async (ms: number) => await pause(ms, undefined, { signal, ref: false }).catch(() => {});
  const stopped = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));

  const hear = async (ear: Ear): Promise<void> => {
    try {
      missed();
      const end = ear.ended.then(() => 'over' as const);
      const over = stopped.then(() => 'over' as const);
      while ((await Promise.race([end, over, rest(checkEveryMs)])) !== 'over') await ear.check();
    } finally {
      await ear.close().catch(() => {});
    }
  };

  const listening = (async () => {
    for (let tries = 0; !signal.aborted; tries += 1) {
      try {
        const ear = await open();
        tries = 0;
        await hear(ear);
      } catch {
        // The database is away: whoever listens asks by itself meanwhile.
      }
      await rest(waitsMs[Math.min(tries, waitsMs.length - 1)] ?? 0);
    }
  })();
  return async () => {
    stopping.abort();
    await listening;
  };
};
