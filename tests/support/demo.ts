import { loadDemo } from '../../db/seed/load-demo.ts';
import type { Beginning } from './database.ts';
import { testNow } from './app.ts';

/** The demo chain with everything that it sells, of tyres of cars only a thousand. */
export const demoChain: Beginning = {
  name: 'demo',
  fill: async (database) => await loadDemo(database, { tyres: 1000, now: testNow, onProgress: () => {} }),
};
