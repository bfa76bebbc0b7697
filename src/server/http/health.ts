import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/** `/healthz`: the process lives. `/readyz`: it can work, and wants to. */
export const mountHealth = (app: FastifyInstance, readiness: Readiness): void => {
  const quiet = { logLevel: 'warn', config: { rateLimit: false } } as const;
  app.get('/healthz', quiet, () => ({ status: 'ok' }));
  app.get('/readyz', quiet, async (_request, reply) => {
    const status = await readiness.look();
    return reply.code(status === 'ok' ? 200 : 503).send({ status });
  });
};
