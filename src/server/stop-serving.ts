import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Readiness } from './http/readiness.ts';
import { within } from './http/within.ts';
import type { Jobs } from './jobs/jobs.ts';

interface Serving {
  readonly app: FastifyInstance;
  readonly readiness: Readiness;
  readonly jobs: Jobs;
  readonly database: Database;
  readonly log: Logger;
  /** Requests that are being answered, by method and what they are about. */
  readonly underWay: () => readonly string[];
  readonly config: Pick<Config, 'leaveMs' | 'stopMs'>;
}

/** No request came for so long: all that were sent before readiness was taken back have arrived. */
const quietMs = 250;
/** Shares of the time to stop: looking for the last arrivals, and by when door and jobs end; the rest is the database's. */
const shares = { quiet: 0.3, door: 0.6, jobs: 0.9 };

/**
 * A busy process has connections at its door that it does not know of yet: closing it would cut them off. It is quiet
 * when none came, neither while it waited nor when it looked at the door afterwards.
 */
const untilQuiet = async (server: Server, rounds: number, untilMs: number): Promise<void> => {
  let [arrived, known] = [0, -1];
  const count = () => (arrived += 1);
  server.on('connection', count).on('request', count);
  // A cold process may keep the thread for seconds: the time to look is counted in looks, not on the clock alone.
  for (let round = 0; known !== arrived && (round < 2 || (round < rounds && performance.now() < untilMs)); round += 1) {
    known = arrived;
    await pause(quietMs);
    // Timers come before the door in each turn of the event loop, and this one may have been late.
    await nextTurn();
    await nextTurn();
  }
  server.off('connection', count).off('request', count);
};

/**
 * Leaves nothing half done that ends in time: readiness says that it leaves, what was asked until then is answered,
 * the jobs that run end, the database closes. Answers whether all of that came to its end before `stopMs`; what did
 * not is in the log.
 */
export const stopServing = async (serving: Serving): Promise<boolean> => {
  const { app, readiness, jobs, database, log, underWay, config } = serving;
  const began = performance.now();
  const end = (share: number) => began + config.stopMs * share;
  let clean = true;

  const inTime = async (work: Promise<void>, share: number, left: () => object): Promise<void> => {
    const done = await within(
      work.then(() => true),
      Math.max(end(share) - performance.now(), 0),
    );
    if (done) return;
    clean = false;
    log.error(left(), 'stopped before its end');
  };

  readiness.leave();
  await pause(config.leaveMs);
  await untilQuiet(app.server, (config.stopMs * shares.quiet) / quietMs, end(shares.door));
  await inTime(app.close(), shares.door, () => ({ requests: underWay() }));
  app.server.closeAllConnections();
  await inTime(jobs.stop(), shares.jobs, () => ({ jobs: jobs.running() }));
  await inTime(database.close(), 1, () => ({ database: 'open' }));
  return clean;
};
