import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { registerBooks } from '../books/books-metrics.ts';
import { registerSecurityEvents } from '../security/security-events.ts';
import type { House } from './context.ts';
import { countQueues, isMigrated } from './queues-store.ts';

/** `/healthz`: the process lives. `/readyz`: it can work. `/metrics`: what it did, for Prometheus. */
export const mountHealth = (app: FastifyInstance, { database }: House): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: 'rodera_waiting',
      help: 'Rows that wait for a job, a customer or a person, by queue',
      labelNames: ['queue'],
      registers: [],
      async collect() {
        for (const { queue, waiting } of await countQueues(database)) this.set({ queue }, waiting);
      },
    }),
  );
  registerBooks(registry, database);
  registerSecurityEvents(registry);
  app.addHook('onResponse', (request, reply, done) => {
    seconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });

  const quiet = { logLevel: 'warn', config: { rateLimit: false } } as const;
  app.get('/healthz', quiet, () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    const ready = await isMigrated(database);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'not ready' });
  });
  app.get('/metrics', quiet, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
};
