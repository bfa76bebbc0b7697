import { WrongConfiguration, type Config } from '#server/config/config.ts';
import type { Database } from '#server/database/database.ts';
import { requestsUnderWay } from '#server/http/requests-under-way.ts';
import { openLog } from '#server/open-log.ts';
import type { Runtime } from '#server/runtime.ts';
import { stopServing } from '#server/stop-serving.ts';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { knownStaff } from '../db/seed/staff/known-staff.ts';
import { greeting } from './greeting.ts';
import { openShop } from './open-shop.ts';
import { pagesOver } from './pages-over.ts';

const clientFolder = new URL('../build/client/', import.meta.url);
const stampFile = new URL('../build/stamp', import.meta.url);
const keptPages = fileURLToPath(new URL('../build/kept-pages', import.meta.url));
const serverBuild = new URL('../build/server/index.js', import.meta.url);

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
  // Without it nobody knows which sources the build is of, and no page outlives its process.
  const stamp = await readFile(stampFile, 'utf8').catch(() => undefined);
  if (config.demo) {
    const { openDemo } = await import('../db/seed/open-demo.ts');
    await openDemo(database, process.stdout);
  }
  const runtime: Runtime = { config, database, clock: () => new Date(), log };
  const { app, readiness, jobs, warm, mailboxPath } = await openShop(runtime, {
    clientFolder: clientFolder.pathname,
    pagesOver: (...over) => pagesOver(build, ...over, stamp === undefined ? undefined : { path: keptPages, stamp }),
  });
  const underWay = requestsUnderWay(app.server);
  const stop = async () => {
    try {
      const clean = await stopServing({ app, readiness, jobs, database, log, underWay, config });
      process.exit(clean ? 0 : 1);
    } catch (error) {
      log.fatal({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (stopping ??= stop()));

  await listenQuietly(app, log, config);
  warm();
  process.stdout.write(greeting(config, mailboxPath));
};
