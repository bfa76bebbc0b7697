import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { mailFile, mailFolder } from '../mail/mail-sender.ts';
import type { Runtime } from '../runtime.ts';
import { giveUpExport, makeExport } from './export/make-export.ts';
import { fade } from './fade.ts';

const removeFiles = async (dataDir: string, files: readonly string[]): Promise<void> => {
  for (const file of files) await rm(join(mailFolder(dataDir), basename(file)), { force: true });
};

export const leavingJobs = (runtime: Runtime): Pick<JobHandlers, 'forget-letters' | 'fade' | 'make-export'> => ({
  'forget-letters': {
    run: async ({ files }) => await removeFiles(runtime.config.dataDir, files),
  },
  'make-export': {
    run: async ({ exportId }) => await makeExport(runtime, exportId),
    givenUp: async ({ exportId }) => await giveUpExport(runtime, exportId),
  },
  fade: {
    every: 3600,
    run: async () => {
      const letters = await fade(runtime);
      await removeFiles(
        runtime.config.dataDir,
        letters.map(({ id, creado }) => mailFile({ id, date: creado })),
      );
    },
  },
});
