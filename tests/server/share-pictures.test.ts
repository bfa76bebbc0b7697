import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articlesHandlers } from '#server/catalogue/articles-handlers.ts';
import { catalogueHandlers } from '#server/catalogue/catalogue-handlers.ts';
import { buildApp } from '#server/http/build-app.ts';
import type { Dispatch } from '#server/http/dispatch.ts';
import { promotionsHandlers } from '#server/promotions/promotions-handlers.ts';
import { drawShared } from '#server/share-pictures/draw-shared.ts';
import { mountSharePictures } from '#server/share-pictures/share-pictures-route.ts';
import { insertTyre } from '#tests/support/catalogue.ts';
import { insertPromotion } from '#tests/support/promotions.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let app: FastifyInstance;
let offers: Readonly<Record<'tyres' | 'battery' | 'named' | 'nothing' | 'ended', number>>;
const many = Array.from({ length: 12 }, (_, place) => 50 + place);

beforeAll(async () => {
  shop = await startShop({ handlers: { ...catalogueHandlers, ...articlesHandlers, ...promotionsHandlers } });
  for (const id of many) await insertTyre(shop.database, { id, ancho: 225 });
  const offer = async (wish: Parameters<typeof insertPromotion>[1]) => await insertPromotion(shop.database, wish);
  offers = {
    tyres: await offer({ titulo: 'Todos' }),
    battery: await offer({ titulo: 'Baterías', tipo_producto: ['bateria'] }),
    named: await offer({ titulo: 'Uno solo', productos: ['N2'] }),
    nothing: await offer({ titulo: 'Aceites', tipo_producto: ['aceite'] }),
    ended: await offer({ titulo: 'Acabada', hasta: new Date('2027-01-01T00:00:00Z') }),
  };
  const dispatch: Dispatch = async (name, { params, query, body, language }) =>
    await shop.send(name, { params, query, body }, { language });
  app = await buildApp({
    runtime: shop.runtime,
    dispatch,
    gatewayOrigins: [],
    more: async (routes) =>
      mountSharePictures(routes, shop.runtime, {
        dispatch,
        clientFolder: new URL('../../public/', import.meta.url).pathname,
      }),
  });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const shared = async (path: string) => await app.inject({ method: 'GET', url: `/compartir${path}.jpg` });
const tyre = '/neumaticos/michelin/modelo-1-205-55-r16-91v';
const battery = { es: '/coche/baterias/michelin/l3-70-ah-760-a-9', ca: '/ca/cotxe/bateries/michelin/l3-70-ah-760-a-9' };

/** Whether the half of a picture where something is to be seen has more than one colour. */
const isFilled = async (picture: Buffer) => {
  const { channels } = await sharp(picture).extract({ left: 640, top: 0, width: 560, height: 600 }).stats();
  return channels.some(({ stdev }) => stdev > 10);
};

describe('what a shared link shows', () => {
  test('is a JPEG of 1200 by 630 that may be kept for a day', async () => {
    const { statusCode, headers, rawPayload } = await shared(tyre);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=86400',
    ]);
    const { format, width, height } = await sharp(rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(rawPayload.length).toBeLessThan(150_000);
  });

  test('is there of a tyre, its model, an article and offers, and shows what each is about', async () => {
    const paths = [
      tyre,
      '/neumaticos/michelin/modelo-1',
      battery.es,
      `/promociones/coche/${offers.tyres}`,
      `/promociones/coche/${offers.battery}`,
      `/promociones/coche/${offers.named}`,
    ];
    const pictures = await Promise.all(paths.map(async (path) => (await shared(path)).rawPayload));
    expect(await Promise.all(pictures.map(isFilled))).toEqual(paths.map(() => true));
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(paths.length);
  });

  test('is words alone of an offer of which nothing is sold', async () => {
    const { statusCode, rawPayload } = await shared(`/promociones/coche/${offers.nothing}`);
    expect(statusCode).toBe(200);
    const { dominant } = await sharp(rawPayload).stats();
    expect(dominant.r).toBeLessThan(60);
  });

  test('is the same each time, and speaks the language of its page', async () => {
    const [one, again, other] = [await shared(battery.es), await shared(battery.es), await shared(battery.ca)];
    expect(again.rawPayload.equals(one.rawPayload)).toBe(true);
    expect([other.statusCode, other.rawPayload.equals(one.rawPayload)]).toEqual([200, false]);
  });

  test.each([
    '/neumaticos/michelin/modelo-1-205-55-r16-91w',
    '/neumaticos/nadie/modelo-1',
    '/ca/neumaticos/michelin/modelo-1',
    '/neumaticos/michelin/MODELO-1',
    '/coche/baterias/michelin/otro-nombre-9',
    '/coche/baterias/michelin/l3-70-ah-760-a',
    '/coche/baterias/michelin/l3-70-ah-760-a-99999999999',
    '/coche/aceites/l3-70-ah-760-a-9',
    '/promociones/moto/1',
    '/promociones/coche/0',
    '/promociones/coche/x',
    '/promociones/coche/99999999999',
    '/',
    '/..%2f..%2fpackage.json',
  ])('is not there at %s', async (path) => {
    expect((await shared(path)).statusCode).toBe(404);
  });

  test('is not there of an offer that ended', async () => {
    expect((await shared(`/promociones/coche/${offers.ended}`)).statusCode).toBe(404);
  });

  test('is refused for a while to who asks for many at once', async () => {
    const answers = await Promise.all(
      many.map(async (id) => await shared(`/neumaticos/michelin/modelo-${id}-225-55-r16-91v`)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(many.length - refused.length);
    expect((await shared(`/neumaticos/michelin/modelo-${many[0]}-225-55-r16-91v`)).statusCode).toBe(200);
  });
});

describe('the words of a shared picture', () => {
  /** Where its letters end: `matrix(scale 0 0 -scale left baseline)`. */
  const baselines = (drawn: string) =>
    [...drawn.matchAll(/transform="matrix\([^)]* ([\d.]+)\)"/g)].map(([, y]) => Number(y));

  test.each(['x', 'Kit de ozono 2: desinfección, filtro y evaporador', 'palabra '.repeat(60), 'x'.repeat(300)])(
    'stay between the mark and the yellow line: %s',
    (title) => {
      const lines = baselines(drawShared({ over: 'BF Goodrich', title, under: '205/55 R16 91V' }, ''));
      expect(lines.length).toBeLessThanOrEqual(8);
      expect(Math.min(...lines)).toBeGreaterThan(130);
      expect(Math.max(...lines)).toBeLessThan(600);
    },
  );

  test('are outlines: a name runs nothing', () => {
    expect(drawShared({ title: '<script>alert(1)</script>' })).not.toContain('script');
  });
});
