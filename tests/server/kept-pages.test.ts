import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoRegistry } from '#demo/vehicles/demo-registry.ts';
import { sql, type Sql } from '#server/database/sql.ts';
import { handlersOver } from '#server/handlers.ts';
import { buildApp } from '#server/http/build-app.ts';
import { registerKeptPages } from '#server/http/kept-pages/count-kept.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { mountPages } from '#server/http/mount-pages.ts';
import { isKept } from '#web/kept-pages.ts';
import routes from '#web/routes.ts';
import { testNow } from '#tests/support/app.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';
import { ona } from '#tests/support/ona.ts';
import { picturesInMemory } from '#tests/support/pictures.ts';
import { shopBuild } from '#tests/support/shop-build.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { everyCase, ofThisTurn } from '#tests/support/turn.ts';
import { sessionCookiesIn } from '#tests/contract/session-cookies.ts';
import { pagesOver } from '../../src/pages-over.ts';

let shop: TestShop;
let clientFolder: string;
let opened = 0;
/** One server that keeps pages, and one over the same shop that renders each anew. */
let keeping: FastifyInstance;
let rendering: FastifyInstance;
/** Another one that keeps pages, and is told nothing by the first. */
let keepingToo: FastifyInstance;
/** Pages that the map of the shop lists and that are kept. */
let listed: string[];

