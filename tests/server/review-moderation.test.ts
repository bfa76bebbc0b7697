import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Request } from '#contract/contract.ts';
import { minuteMs } from '#domain/time.ts';
import { catalogueHandlers } from '#server/catalogue/catalogue-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { writeLetter } from '#server/letters.ts';
import type { MailRow } from '#server/mail/mail-store.ts';
import { productReviewsHandlers } from '#server/product-reviews/product-reviews-handlers.ts';
import { reviewModerationHandlers } from '#server/review-moderation/moderation-handlers.ts';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { reviewsHandlers } from '#server/workshops/reviews-handlers.ts';
import { signReview } from '#server/workshops/review-signature.ts';
import { workshopsHandlers } from '#server/workshops/workshops-handlers.ts';
import { testNow } from '#tests/support/app.ts';
import { insertBought } from '#tests/support/bought.ts';
import { insertPurchaseReview } from '#tests/support/reviews.ts';
import { startShop, thursday, type TestShop } from '#tests/support/shop.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { bookAny, insertVisitServices } from '#tests/support/visits.ts';

let shop: TestShop;
let marta: string;
let pere: string;
beforeAll(async () => {
  shop = await startShop({
    handlers: {
      ...visitsHandlers,
      ...workshopsHandlers,
      ...catalogueHandlers,
      ...reviewsHandlers,
      ...productReviewsHandlers,
      ...reviewModerationHandlers,
    },
  });
  await insertVisitServices(shop.database);
  const operator = { rol: 'operador', talleres: [] } as const;
  marta = await signInStaff(shop.database, testNow, operator);
  pere = await signInStaff(shop.database, testNow, { ...operator, nombre: 'Pere' });
});
afterAll(async () => await shop.close());

/** Each test begins without reviews and letters. */
beforeEach(async () => {
  shop.setClock(testNow);
  await shop.database.script('delete from product_review; delete from workshop_review; truncate mail, job');
});

const said = { estrellas: 2, texto: 'Mirad www.otro.example', nombre: 'Roger' };

/** A review of a visit that waits, written in Spanish. */
const ofVisit = async () => {
  const { citaPreviaId: cita } = await bookAny(shop);
  await shop.database.run(sql`update allocation set status = 'done' where appointment_id = ${cita}::uuid`);
  const firma = await signReview(shop.database, cita);
  await shop.call('writeReview', { params: { cita }, body: { firma, ...said } });
  const { id } = await shop.database.one<{ id: string }>(
    sql`select id from workshop_review where appointment_id = ${cita}::uuid`,
  );
  return { sobre: 'visita' as const, id, cita };
};

/** A review of a purchase that waits, written in Catalan, with what may write it anew. */
const ofPurchase = async () => {
  const { orderId, cita, linea, firma } = await insertBought(shop.database);
  const write = async (version: number, texto = said.texto) =>
    await shop.call(
      'writeProductReview',
      { params: { cita, linea }, body: { firma, version, ...said, texto } },
      { language: 'ca' },
    );
  await write(0);
  const { id } = await shop.database.one<{ id: string }>(
    sql`select id from product_review where order_id = ${orderId}::bigint`,
  );
  const takeBack = async () => await shop.call('withdrawProductReview', { params: { cita, linea }, query: { firma } });
  return { sobre: 'compra' as const, id, write, takeBack };
};

type Named = Request<'decideReview'>['params'];
type Decision = Request<'decideReview'>['body'];
const release = { antes: 'pendiente', version: 1, estado: 'publicada' } as const;
const keep = { antes: 'pendiente', version: 1, estado: 'retenida', motivo: 'publicidad' } as const;
const asked = ({ sobre, id }: Named, body: Decision) => ({ params: { sobre, id }, body });
const decide = async (of: Named, body: Decision, token = marta) =>
  await shop.call('decideReview', asked(of, body), { token });
const refusedTo = async (of: Named, body: Decision) =>
  (await shop.refused('decideReview', asked(of, body), { token: marta })).code;

const list = async (query: Request<'listReviewsToRead'>['query'] = {}, language: 'es' | 'ca' = 'es') =>
  await shop.call('listReviewsToRead', { query }, { token: marta, language });
const idsOf = async (query: Request<'listReviewsToRead'>['query'] = {}) =>
  (await list(query)).opiniones.map(({ id }) => id);

const sheet = async () => (await shop.call('readWorkshop', { params: { id: '1' } })).opiniones.lista;
const product = async () =>
  await shop.database.one<{ id: number; es: string; ca: string }>(
    sql`select id, nombre_producto_es as es, nombre_producto_ca as ca from product where id_navision = 'N1'`,
  );
const shownOfProduct = async () => {
  const { id } = await product();
  return (await shop.call('readProductReviews', { params: { id }, query: {} })).lista.map(({ texto }) => texto);
};

