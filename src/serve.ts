import { handlersOver } from '#server/handlers.ts';
import { WrongConfiguration, type Config } from '#server/config.ts';
import type { Database } from '#server/database/database.ts';
import { demoIsLoaded } from '#server/database/open-database.ts';
import { buildApp } from '#server/http/build-app.ts';
import type { House } from '#server/http/context.ts';
import { dispatchOver, type Dispatch } from '#server/http/dispatch.ts';
import { mountPages, type RenderPage } from '#server/http/mount-pages.ts';
import { readinessOf } from '#server/http/readiness.ts';
import { requestsUnderWay } from '#server/http/requests-under-way.ts';
import { startJobs } from '#server/jobs/jobs.ts';
import { jobHandlersOver } from '#server/job-handlers.ts';
import { mountCalendar } from '#server/mail/calendar-route.ts';
import { mountMailbox } from '#server/mail/mailbox.ts';
import { openLog } from '#server/open-log.ts';
import { openGateway } from '#server/payments/open-gateway.ts';
import { mountPaymentReturns } from '#server/payments/payment-routes.ts';
import { warmSearch } from '#server/search/warm-search.ts';
import { openRegistry } from '#server/vehicles/open-registry.ts';
import type { Links } from '#server/links.ts';
import { stopServing } from '#server/stop-serving.ts';
import { address, languageOfPath } from '#web/addresses.ts';
import { articleAddress } from '#web/shop/articles/article-address.ts';
import type * as Entry from '#web/entry.server.tsx';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { demoLacksSomething } from '../db/seed/lacking.ts';
import { knownStaff } from '../db/seed/staff/known-staff.ts';

const clientFolder = new URL('../build/client/', import.meta.url);
const serverBuild = new URL('../build/server/index.js', import.meta.url);

const linksUnder = (publicUrl: string): Links => ({
  home: (language) => publicUrl + address('home', language),
  search: (language, { selector, consulta }) =>
    `${publicUrl}${address(selector === 'moto' ? 'motoResults' : 'selectorResults', language)}?${consulta}`,
  confirmation: (language) => publicUrl + address('basketDone', language),
  payment: (language) => publicUrl + address('basketPayment', language),
  latePayment: (language, oferta) => publicUrl + address('latePayment', language, { oferta }),
  product: (language, { specs, ...product }) => {
    const { tipo_producto, marcaSlug: marca, modeloSlug } = product;
    if (tipo_producto === 'neumatico')
      return publicUrl + address('tyreModel', language, { marca, modelo: `${modeloSlug}-${specs}` });
    return publicUrl + (articleAddress(product, language) ?? address('home', language));
  },
  cancelRequest: (language, request) => publicUrl + address('notifyCancel', language, request),
  visit: (language, visit) => `${publicUrl}${address('visitManage', language)}?${new URLSearchParams(visit)}`,
  waiting: (language, wish) => `${publicUrl}${address('visitWaiting', language)}?${new URLSearchParams(wish)}`,
  orderedVisit: (language, visit) => `${publicUrl}${address('orderedVisit', language)}?${new URLSearchParams(visit)}`,
  answerChange: (language, change) => `${publicUrl}${address('answerChange', language)}?${new URLSearchParams(change)}`,
  review: (language, visit) => `${publicUrl}${address('review', language)}?${new URLSearchParams(visit)}`,
  newVisit: (language) => publicUrl + address('visit', language),
  workshop: (language, area, slug) => publicUrl + address('workshop', language, { area, taller: slug }),
});

/** Pages get their data through `dispatch`, the same road that HTTP calls take. */
const pagesOver = (build: ServerBuild, dispatch: Dispatch, { config, log }: House): RenderPage => {
  const handle = createRequestHandler(build, config.mode);
  const { contextOver } = build.entry.module as typeof build.entry.module & typeof Entry;
  return async ({ request, nonce, address: from, userAgent, reference }) => {
    const language = languageOfPath(new URL(request.url).pathname);
    const context = contextOver(
      (name, parts, { token }) => dispatch(name, { ...parts, token, language, address: from, userAgent, reference }),
      nonce,
      (error) => log.error({ err: error, reference }, 'page failed'),
    );
    return await handle(request, context);
  };
};

/** An empty database gets the demo chain; one that an earlier version filled gets what the demo has since. */
const loadDemoVisibly = async (database: Database) => {
  if (await demoIsLoaded(database)) {
    if (await demoLacksSomething(database))
      await (await import('../db/seed/complete-demo.ts')).completeDemo(database, new Date());
    return;
  }
  const { loadDemo } = await import('../db/seed/load-demo.ts');
  await loadDemo(database, {
    tyres: 12_000,
    now: new Date(),
    onProgress: (done, label) => process.stdout.write(`\r${Math.round(done * 100)} % ${label}`.padEnd(60)),
  });
  process.stdout.write('\n');
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
  if (config.demo) await loadDemoVisibly(database);
  const house: House = { config, database, clock: () => new Date(), log };
  const links = linksUnder(config.publicUrl);
  const gateway = await openGateway(house);
  const dispatch = dispatchOver(
    house,
    handlersOver({ gateway: gateway.gateway, links, registry: openRegistry(house) }),
  );
  const readiness = readinessOf(database);
  const app = await buildApp({
    house,
    readiness,
    dispatch,
    gatewayOrigins: gateway.origins,
    more: async (routes) => {
      await gateway.mount?.(routes);
      mountPaymentReturns(routes, house, { gateway: gateway.gateway, links });
      mountCalendar(routes, house);
      if (config.mailbox) mountMailbox(routes, house, { links });
      await mountPages(routes, {
        clientFolder: clientFolder.pathname,
        publicUrl: config.publicUrl,
        render: pagesOver(build, dispatch, house),
      });
    },
  });
  const underWay = requestsUnderWay(app.server);
  const jobs = startJobs(house, jobHandlersOver(house, { gateway: gateway.gateway, links }), {
    everyMs: config.jobsEveryMs,
  });

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

  await app.listen({ host: config.host, port: config.port });
  // Nobody's first search waits for the catalogue to be read.
  warmSearch(database).catch((error: unknown) => log.error({ err: error }, 'catalogue not read'));
  process.stdout.write(`${config.site.nombre}: ${config.publicUrl} (${Math.round(performance.now())} ms)\n`);
};