beforeAll(async () => {
  shop = await startShop({ database: await openTestDatabase(demoChain) });
  clientFolder = await mkdtemp(join(tmpdir(), 'rodera-pages-'));
  const build = await shopBuild(/^(shop|booking|content|assistants)\//);
  const { gateway } = shop;
  const open = async (keptPagesMb: number) => {
    const file = keptPagesMb > 0 ? { path: join(clientFolder, `kept-${(opened += 1)}`), stamp: 'test' } : undefined;
    const runtime = { ...shop.runtime, config: { ...shop.runtime.config, mode: 'production' as const, keptPagesMb } };
    const dispatch = dispatchOver(
      runtime,
      handlersOver({ gateway, registry: demoRegistry(), pictures: picturesInMemory() }),
    );
    return await buildApp({
      runtime,
      dispatch,
      gatewayOrigins: [],
      more: async (inner) =>
        await mountPages(inner, {
          clientFolder,
          publicUrl: runtime.config.publicUrl,
          ...pagesOver(build, dispatch, runtime, file),
        }),
    });
  };
  [keeping, keepingToo, rendering] = await Promise.all([open(16), open(16), open(0)]);
  const map = await rendering.inject('/sitemap.xml');
  listed = [...map.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
}, 120_000);
afterAll(async () => {
  await Promise.all([keeping.close(), keepingToo.close()]);
  // What they kept waits for the next process.
  expect((await readdir(clientFolder)).filter((name) => name.startsWith('kept-'))).toHaveLength(2);
  await rendering.close();
  await shop.close();
  await rm(clientFolder, { recursive: true });
});

const get = async (url: string, headers: Record<string, string> = {}, app = keeping) =>
  await app.inject({ url, headers });

/** A page as it is rendered now, without what is new in every answer. */
const rendered = async (url: string): Promise<string> =>
  (await get(url, {}, rendering)).body.replaceAll(/nonce="[^"]*"/g, 'nonce=""');

/** In the order in which it is kept: the link to the other language is written in it. */
const results = '/selector/resultados?ancho=205&llanta=16&serie=55';

describe('a kept page', () => {
  it('is the same bytes for two people: one signed in with a full browser, one who comes for the first time', async () => {
    const registered = await keeping.inject({ method: 'POST', url: '/api/es/users', payload: ona });
    const cookie = sessionCookiesIn(registered).join('; ');
    const known = {
      cookie,
      'user-agent': 'Mozilla/5.0 (Ona)',
      'accept-language': 'ca',
      'x-forwarded-for': '203.0.113.9',
    };
    // Every kind of page once, in each language.
    const patterns = routes.flatMap(({ id = '', path = '' }) =>
      isKept(id)
        ? [
            [
              id,
              new RegExp(`^${path === '/' ? '/' : `/${path.replace(/^\//, '').replaceAll(/:\w+/g, '[^/]+')}`}$`),
            ] as const,
          ]
        : [],
    );
    const one = patterns.flatMap(([, pattern]) => listed.find((path) => pattern.test(path)) ?? []);
    const pages = [...new Set([...one, results, `/ca${results.replace('resultados', 'resultats')}&cp=25001`])];
    expect(pages.length).toBeGreaterThan(80);
    for (const url of ofThisTurn(pages, 2, 'two people')) {
      const theirs = await get(url, known);
      const nobodys = await get(url, { 'accept-language': 'es' });
      expect([url, theirs.statusCode, theirs.body === nobodys.body]).toEqual([url, nobodys.statusCode, true]);
      expect([url, theirs.headers['set-cookie']]).toEqual([url, undefined]);
      if (theirs.statusCode === 200) expect([url, theirs.headers['cache-control']]).toEqual([url, 'no-cache']);
      expect(theirs.body).not.toContain(ona.email);
    }
  }, 120_000);

  it('is what a server renders that keeps none', async () => {
    for (const url of ['/', '/ca', results, '/talleres-mecanicos/lleida', '/promociones/coche'])
      for (let time = 0; time < 2; time += 1)
        expect([url, (await get(url)).body === (await rendered(url))]).toEqual([url, true]);
  });

  it('comes packed as the browser takes it, and says that it did not change', async () => {
    await get(results);
    await get(results);
    // The smaller form is made once nobody waits.
    await vi.waitFor(
      async () => expect((await get(results, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br'),
      { timeout: 5000 },
    );
    const plain = await get(results);
    const packed = await get(results, { 'accept-encoding': 'gzip, deflate' });
    const smaller = await get(results, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect([plain, packed, smaller].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ]);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(brotliDecompressSync(smaller.rawPayload).toString()).toBe(plain.body);
    const wanted = [
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0.5, br;q=0.9', 'br'],
      ['br;q=0.1, gzip;q=0.9', 'gzip'],
      ['GZIP ; q=1.0', 'gzip'],
      ['*', 'br'],
      ['*;q=0', undefined],
      ['gzip;q=0, *;q=0.5', 'br'],
      ['identity, brotli', undefined],
      ['gzip;q=nothing', 'gzip'],
      ['', undefined],
    ] as const;
    for (const [accepted, encoding] of wanted) {
      const page = await get(results, { 'accept-encoding': accepted });
      expect([accepted, page.headers['content-encoding']]).toEqual([accepted, encoding]);
    }
    const etag = String(plain.headers['etag']);
    const again = await get(results, { 'if-none-match': `"x", ${etag}` });
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag]);
    // A cache between may have made another kind of mark of it.
    for (const asked of ['*', etag.replace('W/', ''), `W/"x",${etag.replace('W/', '')}`, `"x" , ${etag}`])
      expect([asked, (await get(results, { 'if-none-match': asked })).statusCode]).toEqual([asked, 304]);
    for (const asked of ['"x"', 'W/"x", "y"', etag.slice(0, -2), ''])
      expect([asked, (await get(results, { 'if-none-match': asked })).statusCode]).toEqual([asked, 200]);
    expect([again.headers['vary'], again.headers['cache-control']]).toEqual(['accept-encoding', 'no-cache']);
  });

  it('allows its own scripts by what they say, and no other', async () => {
    const page = await get(results);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).not.toContain('nonce-');
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]{44}')+;/);
    expect(page.body).not.toMatch(/nonce="[^"]/);
  });

  it('is told to caches that stand between alone, and asked for anew by browsers', async () => {
    const page = await get(results);
    expect(page.headers['cdn-cache-control']).toBe('max-age=1, stale-while-revalidate=30');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.headers['vary']).toBe('accept-encoding');
    expect((await get(results, { 'sec-purpose': 'prefetch' })).headers['cache-control']).toBe('private, max-age=30');
  });

  it('answers HEAD with the length of GET and nothing else', async () => {
    const [whole, head] = [await get(results), await keeping.inject({ method: 'HEAD', url: results })];
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
      200,
      '',
      whole.headers['content-length'],
    ]);
  });

  it('is the same whatever a request says of itself', async () => {
    const { body } = await get(results);
    const tricks: readonly Record<string, string>[] = [
      { cookie: 'sesion=../../x; sesion=; __proto__=1; a'.repeat(20) },
      { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp', 'x-original-url': '/area-privada' },
      { 'accept-language': 'ca,*;q=0', 'user-agent': '<script>alert(1)</script>' },
      { authorization: 'Bearer x', 'x-rewrite-url': '/ca', referer: 'https://evil.example/' },
      { 'x-http-method-override': 'POST', 'sec-purpose': 'prefetch', range: 'bytes=0-10' },
    ];
    for (const headers of tricks) {
      const page = await get(results, headers);
      expect([headers, page.statusCode, page.body === body]).toEqual([headers, 200, true]);
    }
  });

  it('is none of a size that does not exist, however often somebody asks', async () => {
    const nothing = '/selector/resultados?ancho=999&llanta=16&serie=55';
    for (let time = 0; time < 3; time += 1) expect((await get(nothing)).headers['etag']).toBeUndefined();
  });

  it('is none where a form proves when it was made, or the address is nobody’s', async () => {
    expect((await get('/contacto')).headers['etag']).toBeUndefined();
    const missing = await get('/no-hay-nada-aqui');
    expect([missing.statusCode, missing.headers['etag']]).toEqual([404, undefined]);
  });

  it('leaves the data of the router alone', async () => {
    for (const url of ['/neumaticos.data', '/talleres-mecanicos.data', '/blog.data'])
      expect([url, String((await get(url)).headers['content-type'])]).toEqual([
        url,
        expect.stringContaining('text/x-script'),
      ]);
  });
});

/** Today, as the shop's clock has it. */
const testDay = testNow.toISOString().slice(0, 10);

/** What staff, imports and orders do to the shop, and the pages that show it. */
const changes: readonly (readonly [string, Sql])[] = [
  ['a price', sql`update offer set precio = precio + 100`],
  ['a stock', sql`update offer set stock = 3 where stock > 3`],
  ['a product taken off sale', sql`update product set activo = not activo where id % 7 = 0`],
  ['a maker renamed', sql`update brand set marca = marca || 'x' where id = 1`],
  ['a tax', sql`update country set impuesto_bp = 3600 - impuesto_bp where pais = 'ES'`],
  ['a workshop', sql`update workshop set telefono = '973' || (100000 + floor(random() * 899999))::int::text`],
  [
    'opening hours',
    sql`update workshop_hours set hasta = hasta + interval '15 minutes' where dia = 3 and hasta < '22:00'`,
  ],
  [
    'a workshop that closes for a week, and with it the first free hours',
    sql`insert into workshop_closure (cod_tienda, fecha, motivo_es, motivo_ca)
      select min(w.cod_tienda), ${testDay}::date + d, 'Obras', 'Obres' from workshop w, generate_series(0, 6) d group by d
      on conflict do nothing`,
  ],
  ['reviews', sql`update workshop_review set estrellas = 6 - estrellas`],
  ['a content page', sql`update content_text set titulo = left(titulo || '!', 120)`],
  ['a promotion', sql`update promotion set titulo_es = titulo_es || '!'`],
  [
    'a promotion that ends',
    sql`update promotion set hasta = desde + interval '1 minute', fecha_limite = null where id_site_promocion % 2 = 0`,
  ],
];

describe('a kept page is not made anew', () => {
  const counted = new Registry();
  registerKeptPages(counted);
  const madeAnew = async (): Promise<number> => {
    const { values = [] } = (await counted.getSingleMetric('rodera_kept_pages_answered_total')?.get()) ?? {};
    return values.find(({ labels }) => labels['outcome'] === 'changed')?.value ?? 0;
  };

  const ofKind = (kind: RegExp): string => listed.find((path) => kind.test(path)) ?? '';
  const makers = /^\/neumaticos\/michelin$/;
  const workshops = /^\/talleres-mecanicos\/[^/]+\/[^/]+$/;
  const dearer = sql`update offer set precio = precio + 100`;

  it.each([
    ['a written page by prices', /^\/aviso-legal$/, dearer, makers],
    ['a workshop by prices', workshops, dearer, makers],
    [
      'a page about a vehicle by first free hours',
      /^\/coche\/(?!baterias|aceites|accesorios)[^/]+$/,
      sql`insert into workshop_closure (cod_tienda, fecha, motivo_es, motivo_ca)
        select w.cod_tienda, ${testDay}::date + d, 'Obras', 'Obres' from workshop w, generate_series(0, 9) d on conflict do nothing`,
      workshops,
    ],
  ])('%s, which it does not show', async (_, kind, change, showing) => {
    const [url, shows] = [ofKind(kind), ofKind(showing)];
    for (let time = 0; time < 3; time += 1)
      for (const each of [url, shows]) expect((await get(each)).headers['etag']).toBeDefined();
    const old = (await get(shows)).body;
    await shop.database.run(change);
    await vi.waitFor(async () => expect((await get(shows)).body).not.toBe(old), { timeout: 5000, interval: 300 });
    // Each kind of vehicle is read anew by itself, and a page is sent once more while it is compared.
    await pause(1500);
    await get(shows);
    await pause(500);
    const before = await madeAnew();
    expect((await get(url)).statusCode).toBe(200);
    expect(await madeAnew()).toBe(before);
  });
});

it('whatever changes, soon each page of two servers says what a rendering says', async () => {
  const pages = [
    '/',
    '/ca',
    results,
    `/selector/resultados?ancho=205&cp=25001&llanta=16&serie=55`,
    '/neumaticos/michelin',
    '/talleres-mecanicos',
    '/promociones/coche',
    ...[
      /^\/talleres-mecanicos\/[^/]+$/,
      /^\/talleres-mecanicos\/[^/]+\/[^/]+$/,
      /^\/neumaticos\/[^/]+\/[^/]+-\d/,
      /^\/blog\/[^/]+$/,
    ].flatMap((kind) => listed.find((path) => kind.test(path)) ?? []),
  ];
  expect(pages).toHaveLength(11);
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...changes.keys()], { minLength: 1, maxLength: 3 }), async (chosen) => {
      for (const url of pages)
        for (const app of [keeping, keepingToo]) for (let time = 0; time < 2; time += 1) await get(url, {}, app);
      for (const index of chosen) await shop.database.run(changes[index]?.[1] ?? sql`select 1`);
      const names = chosen.map((index) => changes[index]?.[0]);
      for (const url of pages)
        for (const app of [keeping, keepingToo])
          await vi.waitFor(
            async () => {
              const [now, kept] = [await rendered(url), await get(url, {}, app)];
              expect([names, url, kept.body === now]).toEqual([names, url, true]);
            },
            { timeout: 5000, interval: 200 },
          );
    }),
    { numRuns: everyCase ? 8 : 2 },
  );
}, 120_000);