const letters = async () => {
  const rows = await shop.database.rows<MailRow>(sql`
    select id, template, destinatario, idioma, datos, status, creado, carta from mail
    where template = 'opinion-retenida' order by creado, id`);
  return await Promise.all(
    rows.map(async (row) => ({ to: row.destinatario, said: await writeLetter(shop.runtime, row) })),
  );
};

describe('a review of a visit that waits', () => {
  test('is listed for staff, and shown once they release it', async () => {
    const of = await ofVisit();
    expect(await list()).toEqual({
      opiniones: [
        {
          sobre: 'visita',
          id: of.id,
          cosa: 'Taller 1',
          ...said,
          idioma: 'es',
          fecha: thursday,
          escrita: '2027-02-09',
          estado: 'pendiente',
          motivo: null,
          version: 1,
        },
      ],
      total: 1,
    });
    expect(await sheet()).toEqual([]);
    expect(await decide(of, release)).toEqual({ estado: 'publicada', avisado: false });
    expect(await sheet()).toMatchObject([{ texto: said.texto, verificada: true }]);
    expect(await list()).toEqual({ opiniones: [], total: 0 });
    expect(await idsOf({ estado: 'publicada' })).toEqual([of.id]);
    expect(await letters()).toEqual([]);
    const signed = await shop.database.rows(sql`
      select c.que, c.columnas, a.nombre from change_log c join account a on a.id = c.account_id
      where c.tabla = 'workshop_review' and c.fila = ${of.id}`);
    expect(signed).toEqual([{ que: 'cambiar', columnas: ['estado'], nombre: 'Marta' }]);
  });

  test('is kept back for a reason, and its writer is told in the language in which they wrote', async () => {
    const of = await ofVisit();
    expect(await decide(of, keep)).toEqual({ estado: 'retenida', avisado: true });
    expect(await sheet()).toEqual([]);
    expect((await list({ estado: 'retenida' })).opiniones).toMatchObject([{ id: of.id, motivo: 'publicidad' }]);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter?.to).toBe('roger@example.com');
    expect(letter?.said).toMatchObject({ idioma: 'es', subject: 'No publicamos tu opinión de Taller 1' });
    expect(letter?.said?.blocks).toContainEqual({
      kind: 'text',
      text: 'Hace publicidad o lleva enlaces a otro sitio.',
    });
    // Which it is, and not what it said.
    expect(JSON.stringify(letter?.said)).toContain('jueves 11 de febrero de 2027');
    expect(JSON.stringify(letter?.said)).not.toContain('otro.example');
  });

  test('of somebody who left no address is kept back without a letter', async () => {
    const of = await ofVisit();
    await shop.database.run(sql`update visit set email = '', email_norm = '' where id = ${of.cita}::uuid`);
    expect(await decide(of, keep)).toEqual({ estado: 'retenida', avisado: false });
    expect(await letters()).toEqual([]);
  });

  test('has one version', async () => {
    expect(await refusedTo(await ofVisit(), { ...release, version: 2 })).toBe('opinion-cambiada');
  });
});

describe('a review of a purchase that waits', () => {
  test('is shown once released, goes where it is kept back after all, and its writer gets one letter', async () => {
    const of = await ofPurchase();
    const { ca } = await product();
    expect((await list({}, 'ca')).opiniones).toMatchObject([
      { sobre: 'compra', cosa: ca, idioma: 'ca', fecha: '2027-04-06' },
    ]);
    expect(await shownOfProduct()).toEqual([]);
    await decide(of, release);
    await expect.poll(shownOfProduct).toEqual([said.texto]);
    expect(await decide(of, { ...keep, antes: 'publicada', motivo: 'otra-cosa' })).toMatchObject({ avisado: true });
    await expect.poll(shownOfProduct).toEqual([]);
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      to: 'rosa@example.com',
      said: { subject: `No publiquem la teva opinió sobre ${ca}` },
    });
    expect(JSON.stringify(letter?.said)).toContain('Parla d’una altra cosa');
  });

  test('that is shown after all sends nothing, and a letter that had not left says nothing any more', async () => {
    const of = await ofPurchase();
    await decide(of, keep);
    expect(await decide(of, { ...release, antes: 'retenida' })).toEqual({ estado: 'publicada', avisado: false });
    await expect.poll(shownOfProduct).toEqual([said.texto]);
    expect(await letters()).toEqual([{ to: 'rosa@example.com', said: undefined }]);
  });

  test('is decided as it was read: written anew meanwhile, it is read again', async () => {
    const of = await ofPurchase();
    await of.write(1, 'Ahora www.otra.example');
    expect(await refusedTo(of, keep)).toBe('opinion-cambiada');
    expect((await list()).opiniones).toMatchObject([{ version: 2, texto: 'Ahora www.otra.example' }]);
    expect(await decide(of, { ...keep, version: 2 })).toMatchObject({ estado: 'retenida' });
  });

  test('that its writer took back stays so, and is in no list', async () => {
    const of = await ofPurchase();
    await of.takeBack();
    expect(await refusedTo(of, release)).toBe('opinion-cambiada');
    for (const estado of ['pendiente', 'publicada', 'retenida'] as const) expect(await idsOf({ estado })).toEqual([]);
  });
});

