import type { Database } from '../database/database.ts';
import type { JobKind, JobPayloads } from './job-kinds.ts';
import { insertJob } from './jobs-store.ts';

/**
 * Asks for a job, inside the transaction that makes it necessary: both happen or neither does. Jobs of a
 * kind with the same `dedupe` are one while it waits. Runs at once unless `runAt` says later.
 */
export const enqueue = async <Kind extends JobKind>(
  db: Database,
  kind: Kind,
  payload: JobPayloads[Kind],
  { runAt, dedupe }: { readonly runAt?: Date; readonly dedupe?: string } = {},
): Promise<void> => {
  await insertJob(db, { kind, payload, dedupe: dedupe ?? null, runAt: runAt ?? null });
};
