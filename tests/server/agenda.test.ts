import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { startAgenda, type AgendaHouse } from '#tests/support/agenda.ts';
import { thursday } from '#tests/support/shop.ts';
import { dayOf, signInStaff } from '#tests/support/staff.ts';
import { visitWish } from '#tests/support/visits.ts';

let shop: AgendaHouse;
let marta: string;
let operator: string;
beforeAll(async () => {
  shop = await startAgenda(12);
  const now = shop.runtime.clock();
  marta = await signInStaff(shop.database, now);
  operator = await signInStaff(shop.database, now, { rol: 'operador', talleres: [], nombre: 'Carla' });
});
afterAll(async () => await shop.close());

const customer = {
  nombre: 'Pau',
  apellidos: 'Mir',
  email: 'pau.mir@example.com',
  permiso_comercial: false,
  password: 'girafa-lila-27',
  telefono: '611222333',
  codigo_postal: '25001',
  privacidad: true,
};

describe('the agenda', () => {
  test('is open to the staff of its workshop and to operators, and to nobody else', async () => {
    const mine = await shop.ownWorkshop();
    const { id } = await shop.booked(mine, '10:00');
    expect(await shop.rows(mine, id)).toMatchObject([{ status: 'confirmed' }]);
    expect(await shop.rows({ ...mine, token: operator }, id)).toMatchObject([{ status: 'confirmed' }]);
    const { token } = await shop.call('registerUser', { body: customer });
    const ask = { params: { codTienda: mine.codTienda }, query: { date: thursday } };
    expect(await shop.refused('readAgenda', ask, { token: marta })).toMatchObject({
      code: 'sin-permiso',
      status: 403,
    });
    expect(await shop.refused('readAgenda', ask, { token })).toMatchObject({ code: 'sin-permiso', status: 403 });
    expect(await shop.refused('readAgenda', ask)).toMatchObject({ code: 'sin-sesion', status: 401 });
    expect(await shop.refused('readStaff', {}, { token })).toMatchObject({ code: 'sin-permiso', status: 403 });
    const nowhere = { params: { codTienda: 99_999 }, query: {} };
    expect(await shop.refused('readAgenda', nowhere, { token: marta })).toMatchObject({ code: 'sin-permiso' });
    expect(await shop.refused('readAgenda', nowhere, { token: operator })).toMatchObject({
      code: 'taller-no-existe',
    });
  });

  test('lets neither customers nor other workshops write in it, and shows no one of another workshop', async () => {
    const mine = await shop.ownWorkshop();
    const { id } = await shop.booked(mine, '10:00');
    const { token } = await shop.call('registerUser', { body: { ...customer, email: 'pau.mir.2@example.com' } });
    const [row] = await shop.rows(mine, id);
    const seen = { id, rev: row?.rev ?? '' };
    const block = { bayId: 1, date: thursday, desde: '09:00', hasta: '13:00' };
    const bodies = {
      moveAllocation: { ...seen, bayId: 2, date: thursday, time: '11:00' },
      changeAllocationStatus: { ...seen, status: 'arrived' },
      cancelAllocation: seen,
      bookWalkIn: { servicio: 'pinchazo', nombre: 'Rosa' },
      previewBlock: block,
      blockBay: { ...block, motivo: 'x' },
      liftBlock: seen,
      undoAgenda: { deshacer: randomUUID() },
    } as const;
    for (const [name, body] of Object.entries(bodies) as [keyof typeof bodies, object][])
      for (const who of [token, marta])
        expect(await shop.send(name, { params: { codTienda: mine.codTienda }, body }, { token: who })).toMatchObject({
          status: 403,
          body: { code: 'sin-permiso' },
        });
    // The number of an appointment opens nothing at another workshop.
    const elsewhere = { params: { codTienda: 1 }, body: bodies.moveAllocation };
    expect(await shop.send('moveAllocation', elsewhere, { token: marta })).toMatchObject({
      body: { code: 'agenda-no-existe' },
    });
    const log = { params: { codTienda: 1, id } };
    expect(await shop.refused('readAgendaLog', log, { token: marta })).toMatchObject({ code: 'agenda-no-existe' });
    expect(await shop.rows(mine, id)).toMatchObject([{ status: 'confirmed', bayId: 1, rev: row?.rev }]);
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
    const mine = await shop.ownWorkshop();
    const { id, numero, matricula, email } = await shop.booked(mine, '10:00');
    expect(await shop.rows(mine, id)).toMatchObject([
      {
        numero,
        matricula,
        kind: 'booking',
        desde: '10:00',
        hasta: '10:30',
        minutos: 30,
        vehiculo: 'turismo',
        trabajo: 'Pinchazo',
        cliente: { nombre: 'Roger', apellidos: 'Mas Riu', telefono: '+34633444555', email },
        pedido: null,
        sinCita: false,
        ultimo: { quien: 'cliente', nombre: null },
        puede: { mover: true, anular: true, estados: [] },
      },
    ]);
  });

  test('links an order, with what is paid and what is not', async () => {
    const cesta = await shop.readyBasket('09:00');
    const { pedido } = await shop.order(cesta, { paymentTerms: 'taller', paymentType: null });
    const { filas, totales } = await dayOf(shop, marta);
    expect(filas.find(({ numero }) => numero === pedido.orderNumber)).toMatchObject({
      cliente: { nombre: 'Núria', apellidos: 'Pons Vila' },
      pedido: { orderNumber: pedido.orderNumber, status: 'confirmado', pagado: 0, pendiente: pedido.total },
      trabajo: expect.stringContaining('4 × ') as string,
    });
    expect(totales.porCobrar).toBeGreaterThanOrEqual(pedido.total);
  });

  test('shows the stages of an appointment as what they are', async () => {
    const mine = await shop.ownWorkshop();
    const { id } = await shop.booked(mine, '10:00', { selectedService: 'alineacion' });
    const stages = await shop.rows(mine, id);
    expect(stages.map(({ etapas }) => etapas)).toEqual(stages.map(() => stages.length));
    expect(stages.at(-1)).toMatchObject({ bayId: 3, skills: expect.arrayContaining(['alineacion']) as string[] });
  });

  test('shows holds with their end, and forgets those that have ended', async () => {
    const mine = await shop.ownWorkshop();
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
    const mine = await shop.ownWorkshop();
    await shop.database.run(sql`
      insert into workshop_closure (cod_tienda, fecha, motivo_es, motivo_ca)
      values (${mine.codTienda}, '2027-02-12', 'Fiesta local', 'Festa local')`);
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
    const mine = await shop.ownWorkshop();
    const ask = async (version?: string) =>
      await shop.call(
        'readAgenda',
        { params: { codTienda: mine.codTienda }, query: { date: thursday, ...(version ? { version } : {}) } },
        { token: mine.token },
      );
    const { version } = await ask();
    expect(await ask(version)).toEqual({ version, agenda: null });
    const { id } = await shop.booked(mine, '09:00');
    const next = await ask(version);
    expect(next.agenda?.dias[0]?.filas).toHaveLength(1);
    await shop.change('moveAllocation', mine, id, { bayId: 2, time: '09:00' });
    expect((await ask(next.version)).agenda?.dias[0]?.filas[0]).toMatchObject({ bayId: 2 });
  });

  test('adds up its day', async () => {
    const mine = await shop.ownWorkshop();
    await shop.booked(mine, '09:00');
    await shop.booked(mine, '09:00');
    const { totales } = await dayOf(shop, mine.token, mine);
    expect(totales).toMatchObject({ citas: 2, esperadas: 2, minutosOcupados: 60, minutosAbiertos: 3 * 8 * 60 });
  });
});
