import type { FastifyInstance } from 'fastify';
import type { ChangesTold } from '../database/changes-told.ts';
import type { Database } from '../database/database.ts';

/** Hears of what any server changes for as long as this one answers. */
export const hearChanges = (app: FastifyInstance, database: Database, told: readonly ChangesTold[]): void => {
  let stops: readonly (() => Promise<void>)[] = [];
  app.addHook('onReady', async () => {
    stops = await Promise.all(told.map(async (changes) => await changes.hear(database)));
  });
  app.addHook('onClose', async () => {
    await Promise.all(stops.map(async (stop) => await stop()));
  });
};
