import type { JobHandlers } from '../jobs/job-kinds.ts';
import type { Runtime } from '../runtime.ts';
import { sendRecords } from './send-records.ts';
import { openTaxService } from './tax-service.ts';
import { walkChains } from './walk-chains.ts';

export const invoicesJobs = (runtime: Runtime): Pick<JobHandlers, 'send-records' | 'walk-chains'> => {
  const service = openTaxService(runtime);
  return {
    'send-records': {
      every: 15,
      run: async () => {
        if (service) await sendRecords(runtime, service);
      },
    },
    'walk-chains': { every: 300, run: async () => await walkChains(runtime) },
  };
};
