import { demoRegistry, openPretendBank } from '#demo/demo.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { handlersOver } from '#server/handlers.ts';
import { buildApp } from '#server/http/build-app.ts';
import type { Runtime } from '#server/runtime.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { jobHandlersOver } from '#server/job-handlers.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { openLog } from '#server/open-log.ts';
import { openGateway } from '#server/payments/open-gateway.ts';
import { mountPaymentReturns } from '#server/payments/payment-routes.ts';
import { openPictures } from '#server/pictures/open-pictures.ts';
import { openRegistry } from '#server/vehicles/open-registry.ts';

/** The server as `main.ts` starts it, but for the pages: a process of its own that needs no build and may be killed. */
const config = readConfig(process.env);
const database = await openDatabase(config);
const runtime: Runtime = { config, database, clock: () => new Date(), log: openLog(config) };
const { gateway, origins, mount } = await openGateway(runtime, openPretendBank);
const app = await buildApp({
  runtime,
  dispatch: dispatchOver(
    runtime,
    handlersOver({
      gateway,
      registry: await openRegistry(runtime, async () => demoRegistry()),
      pictures: openPictures(runtime),
    }),
  ),
  gatewayOrigins: origins,
  more: async (routes) => {
    await mount?.(routes);
    mountPaymentReturns(routes, runtime, gateway);
  },
});
startJobs(runtime, jobHandlersOver(runtime, { gateway }), { everyMs: config.jobsEveryMs });
await app.listen({ host: config.host, port: config.port });
