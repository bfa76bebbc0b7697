import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { publishContent } from '#server/content/publish-content.ts';
import { createContent, saveContent } from '#server/content/save-content.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql, type Sql } from '#server/database/sql.ts';
import { testNow } from '#tests/support/app.ts';
import { startMigrated } from '#tests/support/database.ts';
import { openPageServer } from '#tests/support/page-server.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { insertPromotion } from '#tests/support/promotions.ts';
import { shopBuild } from '#tests/support/shop-build.ts';
import { fillShop, startShop, type TestShop } from '#tests/support/shop.ts';
import { insertVisitServices } from '#tests/support/visits.ts';

/** Who asks for a page so long after a change sees it. */
const shownMs = 1200;

const sheet = '/neumaticos/michelin/modelo-1-205-55-r16-91v';
const workshop = '/talleres-mecanicos/lleida/taller-1';
const contentId = randomUUID();
const written = (titulo: string) => {
  const text = { slug: 'cambia', titulo, descripcion: 'x', entrada: '', texto: 'Texto.' };
  return { fecha: null, indexar: true, pie: false, textos: { es: text, ca: text } };
};

let postgres: TestPostgres;
let one: TestShop;
let other: TestShop;
let pages: FastifyInstance;
let clientFolder: string;
let promotion: string;
let version = 1;
/** Of the first day on which tyres are there. */
const hours = ['09:00', '10:00', '11:00', '12:00', '15:00', '16:00', '17:00', '18:00'];

beforeAll(async () => {
  postgres = await startMigrated();
  const first = openPostgres(postgres.url, 2);
  await fillShop(first);
  await insertVisitServices(first);
  // Whoever comes to the one bay that there is takes its hour.
  await first.run(sql`delete from bay where bay_id > 1`);
  await first.run(sql`update workshop set web = false where cod_tienda = 2`);
  promotion = `/promociones/coche/${await insertPromotion(first, {})}`;
  await createContent(first, { id: contentId, clave: null, clase: 'pagina' }, written('Antes'), testNow);
  await publishContent(first, { id: contentId, version: 1, desde: null, now: testNow });
  await first.close();
  const start = async () => await startShop({ database: openPostgres(postgres.url, 6) });
  [one, other] = await Promise.all([start(), start()]);
  clientFolder = await mkdtemp(join(tmpdir(), 'rodera-pages-'));
  pages = await openPageServer(other, {
    build: await shopBuild(/\/(?:tyre-model|workshop|promotion|content)-page\.tsx$/),
    clientFolder,
    keptPagesMb: 16,
  });
});
afterAll(async () => {
  await pages.close();
  await Promise.all([one.close(), other.close()]);
  await postgres.stop();
  await rm(clientFolder, { recursive: true });
});

const shown = async (url: string): Promise<string> => {
  const { statusCode, headers, body } = await pages.inject(url);
  expect([url, statusCode, typeof headers['etag']]).toEqual([url, 200, 'string']);
  return body;
};

const run = (change: Sql) => async () => await one.database.run(change);

it.each<[string, () => readonly string[], () => Promise<unknown>]>([
  // What the thread of the catalogue reads comes first: it ends when nobody used it for five seconds, and begins slowly here.
  ['a price', () => [sheet], run(sql`update offer set precio = precio + 100`)],
  ['a promotion', () => [promotion], run(sql`update promotion set titulo_es = titulo_es || '!'`)],
  [
    'a review of a product',
    () => [sheet],
    run(sql`
      insert into product_review (id, product_id, model_id, origen, estrellas, texto, idioma, nombre, fecha_visita, estado, creado, cambiado)
      select gen_random_uuid(), product_id, model_id, 'demo', 4, 'Silencioso.', 'es', 'Pau', '2027-02-01', 'publicada', ${testNow}::timestamptz,
        ${testNow}::timestamptz from tyre where product_id = 1`),
  ],
  [
    'opening hours of a workshop',
    () => [workshop],
    run(sql`update workshop_hours set hasta = hasta + interval '15 minutes'`),
  ],
  [
    'a content page',
    () => ['/cambia'],
    async () => {
      const saved = await saveContent(one.database, { id: contentId, version }, written(`Vez ${version}`), testNow);
      if (isRefusal(saved)) throw new Error(saved.refusal);
      ({ version } = saved);
      await publishContent(one.database, { ...saved, desde: null, now: testNow });
    },
  ],
  [
    'an hour taken by an appointment',
    () => [workshop, `${sheet}?cp=25001`],
    async () => {
      const cestaID = randomUUID();
      await one.update({ cestaID, products: [{ id_navision: 'N1', cantidad: 4 }], selectedTaller: 1 });
      const time = hours.shift() ?? '';
      await one.call('reserveTime', { body: { codTienda: 1, date: '2027-02-10', time, cestaID } });
      await one.order(await one.basket(cestaID));
    },
  ],
  // Where everything is read anew, the thread of a busy machine may take longer, and what was known serves meanwhile (decision 096).
])(
  '%s: what changes at one server is on the kept pages of another 1.2 s later',
  { retry: 3 },
  async (_, urlsOf, change) => {
    const urls = urlsOf();
    let before: string[] = [];
    // What changed before has to be there, or it would be taken for what changes now.
    await expect
      .poll(
        async () => {
          before = await Promise.all(urls.map(shown));
          await pause(900);
          return JSON.stringify(await Promise.all(urls.map(shown))) === JSON.stringify(before);
        },
        { timeout: 10_000, interval: 0 },
      )
      .toBe(true);
    // The second time what this server keeps of the shop was read only just before: longer it cannot be kept.
    for (let time = 0; time < 2; time += 1) {
      await change();
      const changed = performance.now();
      const untilShown = async (url: string, at: number): Promise<string> => {
        for (;;) {
          const asked = performance.now();
          const now = await shown(url);
          if (now !== before[at]) return now;
          expect([url, time, asked - changed < shownMs]).toEqual([url, time, true]);
          await pause(50);
        }
      };
      before = await Promise.all(urls.map(untilShown));
    }
  },
);
