import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Answer, Request } from '#contract/contract.ts';
import { sql } from '#server/database/sql.ts';
import { catalogueHandlers } from '#server/catalogue/catalogue-handlers.ts';
import { selectorHandlers } from '#server/finder/selector-handlers.ts';
import { jsonText, jsonToSend, unchanging } from '#server/json-text.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { insertAssortment } from '#tests/support/assortment.ts';
import { insertPromotion } from '#tests/support/promotions.ts';

type Found = Answer<'selectTyres'>;

let shop: TestRuntime;
beforeAll(async () => {
  shop = await startRuntime({ ...selectorHandlers, ...catalogueHandlers });
  await insertAssortment(shop.database);
});
afterAll(async () => await shop.close());

const search = async (more: Partial<Request<'selectTyres'>['body']> = {}): Promise<Found> =>
  await shop.call('selectTyres', { body: { ...more, filters: { ancho: 205, serie: 55, llanta: 16 } } });

/** From the second time on it is kept, from the third on it is given again. */
const asked = async (more?: Parameters<typeof search>[0]): Promise<Found> => {
  for (let time = 0; time < 3; time += 1) await search(more);
  return await search(more);
};

/** The first answer that is another one than before. */
const changed = async (before: Found, more?: Parameters<typeof search>[0]): Promise<Found> =>
  await vi.waitFor(
    async () => {
      const now = await search(more);
      expect(now.neumaticos).not.toEqual(before.neumaticos);
      return now;
    },
    { timeout: 5000, interval: 50 },
  );

it('gives the same answer again while nothing of it changes, and not to who asks otherwise', async () => {
  const answer = await asked();
  expect(await search()).toBe(answer);
  expect(jsonToSend(answer)).toBe(jsonToSend(await search()));
  const others = [{ destacar: true }, { page: 1 }, { pageSize: 5 }, { order: 'precio' as const }];
  for (const more of others) expect(await asked(more)).not.toEqual(answer);
  const abroad = await asked({ userInfo: { postCode: 'AD500' } });
  expect(abroad.neumaticos[0]?.precio).not.toBe(answer.neumaticos[0]?.precio);
  expect(await search()).toEqual(answer);
});

it('tells of the day from the hour on at which a warehouse closes its orders', async () => {
  shop.setClock(new Date('2027-02-09T10:59:00Z'));
  const early = await asked();
  shop.setClock(new Date('2027-02-09T16:00:00Z'));
  const late = await search();
  expect(late.neumaticos.map(({ plazo }) => plazo)).toEqual(early.neumaticos.map(({ plazo }) => plazo + 1));
});

it('tells of a price as soon as it has changed', async () => {
  const before = await asked();
  await shop.database.run(sql`update offer set precio = precio + 100`);
  const [was] = before.neumaticos;
  const now = await changed(before);
  expect(now.neumaticos.find(({ id }) => id === was?.id)?.precio).toBeGreaterThan(was?.precio ?? 0);
  expect(await asked()).toEqual(now);
});

it('gives a sheet again in each language, and another one once its price has changed', async () => {
  const [tyre] = (await search()).neumaticos;
  if (!tyre) throw new Error('there is no tyre');
  const params = { marca: tyre.marcaSlug, modelo: tyre.modeloSlug, specs: tyre.specs };
  const sheet = async (language: 'es' | 'ca' = 'es') =>
    await shop.call('readTyreSheet', { params, query: {} }, { language });
  for (let time = 0; time < 3; time += 1) for (const language of ['es', 'ca'] as const) await sheet(language);
  const before = await sheet();
  expect(await sheet('ca')).toBe(await sheet('ca'));
  expect(await sheet()).toBe(before);
  expect((await sheet('ca')).servicios).not.toEqual(before.servicios);
  await shop.database.run(sql`update offer set precio = precio + 100`);
  await vi.waitFor(async () => expect((await sheet()).neumatico.precio).toBeGreaterThan(before.neumatico.precio), {
    timeout: 5000,
    interval: 50,
  });
});

it('tells of a promotion from the minute on in which it runs', async () => {
  shop.setClock(new Date('2027-02-10T09:00:00Z'));
  await insertPromotion(shop.database, { desde: new Date('2027-02-10T09:30:00Z'), titulo: 'Después' });
  // Until it is known.
  await pause(1200);
  const before = await asked();
  shop.setClock(new Date('2027-02-10T09:30:00Z'));
  const now = await search();
  expect([before, now].map(({ neumaticos }) => neumaticos.every(({ promocion }) => promocion !== null))).toEqual([
    false,
    true,
  ]);
});

it('is sent as what JSON makes of it, and written once', () => {
  const answer = unchanging({
    total: 2,
    partes: [unchanging({ nombre: 'Pneumàtic' }), { nombre: 'oli' }],
    nada: undefined,
  });
  const sent = jsonToSend(answer);
  expect(String(sent)).toBe(JSON.stringify(answer));
  expect(jsonToSend(answer)).toBe(sent);
  expect(jsonToSend({ total: 2 })).toBe(jsonText({ total: 2 }));
});
