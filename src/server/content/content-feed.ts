import type { FastifyInstance } from 'fastify';
import type { Runtime } from '../runtime.ts';
import { liveContentOf } from './live-content.ts';

/** Hears what any server publishes for as long as this one answers. */
export const hearContent = (app: FastifyInstance, { database }: Runtime): void => {
  let stop: (() => Promise<void>) | undefined;
  app.addHook('onReady', async () => {
    stop = await liveContentOf(database).hear();
  });
  app.addHook('onClose', async () => {
    await stop?.();
  });
};
