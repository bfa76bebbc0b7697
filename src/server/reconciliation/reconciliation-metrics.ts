import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { readLook } from './reconciliation-store.ts';

/** Asks the database, or answers undefined where it does not answer. */
type Ask = <Answer>(work: () => Promise<Answer>) => Promise<Answer | undefined>;

/** What the last look at the books found, whichever server looked. */
export const registerReconciliation = (registry: Registry, database: Database, ask: Ask): void => {
  const look = async () => await ask(async () => await readLook(database));
  registry.registerMetric(
    new Gauge({
      name: 'rodera_books_out_of_balance',
      help: 'What breaks a rule of the books, by rule',
      labelNames: ['rule'],
      registers: [],
      async collect() {
        const found = await look();
        this.reset();
        for (const { regla, descuadres } of found ?? []) this.set({ rule: regla }, descuadres);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'rodera_books_checked_timestamp_seconds',
      help: 'When the books were last looked at, 0 before the first look',
      registers: [],
      async collect() {
        const found = await look();
        if (found) this.set((found[0]?.mirado.getTime() ?? 0) / 1000);
      },
    }),
  );
};
