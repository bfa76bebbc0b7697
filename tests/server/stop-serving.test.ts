import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { stopServing } from '#server/stop-serving.ts';
import { startShop } from '#tests/support/shop.ts';
import { startJobs } from '#server/jobs/jobs.ts';

const ask = (port: number): Promise<number | string> =>
  new Promise((resolve) => {
    get({ port, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

test('a server that is told to stop answers all that was asked before, and nothing after', async () => {
  const shop = await startShop();
  const app = fastify({ forceCloseConnections: 'idle' });
  // Each keeps the thread to itself, as rendering does: most of them wait unread while the first are answered.
  app.get('/', () => {
    for (const until = performance.now() + 5; performance.now() < until;);
    return { order: 'taken' };
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  const first = ask(port);
  const more = Array.from({ length: 60 }, async () => await ask(port));
  await first;
  const stopped = stopServing({ app, jobs: startJobs(shop.house, {}, {}), database: shop.database });
  expect(new Set(await Promise.all(more))).toEqual(new Set([200]));
  await stopped;
  expect(await ask(port)).toBe('ECONNREFUSED');
});

test('jobs that run come to their end before the database closes', async () => {
  const shop = await startShop();
  const events: string[] = [];
  await stopServing({
    app: fastify().addHook('onClose', () => void events.push('door')),
    jobs: {
      tick: async () => await Promise.resolve(0),
      stop: async () => void (await Promise.resolve(events.push('jobs'))),
    },
    database: { ...shop.database, close: async () => void (await Promise.resolve(events.push('database'))) },
  });
  expect(events).toEqual(['door', 'jobs', 'database']);
  await shop.close();
});
