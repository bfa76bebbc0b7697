import { dayOnTheWall, timeOnTheWall } from '#domain/workshops/wall-day.ts';
import type { JobHandlers } from '../jobs/job-kinds.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { Runtime } from '../runtime.ts';
import { languageOfReader, takeUntold } from './reports-store.ts';

/** From this hour on, on the chain's own clock. */
const fromHour = '08:00';

/**
 * Tells who reads them of the reports of the days before. Never at once: the moment of a letter would be the moment of a
 * report, which is written down nowhere.
 */
export const reportsJobs = (runtime: Runtime): Pick<JobHandlers, 'tell-readers'> => ({
  'tell-readers': {
    every: 600,
    run: async () => {
      const { database, clock, config } = runtime;
      const now = clock();
      const [fecha, hora] = [dayOnTheWall(now), timeOnTheWall(now)];
      if (hora < fromHour) return;
      await database.transaction(async (tx) => {
        if ((await takeUntold(tx, fecha)) === 0) return;
        for (const destinatario of config.reports.readers) {
          const idioma = await languageOfReader(tx, destinatario);
          await queueMail(tx, { template: 'comunicacion-nueva', destinatario, idioma, datos: {} });
        }
      });
    },
  },
});
