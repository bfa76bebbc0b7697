import { setTimeout as pause } from 'node:timers/promises';
import { hourMs } from '#domain/time.ts';
import type { Runtime } from '../runtime.ts';
import type { JobHandler, JobHandlers } from './job-kinds.ts';
import { claimJobs, failJob, finishJob, insertPeriodicJob, repeatJob, type ClaimedJob } from './jobs-store.ts';

/** How many jobs one process does at the same time. */
const atOnce = 8;
/** A worker that has not ended a job by then is taken for dead. No handler may wait longer for anything. */
const claimMs = 120_000;
/** Tries, the first included: the last one comes more than six hours after it. */
const tries = 15;
const firstWaitMs = 10_000;
const longestWaitMs = hourMs;

const waitAfter = (attempts: number): number => Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs);

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 1000);

export interface Jobs {
  /** Lets the jobs that run come to their end and begins no other. */
  readonly stop: () => Promise<void>;
  /** The kinds of those that run. */
  readonly running: () => readonly string[];
  /** Does all that is due, and answers how many jobs that was. */
  readonly tick: () => Promise<number>;
}

const later = ({ clock }: Runtime, ms: number): Date => new Date(clock().getTime() + ms);

const afterFailure = async (
  runtime: Runtime,
  job: ClaimedJob,
  handler: JobHandler<unknown>,
  error: unknown,
): Promise<void> => {
  const { database, clock, log } = runtime;
  const last = job.attempts >= tries && handler.every === undefined;
  log.warn({ err: error, job: job.id, kind: job.kind, attempts: job.attempts, last }, 'job failed');
  if (!last) {
    const wait = handler.every === undefined ? waitAfter(job.attempts) : handler.every * 1000;
    await repeatJob(database, job, { runAt: later(runtime, wait), attempts: job.attempts, error: textOf(error) });
    return;
  }
  await handler.givenUp?.(job.payload);
  await failJob(database, job, clock(), textOf(error));
};

const attempt = async (runtime: Runtime, job: ClaimedJob, handler: JobHandler<unknown>): Promise<void> => {
  const { database, clock } = runtime;
  try {
    // A job that was begun once too often never came to an end: each worker that had it died of it.
    if (job.attempts > tries && handler.every === undefined) throw new Error('its workers died');
    await handler.run(job.payload);
  } catch (error) {
    await afterFailure(runtime, job, handler, error);
    return;
  }
  if (handler.every === undefined) await finishJob(database, job, clock());
  else await repeatJob(database, job, { runAt: later(runtime, handler.every * 1000), attempts: 0, error: null });
};

/**
 * Works off the table of jobs, beside other processes that do the same: a job is claimed for a while, so
 * that it runs once unless its worker dies. Without `everyMs` it works only when `tick` is called.
 */
export const startJobs = (
  runtime: Runtime,
  handlers: Partial<JobHandlers>,
  { everyMs }: { readonly everyMs?: number },
): Jobs => {
  const { database, clock, log } = runtime;
  // The payload of a row belongs to its kind, by which its handler is found; here only that is known.
  const known = new Map(Object.entries(handlers) as [string, JobHandler<unknown>][]);
  const running = new Map<Promise<void>, string>();
  const stopping = new AbortController();

  const work = async (job: ClaimedJob): Promise<void> => {
    const handler = known.get(job.kind);
    if (!handler) return;
    // What cannot even be written down stays claimed, and is taken over when the claim ends.
    await attempt(runtime, job, handler).catch((error: unknown) => {
      log.error({ err: error, job: job.id, kind: job.kind }, 'job not recorded');
    });
  };

  const fill = async (): Promise<number> => {
    const ask = { kinds: [...known.keys()], most: atOnce - running.size, now: clock(), until: later(runtime, claimMs) };
    const jobs = await claimJobs(database, ask);
    for (const job of jobs) {
      const done = work(job).finally(() => running.delete(done));
      running.set(done, job.kind);
    }
    return jobs.length;
  };

  const announce = async (): Promise<void> => {
    for (const [kind, { every }] of known) if (every !== undefined) await insertPeriodicJob(database, kind, clock());
  };

  const loop = async (wait: number): Promise<void> => {
    // Also before the first round: callers who wait for the server to start come before its jobs.
    const rest = async () => await pause(wait, undefined, { signal: stopping.signal }).catch(() => {});
    await rest();
    for (let announced = false; !stopping.signal.aborted;) {
      try {
        if (!announced) await announce();
        announced = true;
        await fill();
      } catch (error) {
        log.error({ err: error }, 'jobs cannot be read');
      }
      if (running.size >= atOnce) await Promise.race(running.keys());
      else await rest();
    }
  };

  const looping = everyMs === undefined ? Promise.resolve() : loop(everyMs);
  return {
    running: () => [...running.values()],
    tick: async () => {
      await announce();
      let total = 0;
      for (let claimed = await fill(); claimed > 0; claimed = await fill()) {
        total += claimed;
        await Promise.all(running.keys());
      }
      return total;
    },
    stop: async () => {
      stopping.abort();
      await looping;
      await Promise.all(running.keys());
    },
  };
};
