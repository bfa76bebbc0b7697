import { demoRegistry } from '#demo/vehicles/demo-registry.ts';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#contract/address-table.ts';
import { address } from '#contract/addresses.ts';
import { handlersOver } from '#server/handlers.ts';
import { buildApp } from '#server/http/build-app.ts';
import { dispatchOver, type Dispatch } from '#server/http/dispatch.ts';
import { mountPages } from '#server/http/mount-pages.ts';
import * as visits from '#web/account/area/visits-page.tsx';
import * as legal from '#web/content/legal-page.tsx';
import * as preset from '#web/booking/visits/preset-page.tsx';
import * as workshop from '#web/booking/workshops/workshop-page.tsx';
import { openTestDatabase } from '#tests/support/database.ts';
import { fillShop, startShop, type TestShop } from '#tests/support/shop.ts';
import { webBuild } from '#tests/support/web-build.ts';
import { pagesOver } from '../../src/pages-over.ts';
import { picturesInMemory } from '#tests/support/pictures.ts';

const broken = {
  loader: () => {
    throw new Error('a secret of the shop');
  },
};
const news = { title: 'First' };
/** `index` stands for home; the others are ordinary pages, one's own, one that leads on and one that breaks. */
const build = webBuild({
  'es/home': { path: '/', module: legal },
  'ca/home': { path: '/ca', module: legal },
  'es/legal': { path: addresses.legal.es, module: legal },
  'ca/legal': { path: addresses.legal.ca, module: legal },
  'es/workshop': { path: addresses.workshop.es, module: workshop },
  'ca/workshop': { path: addresses.workshop.ca, module: workshop },
  'es/visitsMine': { path: addresses.visitsMine.es, module: visits },
  'es/visitPreset': { path: addresses.visitPreset.es, module: preset },
  'es/promotions': { path: addresses.promotions.es, module: { loader: () => ({ ...news }) } },
  'es/search': { path: addresses.search.es, module: broken },
});

interface PageData {
  readonly path: string;
  readonly matchPath: string;
  readonly componentChunkName: string;
  readonly staticQueryHashes: readonly string[];
  readonly result: { readonly data: object | null; readonly redirect?: string; readonly pageContext: object };
  readonly webpackCompilationHash: string;
}

let shop: TestShop;
let app: FastifyInstance;
let clientFolder: string;
let base: string;
const asked: string[] = [];
const logged: string[] = [];

beforeAll(async () => {
  const database = await openTestDatabase();
  await fillShop(database);
  shop = await startShop({
    database,
    log: pino({ level: 'error' }, { write: (line) => void logged.push(line) }),
  });
  clientFolder = await mkdtemp(join(tmpdir(), 'rodera-pages-'));
  const { runtime, gateway } = shop;
  const dispatch = dispatchOver(
    runtime,
    handlersOver({ gateway, registry: demoRegistry(), pictures: picturesInMemory() }),
  );
  const counted: Dispatch = async (name, call) => {
    asked.push(name);
    return await dispatch(name, call);
  };
  app = await buildApp({
    runtime,
    dispatch,
    gatewayOrigins: [],
    more: async (routes) =>
      await mountPages(routes, {
        clientFolder,
        publicUrl: runtime.config.publicUrl,
        ...pagesOver(build, counted, runtime),
      }),
  });
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await rm(clientFolder, { recursive: true });
});

const get = async (file: string, headers: Record<string, string> = {}) =>
  await app.inject({ url: `/page-data/${file}`, headers });
const pageData = async (path: string): Promise<PageData> => {
  const answer = await get(`${path}/page-data.json`);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json<PageData>();
};
const lleida = (language: 'es' | 'ca') =>
  address('workshop', language, { area: 'lleida', taller: 'taller-1' }).slice(1);

