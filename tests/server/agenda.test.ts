import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { agendaHandlers } from '#server/agenda/agenda-handlers.ts';
import { appointmentsHandlers } from '#server/appointments/appointments-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { findMail } from '#server/mail/mail-store.ts';
import { writeMail } from '#server/mail/write-mail.ts';
import { links, startShop, thursday, type TestShop } from '#tests/support/shop.ts';
import { dayOf, rowsOf, signInStaff } from '#tests/support/staff.ts';
import { anyPlate, insertVisitServices, visitWish } from '#tests/support/visits.ts';
import { insertWorkshop } from '#tests/support/workshops.ts';

const lastShop = 540;
let shop: TestShop;
let marta: string;
let operator: string;
beforeAll(async () => {
  shop = await startShop({ handlers: { ...appointmentsHandlers, ...accountsHandlers, ...agendaHandlers } });
  await insertVisitServices(shop.database);
  // What is known of workshops may be a second old: all that are needed are there from the start.
  for (let codTienda = 501; codTienda <= lastShop; codTienda += 1)
    await insertWorkshop(shop.database, { codTienda, servicios: ['coche', 'patinete'] });
  const now = shop.house.clock();
  marta = await signInStaff(shop.database, now);
  operator = await signInStaff(shop.database, now, { rol: 'operador', talleres: [], nombre: 'Carla' });
});
afterAll(async () => await shop.close());

let shops = 500;
/** One of the workshops that nobody used yet, and somebody who works there. */
const ownWorkshop = async () => {
  const codTienda = (shops += 1);
  if (codTienda > lastShop) throw new Error('more workshops are needed');
  return { codTienda, token: await signInStaff(shop.database, shop.house.clock(), { talleres: [codTienda] }) };
};

const closeOn = async (codTienda: number, fecha: string) =>
  await shop.database.run(sql`
    insert into workshop_closure (cod_tienda, fecha, motivo_es, motivo_ca)
    values (${codTienda}, ${fecha}::date, 'Fiesta local', 'Festa local')`);

/** A booked car of somebody new. */
const booked = async (
  time: string,
  codTienda: number,
  more: { selectedService?: string; selectedDate?: string } = {},
) => {
  const email = `${randomUUID()}@example.com`;
  const matricula = anyPlate();
  const wish = visitWish(time, { selectedTaller: codTienda, userData: { email, matricula }, ...more });
  const { citaPreviaId: id, firma, numero } = await shop.call('bookVisit', { body: wish });
  return { id, firma, numero, email, matricula: matricula.replace(' ', ''), wish };
};

const mailsTo = async (email: string) =>
  await shop.database.rows<{ id: string; template: string }>(
    sql`select id, template from mail where destinatario = ${email} order by creado, id`,
  );
const lastCalendar = async (email: string) => {
  const last = (await mailsTo(email)).at(-1);
  const row = last && (await findMail(shop.database, last.id));
  const letter = row && (await writeMail({ house: shop.house, links }, row));
  return letter?.calendar?.content ?? '';
};

