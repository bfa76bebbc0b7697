import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { findMail } from '#server/mail/mail-store.ts';
import { writeLetter } from '#server/letters.ts';
import { waitingHandlers } from '#server/waiting/waiting-handlers.ts';
import { offerFreed } from '#server/waiting/offer-freed.ts';
import { signWish } from '#server/waiting/waiting-signature.ts';
import { testNow } from '#tests/support/app.ts';
import { startShop, thursday, type TestShop } from '#tests/support/shop.ts';
import { anyPlate, insertVisitServices, visitWish } from '#tests/support/visits.ts';
import { waitingWish } from '#tests/support/waiting.ts';
import { insertWorkshop, weekdays } from '#tests/support/workshops.ts';

let shop: TestShop;
/** Workshops of one bay that are open for two punctures, of which nobody else has any. */
const own = Array.from({ length: 8 }, (_, place) => 601 + place);
beforeAll(async () => {
  shop = await startShop({ handlers: { ...visitsHandlers, ...waitingHandlers } });
  await insertVisitServices(shop.database);
  for (const codTienda of own)
    await insertWorkshop(shop.database, {
      codTienda,
      bays: [{ skills: ['turismo'], max_llanta: 18 }],
      hours: [{ dias: weekdays, desde: '10:00', hasta: '11:00' }],
    });
});
afterAll(async () => await shop.close());

const book = async (codTienda: number, time: string, more: object = {}) =>
  await shop.call('bookVisit', {
    body: { ...visitWish(time, { selectedTaller: codTienda, userData: { matricula: anyPlate() } }), ...more },
  });
/** A workshop whose Thursday is full. */
const full = async () => {
  const codTienda = own.shift() ?? 0;
  const visits = [await book(codTienda, '10:00'), await book(codTienda, '10:30')] as const;
  return { codTienda, visits };
};
const cancel = async ({ citaPreviaId: id, firma }: { citaPreviaId: string; firma: string }) =>
  await shop.call('cancelVisit', { params: { id }, query: { firma } });

const join = async (codTienda: number, more: Parameters<typeof waitingWish>[0] = {}) => {
  const wish = waitingWish({ codTienda, ...more });
  await shop.call('joinWaiting', { body: wish });
  const { id } = await shop.database.one<{ id: string }>(
    sql`select id from waiting_wish where email = ${wish.email} and cod_tienda = ${codTienda}`,
  );
  return { id, email: wish.email, query: { firma: await signWish(shop.database, id) } };
};
type Person = Awaited<ReturnType<typeof join>>;
const read = async ({ id, query }: Person) => await shop.call('readWaiting', { params: { id }, query });
const serve = async () => await offerFreed(shop.runtime);

