import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sentenceOf } from '#i18n/sentence.ts';
import { signChange, signOrdered } from '#server/change-requests/change-signature.ts';
import { changeRequestsHandlers } from '#server/change-requests/change-requests-handlers.ts';
import { changeRequestsJobs } from '#server/change-requests/change-requests-jobs.ts';
import { findOrdered } from '#server/change-requests/change-requests-store.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { findMail } from '#server/mail/mail-store.ts';
import { writeLetter } from '#server/letters.ts';
import { testNow } from '#tests/support/app.ts';
import { startShop, thursday, type TestShop } from '#tests/support/shop.ts';

const friday = '2027-02-12';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ handlers: { ...changeRequestsHandlers, ...accountsHandlers } });
});
afterAll(async () => await shop.close());

let people = 0;
/** Somebody who ordered four tyres with an appointment on Thursday, and the link of their letter. */
const somebodyOrdered = async (time = '10:00') => {
  people += 1;
  const email = `client${people}@example.com`;
  const cesta = await shop.readyBasket(time, {
    matricula: `${1000 + people} XKL`,
    products: [{ id_navision: 'N1', cantidad: 1 }],
  });
  const { nombre, apellidos, telefono } = { nombre: 'Laia', apellidos: 'Serra', telefono: '611222333' };
  const userInfo = { nombre, apellidos, email, telefono, privacidad: true, idioma: 'ca' } as const;
  await shop.order(cesta, { paymentTerms: 'taller', paymentType: null, userInfo });
  const { id, orderId } = await shop.database.one<{ id: string; orderId: number }>(sql`
    select appointment_id as id, id as "orderId" from customer_order where cesta_id = ${cesta.cestaID}::uuid`);
  return { id, orderId, email, query: { firma: await linkOf(id) } };
};
const linkOf = async (id: string): Promise<string> => {
  const row = await findOrdered(shop.database, id);
  return row ? await signOrdered(shop.database, row) : '';
};
type Person = Awaited<ReturnType<typeof somebodyOrdered>>;

const read = async ({ id, query }: Person) => await shop.call('readOrderedVisit', { params: { id }, query });
const ask = async ({ id, query }: Person, date = friday, franja: 'dia' | 'manana' | 'tarde' = 'manana') =>
  (await shop.call('requestChange', { params: { id }, query, body: { date, franja, comentario: 'Trabajo' } }))
    .solicitud;
const answer = async (id: string, body: { propuesta?: string; frase?: string }) =>
  await shop.send('answerChange', { params: { id }, query: { firma: await signChange(shop.database, id) }, body });
const heldFor = async ({ id }: Person) =>
  await shop.database.rows<{ kind: string; hora: string }>(sql`
    select kind, (lower(span) at time zone tz)::time::text as hora from allocation
    where moves = ${id}::uuid and status = 'held' and etapa = 1 order by 2`);
const letters = async (to: string) => {
  const rows = await shop.database.rows<{ id: string }>(
    sql`select id from mail where destinatario = ${to} and template <> 'confirmacion' order by creado, id`,
  );
  const mails = await Promise.all(rows.map(async ({ id }) => await findMail(shop.database, id)));
  return await Promise.all(
    mails
      .flatMap((mail) => (mail ? [mail] : []))
      .map(async (mail) => ({
        template: mail.template,
        letter: await writeLetter(shop.runtime, mail),
      })),
  );
};
const workshop = 'taller@rodera.example';
const lapse = async () => await changeRequestsJobs(shop.runtime)['lapse-changes'].run({});

