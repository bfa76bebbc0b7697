import { pino } from 'pino';
import { readConfig } from '#server/config/config.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { startJobs } from '#server/jobs/jobs.ts';

/** A process of its own that begins a refund and never ends it: `node job-worker.ts <url> <now>`. */
const [url = '', now = ''] = process.argv.slice(2);

startJobs(
  {
    config: readConfig({ NODE_ENV: 'test' }),
    database: openPostgres(url, 2),
    clock: () => new Date(now),
    log: pino({ level: 'silent' }),
  },
  {
    'devolver-pago': {
      run: async ({ reference }) => {
        process.stdout.write(`${reference}\n`);
        await new Promise(() => {});
      },
    },
  },
  { everyMs: 20 },
);
