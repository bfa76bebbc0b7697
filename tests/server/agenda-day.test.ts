import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printPlate } from '#domain/vehicles/plate.ts';
import { sql } from '#server/database/sql.ts';
import { startAgenda, type AgendaHouse, type OwnWorkshop } from '#tests/support/agenda.ts';
import { testNow } from '#tests/support/app.ts';
import { billing, thursday } from '#tests/support/shop.ts';
import { signInStaff } from '#tests/support/staff.ts';

/** Thursday, 10:07 in Lleida. */
const duringThursday = new Date('2027-02-11T09:07:00Z');
const monday = '2027-02-15';

let shop: AgendaHouse;
beforeAll(async () => {
  shop = await startAgenda(30);
});
afterAll(async () => await shop.close());

const refused = (code: string, error: unknown = expect.any(String)) => ({ body: { code, error } });

/** A car that is expected at ten, seen while it is that time. */
const expectedNow = async (time = '10:00') => {
  shop.setClock(testNow);
  const mine = await shop.ownWorkshop();
  const car = await shop.booked(mine, time);
  shop.setClock(duringThursday);
  const mark = async (status: string) => await shop.change('changeAllocationStatus', mine, car.id, { status });
  const now = async () => (await shop.rows(mine, car.id))[0];
  return { mine, ...car, mark, now };
};

describe('an appointment', () => {
  test('arrives, is worked on and is done, each signed, and back again', async () => {
    const { mine, mark, now } = await expectedNow();
    expect((await now())?.puede.estados).toEqual(['arrived', 'working', 'no_show']);
    await mark('arrived');
    expect(await now()).toMatchObject({ status: 'arrived', puede: { anular: false, estados: ['working', 'done'] } });
    await mark('working');
    const done = await mark('done');
    expect(await now()).toMatchObject({ status: 'done', puede: { mover: false, estados: [] } });
    await shop.undo(mine, done);
    expect(await now()).toMatchObject({ status: 'working', ultimo: { nombre: 'Marta Roca' } });
  });

  test('goes no way but forward: what makes no sense is refused', async () => {
    const { mark } = await expectedNow();
    expect(await mark('cancelled')).toMatchObject({ status: 409, ...refused('agenda-estado-no-posible') });
    expect(await mark('held')).toMatchObject(refused('agenda-estado-no-posible'));
    expect(await mark('done')).toMatchObject(refused('agenda-estado-no-posible'));
    await mark('arrived');
    expect(await mark('no_show')).toMatchObject(refused('agenda-estado-no-posible'));
    expect(await mark('arrived')).toMatchObject(refused('agenda-estado-no-posible'));
  });

  test('of another day does not arrive today, and one to come has not failed to show up', async () => {
    const { mark } = await expectedNow('11:00');
    expect(await mark('no_show')).toMatchObject(refused('agenda-estado-no-posible'));
    expect(await mark('arrived')).toMatchObject({ status: 200 });
    shop.setClock(testNow);
    const mine = await shop.ownWorkshop();
    const { id } = await shop.booked(mine, '10:00');
    expect(await shop.change('changeAllocationStatus', mine, id, { status: 'arrived' })).toMatchObject(
      refused('agenda-estado-no-posible'),
    );
  });

  test('whose car does not come gives back the rest of its time, and gets it back while nobody took it', async () => {
    const { mine, mark, now } = await expectedNow();
    const missed = await mark('no_show');
    const walkIn = { servicio: 'pinchazo', nombre: 'Rosa', bayId: 1 };
    const { codTienda, token } = mine;
    const there = await shop.call('bookWalkIn', { params: { codTienda }, body: walkIn }, { token });
    expect(await shop.rows(mine, there.id)).toMatchObject([{ bayId: 1, desde: '10:00', status: 'arrived' }]);
    expect(await shop.undo(mine, missed)).toMatchObject(refused('agenda-choque'));
    await shop.change('moveAllocation', mine, there.id, { bayId: 2, time: '10:00' });
    expect(await shop.undo(mine, missed)).toMatchObject({ status: 200 });
    expect(await now()).toMatchObject({ status: 'confirmed' });
  });

  test('of an order takes the order with it: in the workshop, done, and back', async () => {
    shop.setClock(testNow);
    const token = await signInStaff(shop.database, testNow);
    const mine = { codTienda: 1, token };
    const cesta = await shop.readyBasket('10:00');
    await shop.order(cesta, { paymentTerms: 'taller', paymentType: null, billing });
    const { id } = await shop.database.one<{ id: string }>(sql`
      select a.appointment_id as id from allocation a join customer_order o on o.id = a.order_id
      where o.cesta_id = ${cesta.cestaID}::uuid and a.etapa = 1`);
    const order = async () => (await shop.basket(cesta.cestaID)).pedido?.status;
    shop.setClock(duringThursday);
    const arrived = await shop.change('changeAllocationStatus', mine, id, { status: 'arrived' });
    expect(await order()).toBe('en-taller');
    await shop.undo(mine, arrived);
    expect(await order()).toBe('confirmado');
    await shop.change('changeAllocationStatus', mine, id, { status: 'working' });
    await shop.change('changeAllocationStatus', mine, id, { status: 'done' });
    expect(await order()).toBe('completado');
  });
});