describe('who ordered with an appointment', () => {
  test('sees it by the link of the letter, and nobody else does', async () => {
    const laia = await somebodyOrdered();
    expect(await read(laia)).toMatchObject({
      cita: { date: thursday, time: '10:00' },
      tallerTelefono: '973 000 000',
      pide: true,
      solicitud: null,
    });
    const none = { params: { id: laia.id }, query: { firma: 'x'.repeat(48) } };
    expect((await shop.send('readOrderedVisit', none)).status).toBe(404);
    expect((await shop.send('requestChange', { ...none, body: { date: friday, franja: 'dia' } })).status).toBe(404);
  });

  test('asks for another time: three near the wish are held, the workshop and they are written to', async () => {
    const laia = await somebodyOrdered('09:00');
    const { id: citaId, query } = laia;
    const past = { date: '2027-01-29', franja: 'dia', comentario: null } as const;
    expect(await shop.send('requestChange', { params: { id: citaId }, query, body: past })).toMatchObject({
      body: { errors: { date: sentenceOf('dia-pasado', 'es') } },
    });
    const asked = await ask(laia);
    expect(asked).toMatchObject({ estado: 'pendiente', deseo: { date: friday, franja: 'manana' } });
    expect(asked.propuestas).toHaveLength(3);
    expect(asked.propuestas.map(({ date }) => date)).toEqual([friday, friday, friday]);
    expect(asked.propuestas.every(({ time }) => time < '14:00')).toBe(true);
    // The same hour of the workshop's next working day.
    expect(asked.vence).toEqual({ date: '2027-02-10', time: '09:00' });
    expect((await heldFor(laia)).map(({ kind }) => kind)).toEqual(['move_hold', 'move_hold', 'move_hold']);
    expect((await read(laia)).pide).toBe(false);
    const [mine] = await letters(laia.email);
    expect(mine).toMatchObject({ template: 'cambio-recibido', letter: { title: 'Ho hem preguntat al taller' } });
    const theirs = (await letters(workshop)).at(-1)?.letter;
    expect(theirs?.blocks).toContainEqual({
      kind: 'link',
      text: 'Elegir una hora',
      url: expect.stringContaining(`/cita-previa/contestar-cambio?solicitud=${asked.solicitud}&firma=`) as string,
    });
    const again = { params: { id: laia.id }, query: laia.query, body: { date: friday, franja: 'dia' } };
    expect(await shop.send('requestChange', again)).toMatchObject({ status: 409, body: { code: 'cambio-pendiente' } });
  });

  test('is moved to the time that staff take, in the same row; the others are free and the old link is old', async () => {
    const laia = await somebodyOrdered('11:00');
    const { solicitud, propuestas } = await ask(laia, friday, 'tarde');
    const [, second] = propuestas;
    const before = await shop.database.one<{ id: number; rev: number }>(
      sql`select id, rev from allocation where appointment_id = ${laia.id}::uuid and etapa = 1`,
    );
    expect(await answer(solicitud, { propuesta: second?.propuesta ?? '' })).toMatchObject({
      status: 200,
      body: {
        solicitud: { estado: 'aceptada', propuestas: [], pedido: { cita: { date: second?.date, time: second?.time } } },
      },
    });
    const after = await shop.database.one<{ id: number; rev: number; status: string; order: number }>(
      sql`select id, rev, status, order_id as "order" from allocation where appointment_id = ${laia.id}::uuid and etapa = 1`,
    );
    expect(after).toEqual({ id: before.id, rev: before.rev + 1, status: 'confirmed', order: laia.orderId });
    expect(await heldFor(laia)).toEqual([]);
    expect((await shop.refused('readOrderedVisit', { params: { id: laia.id }, query: laia.query })).code).toBe(
      'enlace-antiguo',
    );
    const query = { firma: await linkOf(laia.id) };
    expect(await read({ ...laia, query })).toMatchObject({
      cita: { date: second?.date, time: second?.time },
      solicitud: { estado: 'aceptada' },
    });
    const mails = await letters(laia.email);
    expect(mails.map(({ template }) => template)).toEqual(['cambio-recibido', 'cita-de-pedido-cambiada']);
    // They asked for it: nobody had to move it.
    expect(JSON.stringify(mails[1]?.letter?.blocks)).toMatch(/Como nos pediste|Tal com ens vas demanar/);
    const calendar = mails[1]?.letter?.calendar?.content ?? '';
    expect(calendar).toContain(`DTSTART;TZID=Europe/Madrid:${(second?.date ?? '').replaceAll('-', '')}T`);
    expect(calendar).toContain('SEQUENCE:1');
    expect(await answer(solicitud, { propuesta: second?.propuesta ?? '' })).toMatchObject({ status: 409 });
  });

  test('hears why the workshop cannot, and keeps the appointment', async () => {
    const laia = await somebodyOrdered('12:00');
    const { solicitud } = await ask(laia);
    expect(await answer(solicitud, {})).toMatchObject({
      status: 422,
      body: { errors: { frase: expect.any(String) as string } },
    });
    expect((await answer(solicitud, { frase: 'Estamos de inventario' })).status).toBe(200);
    expect(await heldFor(laia)).toEqual([]);
    expect(await read(laia)).toMatchObject({
      pide: true,
      solicitud: { estado: 'rechazada', frase: 'Estamos de inventario' },
    });
    const last = (await letters(laia.email)).at(-1)?.letter;
    expect(last?.title).toBe('La teva cita continua com estava');
    expect(last?.blocks).toContainEqual({ kind: 'text', text: '«Estamos de inventario»' });
  });

  test('takes the question back, and what was held is free', async () => {
    const laia = await somebodyOrdered('15:00');
    await ask(laia);
    await shop.call('withdrawChange', { params: { id: laia.id }, query: laia.query });
    expect(await heldFor(laia)).toEqual([]);
    expect((await letters(workshop)).at(-1)?.letter?.title).toBe('Petición retirada');
    expect((await shop.send('withdrawChange', { params: { id: laia.id }, query: laia.query })).status).toBe(409);
  });

  test('is told when nobody answered in time', async () => {
    const laia = await somebodyOrdered('16:00');
    await ask(laia);
    shop.setClock(new Date('2027-02-10T07:59:00Z'));
    await lapse();
    expect((await read(laia)).solicitud?.estado).toBe('pendiente');
    shop.setClock(new Date('2027-02-10T08:00:00Z'));
    await lapse();
    await lapse();
    expect((await read(laia)).solicitud).toMatchObject({ estado: 'caducada', propuestas: [] });
    expect(await heldFor(laia)).toEqual([]);
    const mails = await letters(laia.email);
    expect(mails.map(({ template }) => template)).toEqual(['cambio-recibido', 'cambio-cerrado']);
    shop.setClock(testNow);
  });

  test('asks no more when the appointment is too near', async () => {
    const laia = await somebodyOrdered('17:00');
    shop.setClock(new Date('2027-02-11T14:00:00Z'));
    expect(await read(laia)).toMatchObject({ pide: false, motivo: expect.any(String) as string });
    const late = { params: { id: laia.id }, query: laia.query, body: { date: friday, franja: 'dia' } };
    expect(await shop.send('requestChange', late)).toMatchObject({
      status: 409,
      body: { code: 'cita-demasiado-tarde' },
    });
    shop.setClock(testNow);
  });
});