describe('the data of a page (spec N5)', () => {
  it.each(['es', 'ca'] as const)('is what its page is rendered from, under the six names (%s)', async (language) => {
    const { staticQueryHashes, result, ...rest } = await pageData(lleida(language));
    expect(rest).toEqual({
      path: `/${lleida(language)}`,
      matchPath: addresses.workshop[language],
      componentChunkName: `workshop`,
      webpackCompilationHash: 'test',
    });
    expect(staticQueryHashes).toHaveLength(2);
    expect(result).toMatchObject({
      data: { tienda: { alias: 'Taller 1' } },
      pageContext: { page: 'workshop', language, params: { area: 'lleida', taller: 'taller-1' } },
    });
  });

  it('calls home index', async () => {
    expect([(await pageData('index')).path, (await pageData('ca')).path]).toEqual(['/', '/ca']);
  });

  it('names where a page leads on to', async () => {
    expect((await pageData('cita-previa-preset')).result).toMatchObject({ redirect: '/cita-previa' });
  });

  it('is the same for everybody, whoever asks and whatever the query says', async () => {
    const [plain, named] = await Promise.all([
      get(`${lleida('es')}/page-data.json`),
      get(`${lleida('es')}/page-data.json?firma=abc&matricula=1234BCD`, {
        cookie: 'rodera_session=somebody',
        authorization: 'Bearer somebody',
      }),
    ]);
    expect(named.body).toBe(plain.body);
    expect(named.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    'nada',
    addresses.visitsMine.es.slice(1),
    'talleres-mecanicos/lleida/no-hay',
    '..',
    'aviso-legal/..',
    'aviso-legal/%2e%2E/aviso-legal',
    '%2F%2Fexample.com',
    `${'a/'.repeat(250)}a`,
  ])('is missing where no page is or where it is somebody’s own: %s', async (path) => {
    const [answer] = (await once(
      request(new URL(base), { path: `/page-data/${path}/page-data.json` }).end(),
      'response',
    )) as [IncomingMessage];
    answer.resume();
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it.each(['', 'page-data.json', 'aviso-legal', 'aviso-legal/other.json', 'sq/d/.json', 'sq/d/0123456789abcdef.json'])(
    'has no other files: %s',
    async (file) => {
      expect((await get(file)).statusCode).toBe(404);
    },
  );

  it('of a page that breaks is a 500 with a reference, which the log explains', async () => {
    const { statusCode, body } = await get('buscar/page-data.json');
    expect(statusCode).toBe(500);
    expect(body).not.toContain('secret');
    expect(logged.join('')).toContain('a secret of the shop');
  });
});

describe('its keeping', () => {
  it('asks the shop once for a second, however many ask at once', async () => {
    const url = `${lleida('ca')}/page-data.json`;
    const countCalls = async (times: number): Promise<number> => {
      await new Promise((resolve) => setTimeout(resolve, 1100));
      asked.length = 0;
      const answers = await Promise.all(Array.from({ length: times }, async () => await get(url)));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      return asked.length;
    };
    const alone = await countCalls(1);
    expect(alone).toBeGreaterThan(2);
    expect(await countCalls(50)).toBe(alone);
  });

  it('shows a change after that second', async () => {
    const url = 'promociones/page-data.json';
    const before = await get(url);
    news.title = 'Second';
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const after = await get(url);
    expect([before.body.includes('First'), after.body.includes('Second')]).toEqual([true, true]);
    expect(after.headers['etag']).not.toBe(before.headers['etag']);
  });

  it('is named by what it says: who has it gets no second copy', async () => {
    const { headers, rawPayload } = await get('aviso-legal/page-data.json', { 'accept-encoding': 'gzip' });
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=1, stale-while-revalidate=30',
      vary: 'accept-encoding',
    });
    expect(rawPayload.length).toBeGreaterThan(0);
    const again = await get('aviso-legal/page-data.json', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

describe('what pages share', () => {
  it('is named by each of them and read by that name (spec N7)', async () => {
    const es = await pageData('aviso-legal');
    expect((await pageData(lleida('es'))).staticQueryHashes).toEqual(es.staticQueryHashes);
    const ca = await pageData('ca/avis-legal');
    expect(ca.staticQueryHashes).not.toEqual(es.staticQueryHashes);
    const pieces = await Promise.all(
      es.staticQueryHashes.map(async (hash) => (await get(`sq/d/${hash}.json`)).json<{ data: object }>()),
    );
    expect(pieces.map(({ data }) => Object.keys(data))).toEqual([['menu'], ['pie']]);
  });

  it('comes with the build’s name in app-data (spec N6)', async () => {
    expect((await get('app-data.json')).json()).toEqual({ webpackCompilationHash: 'test' });
  });
});