describe('a car that is in the workshop', () => {
  test('is moved to another bay or later that day, but to no other day, and its customer is not written to', async () => {
    const { mine, id, email, mark, now } = await expectedNow();
    await mark('arrived');
    const moved = await shop.change('moveAllocation', mine, id, { bayId: 2, time: '11:00' });
    expect(moved).toMatchObject({ status: 200, body: { avisados: 0 } });
    expect(await now()).toMatchObject({ bayId: 2, desde: '11:00', status: 'arrived' });
    expect(await shop.mailsTo(email)).toEqual(['cita-confirmada']);
    expect(await shop.change('moveAllocation', mine, id, { bayId: 2, date: monday, time: '11:00' })).toMatchObject(
      refused('agenda-no-se-mueve'),
    );
  });
});

describe('an order that nobody paid', () => {
  test('gives its time back by itself, and the log says that it was the server', async () => {
    shop.setClock(testNow);
    const token = await signInStaff(shop.database, testNow);
    const cesta = await shop.readyBasket('15:00');
    await shop.order(cesta);
    const { id } = await shop.database.one<{ id: string }>(sql`
      select a.appointment_id as id from allocation a join customer_order o on o.id = a.order_id
      where o.cesta_id = ${cesta.cestaID}::uuid and a.etapa = 1`);
    shop.setClock(new Date('2027-02-09T12:00:00Z'));
    await shop.work();
    await shop.work();
    const { cambios } = await shop.call('readAgendaLog', { params: { codTienda: 1, id } }, { token });
    expect(cambios[0]).toMatchObject({ quien: 'tarea', nombre: null, que: 'anular' });
  });
});

describe('cancelling', () => {
  test('frees the time, tells the customer and takes the entry out of their calendar', async () => {
    shop.setClock(testNow);
    const mine = await shop.ownWorkshop();
    const { id, email, firma } = await shop.booked(mine, '10:00');
    const cancelled = await shop.change('cancelAllocation', mine, id);
    expect(cancelled).toMatchObject({ status: 200, body: { deshacer: null, avisados: 1 } });
    expect(await shop.rows(mine, id)).toEqual([]);
    expect(await shop.mailsTo(email)).toEqual(['cita-confirmada', 'cita-anulada']);
    expect((await shop.lastLetter(email))?.calendar?.method).toBe('CANCEL');
    const { cita } = await shop.call('readVisit', { params: { id }, query: { firma } });
    expect(cita.status).toBe('anulada');
    const { codTienda, token } = mine;
    const { cambios } = await shop.call('readAgendaLog', { params: { codTienda, id } }, { token });
    expect(cambios[0]).toMatchObject({ que: 'anular', quien: 'personal', nombre: 'Marta Roca' });
  });

  test('of a car that is in the workshop is refused', async () => {
    const { mine, id, mark } = await expectedNow();
    await mark('arrived');
    expect(await shop.change('cancelAllocation', mine, id)).toMatchObject({
      status: 409,
      ...refused('agenda-no-se-anula'),
    });
  });

  test('of an order’s appointment asks first, then cancels the order and gives the money back', async () => {
    shop.setClock(testNow);
    const mine = { codTienda: 1, token: await signInStaff(shop.database, testNow) };
    const cesta = await shop.readyBasket('12:00');
    const { pedido, pasarela } = await shop.order(cesta);
    if (!pasarela) throw new Error('nothing to pay');
    await shop.tell('aviso', shop.answerTo(pasarela, '00'));
    const { id } = await shop.database.one<{ id: string }>(sql`
      select a.appointment_id as id from allocation a join customer_order o on o.id = a.order_id
      where o.cesta_id = ${cesta.cestaID}::uuid and a.etapa = 1`);
    expect(await shop.change('cancelAllocation', mine, id)).toMatchObject({
      status: 409,
      ...refused('agenda-anular-con-pedido', expect.stringContaining(pedido.orderNumber)),
    });
    expect(await shop.change('cancelAllocation', mine, id, { conPedido: true })).toMatchObject({
      status: 200,
      body: { avisados: 1 },
    });
    expect((await shop.basket(cesta.cestaID)).pedido).toMatchObject({ status: 'cancelado', pagado: 0 });
    expect(await shop.mailsTo('nuria@example.com')).toContain('cancelacion');
  });
});

