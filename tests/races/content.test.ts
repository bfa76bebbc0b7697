import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { contentHandlers } from '#server/content/content-handlers.ts';
import { liveContentOf } from '#server/content/live-content.ts';
import { publishContent } from '#server/content/publish-content.ts';
import { createContent, saveContent } from '#server/content/save-content.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';

const pages = 10_000;
const saves = 500;

let postgres: TestPostgres;
let servers: readonly TestRuntime[];
const stops: (() => Promise<void>)[] = [];
const id = randomUUID();

const written = (texto: string) => {
  const text = { slug: 'cambia', titulo: 'Cambia', descripcion: 'x', entrada: '', texto };
  return { fecha: null, indexar: true, pie: false, textos: { es: text, ca: text } };
};

beforeAll(async () => {
  postgres = await startMigrated();
  const first = openPostgres(postgres.url, 2);
  await first.run(sql`
    with p as (
      insert into content_page (id, clase, version, creado, cambiado)
      select gen_random_uuid(), 'pagina', 1, ${testNow}, ${testNow} from generate_series(1, ${pages}) returning id
    ), n as (select id, row_number() over () as n from p), v as (
      insert into content_version (page_id, version, creado, indexar, pie) select id, 1, ${testNow}, true, false from n
    ), t as (
      insert into content_text (page_id, version, idioma, slug, titulo, descripcion, entrada, texto)
      select id, 1, l, 'pagina-' || n, 'Página ' || n, 'x', '', repeat('Una frase con **algo** dentro. ', 100)
      from n, unnest(array['es', 'ca']) l
    ), r as (
      insert into content_route (idioma, ruta, page_id, desde) select l, 'pagina-' || n, id, ${testNow} from n, unnest(array['es', 'ca']) l
    )
    insert into content_publication (page_id, version, desde) select id, 1, ${testNow} from n`);
  await first.run(sql`analyze`);
  await createContent(first, { id, clave: null, clase: 'pagina' }, written('Vez 0'), testNow);
  await publishContent(first, { id, version: 1, desde: null, now: testNow });
  await first.close();
  const start = async () => await startRuntime(contentHandlers, { database: openPostgres(postgres.url, 6) });
  servers = [await start(), await start()];
  for (const { database } of servers) stops.push(await liveContentOf(database).hear());
});
afterAll(async () => {
  for (const stop of stops) await stop();
  for (const server of servers) await server.close();
  await postgres.stop();
});

const shown = async (server: TestRuntime): Promise<string> =>
  JSON.stringify((await server.call('readContent', { query: { ruta: 'cambia' } })).contenido?.partes);

it(
  'is shown by every server within a second of its publication, among ten thousand pages and five hundred saves',
  { timeout: 240_000 },
  async () => {
    let slowest = 0;
    for (let time = 1; time <= saves; time += 1) {
      const [writer, reader] = time % 2 ? servers : servers.toReversed();
      if (!writer || !reader) throw new Error('two servers');
      await Promise.all([shown(writer), shown(reader)]);
      const now = new Date(testNow.getTime() + time);
      for (const server of servers) server.setClock(now);
      const saved = await saveContent(writer.database, { id, version: time }, written(`Vez ${time}`), now);
      if (isRefusal(saved)) throw new Error(saved.refusal);
      await publishContent(writer.database, { ...saved, desde: null, now });
      const published = performance.now();
      while (!(await shown(reader)).includes(`Vez ${time}"`)) {
        expect(performance.now() - published).toBeLessThan(1000);
        await pause(2);
      }
      slowest = Math.max(slowest, performance.now() - published);
    }
    expect(slowest).toBeLessThan(1000);
    const { rutas, hayMas } = await (servers[0] as TestRuntime).call('listContentRoutes', { query: { page: 10 } });
    expect([rutas.length, hayMas]).toEqual([1, false]);
  },
);

it('is read quickly by a server that has not read it before', { timeout: 60_000 }, async () => {
  const server = await startRuntime(contentHandlers, { database: openPostgres(postgres.url, 4) });
  server.setClock(new Date(testNow.getTime() + 60_000));
  const before = performance.now();
  for (let n = 1; n <= 200; n += 1)
    await server.call('readContent', { query: { ruta: `pagina-${n * 50}` } }, { language: n % 2 ? 'es' : 'ca' });
  expect((performance.now() - before) / 200).toBeLessThan(100);
  await server.close();
});
