import type { FastifyInstance } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';

/** A busy server has questions at its door that it has not read yet: closing it at once would cut them off. */
const lastArrivalsMs = 1000;

/** Leaves nothing half done: what was asked is answered, then the jobs that run end, then the database closes. */
export const stopServing = async ({
  app,
  jobs,
  database,
}: {
  readonly app: FastifyInstance;
  readonly jobs: Jobs;
  readonly database: Database;
}): Promise<void> => {
  await pause(lastArrivalsMs);
  await app.close();
  await jobs.stop();
  await database.close();
};
