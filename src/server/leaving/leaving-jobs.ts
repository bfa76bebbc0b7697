import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { mailFolder } from '../mail/mail-sender.ts';
import type { Runtime } from '../runtime.ts';

export const leavingJobs = ({ config }: Runtime): Pick<JobHandlers, 'forget-letters'> => ({
  'forget-letters': {
    run: async ({ files }) => {
      const folder = mailFolder(config.dataDir);
      for (const file of files) await rm(join(folder, basename(file)), { force: true });
    },
  },
});