describe('the agenda', () => {
  test('is open to the staff of its workshop and to operators, and to nobody else', async () => {
    const mine = await ownWorkshop();
    const { citaPreviaId } = { citaPreviaId: (await booked('10:00', mine.codTienda)).id };
    expect((await rowsOf(shop, mine.token, citaPreviaId, mine))[0]).toMatchObject({ status: 'confirmed' });
    expect((await rowsOf(shop, operator, citaPreviaId, mine))[0]).toMatchObject({ status: 'confirmed' });
    const { token: customer } = await shop.call('registerUser', {
      body: {
        nombre: 'Pau',
        apellidos: 'Mir',
        email: 'pau.mir@example.com',
        password: 'girafa-lila-27',
        telefono: '611222333',
        codigo_postal: '25001',
        privacidad: true,
      },
    });
    const ask = { params: { codTienda: mine.codTienda }, query: { date: thursday } };
    expect(await shop.refused('readAgenda', ask, { token: marta })).toMatchObject({ code: 'sin-permiso', status: 403 });
    expect(await shop.refused('readAgenda', ask, { token: customer })).toMatchObject({ code: 'sin-permiso' });
    expect(await shop.refused('readAgenda', ask)).toMatchObject({ code: 'sin-sesion', status: 401 });
    expect(await shop.refused('readStaff', {}, { token: customer })).toMatchObject({ code: 'sin-permiso' });
    const nowhere = { params: { codTienda: 99_999 }, query: {} };
    expect(await shop.refused('readAgenda', nowhere, { token: marta })).toMatchObject({ code: 'sin-permiso' });
    expect(await shop.refused('readAgenda', nowhere, { token: operator })).toMatchObject({ code: 'taller-no-existe' });
  });

  test('says whose it is', async () => {
    expect(await shop.call('readStaff', {}, { token: marta })).toMatchObject({
      nombre: 'Marta Roca',
      rol: 'taller',
      talleres: [{ codTienda: 1, alias: 'Taller 1' }],
    });
    const { rol, talleres } = await shop.call('readStaff', {}, { token: operator });
    expect(rol).toBe('operador');
    expect(talleres.map(({ codTienda }) => codTienda)).toEqual(expect.arrayContaining([1, 2]));
  });

  test('shows who comes, with what, for what, and who wrote it down', async () => {
    const mine = await ownWorkshop();
    const { id, numero, matricula } = await booked('10:00', mine.codTienda);
    const [row] = await rowsOf(shop, mine.token, id, mine);
    expect(row).toMatchObject({
      numero,
      matricula,
      kind: 'booking',
      desde: '10:00',
      hasta: '10:30',
      minutos: 30,
      vehiculo: 'turismo',
      trabajo: 'Pinchazo',
      cliente: { nombre: 'Roger Mas Riu', telefono: '+34633444555' },
      pedido: null,
      ultimo: { quien: 'cliente', nombre: null },
      puede: { mover: true, anular: true, estados: [] },
    });
  });

  test('links an order, with what is paid and what is not', async () => {
    const cesta = await shop.readyBasket('09:00');
    const { pedido: order } = await shop.order(cesta, { paymentTerms: 'taller', paymentType: null });
    const { filas, totales } = await dayOf(shop, marta);
    const row = filas.find(({ numero }) => numero === order.orderNumber);
    expect(row).toMatchObject({
      cliente: { nombre: 'Núria Pons Vila' },
      pedido: { orderNumber: order.orderNumber, status: 'confirmado', pagado: 0, pendiente: order.total },
      trabajo: expect.stringContaining('4 × ') as string,
    });
    expect(totales.porCobrar).toBeGreaterThanOrEqual(order.total);
  });

  test('shows holds with their end, and forgets those that have ended', async () => {
    const mine = await ownWorkshop();
    const { userData: _, ...wish } = visitWish('11:00', { selectedTaller: mine.codTienda });
    await shop.call('holdVisitTime', { body: { ...wish, reserva: randomUUID() } });
    const { filas, totales } = await dayOf(shop, mine.token, mine);
    expect(filas).toMatchObject([{ status: 'held', cliente: null, expires: expect.any(String) as string }]);
    expect(totales).toMatchObject({ reservas: 1, citas: 0 });
    await shop.database.run(
      sql`update allocation set expires_at = now() - interval '1 second' where cod_tienda = ${mine.codTienda}`,
    );
    expect((await dayOf(shop, mine.token, mine)).filas).toEqual([]);
  });

  test('of several days says which are closed, and why', async () => {
    const mine = await ownWorkshop();
    await closeOn(mine.codTienda, '2027-02-12');
    const { agenda } = await shop.call(
      'readAgenda',
      { params: { codTienda: mine.codTienda }, query: { date: thursday, dias: '4' } },
      { token: mine.token, language: 'ca' },
    );
    expect(agenda?.dias.map(({ date, abierto, festivo }) => [date, abierto.length, festivo])).toEqual([
      [thursday, 2, null],
      ['2027-02-12', 0, 'Festa local'],
      ['2027-02-13', 0, null],
      ['2027-02-14', 0, null],
    ]);
  });

  test('answers with nothing while nothing changed', async () => {
    const mine = await ownWorkshop();
    const ask = (version?: string) =>
      shop.call(
        'readAgenda',
        { params: { codTienda: mine.codTienda }, query: { date: thursday, version } },
        { token: mine.token },
      );
    const { version } = await ask();
    expect(await ask(version)).toEqual({ version, agenda: null });
    await booked('09:00', mine.codTienda);
    const next = await ask(version);
    expect(next.agenda?.dias[0]?.filas).toHaveLength(1);
    expect(next.version).not.toBe(version);
  });
});

