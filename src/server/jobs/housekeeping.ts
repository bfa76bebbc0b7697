import { sweepHolds } from '../booking/keep-hold.ts';
import { forgetOldChanges } from '../catalogue/changes-store.ts';
import type { House } from '../http/context.ts';
import type { JobHandlers } from './job-kinds.ts';
import { pruneServed } from './prune-store.ts';

/** What the house does for itself, again and again. */
export const housekeepingJobs = ({ database, clock }: House): Pick<JobHandlers, 'sweep-holds' | 'prune'> => ({
  'sweep-holds': { every: 30, run: async () => void (await sweepHolds(database)) },
  prune: {
    every: 600,
    run: async () => {
      await pruneServed(database, clock());
      await forgetOldChanges(database, clock());
    },
  },
});
