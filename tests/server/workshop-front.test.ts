import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { buildApp } from '#server/http/build-app.ts';
import { dispatchOver } from '#server/http/dispatch.ts';
import type { Handlers } from '#server/runtime.ts';
import { drawFront } from '#server/workshops/front/draw-front.ts';
import { mountFronts } from '#server/workshops/front-route.ts';
import { workshopsHandlers } from '#server/workshops/workshops-handlers.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { insertWorkshop, threeBays } from '#tests/support/workshops.ts';

let shop: TestRuntime;
let app: FastifyInstance;

beforeAll(async () => {
  shop = await startRuntime(workshopsHandlers);
  await insertWorkshop(shop.database, { codTienda: 1 });
  await insertWorkshop(shop.database, { codTienda: 2, bays: threeBays.slice(1) });
  await shop.database.run(sql`update workshop set alias = 'Rodera Lleida Cappont' where cod_tienda = 1`);
  app = await buildApp({
    runtime: shop.runtime,
    dispatch: dispatchOver(shop.runtime, workshopsHandlers as unknown as Handlers),
    gatewayOrigins: [],
    more: async (routes) => mountFronts(routes, shop.runtime),
  });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const front = async (name: string) => await app.inject({ method: 'GET', url: `/fachadas/${name}` });
const doors = (picture: string) => picture.split('class="frame"').length - 2;

describe('the drawn front of a workshop', () => {
  test('has as many doors as the workshop has bays', async () => {
    expect(doors((await front('1-abierto.svg')).body)).toBe(3);
    expect(doors((await front('2-abierto.svg')).body)).toBe(2);
  });

  test('has its doors up while it is open, and down with a lamp on while it is closed', async () => {
    const [open, closed] = [(await front('1-abierto.svg')).body, (await front('1-cerrado.svg')).body];
    expect(open).toContain('class="in"');
    expect(open).not.toContain('class="lamp"');
    expect(closed).toContain('class="lamp"');
    expect(closed).not.toContain('class="in"');
  });

  test('is a picture that a browser may keep for a day, and runs nothing', async () => {
    const { statusCode, headers } = await front('1-abierto.svg');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('is painted for who shows a shared link, with its name on the sign', async () => {
    const { statusCode, headers, rawPayload } = await front('1.jpg');
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { format, width, height } = await sharp(rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(rawPayload.length).toBeLessThan(150_000);
    const [again, other] = [await front('1.jpg'), await front('2.jpg')];
    expect(again.rawPayload.equals(rawPayload)).toBe(true);
    expect(other.rawPayload.equals(rawPayload)).toBe(false);
  });

  test.each([
    '9-abierto.svg',
    '1-medio.svg',
    '1.svg',
    '1234567890-abierto.svg',
    '9.jpg',
    '1.jpg.svg',
    '1234567890.jpg',
    'x-abierto.svg',
  ])('is not there as %s', async (name) => {
    expect((await front(name)).statusCode).toBe(404);
  });
});

describe('a front as it is drawn', () => {
  const drawn = { codTienda: 101, rotulo: 'Lleida Cappont', puertas: 3, abierto: true };

  test('looks the same each time, and otherwise than that of another workshop', () => {
    expect(drawFront(drawn)).toBe(drawFront(drawn));
    const looks = new Set(Array.from({ length: 12 }, (_, index) => drawFront({ ...drawn, codTienda: 101 + index })));
    expect(looks.size).toBe(12);
  });

  test('letters another name otherwise, and never executes it', () => {
    expect(drawFront({ ...drawn, rotulo: 'Vigo' })).not.toBe(drawFront(drawn));
    expect(drawFront({ ...drawn, rotulo: '<script>alert(1)</script>' })).not.toContain('script');
  });

  test.each([0, 1, 8, 9, 500])('of %i bays has one to eight doors, all within the picture', (puertas) => {
    const picture = drawFront({ ...drawn, puertas });
    expect(doors(picture)).toBe(Math.min(8, Math.max(1, puertas)));
    expect(picture.length).toBeLessThan(24_000);
    for (const [, x] of picture.matchAll(/class="frame" d="M(-?[\d.]+)/g)) {
      expect(Number(x)).toBeGreaterThan(0);
      expect(Number(x)).toBeLessThan(480);
    }
  });
});
