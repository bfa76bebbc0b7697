import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/database/database.ts';
import { openLog } from '#server/open-log.ts';
import type { Runtime } from '#server/runtime.ts';
import { openDemo } from '../db/seed/open-demo.ts';
import { greeting } from '../src/greeting.ts';
import { openShop } from '../src/open-shop.ts';
import { pagesOver } from '../src/pages-over.ts';

/** A shop as it is at this moment of somebody's work. */
export interface DevShop {
  readonly answer: (request: IncomingMessage, response: ServerResponse) => void;
  readonly host: string;
  readonly port: number;
  readonly greeting: string;
  readonly close: () => Promise<void>;
}

/** Puts the shop together over a database that outlives it; `readPages` answers with the pages as they are now. */
export const openDevShop = async (
  config: Config,
  database: Database,
  readPages: () => Promise<ServerBuild>,
): Promise<DevShop> => {
  const runtime: Runtime = { config, database, clock: () => new Date(), log: openLog(config) };
  if (config.demo) await openDemo(database, process.stdout);
  const { app, jobs, warm, mailboxPath } = await openShop(runtime, {
    clientFolder: new URL('../public/', import.meta.url).pathname,
    pagesOver: (...over) => ({
      render: async (visit) => await pagesOver(await readPages(), ...over).render(visit),
      readPageData: async (...file) => await pagesOver(await readPages(), ...over).readPageData(...file),
    }),
  });
  // Vite writes styles into the page, with which it replaces them when they change; scripts need their nonce here too.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    reply.header('content-security-policy', policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'"));
    done();
  });
  await app.ready();
  warm();
  return {
    answer: (request, response) => void app.server.emit('request', request, response),
    host: config.host,
    port: config.port,
    greeting: greeting(config, mailboxPath),
    close: async () => {
      await app.close();
      await jobs.stop();
    },
  };
};
