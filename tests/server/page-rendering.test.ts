import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createElement, lazy, Suspense, type ReactNode } from 'react';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addresses } from '#contract/address-table.ts';
import * as missing from '#web/content/not-found-page.tsx';
import * as legal from '#web/content/legal-page.tsx';
import { openTestDatabase } from '#tests/support/database.ts';
import { openPageServer } from '#tests/support/page-server.ts';
import { fillShop, startShop, type TestShop } from '#tests/support/shop.ts';
import { webBuild } from '#tests/support/web-build.ts';

/** A page with a part whose script is read when it is shown for the first time. */
const pageWith = (Part: () => ReactNode) => {
  const Late = lazy(async () => await Promise.resolve({ default: Part }));
  return {
    loader: () => ({ dicho: 'lo del cargador' }),
    default: () => createElement(Suspense, { fallback: 'todavía no' }, createElement(Late)),
  };
};
const pages = webBuild({
  'es/home': { path: '/', module: legal },
  'es/legal': { path: addresses.legal.es, module: legal },
  'es/search': { path: addresses.search.es, module: pageWith(() => createElement('p', {}, 'llegó tarde')) },
  'es/promotions': {
    path: addresses.promotions.es,
    module: pageWith(() => {
      throw new Error('a part broke');
    }),
  },
  // It takes whatever is one word.
  'es/content': { path: '/:nombre', module: missing },
  'es/notFound': { path: '*', module: missing },
});
/** As the shop is built: a browser asks for the routes that it does not have. */
const build = { ...pages, routeDiscovery: { mode: 'lazy' } } as ServerBuild;

let shop: TestShop;
let app: FastifyInstance;
let clientFolder: string;

beforeAll(async () => {
  const database = await openTestDatabase();
  await fillShop(database);
  shop = await startShop({ database });
  clientFolder = await mkdtemp(join(tmpdir(), 'rodera-pages-'));
  app = await openPageServer(shop, { build, clientFolder, keptPagesMb: 0 });
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await rm(clientFolder, { recursive: true });
});

const get = async (url: string, accepted = 'identity') =>
  await app.inject({ url, headers: { 'accept-encoding': accepted } });

it('a part whose script was not read yet is in the page from the first time on, and not what stands for it until then', async () => {
  for (const time of ['first', 'second']) {
    const { statusCode, body } = await get(addresses.search.es);
    expect([time, statusCode]).toEqual([time, 200]);
    expect(body).toMatch(/^<!DOCTYPE html><html lang="es">/);
    expect(body).toContain('<p>llegó tarde</p>');
    expect(body).not.toContain('todavía no');
  }
});

it('a part that breaks is no page: its trouble is logged', async () => {
  const logged = vi.spyOn(shop.runtime.log, 'error');
  expect((await get(addresses.promotions.es)).statusCode).toBe(500);
  expect(logged).toHaveBeenCalledWith(
    expect.objectContaining({ err: expect.objectContaining({ message: 'a part broke' }) as unknown }),
    'page failed',
  );
});

it('a page’s data alone, what is no page, and the routes that a browser asks for are answered as by all routes together', async () => {
  const data = await get(`${addresses.search.es}.data`);
  expect([data.statusCode, data.body.includes('lo del cargador')]).toEqual([200, true]);
  expect((await get('/_.data')).statusCode).toBe(200);
  expect((await get('/no/hay/tal')).statusCode).toBe(404);
  const told = await get(`/__manifest?version=test&paths=%2F,${encodeURIComponent(addresses.search.es)}`);
  expect(Object.keys(told.json<object>())).toEqual(['root', 'es/home', 'es/search']);
});

it.each([
  ['gzip, deflate, br', 'gzip'],
  ['br', undefined],
  ['gzip;q=0', undefined],
  ['', undefined],
])('a page for who takes "%s" is packed as %s', async (accepted, packing) => {
  const { headers, rawPayload } = await get(addresses.legal.es, accepted);
  expect(headers['content-encoding']).toBe(packing);
  const html = packing ? gunzipSync(rawPayload) : rawPayload;
  expect(html.toString()).toContain('</html>');
  if (packing) expect(headers.vary).toContain('accept-encoding');
});
