import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '#contract/contract.ts';
import type { Problem } from '#contract/refusals.ts';
import { contentHandlers } from '#server/content/content-handlers.ts';
import { editContentHandlers } from '#server/content/edit-content-handlers.ts';
import { picturesHandlers } from '#server/content/pictures-handlers.ts';
import { publishContent } from '#server/content/publish-content.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { insertPicture, lockPicture, removePicture } from '#server/pictures/pictures-store.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { picturesInMemory } from '#tests/support/pictures.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { signInStaff } from '#tests/support/staff.ts';

let postgres: TestPostgres;
let one: TestRuntime;
let other: TestRuntime;
let editor: { readonly token: string };
const files = picturesInMemory();

beforeAll(async () => {
  postgres = await startMigrated();
  const handlers = { ...contentHandlers, ...editContentHandlers, ...picturesHandlers({ pictures: files }) };
  const start = async () => await startRuntime(handlers, { database: openPostgres(postgres.url, 8) });
  [one, other] = [await start(), await start()];
  editor = { token: await signInStaff(one.database, testNow, { rol: 'administrador', talleres: [] }) };
});
afterAll(async () => {
  await one.close();
  await other.close();
  await postgres.stop();
});
beforeEach(() => {
  for (const server of [one, other]) server.setClock(testNow);
});

const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);

/** A picture that is there with its file. */
const addPicture = async (nombre: string): Promise<string> => {
  const id = randomUUID();
  const huella = createHash('sha256').update(id).digest('hex');
  const archivo = `${huella.slice(0, 40)}.webp`;
  await files.write(archivo, new Uint8Array([1]));
  const archivos = [{ tipo: 'webp' as const, ancho: 10, alto: 10, bytes: 1, archivo }];
  const picture = { id, nombre, huella, es: 'Una rueda', ca: 'Una roda', ancho: 10, alto: 10, archivos };
  await one.database.transaction(async (tx) => await insertPicture(tx, picture, testNow));
  return id;
};

const textNaming = (nombres: readonly string[]) =>
  ['Hola', ...nombres.map((nombre) => `::: imagen\nnombre: ${nombre}\n:::`)].join('\n\n');

/** A draft of a page that names some pictures. */
const draft = async (slug: string, ...nombres: string[]): Promise<{ id: string; version: number }> => {
  const text = { slug, titulo: slug, descripcion: 'x', texto: textNaming(nombres) };
  return await one.call('createContent', { body: { clase: 'pagina', es: text, ca: text } }, editor);
};

const publish = async (server: TestRuntime, { id, version }: { id: string; version: number | null }) =>
  await server.send('publishContent', { params: { id }, body: { version } }, editor);
const remove = async (server: TestRuntime, id: string) =>
  await server.send('deletePicture', { params: { id } }, editor);
const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status === 200 ? 'done' : (body as Problem).code;

/** How many pictures a page shows, undefined where it is not shown; one whose file is gone fails the test. */
const shown = async (server: TestRuntime, ruta: string): Promise<number | undefined> => {
  const { status, body } = await server.send('readContent', { query: { ruta } });
  if (status !== 200) return undefined;
  const partes = (body as Answer<'readContent'>).contenido?.partes ?? [];
  const pictures = partes.filter((part) => part.tipo === 'imagen');
  for (const { src } of pictures.flatMap(({ archivos }) => archivos))
    if (!files.kept.has(src.replace('/imagenes/', ''))) throw new Error(`${ruta} shows a file that is gone`);
  return pictures.length;
};

