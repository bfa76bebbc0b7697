import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPostgres } from '#server/database/postgres.ts';
import { sql, type Sql } from '#server/database/sql.ts';
import { registerKeptPages, type KeptOutcome } from '#server/http/kept-pages/count-kept.ts';
import { writeKeptFile } from '#server/http/kept-pages/kept-file.ts';
import { testNow } from '#tests/support/app.ts';
import { startMigrated } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';
import { listedBy, openPageServer, renderedBy } from '#tests/support/page-server.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { shopBuild } from '#tests/support/shop-build.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { everyCase } from '#tests/support/turn.ts';

let postgres: TestPostgres;
let shop: TestShop;
/** The same shop in another process: nothing but the database tells it of what changes. */
let shopBeside: TestShop;
let build: ServerBuild;
let clientFolder: string;
let opened = 0;
/** One server that keeps pages, and one over the same shop that renders each anew. */
let keeping: FastifyInstance;
let rendering: FastifyInstance;
/** Another one that keeps pages, of the shop beside. */
let keepingToo: FastifyInstance;
/** Pages that the map of the shop lists and that are kept. */
let listed: string[];

beforeAll(async () => {
  postgres = await startMigrated(demoChain);
  const start = async () => await startShop({ database: openPostgres(postgres.url, 4) });
  [shop, shopBeside] = await Promise.all([start(), start()]);
  clientFolder = await mkdtemp(join(tmpdir(), 'rodera-pages-'));
  build = await shopBuild(/^(account\/area|assistants|booking|content|shop)\//);
  const open = async (of: TestShop, keptPagesMb: number) => {
    const file = keptPagesMb > 0 && { path: join(clientFolder, `kept-${(opened += 1)}`), stamp: 'test' };
    return await openPageServer(of, { build, clientFolder, keptPagesMb, ...(file && { file }) });
  };
  [keeping, keepingToo, rendering] = await Promise.all([open(shop, 16), open(shopBeside, 16), open(shop, 0)]);
  listed = await listedBy(rendering);
}, 120_000);
afterAll(async () => {
  await Promise.all([keeping.close(), keepingToo.close()]);
  // What they kept waits for the next process.
  expect((await readdir(clientFolder)).filter((name) => name.startsWith('kept-'))).toHaveLength(2);
  await rendering.close();
  await Promise.all([shop.close(), shopBeside.close()]);
  await postgres.stop();
  await rm(clientFolder, { recursive: true });
});

const get = async (url: string, headers: Record<string, string> = {}, app = keeping) =>
  await app.inject({ url, headers });

const rendered = async (url: string): Promise<string> => await renderedBy(rendering, url);

/** In the order in which it is kept: the link to the other language is written in it. */
const results = '/selector/resultados?ancho=205&llanta=16&serie=55';

describe('a kept page', () => {
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
    // What a browser may show for longer is kept by none of them: they would hand it on to others.
    const ahead = await get(results, { 'sec-purpose': 'prefetch' });
    const unchanged = await get(results, { 'sec-purpose': 'prefetch', 'if-none-match': String(page.headers['etag']) });
    for (const { headers } of [ahead, unchanged])
      expect([headers['cache-control'], headers['cdn-cache-control']]).toEqual(['private, max-age=30', 'no-store']);
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

/** What staff, imports, customers and orders do to the shop, and the pages that show it. */
const changes: readonly (readonly [string, Sql])[] = [
  ['a price', sql`update offer set precio = precio + 100`],
  ['a stock', sql`update offer set stock = case when stock = 3 then 40 else 3 end where stock > 0`],
  ['a product taken off sale', sql`update product set activo = not activo where id % 7 = 0`],
  [
    'a new product',
    // Of each tyre of the size that is looked at one more, of a load that none had.
    sql`with added as (
      insert into product (id, id_navision, tipo_producto, brand_id, nombre_producto_es, nombre_producto_ca)
      select p.id + m.most, p.id_navision || '-' || m.most, p.tipo_producto, p.brand_id, p.nombre_producto_es, p.nombre_producto_ca
      from product p join tyre t on t.product_id = p.id, (select max(id) as most from product) m
      where t.ancho = 205 and t.serie = 55 and t.llanta = 16 and t.specs not like '%-nuevo-%' returning id
    ), fitting as (
      insert into tyre
      select (jsonb_populate_record(t, jsonb_build_object('product_id', a.id, 'specs', t.specs || '-nuevo-' || a.id))).*
      from added a, (select max(id) as most from product) m, tyre t where t.product_id = a.id - m.most returning product_id
    )
    insert into offer (product_id, cod_almacen, precio, stock)
    select product_id, (select min(cod_almacen) from warehouse), 1000, 40 from fitting`,
  ],
  ['a maker renamed', sql`update brand set marca = marca || 'x' where id = 1`],
  ['a tax', sql`update country set impuesto_bp = 3600 - impuesto_bp where pais = 'ES'`],
  ['a workshop', sql`update workshop set telefono = '973' || (100000 + floor(random() * 899999))::int::text`],
  [
    'opening hours',
    sql`update workshop_hours set hasta = hasta + interval '15 minutes' where dia = 3 and hasta < '22:00'`,
  ],
  [
    'a workshop that closes for a week, and with it the first free hours',
    // Or opens again.
    sql`with opened as (delete from workshop_closure where motivo_es = 'Obras' returning fecha)
      insert into workshop_closure (cod_tienda, fecha, motivo_es, motivo_ca)
      select min(w.cod_tienda), ${testDay}::date + d, 'Obras', 'Obres' from workshop w, generate_series(0, 6) d
      where not exists (select from opened) group by d
      on conflict do nothing`,
  ],
  [
    'hours taken by appointments',
    // Of each bay the next three hours of each day that nobody has taken.
    sql`insert into allocation (appointment_id, cod_tienda, bay_id, tz, span, kind, status)
      select distinct on (b.cod_tienda, b.bay_id, d) gen_random_uuid(), b.cod_tienda, b.bay_id, w.tz, s.span, 'booking', 'confirmed'
      from bay b join workshop w using (cod_tienda), generate_series(0, 9) d, generate_series(8, 17, 3) h,
        lateral (select (${testDay}::date + d + make_interval(hours => h)) at time zone w.tz as since) a,
        lateral (select tstzrange(a.since, a.since + interval '3 hours') as span) s
      where not exists (
        select from allocation o where o.cod_tienda = b.cod_tienda and o.bay_id = b.bay_id and o.span && s.span)
      order by b.cod_tienda, b.bay_id, d, h`,
  ],
  ['reviews of workshops', sql`update workshop_review set estrellas = 6 - estrellas`],
  [
    'reviews of products',
    sql`insert into product_review (id, product_id, model_id, origen, estrellas, texto, idioma, nombre, fecha_visita, estado, creado, cambiado)
      select gen_random_uuid(), min(product_id), model_id, 'demo', 1, 'Ruidoso.', 'es', 'Pau', ${testDay}::date, 'publicada', ${testNow}::timestamptz, ${testNow}::timestamptz
      from tyre group by model_id`,
  ],
  [
    'a content page',
    // Whoever publishes tells all servers.
    sql`with written as (update content_text set titulo = left(titulo || '!', 120) returning page_id)
      update content_publication set version = version where page_id in (select page_id from written)`,
  ],
  ['a promotion', sql`update promotion set titulo_es = titulo_es || '!'`],
  [
    'a promotion that ends',
    // Or begins again.
    sql`update promotion set fecha_limite = null,
        hasta = case when hasta = desde + interval '1 minute' then null else desde + interval '1 minute' end
      where id_site_promocion % 2 = 0`,
  ],
];

const counted = new Registry();
registerKeptPages(counted);
const countOf = async (outcome: KeptOutcome): Promise<number> => {
  const { values = [] } = (await counted.getSingleMetric('rodera_kept_pages_answered_total')?.get()) ?? {};
  return values.find(({ labels }) => labels['outcome'] === outcome)?.value ?? 0;
};

describe('after a deploy', () => {
  const begin = async (file: { readonly path: string; readonly stamp: string }) =>
    await openPageServer(shop, { build, clientFolder, keptPagesMb: 16, file });
  /** What a server of another build left behind that had kept these. */
  const left = async (path: string, addresses: readonly string[]) => {
    const page = {
      etag: '',
      inline: { scripts: [], looks: [] },
      packed: { gzip: Buffer.from('') },
      from: { calls: [] },
    };
    await writeKeptFile(
      { path, version: 'another' },
      addresses.map((address) => [address, page]),
    );
  };

  it('what people read before is made before anybody asks, once the server listens', async () => {
    const path = join(clientFolder, 'deployed');
    const read = ['/', '/talleres-mecanicos', results];
    const before = await begin({ path, stamp: 'before' });
    for (const url of [...read, ...read, '/aviso-legal']) await get(url, {}, before);
    await before.close();

    const after = await begin({ path, stamp: 'after' });
    const made = await countOf('made');
    await after.inject('/healthz');
    await pause(300);
    expect(await countOf('made')).toBe(made);
    await after.listen({ host: '127.0.0.1', port: 0 });
    await vi.waitFor(async () => expect(await countOf('made')).toBe(made + read.length), { timeout: 10_000 });
    for (const url of read) expect([url, (await get(url, {}, after)).body]).toEqual([url, await rendered(url)]);
    expect(await countOf('made')).toBe(made + read.length);
    await get('/aviso-legal', {}, after);
    expect(await countOf('made')).toBe(made + read.length + 1);
    await after.close();
  });

  it('what the new build would not keep, or not so, is not made', async () => {
    const path = join(clientFolder, 'changed');
    await left(path, ['/cita-previa', '/contacto', '/?firma=x', '/?nadie=lo-lee', '/no-hay-nada-aqui', '/cookies']);
    const after = await begin({ path, stamp: 'after' });
    const [made, notKept] = [await countOf('made'), await countOf('not-kept')];
    await after.listen({ host: '127.0.0.1', port: 0 });
    await vi.waitFor(async () => expect(await countOf('made')).toBe(made + 1), { timeout: 10_000 });
    // The address of nobody is asked for, as a page of editors might be there.
    expect(await countOf('not-kept')).toBe(notKept + 1);
    await after.close();
  });

  it('a stop waits for the page that is being made, and what is made then is kept for the next server', async () => {
    const path = join(clientFolder, 'stopped');
    await left(path, ['/aviso-legal', ...listed.slice(0, 50)]);
    const after = await begin({ path, stamp: 'after' });
    const made = await countOf('made');
    await after.listen({ host: '127.0.0.1', port: 0 });
    await vi.waitFor(async () => expect(await countOf('made')).toBeGreaterThan(made), { timeout: 10_000, interval: 5 });
    await after.close();
    const madeThen = (await countOf('made')) - made;
    await pause(300);
    expect((await countOf('made')) - made).toBe(madeThen);
    expect(madeThen).toBeLessThan(10);
    const next = await begin({ path, stamp: 'after' });
    await get('/aviso-legal', {}, next);
    expect((await countOf('made')) - made).toBe(madeThen);
    await next.close();
  });
});

describe('a kept page is not made anew', () => {
  // Where all are closed nobody sees what is taken.
  afterAll(async () => void (await shop.database.run(sql`delete from workshop_closure where motivo_es = 'Obras'`)));

  const ofKind = (kind: RegExp): string => listed.find((path) => kind.test(path)) ?? '';
  const makers = /^\/neumaticos\/michelin$/;
  const workshops = /^\/talleres-mecanicos\/[^/]+\/[^/]+$/;
  const dearer = sql`update offer set precio = precio + 100`;
  const dearerTyres = sql`update offer set precio = precio + 100 where product_id in (select product_id from tyre)`;

  it.each([
    ['a written page by prices', /^\/aviso-legal$/, dearer, makers],
    ['a workshop by prices of tyres', workshops, dearerTyres, makers],
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
    const before = await countOf('changed');
    expect((await get(url)).statusCode).toBe(200);
    expect(await countOf('changed')).toBe(before);
  });
});

/** So long after a change every process has read it, and a page that was kept before is compared with it. */
const shownMs = 1200;

it('whatever changes, soon each page of two servers says what a rendering says', async () => {
  const pages = [
    '/',
    '/ca',
    results,
    `/selector/resultados?ancho=205&cp=25001&llanta=16&serie=55`,
    '/selector-moto/resultados?alto=70&ancho=120&llanta=17',
    '/neumaticos/michelin',
    '/neumaticos/verano',
    '/coche/baterias',
    '/talleres-mecanicos',
    '/promociones/coche',
    '/ayuda',
    ...[
      /^\/talleres-mecanicos\/[^/]+$/,
      /^\/talleres-mecanicos\/[^/]+\/[^/]+$/,
      /^\/neumaticos\/[^/]+\/[^/]+-\d/,
      /^\/promociones\/coche\/\d+$/,
      /^\/blog\/[^/]+$/,
    ].flatMap((kind) => listed.find((path) => kind.test(path)) ?? []),
  ];
  expect(pages).toHaveLength(16);
  const servers = [keeping, keepingToo];
  const group = everyCase ? 1 : 8;
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...changes], { minLength: changes.length }), async (chosen) => {
      for (let at = 0; at < chosen.length; at += group) {
        const names = chosen.slice(at, at + group).map(([name]) => name);
        const old = new Map<string, string>();
        for (const url of pages)
          for (const app of servers)
            for (let time = 0; time < 2; time += 1) old.set(url, (await get(url, {}, app)).body);
        for (const [, change] of chosen.slice(at, at + group)) await shop.database.run(change);
        // Until then a rendering, too, may say what was; where the machine has other work, a while longer.
        await pause(shownMs);
        await vi.waitFor(
          async () => {
            for (const url of pages) if ((await rendered(url)) !== old.get(url)) return;
            throw new Error(`no page shows ${names.join(' and ')}`);
          },
          { timeout: 10_000, interval: 200 },
        );
        for (const url of pages)
          for (const app of servers)
            await vi.waitFor(
              async () => {
                const [kept, now] = [await get(url, {}, app), await rendered(url)];
                expect([names, url, kept.body === now]).toEqual([names, url, true]);
              },
              { timeout: 5000, interval: 200 },
            );
      }
    }),
    { numRuns: everyCase ? 2 : 1 },
  );
}, 600_000);
