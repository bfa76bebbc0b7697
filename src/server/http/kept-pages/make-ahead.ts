import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';

/** More are not made: what was asked for longest ago waits for who asks again. */
const mostAhead = 200;
/** The process has time for a page when for `lookMs` it was at work for no more than this share. */
const mostAtWork = 0.3;
/** So many failures are the shop's or the build's, not a page's. */
const mostFailures = 5;

/** Something done beside the answers, which ends before pages are written for the next process. */
export interface MakingAhead {
  readonly stop: () => Promise<void>;
}

/** What share of its time the process was at work since this was asked last. */
const shareAtWork = (): (() => number) => {
  let before = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
};

/** Makes pages that nobody has asked this process for yet, one after the other, while it has little else to do. */
export const makeAhead = (
  addresses: readonly string[],
  make: (address: string) => Promise<void>,
  log: Pick<Logger, 'warn'>,
  { atWork = shareAtWork(), lookMs = 100 }: { readonly atWork?: () => number; readonly lookMs?: number } = {},
): MakingAhead => {
  const stopping = new AbortController();
  const { signal } = stopping;

  const untilIdle = async (): Promise<void> => {
    // A stop wakes it up at once.
    do await pause(lookMs, undefined, { signal, ref: false }).catch(() => {});
    while (!signal.aborted && atWork() > mostAtWork);
  };

  const makeAll = async (): Promise<void> => {
    let failures = 0;
    for (const address of addresses.slice(0, mostAhead)) {
      await untilIdle();
      if (signal.aborted || failures === mostFailures) return;
      try {
        await make(address);
      } catch (error) {
        failures += 1;
        if (failures === 1) log.warn({ err: error, page: address }, 'a page could not be made ahead');
      }
    }
  };

  const done = makeAll();
  return {
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
};
