import { demoRegistry } from '#demo/vehicles/demo-registry.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Config } from '#server/config/config.ts';
import { handlersOver } from '#server/handlers.ts';
import { buildApp } from '#server/http/build-app.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { freePort } from '#tests/support/postgres.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { picturesInMemory } from '#tests/support/pictures.ts';

const token = 'a token for figures only';
let shop: TestShop;
let app: FastifyInstance;

/** A shop that listens, with its figures where the configuration wants them. */
const serve = async (metrics: Partial<Config['metrics']>) => {
  shop = await startShop({
    config: { host: '127.0.0.1', metrics: { port: undefined, token: undefined, ...metrics } },
  });
  const { runtime, gateway } = shop;
  app = await buildApp({
    runtime,
    dispatch: dispatchOver(runtime, handlersOver({ gateway, registry: demoRegistry(), pictures: picturesInMemory() })),
    gatewayOrigins: [],
    more: async () => await Promise.resolve(),
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  await fetch(`${address}/healthz`);
  return async (authorization?: string, origin = address) => {
    const answer = await fetch(`${origin}/metrics`, { headers: authorization === undefined ? {} : { authorization } });
    return { status: answer.status, asks: answer.headers.get('www-authenticate'), body: await answer.text() };
  };
};
afterEach(async () => {
  await app.close();
  await shop.close();
});

const figures = /^http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} 1$/m;

test('without a port or a token the figures are nowhere', async () => {
  const ask = await serve({});
  for (const authorization of [undefined, 'Bearer ', `Bearer ${token}`]) {
    const { status, body } = await ask(authorization);
    expect(status).toBe(404);
    expect(body).not.toMatch(figures);
  }
});

test('with a port they are there and not on the shop’s, and the port closes with the shop', async () => {
  const port = await freePort();
  const ask = await serve({ port });
  const own = `http://127.0.0.1:${port}`;
  const { status, body } = await ask(undefined, own);
  expect([status, body]).toEqual([200, expect.stringMatching(figures)]);
  expect(body).toContain('rodera_database_up 1');
  for (const figure of ['rodera_kept_pages', 'rodera_kept_pages_bytes', 'rodera_kept_pages_answered_total'])
    expect(body).toContain(`# TYPE ${figure} `);
  expect((await ask()).status).toBe(404);
  expect((await fetch(`${own}/healthz`)).status).toBe(404);
  await app.close();
  await expect(fetch(`${own}/metrics`)).rejects.toThrow('fetch failed');
});

const wrong = [
  ['none', undefined],
  ['an empty one', 'Bearer '],
  ['another', 'Bearer another token of some length'],
  ['its beginning', `Bearer ${token.slice(0, -1)}`],
  ['more than it', `Bearer ${token}x`],
  ['it without its scheme', token],
  ['another scheme', `Basic ${token}`],
] as const;

test.each(['the shop’s port', 'a port of their own'])(
  'with a token, on %s, nobody sees them without it',
  async (where) => {
    const port = where === 'the shop’s port' ? undefined : await freePort();
    const ask = await serve({ port, token });
    const origin = port === undefined ? undefined : `http://127.0.0.1:${port}`;
    for (const [, authorization] of wrong) {
      const { status, asks, body } = await ask(authorization, origin);
      expect([status, asks]).toEqual([401, 'Bearer']);
      expect(body).not.toMatch(/rodera_|process_|http_/);
    }
    expect(await ask(`Bearer ${token}`, origin)).toMatchObject({
      status: 200,
      body: expect.stringMatching(figures) as string,
    });
  },
);
