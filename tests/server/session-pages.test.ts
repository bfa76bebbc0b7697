import { demoRegistry } from '#demo/vehicles/demo-registry.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addresses } from '#contract/address-table.ts';
import { area as es } from '#i18n/es/area.ts';
import { area as ca } from '#i18n/ca/area.ts';
import { handlersOver } from '#server/handlers.ts';
import { buildApp } from '#server/http/build-app.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { mountPages } from '#server/http/mount-pages.ts';
import * as mine from '#web/account/area/visits-page.tsx';
import * as workshop from '#web/booking/workshops/workshop-page.tsx';
import { anyPlate, insertVisitServices, visitWish } from '#tests/support/visits.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { webBuild } from '#tests/support/web-build.ts';
import { pagesOver } from '../../src/pages-over.ts';
import { sentBack, sessionCookiesIn } from '#tests/contract/session-cookies.ts';
import { ona } from '#tests/support/ona.ts';
import { picturesInMemory } from '#tests/support/pictures.ts';

const paths = { mine: addresses.visitsMine.es, meves: addresses.visitsMine.ca, workshop: addresses.workshop.es };

/** The page of one's own appointments in both languages, and one that is everybody's. */
const build = webBuild({
  mine: { path: paths.mine, module: mine },
  meves: { path: paths.meves, module: mine },
  workshop: { path: paths.workshop, module: workshop },
});

let shop: TestShop;
let app: FastifyInstance;
let clientFolder: string;
let token: string;
let cookie: string;
beforeAll(async () => {
  shop = await startShop({ handlers: visitsHandlers });
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
  const registered = await app.inject({ method: 'POST', url: '/api/es/users', payload: ona });
  token = registered.json<{ token: string }>().token;
  cookie = sentBack(registered);
  await insertVisitServices(shop.database);
  await shop.call('bookVisit', { body: visitWish('10:00', { userData: { matricula: anyPlate() } }) }, { token });
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await rm(clientFolder, { recursive: true });
});

const get = async (url: string, headers: Record<string, string> = {}) => await app.inject({ url, headers });
const kept = ({ headers }: Awaited<ReturnType<typeof get>>) => [headers['cache-control'], headers['vary']];

describe('a page of one’s own', () => {
  it.each([
    [paths.mine, es],
    [paths.meves, ca],
  ] as const)('%s is whole without a script, for the account that is signed in alone', async (url, t) => {
    const page = await get(url, { cookie });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(t.misCitasDe(ona.email));
    expect(page.body).toContain(t.gestionar);
    expect(page.body).toContain(t.misCitasSalirSinJavascript);
    expect(kept(page)).toEqual(['private, no-store', expect.stringMatching(/^Cookie\b/)]);
    const data = await get(`${url}.data`, { cookie });
    expect([data.statusCode, data.body.includes(ona.email)]).toEqual([200, true]);
    expect(kept(data)).toEqual(['private, no-store', expect.stringMatching(/^Cookie\b/)]);
  });

  it.each(['', 'rodera_session=', `rodera_session=${'x'.repeat(43)}`, `rodera_session=${'x'.repeat(9000)}`])(
    'asks who they are of who comes with “%.20s”',
    async (wrong) => {
      const page = await get(paths.mine, wrong === '' ? {} : { cookie: wrong });
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(es.misCitasSinJavascript);
      expect(page.body).not.toContain(ona.email);
    },
  );

  it('says that it depends on who asks even where nobody is signed in, and is else kept as before', async () => {
    expect(kept(await get(paths.mine))).toEqual(['no-cache', expect.stringMatching(/^Cookie\b/)]);
  });

  it('knows nobody where something is posted', async () => {
    const posted = await app.inject({
      method: 'POST',
      url: paths.mine,
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'a=1',
    });
    expect(posted.body).not.toContain(ona.email);
    expect(String(posted.headers['vary'])).not.toMatch(/cookie/i);
  });
});

it('a page that is everybody’s does not look who is signed in, and is kept as before', async () => {
  const url = paths.workshop.replace(':area', 'lleida').replace(':taller', 'taller-1');
  const [known, nobody] = [await get(url, { cookie }), await get(url)];
  expect([known.statusCode, nobody.statusCode]).toEqual([200, 200]);
  expect(kept(known)).toEqual(kept(nobody));
  expect(known.headers['cache-control']).toBe('no-cache');
  expect(String(known.headers['vary'])).not.toMatch(/cookie/i);
  expect(known.body).not.toContain(ona.email);
});

it('what is fetched before it is wanted is kept for half a minute, but what is one’s own', async () => {
  const ahead = { 'sec-purpose': 'prefetch' };
  const url = `${paths.workshop.replace(':area', 'lleida').replace(':taller', 'taller-1')}.data`;
  expect(kept(await get(url, { ...ahead, cookie }))[0]).toBe('private, max-age=30');
  expect(kept(await get(url))[0]).toBe('no-cache');
  expect(kept(await get(`${url}?firma=x`, ahead))[0]).toBe('no-store');
  expect(kept(await get(`${paths.mine}.data`, { ...ahead, cookie }))[0]).toBe('private, no-store');
});

it('signing out ends it', async () => {
  const ended = await app.inject({
    method: 'DELETE',
    url: '/api/es/users/auth',
    headers: { authorization: `Bearer ${token}`, cookie },
  });
  expect(sessionCookiesIn(ended)).toEqual([expect.stringContaining('Max-Age=0')]);
  expect((await get(paths.mine, { cookie })).body).not.toContain(ona.email);
});
