import { monthBefore, monthsCounted } from '#domain/catalogue/fitted-months.ts';
import { dayOnTheWall } from '#domain/workshops/wall-day.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import type { Runtime } from '../runtime.ts';
import { countFitted } from './fitted-store.ts';

/** Counts what was fitted, for what is told to be fitted most. */
export const fittedJobs = ({ database, clock }: Runtime): Pick<JobHandlers, 'count-fitted'> => ({
  'count-fitted': {
    every: 6 * 3600,
    run: async () => await countFitted(database, monthBefore(dayOnTheWall(clock()), monthsCounted - 1)),
  },
});