const move = async (
  where: { codTienda: number; token: string },
  id: string,
  wish: { bayId: number; time: string; date?: string; etapa?: number; fueraDeHorario?: boolean; rev?: string },
) => {
  const [row] = await rowsOf(shop, where.token, id, where);
  return await shop.send(
    'moveAllocation',
    { params: { codTienda: where.codTienda }, body: { id, rev: row?.rev ?? '1', date: thursday, ...wish } },
    { token: where.token },
  );
};
const refused = (code: string, more: object = {}) => ({ body: expect.objectContaining({ code, ...more }) as unknown });

describe('moving an appointment', () => {
  test('to another bay tells nobody, and is undone', async () => {
    const mine = await ownWorkshop();
    const { id, email } = await booked('10:00', mine.codTienda);
    const { status, body } = await move(mine, id, { bayId: 2, time: '10:00' });
    expect([status, body]).toMatchObject([200, { id, avisados: 0 }]);
    expect(await rowsOf(shop, mine.token, id, mine)).toMatchObject([
      { bayId: 2, desde: '10:00', ultimo: { quien: 'personal', nombre: 'Marta Roca' } },
    ]);
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['cita-confirmada']);
    const { deshacer } = body as { deshacer: string };
    const undone = await shop.call(
      'undoAgenda',
      { params: { codTienda: mine.codTienda }, body: { deshacer } },
      { token: mine.token },
    );
    expect((await rowsOf(shop, mine.token, id, mine))[0]).toMatchObject({ bayId: 1 });
    expect(
      await shop.refused(
        'undoAgenda',
        { params: { codTienda: mine.codTienda }, body: { deshacer } },
        { token: mine.token },
      ),
    ).toMatchObject({ code: 'agenda-cita-cambiada' });
    if (!undone.deshacer) throw new Error('an undoing is undone');
    await shop.call(
      'undoAgenda',
      { params: { codTienda: mine.codTienda }, body: { deshacer: undone.deshacer } },
      { token: mine.token },
    );
    expect((await rowsOf(shop, mine.token, id, mine))[0]).toMatchObject({ bayId: 2 });
  });

  test('to another time writes to its customer, moves the entry in their calendar and ends earlier links', async () => {
    const mine = await ownWorkshop();
    const { id, email, firma } = await booked('10:00', mine.codTienda);
    const uid = (calendar: string) => /UID:(\S+)/.exec(calendar)?.[1];
    const before = await lastCalendar(email);
    const { body } = await move(mine, id, { bayId: 1, time: '11:15' });
    expect(body).toMatchObject({ avisados: 1 });
    expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['cita-confirmada', 'cita-cambiada']);
    const after = await lastCalendar(email);
    expect(after).toContain('SEQUENCE:1');
    expect(after).toContain('T111500');
    expect(uid(after)).toBe(uid(before));
    expect(await shop.send('readVisit', { params: { id }, query: { firma } })).toMatchObject({ status: 410 });
  });
});
