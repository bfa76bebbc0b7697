import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addresses } from '#contract/address-table.ts';
import { address, type PageName } from '#contract/addresses.ts';
import type { Language } from '#domain/language.ts';
import { sql } from '#server/database/sql.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { isKept, keptUnder, namesRead } from '#web/kept-pages.ts';
import { motoAddress } from '#web/shop/moto/moto-addresses.ts';
import { anyMotoTyre } from '#domain/finder/read-moto-search.ts';
import { sessionCookiesIn } from '#tests/contract/session-cookies.ts';
import { testNow } from '#tests/support/app.ts';
import { startMigrated } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';
import { ona } from '#tests/support/ona.ts';
import { listedBy, openPageServer, renderedBy } from '#tests/support/page-server.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { shopBuild } from '#tests/support/shop-build.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { ofThisTurn } from '#tests/support/turn.ts';

let postgres: TestPostgres;
let shop: TestShop;
let clientFolder: string;
let keeping: FastifyInstance;
let rendering: FastifyInstance;
/** A page of every kind that is kept, in each language. */
let examples: readonly { readonly page: PageName; readonly language: Language; readonly url: string }[];

const size = 'ancho=205&carga=91&llanta=16&serie=55&velocidad=V';
const motoSize = { ...anyMotoTyre, ancho: 120, alto: 70, llanta: 17 };

/** Pages that no list for search engines names, and what they are asked. */
const unlisted = (page: PageName, language: Language): string | undefined => {
  if (page === 'motoResults') return motoAddress('resultados', language, motoSize);
  if (page === 'motoTubes')
    return motoAddress('camaras-mousses', language, { ...anyMotoTyre, ancho: 90, alto: 90, llanta: 21 });
  if (page === 'motoStep') return motoAddress('alto', language, { ...anyMotoTyre, vehiculo: 'moto', ancho: 120 });
  if (page === 'motoModelStep') return motoAddress('modelo/cilindrada', language, { ...anyMotoTyre, marca: 'Honda' });
  if (addresses[page][language].includes(':')) return undefined;
  const path = address(page as 'home', language);
  return /^selector[A-Z]/.test(page) ? `${path}?${size}` : path;
};

/** With its query in the order in which it is kept. */
const inOrder = (url: string): string => {
  const [path = '', query] = url.split('?');
  const pairs = new URLSearchParams(query);
  pairs.sort();
  return query === undefined ? path : `${path}?${pairs}`;
};

const patternOf = (page: PageName, language: Language): RegExp =>
  new RegExp(`^${addresses[page][language].replaceAll(/:\w+/g, '[^/]+')}$`);