describe('a decision', () => {
  test('of two at once is one: the second is told that it changed, and one letter leaves', async () => {
    for (const of of [await ofVisit(), await ofPurchase()]) {
      const answers = await Promise.all(
        [marta, pere].map(async (token) => await shop.send('decideReview', asked(of, keep), { token })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      expect(await refusedTo(of, release)).toBe('opinion-cambiada');
    }
    expect(await letters()).toHaveLength(2);
  });

  test.each<[string, object]>([
    ['estado', { ...release, antes: 'publicada' }],
    ['estado', { ...keep, antes: 'retenida' }],
    ['estado', { ...release, estado: 'pendiente' }],
    ['antes', { ...release, antes: 'retirada' }],
    ['motivo', { ...keep, motivo: undefined }],
    ['motivo', { ...keep, motivo: 'estrellas' }],
    ['motivo', { ...release, motivo: 'insultos' }],
    ['version', { ...release, version: 0 }],
  ])('that cannot be meant is refused beside %s: %o', async (field, body) => {
    const of = await ofVisit();
    const answer = await shop.send('decideReview', { params: { sobre: of.sobre, id: of.id }, body }, { token: marta });
    expect(answer).toMatchObject({ status: 422, body: { code: 'datos-no-validos' } });
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
    expect(await idsOf()).toEqual([of.id]);
  });

  test('is of a review that a customer wrote: not of a demo’s, nor of another kind', async () => {
    const demo = randomUUID();
    await shop.database.run(sql`
      insert into workshop_review (id, cod_tienda, origen, estrellas, texto, idioma, nombre, fecha_visita, estado, creado)
      values (${demo}::uuid, 1, 'demo', 2, 'Inventada', 'es', '', '2027-01-04', 'pendiente', now())`);
    await shop.database.run(sql`
      insert into product_review (id, product_id, origen, estrellas, texto, idioma, nombre, fecha_visita, estado, creado, cambiado)
      values (gen_random_uuid(), ${(await product()).id}, 'demo', 2, 'Inventada', 'es', '', '2027-01-01', 'pendiente', now(), now())`);
    expect(await list()).toEqual({ opiniones: [], total: 0 });
    const { id } = await ofVisit();
    for (const of of [
      { sobre: 'visita', id: demo },
      { sobre: 'visita', id: randomUUID() },
      { sobre: 'compra', id },
    ] as const)
      expect(await shop.refused('decideReview', asked(of, release), { token: marta })).toMatchObject({
        code: 'opinion-no-existe',
        status: 404,
      });
  });
});

describe('the list of reviews', () => {
  const [first, ...others] = Array.from({ length: 21 }, (_, place) => new Date(testNow.getTime() + place * minuteMs));

  test('has twenty a page: those that wait the oldest first, the others the newest first', async () => {
    const { orderId } = await insertBought(shop.database, { products: others.map(() => 'N1') });
    if (first) shop.setClock(first);
    const ids = [(await ofVisit()).id];
    for (const [place, escrita] of others.entries())
      ids.push((await insertPurchaseReview(shop.database, { orderId, posicion: place + 1 }, { escrita })).id);
    expect(await idsOf()).toEqual(ids.slice(0, 20));
    expect(await idsOf({ page: 1 })).toEqual(ids.slice(20));
    expect(await list({ page: 2 })).toEqual({ opiniones: [], total: 21 });
    await shop.database.script(
      `update workshop_review set estado = 'publicada'; update product_review set estado = 'publicada'`,
    );
    expect(await idsOf({ estado: 'publicada' })).toEqual(ids.toReversed().slice(0, 20));
    expect(await idsOf({ estado: 'publicada', page: 1 })).toEqual(ids.slice(0, 1));
  });

  test.each([{ page: -1 }, { page: 1001 }, { page: 'x' }, { estado: 'retirada' }])(
    'does not begin at %o',
    async (query) => {
      expect((await shop.send('listReviewsToRead', { query }, { token: marta })).status).toBe(422);
    },
  );

  test('shows older words of somebody who kept one back by hand, and lets it be released', async () => {
    const of = await ofVisit();
    const byHand = sql`update workshop_review set estado = 'retenida', motivo = 'Nos pidió quitarla' where id = ${of.id}::uuid`;
    await expect(shop.database.run(byHand)).rejects.toThrow(/workshop_review_reason/);
    const { rule } = await shop.database.one<{ rule: string }>(
      sql`select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'workshop_review_reason'`,
    );
    await shop.database.script('alter table workshop_review drop constraint workshop_review_reason');
    await shop.database.run(byHand);
    await shop.database.script(`alter table workshop_review add constraint workshop_review_reason ${rule}`);
    expect((await list({ estado: 'retenida' })).opiniones).toMatchObject([{ motivo: 'Nos pidió quitarla' }]);
    await decide(of, { ...release, antes: 'retenida' });
    expect(await sheet()).toMatchObject([{ texto: said.texto }]);
  });
});
