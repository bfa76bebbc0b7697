import { fastify, type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { registerReconciliation } from '../reconciliation/reconciliation-metrics.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { registerSecurityEvents } from '../security/security-events.ts';
import { isSameSecret } from '../security/signature.ts';
import { registerKeptPages } from './kept-pages/count-kept.ts';
import { countQueues, isMigrated } from './queues-store.ts';
import { within } from './within.ts';

/** A scrape is answered by then: without the database's figures where the database does not answer. */
const databaseMs = 2000;

/** What the database answers; undefined where it does not. */
const ask = async <Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> =>
  await within(work(), databaseMs).catch(() => undefined);

/** What the process did and what waits in its database, for Prometheus. */
export const metricsOver = (database: Database): Registry => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(
    new Gauge({
      name: 'rodera_database_up',
      help: 'Whether the database answers',
      registers: [],
      async collect() {
        this.set((await ask(async () => await isMigrated(database))) ? 1 : 0);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'rodera_waiting',
      help: 'Rows that wait for a job, a customer or a person, by queue',
      labelNames: ['queue'],
      registers: [],
      async collect() {
        const queues = await ask(async () => await countQueues(database));
        this.reset();
        for (const { queue, waiting } of queues ?? []) this.set({ queue }, waiting);
      },
    }),
  );
  registerReconciliation(registry, database, ask);
  registerSecurityEvents(registry);
  registerKeptPages(registry);
  return registry;
};

/** Counts how long this app takes to answer. */
export const observeRequests = (app: FastifyInstance, registry: Registry): void => {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    seconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
};

const mount = (app: FastifyInstance, registry: Registry, token: string | undefined): void => {
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (token !== undefined && !isSameSecret(request.headers.authorization, `Bearer ${token}`)) {
      return await reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'a token is needed' });
    }
    return await reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
};

/**
 * `/metrics` where the configuration wants it: on a port of its own, which ends with the app, or on the shop's for who
 * has the token. It tells how the business goes, so that without either it is nowhere.
 */
export const mountMetrics = async (
  app: FastifyInstance,
  registry: Registry,
  { host, metrics }: Pick<Config, 'host' | 'metrics'>,
): Promise<void> => {
  if (metrics.port === undefined) {
    if (metrics.token !== undefined) mount(app, registry, metrics.token);
    return;
  }
  const own = fastify({ forceCloseConnections: true, requestTimeout: 5000 });
  mount(own, registry, metrics.token);
  app.addHook('onClose', async () => await own.close());
  await own.listen({ host, port: metrics.port });
};
