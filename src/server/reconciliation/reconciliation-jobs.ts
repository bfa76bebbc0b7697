import type { Runtime } from '../runtime.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { keepLook, lookAtBooks } from './reconciliation-store.ts';

/** Compares what is written down twice, says what differs, and keeps it for `/metrics`. Mends nothing: a person decides. */
export const reconcileBooks = async ({ database, clock, log }: Runtime): Promise<void> => {
  const now = clock();
  const found = await lookAtBooks(database);
  for (const { regla, descuadres, ejemplos } of found)
    if (descuadres > 0) log.error({ regla, descuadres, ejemplos }, 'the books do not balance');
  await keepLook(database, found, now);
};

export const reconciliationJobs = (runtime: Runtime): Pick<JobHandlers, 'reconcile-books'> => ({
  'reconcile-books': { every: 300, run: async () => await reconcileBooks(runtime) },
});
