import { handlersOver } from '#server/handlers.ts';
import { WrongConfiguration, type Config } from '#server/config/config.ts';
import type { Database } from '#server/database/database.ts';
import { buildApp } from '#server/http/build-app.ts';
import type { Runtime } from '#server/runtime.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { mountPages } from '#server/http/mount-pages.ts';
import { readinessOf } from '#server/http/readiness.ts';
import { requestsUnderWay } from '#server/http/requests-under-way.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { jobHandlersOver } from '#server/job-handlers.ts';
import { mountCalendar } from '#server/calendar/calendar-route.ts';
import { openLog } from '#server/open-log.ts';
import { openGateway } from '#server/payments/open-gateway.ts';
import { mountPaymentReturns } from '#server/payments/payment-routes.ts';
import { startWarming, type Warming } from '#server/search/warm-search.ts';
import { openRegistry } from '#server/vehicles/open-registry.ts';
import { writeLetter } from '#server/letters.ts';
import { stopServing } from '#server/stop-serving.ts';
import { consoleAddresses } from '#web/console/console-addresses.ts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { knownStaff } from '../db/seed/staff/known-staff.ts';
import { pagesOver } from './pages-over.ts';

const clientFolder = new URL('../build/client/', import.meta.url);
const serverBuild = new URL('../build/server/index.js', import.meta.url);

/** The pretend bank, plates and mailbox: a shop in earnest does not even read their code. */
const readDemo = async () => await import('#demo/demo.ts');

/** What somebody who started the shop wants to know. */
const greeting = ({ site, publicUrl, demo }: Config, mailboxPath: string | undefined): string =>
  [
    `${site.nombre} is open: ${publicUrl}`,
    ...(demo
      ? [
          `  the workshops’ agenda: ${publicUrl}${consoleAddresses.console.es}, with the names and password of the README`,
        ]
      : []),
    ...(mailboxPath ? [`  the letters it writes: ${publicUrl}${mailboxPath}`] : []),
    '  Ctrl+C stops it.',
    '',
  ].join('\n');

/** Fastify would write a line of the log for every address of the machine. */
const listenQuietly = async (app: FastifyInstance, log: Logger, { host, port }: Config): Promise<void> => {
  const { level } = log;
  if (log.isLevelEnabled('info')) log.level = 'warn';
  try {
    await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new WrongConfiguration([`PORT: another program listens on ${port}; set another`]);
  } finally {
    log.level = level;
  }
};

/** Serves the shop until the process is told to stop; `opening` is its database, which may not be open yet. */
export const serve = async (config: Config, opening: Promise<Database>): Promise<void> => {
  const log = openLog(config);
  const reading = import(serverBuild.href) as Promise<ServerBuild>;
  // It is waited for below, once the database may be used.
  reading.catch(() => {});
  const database = await opening;
  const known = await knownStaff(database, config);
  if (known.length > 0) {
    await database.close();
    throw new WrongConfiguration(known);
  }
  const build = await reading;
  if (config.demo) {
    const { openDemo } = await import('../db/seed/open-demo.ts');
    await openDemo(database, process.stdout);
  }
  const runtime: Runtime = { config, database, clock: () => new Date(), log };
  const gateway = await openGateway(runtime, async (...parts) => await (await readDemo()).openPretendBank(...parts));
  const registry = await openRegistry(runtime, async () => (await readDemo()).demoRegistry());
  const mailbox = config.mailbox ? await readDemo() : undefined;
  const dispatch = dispatchOver(runtime, handlersOver({ gateway: gateway.gateway, registry }));
  const readiness = readinessOf(database);
  const app = await buildApp({
    runtime,
    readiness,
    dispatch,
    gatewayOrigins: gateway.origins,
    more: async (routes) => {
      await gateway.mount?.(routes);
      mountPaymentReturns(routes, runtime, gateway.gateway);
      mountCalendar(routes, runtime);
      mailbox?.mountMailbox(routes, runtime, writeLetter);
      await mountPages(routes, {
        clientFolder: clientFolder.pathname,
        publicUrl: config.publicUrl,
        render: pagesOver(build, dispatch, runtime),
      });
    },
  });
  const underWay = requestsUnderWay(app.server);
  const jobs = startJobs(runtime, jobHandlersOver(runtime, { gateway: gateway.gateway }), {
    everyMs: config.jobsEveryMs,
  });

  let warming: Warming | undefined;
  const beside = { ...jobs, stop: async () => void (await Promise.all([jobs.stop(), warming?.stop()])) };
  const stop = async () => {
    try {
      const clean = await stopServing({ app, readiness, jobs: beside, database, log, underWay, config });
      process.exit(clean ? 0 : 1);
    } catch (error) {
      log.fatal({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (stopping ??= stop()));

  await listenQuietly(app, log, config);
  // Read now, so that the first search does not wait for it.
  warming = startWarming(runtime, log);
  process.stdout.write(greeting(config, mailbox?.mailboxPath));
};