/** Until somebody waits for a row that another holds. */
const somebodyWaits = async (): Promise<void> => {
  const waiting = sql`
    select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  for (let tries = 0; (await one.database.one<{ n: number }>(waiting)).n === 0; tries += 1) {
    if (tries === 300) throw new Error('nobody waits');
    await pause(5);
  }
};

describe('a picture that is deleted while a page that names it is published', () => {
  it('stays where the publication was first, though not written yet', async () => {
    const picture = await addPicture('publicada-antes');
    const page = await draft('publicada-antes', 'publicada-antes');
    const { deleting } = await one.database.transaction(async (tx) => {
      await publishContent(tx, { ...page, desde: null, now: testNow });
      const begun = remove(other, picture);
      await somebodyWaits();
      return { deleting: begun };
    });
    expect(codeOf(await deleting)).toBe('imagen-en-uso');
    expect(await shown(other, 'publicada-antes')).toBe(1);
  });

  it('keeps the page from being published where it was deleted first, though not written yet', async () => {
    const picture = await addPicture('borrada-antes');
    const page = await draft('borrada-antes', 'borrada-antes');
    const { publishing } = await one.database.transaction(async (tx) => {
      await lockPicture(tx, picture);
      await removePicture(tx, picture);
      const begun = publish(other, page);
      await somebodyWaits();
      return { publishing: begun };
    });
    expect(codeOf(await publishing)).toBe('contenido-incompleto');
    expect(await shown(other, 'borrada-antes')).toBeUndefined();
  });

  it('is of both one, in sixty rounds at once on two servers', async () => {
    for (let round = 0; round < 60; round += 1) {
      const name = `a-la-vez-${round}`;
      const picture = await addPicture(name);
      const page = await draft(name, name);
      const [publisher, deleter] = round % 2 ? [one, other] : [other, one];
      const both = [async () => await publish(publisher, page), async () => await remove(deleter, picture)];
      const [first, second] = await Promise.all(
        (round % 4 < 2 ? both : both.toReversed()).map(async (act) => await act()),
      );
      const codes = [first, second].map((each) => codeOf(each as Awaited<ReturnType<typeof remove>>)).toSorted();
      const isShown = await shown(one, name);
      expect([round, ...codes]).toEqual([
        round,
        ...(isShown === undefined ? ['contenido-incompleto', 'done'] : ['done', 'imagen-en-uso']),
      ]);
      expect([undefined, 1]).toContain(isShown);
    }
  });

  it('with ten pages that name ten pictures each, all at once, leaves none of them half', async () => {
    const names = Array.from({ length: 10 }, (_, place) => `todas-${place}`);
    const pictures = await Promise.all(names.map(addPicture));
    const pages = await Promise.all(
      names.map(async (name, place) => await draft(name, ...(place % 2 ? names : names.toReversed()))),
    );
    const outcomes = await Promise.all([
      ...pages.map(async (page, place) => await publish(place % 2 ? one : other, page)),
      ...pictures.map(async (picture, place) => await remove(place % 2 ? other : one, picture)),
    ]);
    for (const outcome of outcomes)
      expect(['done', 'imagen-en-uso', 'contenido-incompleto']).toContain(codeOf(outcome));
    for (const name of names) expect([undefined, 10]).toContain(await shown(one, name));
  });
});

describe('a page whose next version does without a picture', () => {
  const replaced = async (name: string) => {
    const picture = await addPicture(name);
    const page = await draft(name, name);
    await publish(one, page);
    const text = { slug: name, titulo: name, descripcion: 'x', texto: 'Hola' };
    const body = { version: page.version, indexar: true, pie: false, es: text, ca: text };
    const next = await one.call('saveContent', { params: { id: page.id }, body }, editor);
    await one.database.transaction(async (tx) => await publishContent(tx, { ...next, desde: later(60), now: testNow }));
    const [plan] = (await one.call('openContent', { params: { id: page.id } }, editor)).planes;
    return { picture, page, plan: plan?.id ?? 0 };
  };
  const cancel = async (server: TestRuntime, id: string, plan: number) =>
    await server.send('cancelPublication', { params: { id, plan } }, editor);

  it('keeps the next version where the picture went with the one before, by a clock that is a second behind, too', async () => {
    const { picture, page, plan } = await replaced('reloj-atrasado');
    one.setClock(later(60));
    other.setClock(later(59));
    expect(codeOf(await remove(one, picture))).toBe('done');
    expect(codeOf(await cancel(other, page.id, plan))).toBe('pagina-no-existe');
    expect(await shown(one, 'reloj-atrasado')).toBe(0);
  });

  it('keeps the picture where the plan was taken back first', async () => {
    const { picture, page, plan } = await replaced('retirado-antes');
    one.setClock(later(60));
    other.setClock(later(59));
    expect(codeOf(await cancel(other, page.id, plan))).toBe('done');
    expect(codeOf(await remove(one, picture))).toBe('imagen-en-uso');
    expect(await shown(one, 'retirado-antes')).toBe(1);
  });

  it('is whole whoever is quicker, in forty rounds at the very moment', async () => {
    for (let round = 0; round < 40; round += 1) {
      const name = `en-el-momento-${round}`;
      one.setClock(testNow);
      const { picture, page, plan } = await replaced(name);
      one.setClock(later(60));
      other.setClock(later(59));
      const both = [async () => await remove(one, picture), async () => await cancel(other, page.id, plan)];
      const outcomes = await Promise.all((round % 2 ? both : both.toReversed()).map(async (act) => await act()));
      const [removed, cancelled] = (round % 2 ? outcomes : outcomes.toReversed()).map(codeOf);
      expect([
        ['done', 'pagina-no-existe'],
        ['imagen-en-uso', 'done'],
      ]).toContainEqual([removed, cancelled]);
      expect(await shown(one, name)).toBe(removed === 'done' ? 0 : 1);
    }
  });
});
