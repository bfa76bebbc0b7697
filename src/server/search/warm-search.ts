import type { Logger } from 'pino';
import { setTimeout as pause } from 'node:timers/promises';
import { articlesOf } from '../catalogue/articles.ts';
import { catalogueOf, soldTyresOf } from '../catalogue/catalogue.ts';
import type { Runtime } from '../runtime.ts';
import { vehicleGroups } from './tyre-names.ts';

/** By then the visitors who waited for the server to start have their first page. */
const visitorsFirstMs = 1000;

/** Something done beside the answers, which is told to end before the database closes. */
export interface Warming {
  readonly stop: () => Promise<void>;
}

/** Reads what searches keep in memory: cars at once, the rest a second later, one after the other. */
export const startWarming = (runtime: Pick<Runtime, 'database' | 'config'>, log: Pick<Logger, 'error'>): Warming => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = [
    ...vehicleGroups.map((group) => async () => await soldTyresOf(runtime, group)),
    async () => await articlesOf(runtime),
  ];
  const read = async (): Promise<void> => {
    await catalogueOf(runtime.database);
    // A stop wakes it up at once.
    await pause(visitorsFirstMs, undefined, { signal }).catch(() => {});
    for (const next of rest) {
      if (signal.aborted) return;
      await next();
    }
    // What was read on the way would stay until somebody needs the room, 50 MB of it. `npm start` allows this; elsewhere it stays.
    await globalThis.gc?.({ type: 'major', flavor: 'last-resort', execution: 'async' });
  };
  const done = read().catch((error: unknown) => log.error({ err: error }, 'catalogue not read'));
  return {
    stop: async () => {
      stopping.abort();
      await done;
    },
  };
};
