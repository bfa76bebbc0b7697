import type { House } from '../house.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { keepLook, lookAtBooks } from './books-store.ts';

/** Compares what is written down twice, says what differs, and keeps it for `/metrics`. Mends nothing: a person decides. */
export const reconcileBooks = async ({ database, clock, log }: House): Promise<void> => {
  const now = clock();
  const found = await lookAtBooks(database);
  for (const { regla, descuadres, ejemplos } of found)
    if (descuadres > 0) log.error({ regla, descuadres, ejemplos }, 'the books do not balance');
  await keepLook(database, found, now);
};

export const booksJobs = (house: House): Pick<JobHandlers, 'reconcile-books'> => ({
  'reconcile-books': { every: 300, run: async () => await reconcileBooks(house) },
});
