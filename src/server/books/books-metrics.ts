import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { readLook } from './books-store.ts';

/** What the last look at the books found, whichever server looked. */
export const registerBooks = (registry: Registry, database: Database): void => {
  registry.registerMetric(
    new Gauge({
      name: 'rodera_books_out_of_balance',
      help: 'What breaks a rule of the books, by rule',
      labelNames: ['rule'],
      registers: [],
      async collect() {
        const look = await readLook(database);
        this.reset();
        for (const { regla, descuadres } of look) this.set({ rule: regla }, descuadres);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'rodera_books_checked_timestamp_seconds',
      help: 'When the books were last looked at, 0 before the first look',
      registers: [],
      async collect() {
        const [look] = await readLook(database);
        this.set(look ? look.mirado.getTime() / 1000 : 0);
      },
    }),
  );
};