beforeAll(async () => {
  postgres = await startMigrated(demoChain);
  shop = await startShop({ database: openPostgres(postgres.url, 4) });
  clientFolder = await mkdtemp(join(tmpdir(), 'rodera-pages-'));
  const build = await shopBuild(/^(account\/area|assistants|booking|content|shop)\//);
  const open = async (keptPagesMb: number) => await openPageServer(shop, { build, clientFolder, keptPagesMb });
  [keeping, rendering] = await Promise.all([open(16), open(0)]);
  const listed = await listedBy(rendering);
  // A page that has an address of its own is none of those whose address has a part for any.
  const named = new Set(Object.values(addresses).flatMap(({ es, ca }) => [es, ca]));
  const pages = (Object.keys(addresses) as PageName[]).filter((page) => isKept(`es/${page}`));
  examples = pages.flatMap((page) =>
    (['es', 'ca'] as const).flatMap((language) => {
      const pattern = patternOf(page, language);
      const url = unlisted(page, language) ?? listed.find((path) => pattern.test(path) && !named.has(path));
      return url === undefined ? [] : [{ page, language, url: inOrder(url) }];
    }),
  );
  expect(pages.filter((page) => examples.filter((each) => each.page === page).length < 2)).toEqual([]);
}, 120_000);
afterAll(async () => {
  await Promise.all([keeping.close(), rendering.close()]);
  await shop.close();
  await postgres.stop();
  await rm(clientFolder, { recursive: true });
});

const get = async (url: string, headers: Record<string, string> = {}) => await keeping.inject({ url, headers });

const rendered = async (url: string): Promise<string> => await renderedBy(rendering, url);

/** What is answered to a line as it stands, which no client of a library would send. */
const asWritten = async (line: string): Promise<string> => {
  if (!keeping.server.listening) await keeping.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect((keeping.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${line}\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
};

/** What is asked for twice is kept. */
const isKeptAt = async (url: string): Promise<boolean> => {
  await get(url);
  await get(url);
  return (await get(url)).headers['etag'] !== undefined;
};

describe('a page of every kind that is kept', () => {
  it('is the same bytes for two people: one signed in with a full browser, one who comes for the first time', async () => {
    const registered = await keeping.inject({ method: 'POST', url: '/api/es/users', payload: ona });
    const known = {
      cookie: `${sessionCookiesIn(registered).join('; ')}; rodera_basket=9f8b2c1e-5a43-4f0e-8f57-3d0c1b2a4e6f; consentimiento=todo`,
      'user-agent': 'Mozilla/5.0 (Ona)',
      'accept-language': 'ca',
      'x-forwarded-for': '203.0.113.9',
    };
    expect(examples.length).toBeGreaterThan(140);
    const nearby = '/ca/selector/resultats?ancho=205&cp=25001&llanta=16&serie=55';
    for (const url of [...ofThisTurn(examples, 2, 'two people').map((each) => each.url), nearby]) {
      const theirs = await get(url, known);
      const nobodys = await get(url, { 'accept-language': 'es' });
      expect([url, theirs.statusCode, theirs.body === nobodys.body]).toEqual([url, nobodys.statusCode, true]);
      expect([url, theirs.headers['set-cookie'], theirs.headers['cache-control']]).toEqual([
        url,
        undefined,
        'no-cache',
      ]);
      expect(theirs.body).not.toContain(ona.email);
    }
  }, 120_000);

  it('is kept, and allows nothing that stands in it but its own scripts and looks', async () => {
    for (const { url } of ofThisTurn(examples, 4, 'kept')) {
      // Some lead on, and of some there is nothing in this shop.
      const { statusCode } = await get(url);
      expect([url, await isKeptAt(url)]).toEqual([url, statusCode === 200]);
      if (statusCode !== 200) continue;
      const { body, headers } = await get(url);
      const inline = [...body.matchAll(/<(script|style)(?![^>]*\ssrc=)([^>]*)>/g)].filter(
        ([, , attributes = '']) => !/type="application\/(?:ld\+)?json"/.test(attributes),
      );
      expect([url, inline.filter(([, , attributes = '']) => !attributes.includes('nonce=""'))]).toEqual([url, []]);
      expect(String(headers['content-security-policy'])).not.toContain('nonce-');
    }
  }, 120_000);

  it('shows nothing else by a name of which it is not said that it reads it', async () => {
    const values: Readonly<Record<string, string>> = { cp: 'AD500', taller: '101', pagina: '2', llanta: '16' };
    const all = [...new Set(examples.flatMap(({ page }) => namesRead(`es/${page}`) ?? []))];
    for (const { page, language, url } of ofThisTurn(examples, 2, 'names')) {
      const names = all.filter((name) => namesRead(`${language}/${page}`)?.includes(name) === false);
      const query = names.map((name) => `${name}=${values[name] ?? '205'}`).join('&');
      const asked = `${url}${url.includes('?') ? '&' : '?'}${query}`;
      expect(keptUnder(asked, () => `${language}/${page}`)).toBe(url);
      // The page tells where it is, as in its link to the other language.
      const told = [query, query.replaceAll('&', '&amp;'), query.replaceAll('&', String.raw`\u0026`)];
      const plain = (html: string) =>
        told
          .reduce((text, each) => text.replaceAll(each, ''), html)
          .replaceAll(/(?:\?|&amp;|&|\\u0026)(?=["\\#])/g, '');
      expect([url, plain(await rendered(asked)) === plain(await rendered(url))]).toEqual([url, true]);
    }
  }, 120_000);
});

describe('what the shop does not have is not kept, however often somebody asks:', () => {
  it.each([
    ['a size', '/selector/resultados?ancho=999&llanta=16&serie=55'],
    ['a page beyond the last', '/selector/resultados/todos?ancho=205&llanta=16&pagina=999&serie=55'],
    ['a width that is asked about', '/selector/serie?ancho=999'],
    ['a height', '/selector/llanta?ancho=205&serie=999'],
    ['a rim', '/selector/carga?ancho=205&llanta=99&serie=55'],
    ['a size of motorcycles', '/selector-moto/resultados?alto=99&ancho=999&llanta=99'],
    ['a maker of motorcycles', '/selector-moto/modelo/cilindrada?marca=nadie'],
    ['batteries', '/coche/baterias?ah=13286'],
    ['oils', '/coche/aceites?viscosidad=99W99'],
    ['articles of the blog', '/blog?pagina=900'],
    ['workshops beyond the last page', '/talleres-mecanicos?pagina=999'],
  ])('%s', async (_, url) => {
    expect(await isKeptAt(url)).toBe(false);
  });

  it('what there is of the same is kept', async () => {
    for (const url of [
      '/selector/serie?ancho=205',
      '/selector/carga?ancho=205&llanta=16&serie=55',
      '/selector-moto/modelo/cilindrada?marca=Honda',
      '/coche/baterias',
      '/talleres-mecanicos?pagina=2',
    ])
      expect([url, await isKeptAt(url)]).toEqual([url, true]);
  });
});

describe('an address that is no page', () => {
  it.each([
    ['data of the router behind a mark that browsers keep', '/neumaticos.data#x', 200, /text\/x-script/],
    ['of another protocol', 'foo://bar', 400, /problem\+json/],
  ])('%s', async (_, url, status, type) => {
    const answer = await asWritten(`GET ${url} HTTP/1.1`);
    expect(answer.split('\r\n', 1)[0]).toContain(`${status}`);
    expect(answer).toMatch(type);
  });
});

describe('a kept page with hours', () => {
  const workshop = '/talleres-mecanicos/lleida/lleida-cappont';
  const isAsRendered = async (url: string) => (await get(url)).body === (await rendered(url));

  it('says what a rendering says while the agenda is closed, and after', async () => {
    expect(await isKeptAt(workshop)).toBe(true);
    const { body: before } = await get(workshop);
    await shop.database.run(sql`
      insert into maintenance (activo, fecha_inicio, fecha_fin)
      values (true, ${testNow}, ${new Date(testNow.getTime() + 3600_000)})`);
    await vi.waitFor(
      async () => expect([(await get(workshop)).body === before, await isAsRendered(workshop)]).toEqual([false, true]),
      { timeout: 5000 },
    );
    const closed = await get(workshop);
    expect([closed.statusCode, closed.headers['etag']]).toEqual([200, undefined]);
    await shop.database.run(sql`delete from maintenance`);
    await vi.waitFor(async () => expect(await isKeptAt(workshop)).toBe(true), { timeout: 5000 });
    expect(await isAsRendered(workshop)).toBe(true);
  });

  it.each([
    ['a minute later', '2027-02-09T08:01:00Z'],
    ['as workshops close at noon', '2027-02-09T12:31:00Z'],
    ['in the evening', '2027-02-09T22:50:00Z'],
    ['a minute after midnight', '2027-02-09T23:01:00Z'],
    ['when clocks were put forward', '2027-03-28T01:30:00Z'],
  ])('goes with the clock: %s', async (_, now) => {
    const pages = [workshop, '/talleres-mecanicos', '/', '/ca'];
    for (const url of pages) await isKeptAt(url);
    shop.setClock(new Date(now));
    for (const url of pages) await vi.waitFor(async () => expect([url, await isAsRendered(url)]).toEqual([url, true]));
    shop.setClock(testNow);
  });
});
