import { demoRegistry } from '#demo/vehicles/demo-registry.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalSentences as ca } from '#i18n/ca/refusals.ts';
import { refusalSentences as es } from '#i18n/es/refusals.ts';
import { DatabaseAway } from '#server/database/away.ts';
import type { Database } from '#server/database/database.ts';
import { handlersOver } from '#server/handlers.ts';
import { buildApp } from '#server/http/build-app.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import { mountPages } from '#server/http/mount-pages.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { fillShop, startShop, type TestShop } from '#tests/support/shop.ts';
import { addresses } from '#contract/address-table.ts';
import { address } from '#contract/addresses.ts';
import * as workshop from '#web/booking/workshops/workshop-page.tsx';
import { webBuild } from '#tests/support/web-build.ts';
import { pagesOver } from '../../src/pages-over.ts';
import { picturesInMemory } from '#tests/support/pictures.ts';

/** The frame, and one page whose data is asked for at each visit. */
const build = webBuild({
  es: { path: addresses.workshop.es, module: workshop },
  ca: { path: addresses.workshop.ca, module: workshop },
});

/** Of workshop 1. */
const place = { area: 'lleida', taller: 'taller-1' };

let away = false;
let shop: TestShop;
let app: FastifyInstance;
let clientFolder: string;
const logged: string[] = [];

const leaving = (inner: Database): Database => {
  const asked = () => {
    if (away) throw new DatabaseAway(new Error('nobody listens'));
    return inner;
  };
  return {
    ...inner,
    rows: async (query) => await asked().rows(query),
    one: async (query) => await asked().one(query),
    maybeOne: async (query) => await asked().maybeOne(query),
    run: async (query) => await asked().run(query),
    transaction: async (work) => await asked().transaction(work),
  };
};

beforeAll(async () => {
  const database = await openTestDatabase();
  await fillShop(database);
  shop = await startShop({
    database: leaving(database),
    log: pino({ level: 'error' }, { write: (line) => void logged.push(line) }),
  });
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
});
afterAll(async () => {
  await app.close();
  await shop.close();
  await rm(clientFolder, { recursive: true });
});

const visit = async (language: 'es' | 'ca', method: 'GET' | 'HEAD' = 'GET') => {
  const { statusCode, headers, body } = await app.inject({ method, url: address('workshop', language, place) });
  return { status: statusCode, type: headers['content-type'], again: headers['retry-after'], body };
};

test('a page that meets the database away says so with 503 and when to come again, and is whole once it is back', async () => {
  away = true;
  for (const [language, words] of [
    ['es', es],
    ['ca', ca],
  ] as const) {
    const { status, type, again, body } = await visit(language);
    expect([status, type, again]).toEqual([503, 'text/html; charset=utf-8', '5']);
    expect(body).toContain(words['base-de-datos-no-responde']);
    expect(body).toContain(`<html lang="${language}"`);
    expect(body).not.toContain('DatabaseAway');
    expect(await visit(language, 'HEAD')).toMatchObject({ status: 503, again: '5', body: '' });
  }
  away = false;
  for (const language of ['es', 'ca'] as const) {
    const { status, again, body } = await visit(language);
    expect([status, again]).toEqual([200, undefined]);
    expect(body).toContain('</html>');
  }
});

test('a form sent to a page that takes none is a mistake of the sender, not a failure for the log', async () => {
  logged.length = 0;
  const { statusCode } = await app.inject({ method: 'POST', url: address('workshop', 'es', place) });
  expect(statusCode).toBe(405);
  expect(logged).toEqual([]);
});