describe('somebody without an appointment', () => {
  const walkIn = async ({ codTienda, token }: OwnWorkshop, body: object) =>
    await shop.send(
      'bookWalkIn',
      { params: { codTienda }, body: { servicio: 'pinchazo', nombre: 'Rosa', ...body } },
      { token },
    );

  test('who stands there has a bay from this quarter on, and has arrived', async () => {
    shop.setClock(duringThursday);
    const mine = await shop.ownWorkshop();
    const { status, body } = await walkIn(mine, { bayId: 2, matricula: '1234 bcd', telefono: '633444555' });
    expect(status).toBe(200);
    const { id } = body as { id: string };
    expect(body).toMatchObject({ avisados: 0, deshacer: null });
    expect(await shop.rows(mine, id)).toMatchObject([
      {
        bayId: 2,
        desde: '10:00',
        status: 'arrived',
        matricula: '1234BCD',
        sinCita: true,
        cliente: { nombre: 'Rosa', apellidos: '', telefono: '+34633444555', email: '' },
        ultimo: { quien: 'personal', nombre: 'Marta Roca' },
      },
    ]);
    const { mails } = await shop.database.one<{ mails: number }>(
      sql`select count(*)::int as mails from mail where destinatario = ''`,
    );
    expect(mails).toBe(0);
  });

  test('is written down with the plate of any country, and with no slip for one', async () => {
    shop.setClock(duringThursday);
    const mine = await shop.ownWorkshop();
    for (const matricula of ['xx', 'ABCDEF', '12'])
      expect(await walkIn(mine, { bayId: 2, matricula })).toMatchObject({
        status: 422,
        body: { errors: { matricula: expect.any(String) as string } },
      });
    expect((await walkIn(mine, { bayId: 2, matricula: 'M-AB 123' })).status).toBe(200);
  });

  test('who comes later is expected then, and gets a confirmation where they leave an address', async () => {
    shop.setClock(duringThursday);
    const mine = await shop.ownWorkshop();
    const { body } = await walkIn(mine, {
      date: monday,
      time: '15:00',
      email: 'rosa@example.com',
      servicio: 'renting',
    });
    const { id } = body as { id: string };
    expect(await shop.rows(mine, id, monday)).toMatchObject([
      { status: 'confirmed', desde: '15:00', trabajo: 'Renting' },
    ]);
    expect(await shop.mailsTo('rosa@example.com')).toEqual(['cita-confirmada']);
  });

  test('is refused where the bay is taken, closed, gone by or cannot do it, and where fields are wrong', async () => {
    shop.setClock(testNow);
    const mine = await shop.ownWorkshop();
    const { matricula } = await shop.booked(mine, '10:00');
    const at = async (body: object) => await walkIn(mine, { date: thursday, time: '10:00', ...body });
    expect(await at({ bayId: 1 })).toMatchObject(
      refused('agenda-choque', expect.stringContaining(printPlate(matricula))),
    );
    expect(await at({ bayId: 1, servicio: 'alineacion' })).toMatchObject(refused('agenda-puesto-no-sirve'));
    expect(await at({ matricula })).toMatchObject(refused('matricula-ya-citada'));
    expect(await at({ time: '13:00' })).toMatchObject(refused('agenda-fuera-de-horario'));
    expect(await at({ date: '2027-02-13' })).toMatchObject(refused('agenda-dia-cerrado'));
    expect(await at({ date: '2027-02-08' })).toMatchObject(refused('agenda-hora-pasada'));
    expect(await at({ servicio: 'magia' })).toMatchObject(refused('servicio-no-existe'));
    expect(await at({ time: null })).toMatchObject({
      status: 422,
      body: { errors: { time: expect.any(String) as string } },
    });
    expect(await at({ telefono: '12' })).toMatchObject({
      status: 422,
      body: { errors: { telefono: expect.any(String) as string } },
    });
    const { held } = await shop.database.one<{ held: number }>(sql`
      select count(*)::int as held from allocation where cod_tienda = ${mine.codTienda} and status = 'held'`);
    expect(held).toBe(0);
  });

  test('who finds every bay taken is told who has them', async () => {
    shop.setClock(testNow);
    const mine = await shop.ownWorkshop();
    const cars = [await shop.booked(mine, '10:00'), await shop.booked(mine, '10:00'), await shop.booked(mine, '10:00')];
    const full = await walkIn(mine, { date: thursday, time: '10:00' });
    for (const { matricula } of cars)
      expect(full).toMatchObject(refused('agenda-choque', expect.stringContaining(printPlate(matricula))));
  });

  test('is written down once by a call that is repeated', async () => {
    shop.setClock(duringThursday);
    const { codTienda, token } = await shop.ownWorkshop();
    const caller = { token, idempotencyKey: randomUUID() };
    const body = { servicio: 'pinchazo', nombre: 'Rosa', matricula: '1111 CCC' };
    const one = await shop.call('bookWalkIn', { params: { codTienda }, body }, caller);
    expect(await shop.call('bookWalkIn', { params: { codTienda }, body }, caller)).toEqual(one);
  });
});
