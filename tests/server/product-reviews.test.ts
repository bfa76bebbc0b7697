import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '#domain/booking/calendar.ts';
import { changeDays, mostVersions } from '#domain/reviews/product-review.ts';
import { dayMs } from '#domain/time.ts';
import { articlesHandlers } from '#server/catalogue/articles-handlers.ts';
import { catalogueHandlers } from '#server/catalogue/catalogue-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { selectorHandlers } from '#server/finder/selector-handlers.ts';
import { writeLetter } from '#server/letters.ts';
import { findMail } from '#server/mail/mail-store.ts';
import { productReviewsHandlers } from '#server/product-reviews/product-reviews-handlers.ts';
import { productReviewsJobs } from '#server/product-reviews/product-reviews-jobs.ts';
import { testNow } from '#tests/support/app.ts';
import { insertBought } from '#tests/support/bought.ts';
import { startShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({
    handlers: { ...catalogueHandlers, ...articlesHandlers, ...selectorHandlers, ...productReviewsHandlers },
  });
});
afterAll(async () => await shop.close());

/** Each test begins with products that nobody has reviewed. */
beforeEach(async () => {
  shop.setClock(testNow);
  await shop.database.run(sql`delete from product_review`);
});

type Bought = Awaited<ReturnType<typeof insertBought>>;
const bought = async (given: Parameters<typeof insertBought>[1] = {}) => await insertBought(shop.database, given);
const said = { version: 0, estrellas: 4, texto: 'Silenciosa y agarra bien.', nombre: 'Rosa' };
const asked = ({ cita, linea, firma }: Bought, more: object = {}) => ({
  params: { cita, linea },
  body: { firma, ...said, ...more },
});
const write = async (of: Bought, more: object = {}) => await shop.call('writeProductReview', asked(of, more));
const refusedTo = async (of: Bought, more: object = {}) =>
  (await shop.refused('writeProductReview', asked(of, more))).code;
const lines = async ({ cita, firma }: Bought) =>
  await shop.call('readBoughtLines', { params: { cita }, query: { firma } });
const productOf = async (navision: string) =>
  (await shop.database.one<{ id: number }>(sql`select id from product where id_navision = ${navision}`)).id;
const reviews = async (navision = 'N1', pagina = 1) =>
  await shop.call('readProductReviews', { params: { id: await productOf(navision) }, query: { pagina } });

