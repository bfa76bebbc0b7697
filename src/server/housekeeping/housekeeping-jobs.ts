import { dayMs } from '#domain/time.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import { sweepHolds } from '../booking/keep-hold.ts';
import { forgetOldChanges } from '../catalogue/changes-store.ts';
import { forgetGuests } from '../guests/email-proof-store.ts';
import type { Runtime } from '../runtime.ts';
import { forgetMeasured } from '../measuring/measured-store.ts';
import { forgetUnbelieved } from '../payments/payments-store.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { pruneServed } from './prune-store.ts';

/** The jobs that the server repeats to keep its own tables tidy. */
export const housekeepingJobs = ({ database, clock, config }: Runtime): Pick<JobHandlers, 'sweep-holds' | 'prune'> => ({
  'sweep-holds': { every: 30, run: async () => void (await sweepHolds(database)) },
  prune: {
    every: 600,
    run: async () => {
      await pruneServed(database, clock());
      const { most, days } = config.payment.unbelieved;
      await forgetUnbelieved(database, { before: new Date(clock().getTime() - days * dayMs), most });
      await forgetGuests(database, { now: clock(), proofDays: config.guests.code.proofDays });
      await forgetOldChanges(database, clock());
      await forgetMeasured(database, dayOnTheWall(clock()));
    },
  },
});
