import type { Runtime } from '../runtime.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { offerFreed } from './offer-freed.ts';

/** However a time is freed, by a customer, by staff or by a hold that ends: the next round sees it. */
export const waitingJobs = (runtime: Runtime): Pick<JobHandlers, 'offer-freed'> => ({
  'offer-freed': { every: 15, run: async () => await offerFreed(runtime) },
});
