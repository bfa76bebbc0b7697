import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { findMail } from '#server/mail/mail-store.ts';
import { writeLetter } from '#server/letters.ts';
import { reviewsHandlers } from '#server/workshops/reviews-handlers.ts';
import { reviewsJobs } from '#server/workshops/reviews-jobs.ts';
import { signReview } from '#server/workshops/review-signature.ts';
import { workshopsHandlers } from '#server/workshops/workshops-handlers.ts';
import { testNow } from '#tests/support/app.ts';
import { startShop, thursday, type TestShop } from '#tests/support/shop.ts';
import { anyPlate, insertVisitServices, visitWish } from '#tests/support/visits.ts';
import { everyDay, insertWorkshop } from '#tests/support/workshops.ts';

let shop: TestShop;
let workshop = 700;

beforeAll(async () => {
  shop = await startShop({
    handlers: { ...visitsHandlers, ...accountsHandlers, ...workshopsHandlers, ...reviewsHandlers },
  });
  await insertVisitServices(shop.database);
  const hours = [{ dias: everyDay, desde: '08:00', hasta: '20:00' }];
  for (let codTienda = 701; codTienda <= 730; codTienda += 1) await insertWorkshop(shop.database, { codTienda, hours });
});
afterAll(async () => await shop.close());

/** Each test has a workshop that nobody has reviewed. */
beforeEach(() => {
  shop.setClock(testNow);
  workshop += 1;
});

const visited = async (status = 'done') => {
  const { times } = await shop.call('consultVisitTimes', {
    params: { id: workshop, x: 'pinchazo' },
    body: { date: thursday },
  });
  const email = `${randomUUID()}@example.com`;
  const wish = visitWish(times[0] ?? '', { selectedTaller: workshop, userData: { email, matricula: anyPlate() } });
  const { citaPreviaId: cita } = await shop.call('bookVisit', { body: wish });
  await shop.database.run(sql`update allocation set status = ${status} where appointment_id = ${cita}::uuid`);
  return { cita, email, firma: await signReview(shop.database, cita) };
};

type Done = Awaited<ReturnType<typeof visited>>;
const review = (estrellas: number, texto = 'Bien hecho.') => ({ estrellas, texto, nombre: 'Roger' });
const write = async ({ cita, firma }: Done, said = review(5)) =>
  await shop.call('writeReview', { params: { cita }, body: { firma, ...said } });
const sheet = async () => await shop.call('readWorkshop', { params: { id: String(workshop) } });

