import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { address, type PageName } from '#contract/addresses.ts';
import { basket as ca } from '#i18n/ca/basket.ts';
import { basket as es } from '#i18n/es/basket.ts';
import { demoRegistry } from '#demo/vehicles/demo-registry.ts';
import { handlersOver } from '#server/handlers.ts';
import { buildApp } from '#server/http/build-app.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { mountPages } from '#server/http/mount-pages.ts';
import * as done from '#web/shop/basket/done-page.tsx';
import * as options from '#web/shop/basket/options-page.tsx';
import * as payment from '#web/shop/basket/payment-page.tsx';
import * as request from '#web/shop/basket/request-page.tsx';
import * as time from '#web/shop/basket/time-page.tsx';
import * as workshops from '#web/shop/basket/workshops-page.tsx';
import { picturesInMemory } from '#tests/support/pictures.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { webBuild } from '#tests/support/web-build.ts';
import { pagesOver } from '../../src/pages-over.ts';

const modules = {
  basketRequest: request,
  basketOptions: options,
  basketWorkshops: workshops,
  basketTime: time,
  basketPayment: payment,
  basketDone: done,
} satisfies Partial<Record<PageName, object>>;
const steps = Object.keys(modules) as (keyof typeof modules)[];

const build = webBuild(
  Object.fromEntries(
    (['es', 'ca'] as const).flatMap((language) =>
      steps.map((page) => [`${language}/${page}`, { path: address(page, language), module: modules[page] }]),
    ),
  ),
);

let shop: TestShop;
let app: FastifyInstance;
let clientFolder: string;
/** With a time that is held. */
let cesta: Basket;
beforeAll(async () => {
  shop = await startShop();
  clientFolder = await mkdtemp(join(tmpdir(), 'rodera-pages-'));
  const { runtime, gateway } = shop;
  const dispatch = dispatchOver(
    runtime,
    handlersOver({ gateway, registry: demoRegistry(), pictures: picturesInMemory() }),
  );
  app = await buildApp({
    runtime,
    dispatch,
    gatewayOrigins: [],
    more: async (routes) =>
      await mountPages(routes, {
        clientFolder,
        publicUrl: runtime.config.publicUrl,
        ...pagesOver(build, dispatch, runtime),
      }),
  });
  cesta = await shop.readyBasket('10:00', { codigoPostalIntroducido: '25001', matricula: '1234BCD' });
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await rm(clientFolder, { recursive: true });
});

const told = (id = cesta.cestaID) => `rodera_basket=${id}`;
const get = async (url: string, cookie?: string) =>
  await app.inject({ url, headers: cookie === undefined ? {} : { cookie } });
const kept = ({ headers }: Awaited<ReturnType<typeof get>>) => headers['cache-control'];

describe('a page of the way to pay, of whose basket its browser tells', () => {
  it.each([
    ['basketRequest', 'es', es.matriculaPista],
    ['basketRequest', 'ca', ca.matriculaPista],
    ['basketOptions', 'es', es.opcionesTitulo],
    ['basketTime', 'es', es.primerasHoras],
    ['basketTime', 'ca', ca.primerasHoras],
  ] as const)('%s comes with it (%s)', async (page, language, words) => {
    const { statusCode, body } = await get(address(page, language), told());
    expect([statusCode, body.includes(words)]).toEqual([200, true]);
    // Of its summary, which is in each.
    expect(body).toContain('1234BCD');
  });

  it.each(steps)('%s may be kept nowhere, nor its data, however its address is written', async (page) => {
    const path = address(page, 'es');
    const isShown = page !== 'basketPayment' && page !== 'basketDone';
    for (const form of [path, `${path}/`, `${path}.data`, `${path}?x=1`])
      expect([form, kept(await get(form, told()))]).toEqual([form, isShown ? 'no-store' : 'no-cache']);
  });

  it('is everybody’s where none is told, or none that is there', async () => {
    for (const cookie of [undefined, told(randomUUID()), 'rodera_basket=', 'rodera_basket=%00']) {
      const page = await get(address('basketTime', 'es'), cookie);
      expect([page.statusCode, kept(page), page.body.includes('1234BCD')]).toEqual([200, 'no-cache', false]);
    }
  });

  it('leaves the days to a browser whose account may have others', async () => {
    const page = await get(address('basketTime', 'es'), `${told()}; rodera_session=${'x'.repeat(43)}`);
    expect(page.body).toContain('1234BCD');
    expect(page.body).not.toContain(es.primerasHoras);
    expect(kept(page)).toBe('private, no-store');
    const sure = await get(address('basketTime', 'es'), `__Host-rodera_session=${'x'.repeat(43)}; ${told()}`);
    expect(sure.body).not.toContain(es.primerasHoras);
  });

  it('holds what leads away back until its scripts hear, and no other page does', async () => {
    expect((await get(address('basketRequest', 'es'), told())).body).toContain('requestSubmit');
    expect((await get(address('basketRequest', 'es'))).body).not.toContain('requestSubmit');
  });
});
