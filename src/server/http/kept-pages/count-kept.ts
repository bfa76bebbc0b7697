import { Counter, Gauge, type Registry } from 'prom-client';

/** How a page that may be kept was answered; docs/operations.md says of each what it means. */
export type KeptOutcome = 'fresh' | 'same' | 'changed' | 'made' | 'not-kept' | 'stale';

const answers = new Counter({
  name: 'rodera_kept_pages_answered_total',
  help: 'Pages that may be kept, by how they were answered; who waited for another one is not counted',
  labelNames: ['outcome'],
  registers: [],
});

let read: () => { readonly pages: number; readonly bytes: number } = () => ({ pages: 0, bytes: 0 });

const gauges = (['pages', 'bytes'] as const).map(
  (what) =>
    new Gauge({
      name: `rodera_kept_pages${what === 'bytes' ? '_bytes' : ''}`,
      help: what === 'bytes' ? 'Bytes of the pages that are kept' : 'Pages that are kept',
      registers: [],
      collect() {
        this.set(read()[what]);
      },
    }),
);

export const countKept = (outcome: KeptOutcome): void => answers.inc({ outcome });

/** Where the gauges read from: the pages of this process. */
export const tellKept = (from: typeof read): void => void (read = from);

export const registerKeptPages = (registry: Registry): void => {
  for (const metric of [answers, ...gauges]) registry.registerMetric(metric);
};