describe('staff', () => {
  test('see and answer what is asked of their workshop, others nothing', async () => {
    const laia = await somebodyOrdered('18:00');
    const { solicitud, propuestas } = await ask(laia, '2027-02-15');
    const person = { nombre: 'Pau', apellidos: 'Riu', telefono: '633444555', privacidad: true, codigo_postal: '25001' };
    const join = async (email: string) =>
      (
        await shop.call('registerUser', {
          body: { ...person, email, permiso_comercial: false, password: 'girafa-lila-27' },
        })
      ).token;
    const [token, other] = [await join('pau@rodera.example'), await join('nadie@rodera.example')];
    await shop.database.run(
      sql`update account set rol = 'taller' where email in ('pau@rodera.example', 'nadie@rodera.example')`,
    );
    await shop.database.run(sql`
      insert into staff_workshop (account_id, cod_tienda) select id, 1 from account where email = 'pau@rodera.example'`);
    const { solicitudes } = await shop.call('listChanges', { params: { codTienda: 1 } }, { token });
    expect(solicitudes.map((each) => each.solicitud)).toContain(solicitud);
    expect((await shop.send('listChanges', { params: { codTienda: 1 } }, { token: other })).status).toBe(403);
    const body = { propuesta: propuestas[0]?.propuesta ?? null };
    expect(
      (await shop.send('answerChange', { params: { id: solicitud }, query: {}, body }, { token: other })).status,
    ).toBe(404);
    expect((await shop.send('answerChange', { params: { id: solicitud }, query: {}, body })).status).toBe(404);
    expect(
      (await shop.call('answerChange', { params: { id: solicitud }, query: {}, body }, { token })).solicitud.estado,
    ).toBe('aceptada');
    const { who } = await shop.database.one<{ who: string }>(sql`
      select l.nombre as who from allocation_log l where l.appointment_id = ${laia.id}::uuid and l.que = 'mover' order by l.id desc limit 1`);
    expect(who).toBe('Pau Riu');
  });
});