describe('a review', () => {
  test('is written of a visit that took place, and is shown as checked', async () => {
    const done = await visited();
    expect(await shop.call('readReviewVisit', { params: done, query: done })).toMatchObject({
      alias: `Taller ${workshop}`,
      fecha: thursday,
      nombre: 'Roger',
      estado: null,
    });
    expect(await write(done, review(4))).toEqual({ estado: 'publicada' });
    const { opiniones } = await sheet();
    expect(opiniones.verificadas).toEqual({ media: 4, total: 1 });
    expect(opiniones.lista).toMatchObject([
      { estrellas: 4, texto: 'Bien hecho.', nombre: 'Roger', fecha: thursday, verificada: true },
    ]);
    expect(opiniones.porEstrellas).toEqual(
      [5, 4, 3, 2, 1].map((estrellas) => ({ estrellas, total: Number(estrellas === 4) })),
    );
  });

  test.each(['confirmed', 'arrived', 'working', 'no_show', 'cancelled'])(
    'cannot be written of a visit that is %s',
    async (status) => {
      const { cita, firma } = await visited(status);
      const refused = await shop.refused('writeReview', { params: { cita }, body: { firma, ...review(5) } });
      expect(refused.code).toBe('cita-no-existe');
    },
  );

  test('cannot be written with the link of another visit', async () => {
    const [one, other] = [await visited(), await visited()];
    const refused = await shop.refused('writeReview', {
      params: { cita: one.cita },
      body: { firma: other.firma, ...review(1) },
    });
    expect(refused.code).toBe('cita-no-existe');
  });

  test('is written once, also by two at the same time', async () => {
    const { cita, firma } = await visited();
    const twice = await Promise.all(
      [1, 5].map(
        async (stars) => await shop.send('writeReview', { params: { cita }, body: { firma, ...review(stars) } }),
      ),
    );
    expect(twice.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const refused = await shop.refused('writeReview', { params: { cita }, body: { firma, ...review(3) } });
    expect(refused.code).toBe('opinion-ya-escrita');
  });

  test.each(['Mirad www.otro.example', 'Escribidme a ana@example.com', 'Llamad al 633 44 55 66'])(
    'waits for a reader where it carries more than an opinion: %s',
    async (texto) => {
      expect(await write(await visited(), review(5, texto))).toEqual({ estado: 'pendiente' });
      const { tienda, opiniones } = await sheet();
      expect([tienda.valoracion, opiniones.lista]).toEqual([null, []]);
    },
  );

  test('is shown whether it is good or bad', async () => {
    expect(await write(await visited(), review(1, 'Muy mal.'))).toEqual({ estado: 'publicada' });
  });

  test('that was kept back is not shown', async () => {
    const done = await visited();
    await write(done);
    await shop.database.run(
      sql`update workshop_review set estado = 'retenida', motivo = 'insultos' where appointment_id = ${done.cita}::uuid`,
    );
    expect((await sheet()).opiniones.lista).toEqual([]);
    expect((await shop.call('readReviewVisit', { params: done, query: done })).estado).toBe('retenida');
  });
});

describe('invented reviews', () => {
  test('are never counted as checked, and go with the first real one', async () => {
    await shop.database.run(sql`
      insert into workshop_review (id, cod_tienda, origen, estrellas, texto, idioma, nombre, fecha_visita, estado, creado)
      values (gen_random_uuid(), ${workshop}, 'demo', 2, 'Inventada', 'es', '', '2027-01-04', 'publicada', now())`);
    const before = (await sheet()).opiniones;
    expect(before.verificadas).toBeNull();
    expect(before.lista).toMatchObject([{ texto: 'Inventada', verificada: false }]);
    await write(await visited());
    const { lista, verificadas } = (await sheet()).opiniones;
    expect(lista).toMatchObject([{ verificada: true }]);
    expect(verificadas).toEqual({ media: 5, total: 1 });
  });

  test('cannot be written as if they were of a visit', async () => {
    await expect(
      shop.database.run(sql`
        insert into workshop_review (id, cod_tienda, origen, estrellas, texto, idioma, nombre, fecha_visita, estado, creado)
        values (gen_random_uuid(), ${workshop}, 'cita', 5, 'x', 'es', '', '2027-01-04', 'publicada', now())`),
    ).rejects.toThrow(/check/);
  });
});

describe('who came', () => {
  const job = () => reviewsJobs(shop.runtime)['ask-reviews'];
  const mails = async (email: string) =>
    await shop.database.rows<{ id: string }>(
      sql`select id from mail where destinatario = ${email} and template = 'opinion'`,
    );

  test('is asked once, in their language, with a link that opens their visit', async () => {
    const done = await visited();
    shop.setClock(new Date(`${thursday}T17:00:00Z`));
    await job().run({});
    await job().run({});
    const [mail, ...more] = await mails(done.email);
    expect(more).toEqual([]);
    const row = await findMail(shop.database, mail?.id ?? '');
    const letter = row && (await writeLetter(shop.runtime, row));
    expect(letter?.subject).toBe(`Com ha anat a Taller ${workshop}?`);
    expect(JSON.stringify(letter?.blocks)).toContain(`/ca/la-teva-opinio?cita=${done.cita}&firma=${done.firma}`);
  });

  test('is not asked at night, nor before the visit is done', async () => {
    const [done, waiting] = [await visited(), await visited('confirmed')];
    shop.setClock(new Date(`${thursday}T21:30:00Z`));
    await job().run({});
    expect(await mails(done.email)).toEqual([]);
    shop.setClock(new Date(`${thursday}T17:00:00Z`));
    await job().run({});
    expect(await mails(done.email)).toHaveLength(1);
    expect(await mails(waiting.email)).toEqual([]);
  });
});

describe('the favourite workshop', () => {
  const register = async () =>
    await shop.call('registerUser', {
      body: {
        nombre: 'Ona',
        apellidos: 'Ferrer Soler',
        email: `${randomUUID()}@example.com`,
        permiso_comercial: false,
        password: 'girafa-lila-27',
        telefono: '677001002',
        codigo_postal: '25002',
        privacidad: true,
      },
    });

  test('is kept in the account, changed and forgotten', async () => {
    const { token, user } = await register();
    const params = { id: user.idUser };
    expect(await shop.call('readFavouriteWorkshop', { params }, { token })).toEqual({ favorito: null });
    await shop.call('keepFavouriteWorkshop', { params, body: { codTienda: workshop } }, { token });
    const { favorito } = await shop.call('readFavouriteWorkshop', { params }, { token });
    expect(favorito).toMatchObject({ codTienda: workshop, alias: `Taller ${workshop}` });
    await shop.call('keepFavouriteWorkshop', { params, body: { codTienda: null } }, { token });
    expect(await shop.call('readFavouriteWorkshop', { params }, { token })).toEqual({ favorito: null });
  });

  test('is its owner’s alone, and a workshop that exists', async () => {
    const [ona, other] = [await register(), await register()];
    const params = { id: ona.user.idUser };
    const body = { codTienda: workshop };
    const as = { token: other.token };
    expect((await shop.refused('readFavouriteWorkshop', { params }, as)).code).toBe('sin-permiso');
    expect((await shop.refused('keepFavouriteWorkshop', { params, body }, as)).code).toBe('sin-permiso');
    expect((await shop.refused('readFavouriteWorkshop', { params })).code).toBe('sin-sesion');
    const nowhere = { params, body: { codTienda: 99_999 } };
    expect((await shop.refused('keepFavouriteWorkshop', nowhere, { token: ona.token })).code).toBe('taller-no-existe');
  });
});