const letters = async (email: string) => {
  const rows = await shop.database.rows<{ id: string }>(
    sql`select id from mail where destinatario = ${email} order by creado, id`,
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
const templates = async (email: string) => (await letters(email)).map(({ template }) => template);
const later = (minutes: number) => shop.setClock(new Date(shop.runtime.clock().getTime() + minutes * 60_000));

describe('who waits for a time', () => {
  test('is told so, with the link that leaves the list; asked again, nothing more', async () => {
    const { codTienda } = await full();
    const person = await join(codTienda);
    await shop.call('joinWaiting', { body: waitingWish({ codTienda, email: person.email.toUpperCase() }) });
    expect(await templates(person.email)).toEqual(['espera-apuntada']);
    const [{ letter } = {}] = await letters(person.email);
    expect(letter).toMatchObject({ idioma: 'ca', because: 'aviso', title: 'Ets a la llista d’espera' });
    expect(letter?.blocks).toContainEqual({
      kind: 'link',
      text: 'Mira o deixa la llista d’espera',
      url: expect.stringContaining(`/ca/cita-previa/llista-d-espera?espera=${person.id}&firma=`) as string,
    });
    expect(await read(person)).toMatchObject({ plaza: null, desde: thursday, servicio: { servicio: 'pinchazo' } });
    await shop.call('leaveWaiting', { params: { id: person.id }, query: person.query });
    expect((await shop.send('readWaiting', { params: { id: person.id }, query: person.query })).status).toBe(404);
  });

  test('is told what is wrong beside each field, and that there is no need where a time is free', async () => {
    const [codTienda = 0] = own;
    const wrong = { email: 'x', telefono: 'abc', privacidad: false };
    const { body } = await shop.send('joinWaiting', { body: waitingWish({ codTienda, ...wrong }) });
    expect(Object.keys((body as { errors: object }).errors).sort()).toEqual(['email', 'privacidad', 'telefono']);
    expect(await shop.refused('joinWaiting', { body: waitingWish({ codTienda }) })).toMatchObject({
      code: 'espera-hay-hora',
      error: 'No cal esperar: el dijous 11 de febrer del 2027 hi ha hora a les 10:00.',
    });
    const range = async (desde: string, hasta: string) =>
      (await shop.refused('joinWaiting', { body: waitingWish({ codTienda, desde, hasta }) })).errors;
    expect(Object.keys((await range('2027-02-12', thursday)) ?? {})).toEqual(['hasta']);
    expect(Object.keys((await range(thursday, '2027-03-30')) ?? {})).toEqual(['hasta']);
  });

  test('may wait for five things at once', async () => {
    const { codTienda } = await full();
    const email = 'impacient@example.com';
    const days = ['2027-02-13', '2027-02-14', '2027-02-20', '2027-02-21', '2027-02-27', '2027-02-28'];
    const answers = [];
    for (const desde of days)
      answers.push(await shop.send('joinWaiting', { body: waitingWish({ codTienda, email, desde, hasta: desde }) }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 409]);
  });

  test('by a link that was never given finds nothing', async () => {
    const { codTienda } = await full();
    const { id } = await join(codTienda);
    const query = { firma: 'x'.repeat(32) };
    for (const call of ['readWaiting', 'passWaiting', 'leaveWaiting'] as const)
      expect((await shop.send(call, { params: { id }, query })).status).toBe(404);
  });
});

describe('a freed time', () => {
  test('is held for the person who waits longest, who takes it by the link; the next hears nothing of it', async () => {
    const { codTienda, visits } = await full();
    const anna = await join(codTienda);
    later(1);
    const biel = await join(codTienda);
    await serve();
    expect((await read(anna)).plaza).toBeNull();
    await cancel(visits[0]);
    await serve();
    await serve();
    const { plaza } = await read(anna);
    expect(plaza).toMatchObject({ hold: { codTienda, date: thursday, time: '10:00', minutos: 30 } });
    expect((await read(biel)).plaza).toBeNull();
    expect(await templates(anna.email)).toEqual(['espera-apuntada', 'espera-plaza']);
    expect(await templates(biel.email)).toEqual(['espera-apuntada']);
    const letter = (await letters(anna.email))[1]?.letter;
    expect(letter?.subject).toBe(
      'S’ha alliberat una hora: dijous 11 de febrer del 2027 a les 10:00 a Taller ' + codTienda,
    );
    // Nobody else can have it.
    expect((await shop.send('bookVisit', { body: visitWish('10:00', { selectedTaller: codTienda }) })).status).toBe(
      409,
    );
    await book(codTienda, '10:00', { reserva: plaza?.reserva });
    expect((await shop.send('readWaiting', { params: { id: anna.id }, query: anna.query })).status).toBe(404);
    shop.setClock(testNow);
  });

  test('that is not taken in two waking hours goes to the next, and is not offered to the same person again', async () => {
    const { codTienda, visits } = await full();
    const anna = await join(codTienda);
    later(1);
    const biel = await join(codTienda);
    await cancel(visits[1]);
    await serve();
    expect((await read(anna)).plaza?.hold.time).toBe('10:30');
    later(119);
    await serve();
    expect((await read(biel)).plaza).toBeNull();
    later(1);
    await serve();
    expect((await read(anna)).plaza).toBeNull();
    expect((await read(biel)).plaza?.hold.time).toBe('10:30');
    // Who lets it go has it no more; nobody is left to hear of it.
    later(1);
    await shop.call('passWaiting', { params: { id: biel.id }, query: biel.query });
    await serve();
    expect([await read(anna), await read(biel)].map(({ plaza }) => plaza)).toEqual([null, null]);
    expect(await templates(anna.email)).toEqual(['espera-apuntada', 'espera-plaza']);
    // Another time is another matter.
    await cancel(visits[0]);
    await serve();
    expect((await read(anna)).plaza?.hold.time).toBe('10:00');
    shop.setClock(testNow);
  });

  test('is seen however it was freed: by staff, or by a hold that ended', async () => {
    const { codTienda, visits } = await full();
    const anna = await join(codTienda);
    const biel = await join(codTienda);
    await shop.database.run(sql`
      update allocation set status = 'cancelled' where appointment_id = ${visits[0].citaPreviaId}::uuid`);
    await shop.database.run(sql`
      update allocation set status = 'held', hold_token = gen_random_uuid(), held_since = clock_timestamp() - interval '20 min',
        expires_at = clock_timestamp() - interval '1 min' where appointment_id = ${visits[1].citaPreviaId}::uuid`);
    await serve();
    const times = [await read(anna), await read(biel)].map(({ plaza }) => plaza?.hold.time);
    expect(new Set(times)).toEqual(new Set(['10:00', '10:30']));
  });

  test('of another part of the day, or too near to be booked, is nobody’s', async () => {
    const { codTienda, visits } = await full();
    const anna = await join(codTienda, { franja: 'tarde' });
    const biel = await join(codTienda, { franja: 'manana' });
    await cancel(visits[0]);
    shop.setClock(new Date('2027-02-11T06:45:00Z'));
    await serve();
    expect((await read(anna)).plaza).toBeNull();
    expect((await read(biel)).plaza).toBeNull();
    shop.setClock(testNow);
    await serve();
    expect((await read(anna)).plaza).toBeNull();
    expect((await read(biel)).plaza?.hold.time).toBe('10:00');
  });

  test('goes to the next at once when who has it leaves, and what was kept is forgotten when the days are over', async () => {
    const { codTienda, visits } = await full();
    const anna = await join(codTienda);
    later(1);
    const biel = await join(codTienda);
    await cancel(visits[0]);
    await serve();
    await shop.call('leaveWaiting', { params: { id: anna.id }, query: anna.query });
    await serve();
    expect((await read(biel)).plaza?.hold.time).toBe('10:00');
    // Midnight of the workshop, not of anybody else.
    shop.setClock(new Date('2027-02-11T23:05:00Z'));
    await serve();
    const { left } = await shop.database.one<{ left: number }>(
      sql`select count(*)::int as left from waiting_wish where cod_tienda = ${codTienda}`,
    );
    expect(left).toBe(0);
    shop.setClock(testNow);
  });
});