describe('a review of a product', () => {
  test('is written of a line that was bought and fitted, and is shown as such', async () => {
    const of = await bought();
    const before = await lines(of);
    expect(before).toMatchObject({ fecha: '2027-04-06', nombre: 'Rosa' });
    expect(before.lineas).toMatchObject([{ linea: of.linea, estado: null, version: 0, cambiable: true }]);
    expect(await write(of, { vehiculo: 'familiar' })).toEqual({ estado: 'publicada', version: 1 });
    await expect
      .poll(async () => await reviews())
      .toMatchObject({
        valoracion: { media: 4, total: 1 },
        verificadas: { media: 4, total: 1 },
        lista: [{ estrellas: 4, texto: said.texto, nombre: 'Rosa', vehiculo: 'familiar', verificada: true }],
        pagina: 1,
        paginas: 1,
      });
  });

  test.each(['confirmed', 'arrived', 'working', 'no_show', 'cancelled'])(
    'cannot be written of a visit that is %s',
    async (status) => {
      const of = await bought();
      await shop.database.run(sql`update allocation set status = ${status} where appointment_id = ${of.cita}::uuid`);
      expect(await refusedTo(of)).toBe('cita-no-existe');
    },
  );

  test('cannot be written of what was withdrawn from, but what was written before may be taken back', async () => {
    const [of, wrote] = [await bought(), await bought()];
    await write(wrote);
    for (const { orderId } of [of, wrote])
      await shop.database.run(sql`
        insert into withdrawal (order_id, estado, lineas, importe, recibido, resuelto)
        values (${orderId}::bigint, 'hecho', '[{"id_navision": "N1", "cantidad": 4}]', 36000, now(), now())`);
    expect(await refusedTo(of)).toBe('cita-no-existe');
    const { cita, linea, firma } = wrote;
    expect(await shop.call('withdrawProductReview', { params: { cita, linea }, query: { firma } })).toEqual({
      retirada: true,
    });
  });

  test('cannot be written with the link of another visit, nor of a line of another order', async () => {
    const [one, other] = [await bought(), await bought()];
    expect(await refusedTo({ ...one, firma: other.firma })).toBe('cita-no-existe');
    expect(await refusedTo({ ...one, linea: other.linea })).toBe('cita-no-existe');
  });

  test('is one for each line, however often it is sent', async () => {
    const of = await bought();
    const twice = await Promise.all(
      [1, 5].map(async (estrellas) => await shop.send('writeProductReview', asked(of, { estrellas }))),
    );
    expect(twice.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(await refusedTo(of)).toBe('opinion-cambiada');
  });

  test('is written anew over what its writer saw, so many times and within its days', async () => {
    const of = await bought();
    await write(of);
    expect(await refusedTo(of, { version: 7 })).toBe('opinion-cambiada');
    for (let version = 1; version < mostVersions; version += 1)
      expect(await write(of, { version, texto: `Cambio ${version}` })).toMatchObject({ version: version + 1 });
    expect(await refusedTo(of, { version: mostVersions })).toBe('opinion-cerrada');
    const late = await bought();
    await write(late);
    shop.setClock(new Date(testNow.getTime() + changeDays * dayMs + 1));
    expect(await refusedTo(late, { version: 1 })).toBe('opinion-cerrada');
    expect((await lines(late)).lineas).toMatchObject([{ cambiable: false }]);
  });

  test('is taken back for good: nothing of it stays to be read', async () => {
    const of = await bought();
    await write(of, { vehiculo: 'suv' });
    const { cita, linea, firma } = of;
    for (let times = 0; times < 2; times += 1)
      await shop.call('withdrawProductReview', { params: { cita, linea }, query: { firma } });
    expect((await lines(of)).lineas).toMatchObject([
      { estado: 'retirada', estrellas: null, texto: '', nombre: '', vehiculo: null, cambiable: false },
    ]);
    expect(await refusedTo(of, { version: 2 })).toBe('opinion-cerrada');
    await expect.poll(async () => (await reviews()).lista).toEqual([]);
  });

  test.each(['Mirad www.otro.example', 'Escribidme a ana@example.com', 'Llamad al 633 44 55 66'])(
    'waits for a reader where it carries more than an opinion: %s',
    async (texto) => {
      expect(await write(await bought(), { texto })).toMatchObject({ estado: 'pendiente' });
      expect((await reviews()).valoracion).toBeNull();
    },
  );

  test('is shown whether it is good or bad', async () => {
    expect(await write(await bought(), { estrellas: 1, texto: 'Muy ruidosa.' })).toMatchObject({ estado: 'publicada' });
  });

  test('has at most a thousand characters and five stars', async () => {
    const of = await bought();
    for (const more of [{ texto: 'x'.repeat(1001) }, { estrellas: 6 }, { estrellas: 0 }, { vehiculo: 'tanque' }])
      expect((await shop.send('writeProductReview', asked(of, more))).status).toBe(422);
  });
});

describe('reviews of a product', () => {
  test('are those of every size of its model, page by page', async () => {
    const { model } = await shop.database.one<{ model: number }>(sql`
      select model_id as model from tyre t join product p on p.id = t.product_id where p.id_navision = 'N1'`);
    await shop.database.run(sql`
      insert into product_review (id, product_id, model_id, origen, estrellas, texto, idioma, nombre, fecha_visita, estado, creado, cambiado)
      select gen_random_uuid(), ${await productOf('N1')}, ${model}, 'demo', 1 + n % 5, 'Inventada ' || n, 'es', '',
        ${'2027-01-01'}::date + n, 'publicada', now(), now()
      from generate_series(1, 25) as n`);
    await expect.poll(async () => (await reviews()).valoracion).toEqual({ media: 3, total: 25 });
    const [one, three, beyond] = [await reviews(), await reviews('N1', 3), await reviews('N1', 4)];
    expect([one.paginas, one.lista.length, three.lista.length, beyond.lista.length]).toEqual([3, 10, 5, 0]);
    expect([one.verificadas, one.lista[0]?.texto, one.lista[0]?.verificada]).toEqual([null, 'Inventada 25', false]);
    const params = { id: await productOf('N1') };
    expect((await shop.send('readProductReviews', { params, query: { pagina: 41 } })).status).toBe(422);
  });

  test('give the stars of its card and of its sheet within a second, and the first real one ends the invented', async () => {
    const id = await productOf('N1');
    const { marca, pagina } = await shop.database.one<{ marca: string; pagina: string }>(sql`
      select b.slug as marca, m.slug || '-' || t.specs as pagina from tyre t join tyre_model m on m.id = t.model_id
      join brand b on b.id = m.brand_id where t.product_id = ${id}`);
    const stars = async () => {
      const page = await shop.call('readTyrePage', { params: { marca, pagina }, query: {} });
      return 'ficha' in page ? page.ficha.neumatico.valoracion : undefined;
    };
    expect(await stars()).toBeNull();
    await shop.database.run(sql`
      insert into product_review (id, product_id, model_id, origen, estrellas, texto, idioma, nombre, fecha_visita, estado, creado, cambiado)
      select gen_random_uuid(), t.product_id, t.model_id, 'demo', 2, 'Inventada', 'es', '', '2027-01-01', 'publicada', now(), now()
      from tyre t where t.product_id = ${id}`);
    await expect.poll(stars, { timeout: 2500 }).toEqual({ media: 2, total: 1 });
    await write(await bought(), { estrellas: 5 });
    await expect.poll(stars, { timeout: 2500 }).toEqual({ media: 5, total: 1 });
  });

  test('that nobody could write are none: an unknown product has no page', async () => {
    const refused = await shop.refused('readProductReviews', { params: { id: 2_000_000_000 }, query: {} });
    expect(refused.code).toBe('pagina-no-existe');
  });

  test('cannot be written as if somebody had bought it', async () => {
    await expect(
      shop.database.run(sql`
        insert into product_review (id, product_id, origen, estrellas, texto, idioma, nombre, fecha_visita, estado, creado, cambiado)
        values (gen_random_uuid(), ${await productOf('N1')}, 'compra', 5, 'x', 'es', '', '2027-01-04', 'publicada', now(), now())`),
    ).rejects.toThrow(/check/);
  });
});

describe('who bought', () => {
  const run = async () => await productReviewsJobs(shop.runtime)['ask-product-reviews'].run({});
  const mails = async ({ cita }: Bought) =>
    await shop.database.rows<{ id: string }>(
      sql`select id from mail where template = 'opinion-producto' and datos ->> 'appointmentId' = ${cita}`,
    );
  const at = (day: string, hour = '11:00') => shop.setClock(new Date(`${day}T${hour}:00Z`));

  test('is asked once, three weeks after the visit and by day, with a link that opens what they bought', async () => {
    const fecha = '2027-05-03';
    const of = await bought({ fecha });
    for (const [day, hour] of [
      [addDays(fecha, 20), '11:00'],
      [addDays(fecha, 21), '23:00'],
    ] as const) {
      at(day, hour);
      await run();
      expect(await mails(of)).toEqual([]);
    }
    at(addDays(fecha, 21));
    await run();
    await run();
    const [mail, ...more] = await mails(of);
    expect(more).toEqual([]);
    const row = await findMail(shop.database, mail?.id ?? '');
    const letter = row && (await writeLetter(shop.runtime, row));
    expect(JSON.stringify(letter?.blocks)).toContain(
      `/ca/la-teva-opinio-del-producte?cita=${of.cita}&firma=${of.firma}`,
    );
  });

  test('is not asked where the visit did not take place, was long ago, or everything is said', async () => {
    const fecha = '2027-06-07';
    const [absent, old, wrote] = [
      await bought({ fecha }),
      await bought({ fecha: '2027-05-30' }),
      await bought({ fecha }),
    ];
    await shop.database.run(sql`update allocation set status = 'no_show' where appointment_id = ${absent.cita}::uuid`);
    await write(wrote);
    at(addDays(fecha, 22));
    await run();
    for (const of of [absent, old, wrote]) expect(await mails(of)).toEqual([]);
  });
});
