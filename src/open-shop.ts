import { handlersOver } from '#server/handlers.ts';
import { everythingCounted } from '#server/measuring/count.ts';
import { logThread } from '#server/catalogue/columns-apart.ts';
import { buildApp } from '#server/http/build-app.ts';
import { dispatchOver, type Dispatch } from '#server/http/dispatch.ts';
import { mountPages, type Pages } from '#server/http/mount-pages.ts';
import { readinessOf, type Readiness } from '#server/http/readiness.ts';
import { startJobs, type Jobs } from '#server/jobs/jobs.ts';
import { jobHandlersOver } from '#server/job-handlers.ts';
import { mountArticlePictures } from '#server/article-pictures/article-pictures-route.ts';
import { mountCalendar } from '#server/calendar/calendar-route.ts';
import { hearContent } from '#server/content/content-feed.ts';
import { mountLiveOrders } from '#server/order-progress/live-orders-route.ts';
import { openGateway } from '#server/payments/open-gateway.ts';
import { mountPaymentReturns } from '#server/payments/payment-routes.ts';
import { openPictures } from '#server/pictures/open-pictures.ts';
import { mountPictures } from '#server/pictures/pictures-route.ts';
import type { Runtime } from '#server/runtime.ts';
import { mountSharePictures } from '#server/share-pictures/share-pictures-route.ts';
import { startWarming, type Warming } from '#server/search/warm-search.ts';
import { mountDrawings } from '#server/vehicles/drawings-route.ts';
import { mountFronts } from '#server/workshops/front-route.ts';
import { openRegistry } from '#server/vehicles/open-registry.ts';
import { writeLetter } from '#server/letters.ts';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const demoPictures = fileURLToPath(new URL('../db/seed/content/imagenes/', import.meta.url));

/** The pretend bank, plates and mailbox: a shop in earnest does not even read their code. */
const readDemo = async () => await import('#demo/demo.ts');

/** Where a shop's pages come from. */
interface PageSource {
  readonly clientFolder: string;
  readonly pagesOver: (dispatch: Dispatch, runtime: Runtime) => Pages;
}

/** A shop that answers once its app listens. */
export interface Shop {
  readonly app: FastifyInstance;
  readonly readiness: Readiness;
  /** What works beside the answers, and ends before the database closes. */
  readonly jobs: Jobs;
  /** Reads what searches keep in memory, so that the first search does not wait for it. */
  readonly warm: () => void;
  readonly mailboxPath: string | undefined;
}

/** Puts together everything that stands between a database and the socket, and begins to work off its jobs. */
export const openShop = async (runtime: Runtime, { clientFolder, pagesOver }: PageSource): Promise<Shop> => {
  const { config, database, log } = runtime;
  logThread(log);
  const gateway = await openGateway(runtime, async (...parts) => await (await readDemo()).openPretendBank(...parts));
  const registry = await openRegistry(runtime, async () => (await readDemo()).demoRegistry());
  const mailbox = config.mailbox ? await readDemo() : undefined;
  const pictures = openPictures(runtime, demoPictures);
  const dispatch = dispatchOver(runtime, handlersOver({ gateway: gateway.gateway, registry, pictures }));
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
      mountLiveOrders(routes, runtime);
      mountDrawings(routes);
      mountArticlePictures(routes, runtime);
      mountFronts(routes, runtime);
      mountSharePictures(routes, runtime, { dispatch, clientFolder });
      mountPictures(routes, pictures);
      hearContent(routes, runtime);
      mailbox?.mountMailbox(routes, runtime, writeLetter);
      await mountPages(routes, {
        clientFolder,
        publicUrl: config.publicUrl,
        ...pagesOver(dispatch, runtime),
      });
    },
  });
  const jobs = startJobs(runtime, jobHandlersOver(runtime, { gateway: gateway.gateway }), {
    everyMs: config.jobsEveryMs,
  });
  let warming: Warming | undefined;
  return {
    app,
    readiness,
    jobs: {
      ...jobs,
      stop: async () => void (await Promise.all([jobs.stop(), warming?.stop(), everythingCounted(database)])),
    },
    warm: () => (warming = startWarming(runtime, log)),
    mailboxPath: mailbox?.mailboxPath,
  };
};
