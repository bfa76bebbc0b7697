import { once } from 'node:events';
import { get } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readinessOf } from '#server/http/readiness.ts';
import { requestsUnderWay } from '#server/http/requests-under-way.ts';
import { mountHealth } from '#server/http/health.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { openLog } from '#server/open-log.ts';
import { stopServing } from '#server/stop-serving.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => await shop.close());

const idle: Jobs = {
  tick: async () => await Promise.resolve(0),
  stop: async () => await Promise.resolve(),
  running: () => [],
};

const never = new Promise<never>(() => {});

/** Everything that `stopServing` stops, and what it writes into the log meanwhile. */
const parts = (app: FastifyInstance, config: { leaveMs: number; stopMs: number }) => {
  const log: unknown[] = [];
  return {
    log,
    serving: {
      app,
      readiness: readinessOf(shop.database),
      jobs: idle,
      database: { ...shop.database, close: async () => await Promise.resolve() },
      log: openLog({ logLevel: 'info' }, { write: (line) => void log.push(JSON.parse(line)) }),
      underWay: requestsUnderWay(app.server),
      config,
    },
  };
};

const listen = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
};

const ask = (port: number, path = '/'): Promise<string> =>
  new Promise((resolve) => {
    get({ port, path, agent: false }, (answer) => {
      let body = '';
      answer.on('data', (part) => (body += String(part)));
      answer.on('end', () => resolve(`${answer.statusCode} ${body}`));
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });

/** Clients in a thread of their own: they come also while the server keeps this one to itself. */
const visitors = (port: number, count: number) => {
  const begin = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(
    `const { get } = require('node:http');
     const { parentPort, workerData: { port, count, begin } } = require('node:worker_threads');
     const ask = () => new Promise((resolve) => get({ port, agent: false }, (answer) => answer.resume().on('end', () =>
       resolve(answer.statusCode))).on('error', ({ code }) => resolve(code)));
     parentPort.postMessage('ready');
     Atomics.wait(begin, 0, 0);
     Promise.all(Array.from({ length: count }, ask)).then((told) => parentPort.postMessage(told));`,
    { eval: true, workerData: { port, count, begin } },
  );
  return {
    ready: once(worker, 'message'),
    come: async () => {
      const told = once(worker, 'message');
      Atomics.store(begin, 0, 1);
      Atomics.notify(begin, 0);
      return new Set((await told)[0] as (number | string)[]);
    },
    leave: async () => await worker.terminate(),
  };
};

/** As a cold page does, or a catalogue that is read. */
const keepThread = (ms: number) => {
  for (const until = performance.now() + ms; performance.now() < until;);
};

test.each([1, 2, 3])('a busy server that is told to stop answers all who came before, time %i of 3', async () => {
  const app = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  app.get('/', () => {
    keepThread(5);
    return { order: 'taken' };
  });
  const { serving, log } = parts(app, { leaveMs: 500, stopMs: 30_000 });
  const port = await listen(app);
  const crowd = visitors(port, 87);
  await crowd.ready;

  const answers = crowd.come();
  const stopped = stopServing(serving);
  // Everybody stands at the door, the time to leave is over, and the process has seen nobody yet.
  keepThread(1500);
  expect(await answers).toEqual(new Set([200]));
  expect(await stopped).toBe(true);
  expect(log).toEqual([]);
  expect(await ask(port)).toBe('ECONNREFUSED');
  await crowd.leave();
});

test('readiness says that it leaves while the door is still open', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  const { serving } = parts(app, { leaveMs: 600, stopMs: 10_000 });
  mountHealth(app, serving.readiness);
  const port = await listen(app);
  expect(await ask(port, '/readyz')).toBe('200 {"status":"ok"}');
  const stopped = stopServing(serving);
  await pause(100);
  expect(await ask(port, '/readyz')).toBe('503 {"status":"leaving"}');
  expect(await ask(port, '/healthz')).toBe('200 {"status":"ok"}');
  await stopped;
});

test('jobs that run come to their end before the database closes', async () => {
  const events: string[] = [];
  const { serving } = parts(
    fastify().addHook('onClose', () => void events.push('door')),
    { leaveMs: 0, stopMs: 5000 },
  );
  const note = (event: string) => async () => void (await Promise.resolve(events.push(event)));
  await stopServing({
    ...serving,
    jobs: { ...idle, stop: note('jobs') },
    database: { ...shop.database, close: note('database') },
  });
  expect(events).toEqual(['door', 'jobs', 'database']);
});

test('a body that does not end, a job and a database that hang are left in time, and told', async () => {
  const app = fastify({ forceCloseConnections: 'idle' });
  app.post('/api/es/pedidos', () => 'taken');
  const { serving, log } = parts(app, { leaveMs: 0, stopMs: 3000 });
  const port = await listen(app);
  const slow = connect(port, '127.0.0.1');
  const cut = once(slow, 'close');
  slow
    .on('error', () => {})
    .write(
      'POST /api/es/pedidos?email=nuria@example.com HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nabc',
    );
  await pause(100);

  const began = performance.now();
  const clean = await stopServing({
    ...serving,
    jobs: { ...idle, stop: async () => await never, running: () => ['send-mail'] },
    database: { ...shop.database, close: async () => await never },
  });
  expect(clean).toBe(false);
  expect(performance.now() - began).toBeLessThan(6000);
  await cut;
  expect(log).toMatchObject([
    { msg: 'stopped before its end', requests: ['POST /api/es/pedidos'] },
    { msg: 'stopped before its end', jobs: ['send-mail'] },
    { msg: 'stopped before its end', database: 'open' },
  ]);
  expect(JSON.stringify(log)).not.toContain('nuria');
});
