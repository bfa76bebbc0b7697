import { once } from 'node:events';
import { get, request } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Config } from '#server/config/config.ts';
import { buildApp } from '#server/http/build-app.ts';
import { connectionsAllowed } from '#server/http/connections.ts';
import type { Handlers } from '#server/runtime.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { siteHandlers } from '#server/site/site-handlers.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';

let started: TestRuntime;
let app: FastifyInstance;
let port = 0;

const handlers: Partial<Handlers> = siteHandlers;

beforeAll(async () => {
  started = await startRuntime(handlers);
});
afterAll(async () => await started.close());

const start = async (config: Partial<Config>): Promise<void> => {
  const runtime = { ...started.runtime, config: { ...started.runtime.config, ...config } };
  app = await buildApp({
    runtime,
    dispatch: dispatchOver(runtime, handlers as Handlers),
    gatewayOrigins: [],
    more: async () => await Promise.resolve(),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
};
const stop = async () => {
  app.server.closeAllConnections();
  await app.close();
};

const head = 'POST /api/es/cesta/update HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

/** Everything that comes back until the server closes the connection. */
const talk = async (text: string, drip?: string): Promise<{ answer: string; ms: number }> => {
  const began = performance.now();
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let answer = '';
  socket.write(text);
  const dripping = drip === undefined ? undefined : setInterval(() => socket.write(drip), 50);
  socket.on('data', (part) => {
    // What is written behind the answer is met by a reset, which may take the answer with it.
    clearInterval(dripping);
    answer += String(part);
  });
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(dripping);
  return { answer, ms: performance.now() - began };
};

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | string; body: string; headers: Record<string, unknown> }>((resolve) => {
    get({ port, path, headers, agent: false }, (answer) => {
      let body = '';
      answer.on('data', (part) => (body += String(part)));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body, headers: answer.headers }));
    }).on('error', (error: NodeJS.ErrnoException) => resolve({ status: error.code ?? '', body: '', headers: {} }));
  });

describe('a request that does not arrive', () => {
  afterEach(stop);

  test.each([
    ['its body comes byte by byte', `${head}Content-Length: 60000\r\n\r\n{"a":"`, 'x'],
    ['its body stops', `${head}Content-Length: 60000\r\n\r\n{"a":"`, undefined],
    ['its chunks come for ever', `${head}Transfer-Encoding: chunked\r\n\r\n`, '1\r\nx\r\n'],
    ['its head does not end', 'GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n'],
    ['it says nothing', '', undefined],
  ])('is ended: %s', async (_what, text, drip) => {
    await start({ requestTimeoutMs: 1000 });
    const { answer, ms } = await talk(text, drip);
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(ms).toBeGreaterThan(900);
    expect(ms).toBeLessThan(10_000);
  });

  test('is waited for while it comes in time', async () => {
    await start({ requestTimeoutMs: 5000 });
    const slow = request({
      port,
      method: 'POST',
      path: '/api/es/cesta/update',
      headers: { 'content-type': 'application/json' },
    });
    slow.write('{"cestaState":');
    await pause(500);
    slow.end('[]}');
    const [answer] = (await once(slow, 'response')) as [{ statusCode: number; resume: () => void }];
    answer.resume();
    expect(answer.statusCode).toBe(422);
  });
});

describe('too many connections', () => {
  afterEach(stop);

  const open = async (count: number): Promise<Socket[]> => {
    const sockets = Array.from({ length: count }, () => connect(port, '127.0.0.1').on('error', () => {}));
    await Promise.all(sockets.map(async (socket) => await once(socket, 'connect')));
    return sockets;
  };

  test('are told so and when to come again; once there is room, everybody is served', async () => {
    await start({ maxConnections: 5 });
    const here = await open(connectionsAllowed(5));
    await pause(100);
    const refused = await ask('/api/es/site-init', { 'accept-language': 'ca' });
    expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '5', connection: 'close' } });
    expect(JSON.parse(refused.body)).toMatchObject({
      code: 'demasiadas-conexiones',
      error: 'Ara mateix hi ha massa visites alhora. Torna-ho a provar d’aquí a uns segons.',
    });
    here[0]?.destroy();
    await pause(100);
    expect((await ask('/healthz')).status).toBe(200);
  });

  test('take the place of those that only wait for a next request', async () => {
    await start({ maxConnections: 5 });
    const here = await open(connectionsAllowed(5));
    for (const socket of here) {
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
      await once(socket, 'data');
    }
    // The first to come too late makes room, and is the one who is told.
    await ask('/healthz');
    expect((await ask('/healthz')).status).toBe(200);
  });

  test('that are told and say nothing do not stay', async () => {
    await start({ maxConnections: 5 });
    await open(connectionsAllowed(5));
    const [late] = await open(1);
    if (late) await once(late, 'close');
  });
});

test('two hosts are no request', async () => {
  await start({});
  const { answer } = await talk('GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  await stop();
});

test('connections are fewer than the files of the process', () => {
  expect(connectionsAllowed(10_000, 20_000)).toBe(10_000);
  expect(connectionsAllowed(10_000, 1024)).toBeLessThan(900);
  expect(connectionsAllowed(10_000, 64)).toBeGreaterThan(0);
  expect(connectionsAllowed(300, undefined)).toBe(300);
});
