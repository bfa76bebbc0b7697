import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sentenceOf } from '#i18n/sentence.ts';
import { sql } from '#server/database/sql.ts';
import { startAgenda, type AgendaHouse } from '#tests/support/agenda.ts';
import { thursday } from '#tests/support/shop.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { visitWish } from '#tests/support/visits.ts';
import { printPlate } from '#domain/vehicles/plate.ts';

let shop: AgendaHouse;
beforeAll(async () => {
  shop = await startAgenda(30);
});
afterAll(async () => await shop.close());

const refused = (code: string, error: unknown = expect.any(String)) => ({ body: { code, error } });
const uid = (calendar = '') => /UID:(\S+)/.exec(calendar)?.[1];
const friday = '2027-02-12';

describe('moving an appointment', () => {
  test('to another bay tells nobody, and is undone, and done again', async () => {
    const mine = await shop.ownWorkshop();
    const { id, email } = await shop.booked(mine, '10:00');
    const moved = await shop.change('moveAllocation', mine, id, { bayId: 2, time: '10:00' });
    expect(moved).toMatchObject({ status: 200, body: { id, avisados: 0 } });
    expect(await shop.rows(mine, id)).toMatchObject([
      { bayId: 2, desde: '10:00', ultimo: { quien: 'personal', nombre: 'Marta Roca' } },
    ]);
    expect(await shop.mailsTo(email)).toEqual(['cita-confirmada']);
    const undone = await shop.undo(mine, moved);
    expect(await shop.rows(mine, id)).toMatchObject([{ bayId: 1 }]);
    expect(await shop.undo(mine, moved)).toMatchObject(refused('agenda-cita-cambiada'));
    expect(await shop.undo(mine, undone)).toMatchObject({ status: 200 });
    expect(await shop.rows(mine, id)).toMatchObject([{ bayId: 2 }]);
  });

  test('to another time writes to its customer, moves the entry in their calendar and ends earlier links', async () => {
    const mine = await shop.ownWorkshop();
    const { id, email, firma } = await shop.booked(mine, '10:00');
    const before = (await shop.lastLetter(email))?.calendar?.content;
    const moved = await shop.change('moveAllocation', mine, id, { bayId: 1, time: '11:15' });
    expect(moved).toMatchObject({ body: { avisados: 1 } });
    expect(await shop.mailsTo(email)).toEqual(['cita-confirmada', 'cita-cambiada']);
    const letter = await shop.lastLetter(email);
    const after = letter?.calendar?.content;
    expect(after).toContain('SEQUENCE:1');
    expect(after).toContain('T111500');
    expect(uid(after)).toBe(uid(before));
    expect(await shop.send('readVisit', { params: { id }, query: { firma } })).toMatchObject({
      status: 410,
      ...refused('enlace-antiguo'),
    });
    expect(await shop.undo(mine, moved)).toMatchObject({ status: 200, body: { avisados: 1 } });
    expect((await shop.lastLetter(email))?.calendar?.content).toContain('SEQUENCE:2');
    expect(await shop.rows(mine, id)).toMatchObject([{ desde: '10:00' }]);
  });

  test('of an order tells its customer as well, and the order knows', async () => {
    const token = await signInStaff(shop.database, shop.runtime.clock());
    const cesta = await shop.readyBasket('10:00', {});
    await shop.order(cesta, { paymentTerms: 'taller', paymentType: null });
    const { id } = await shop.database.one<{ id: string }>(
      sql`select a.appointment_id as id from allocation a join customer_order o on o.id = a.order_id where o.cesta_id = ${cesta.cestaID}::uuid`,
    );
    const [row] = await shop.rows({ codTienda: 1, token }, id);
    const at = { codTienda: 1, token };
    expect(
      await shop.change('moveAllocation', at, id, { bayId: row?.bayId ?? 1, date: friday, time: '16:00' }),
    ).toMatchObject({ status: 200, body: { avisados: 1 } });
    expect(await shop.mailsTo('nuria@example.com')).toContain('cita-de-pedido-cambiada');
    const { pedido } = await shop.basket(cesta.cestaID);
    expect(pedido).toMatchObject({ selectedDate: friday, selectedTime: '16:00' });
    const letter = await shop.lastLetter('nuria@example.com', 'cita-de-pedido-cambiada');
    expect(letter).toMatchObject({ idioma: 'ca', title: 'Hem canviat la teva cita' });
    expect(letter?.calendar?.content).toContain('SEQUENCE:1');
  });

  test('onto somebody else is refused, and names whom: plate, times and bay', async () => {
    const mine = await shop.ownWorkshop();
    const one = await shop.booked(mine, '10:00');
    const other = await shop.booked(mine, '10:00');
    const [there] = await shop.rows(mine, other.id);
    const clash = await shop.change('moveAllocation', mine, one.id, { bayId: there?.bayId, time: '10:15' });
    expect(clash).toMatchObject({
      status: 409,
      ...refused('agenda-choque', `Choca con ${printPlate(other.matricula)}, 10:00–10:30, Elevador ${there?.bayId}.`),
    });
    expect(await shop.rows(mine, one.id)).toMatchObject([{ bayId: 1, desde: '10:00' }]);
    expect(await shop.mailsTo(one.email)).toEqual(['cita-confirmada']);
  });

  test('onto a time that somebody is choosing is refused, until that hold has ended', async () => {
    const mine = await shop.ownWorkshop();
    const { id } = await shop.booked(mine, '10:00');
    const { userData: _, ...wish } = visitWish('11:00', { selectedTaller: mine.codTienda });
    await shop.call('holdVisitTime', { body: { ...wish, reserva: randomUUID() } });
    const wished = { bayId: 1, time: '11:00' };
    expect(await shop.change('moveAllocation', mine, id, wished)).toMatchObject(
      refused('agenda-choque', expect.stringContaining('una hora que alguien está eligiendo')),
    );
    await shop.database.run(sql`
      update allocation set expires_at = now() - interval '1 second' where cod_tienda = ${mine.codTienda} and status = 'held'`);
    expect(await shop.change('moveAllocation', mine, id, wished)).toMatchObject({ status: 200 });
  });

  test('into its own earlier time is no clash', async () => {
    const mine = await shop.ownWorkshop();
    const { id } = await shop.booked(mine, '10:00');
    expect(await shop.change('moveAllocation', mine, id, { bayId: 1, time: '10:15' })).toMatchObject({ status: 200 });
  });

  test('to a bay that cannot do the work is refused, and says what it lacks', async () => {
    const mine = await shop.ownWorkshop();
    const { id } = await shop.booked(mine, '10:00', { selectedService: 'alineacion' });
    const stages = await shop.rows(mine, id);
    const { etapa } = stages.at(-1) ?? {};
    expect(await shop.change('moveAllocation', mine, id, { etapa, bayId: 1, time: '10:00' })).toMatchObject({
      status: 409,
      ...refused('agenda-puesto-no-sirve', 'Elevador 1 no sirve para este trabajo: le falta la alineadora.'),
    });
  });

  test('to a closed day, outside opening hours, into the past or to no bay at all is refused, each by its own code', async () => {
    const mine = await shop.ownWorkshop();
    const { id } = await shop.booked(mine, '10:00');
    await shop.database.run(sql`
      insert into workshop_closure (cod_tienda, fecha, motivo_es, motivo_ca)
      values (${mine.codTienda}, ${friday}::date, 'Fiesta local', 'Festa local')`);
    const to = async (wish: object) =>
      await shop.change('moveAllocation', mine, id, { bayId: 1, time: '10:00', ...wish });
    expect(await to({ date: friday })).toMatchObject(
      refused('agenda-dia-cerrado', 'Ese día el taller cierra: Fiesta local.'),
    );
    expect(await to({ date: friday, fueraDeHorario: true })).toMatchObject(refused('agenda-dia-cerrado'));
    expect(await to({ date: '2027-02-13' })).toMatchObject(refused('agenda-dia-cerrado'));
    expect(await to({ time: '13:00' })).toMatchObject(
      refused('agenda-fuera-de-horario', 'Queda fuera del horario del taller (9:00–13:00, 15:00–19:00).'),
    );
    expect(await to({ date: '2027-02-08' })).toMatchObject(refused('agenda-hora-pasada'));
    expect(await to({ bayId: 9 })).toMatchObject({ status: 422 });
    expect(await to({ time: '10:07' })).toMatchObject({
      status: 422,
      body: { errors: { time: sentenceOf('hora-cuarto', 'es') } },
    });
    expect(await to({ time: '23:45', fueraDeHorario: true })).toMatchObject({ status: 422 });
    expect(await to({ time: '22:45', fueraDeHorario: true })).toMatchObject(refused('agenda-fuera-de-horario'));
  });

  test('past closing time goes where staff say so: they stay', async () => {
    const mine = await shop.ownWorkshop();
    const { id } = await shop.booked(mine, '10:00');
    const late = { bayId: 1, time: '18:45', fueraDeHorario: true };
    expect(await shop.change('moveAllocation', mine, id, late)).toMatchObject({ status: 200 });
    expect(await shop.rows(mine, id)).toMatchObject([{ desde: '18:45', hasta: '19:15' }]);
  });

  test('whose car is at the workshop on that day already is refused', async () => {
    const mine = await shop.ownWorkshop();
    const one = await shop.booked(mine, '10:00');
    await shop.booked(mine, '10:00', { matricula: one.matricula, selectedDate: friday });
    expect(await shop.change('moveAllocation', mine, one.id, { bayId: 3, date: friday, time: '16:00' })).toMatchObject({
      status: 409,
      ...refused('matricula-ya-citada', expect.stringContaining(printPlate(one.matricula))),
    });
  });

  test('that has changed since it was seen is refused, and says who changed it', async () => {
    const mine = await shop.ownWorkshop();
    const { id } = await shop.booked(mine, '10:00');
    const [seen] = await shop.rows(mine, id);
    await shop.change('moveAllocation', mine, id, { bayId: 2, time: '10:00' });
    const { codTienda, token } = mine;
    const stale = { id, rev: seen?.rev, bayId: 3, date: thursday, time: '10:00' };
    expect(await shop.send('moveAllocation', { params: { codTienda }, body: stale }, { token })).toMatchObject(
      refused('agenda-cita-cambiada', 'Mientras tanto Marta Roca lo ha cambiado. Mira cómo está ahora.'),
    );
    const nobodys = { ...stale, id: randomUUID() };
    expect(await shop.send('moveAllocation', { params: { codTienda }, body: nobodys }, { token })).toMatchObject(
      refused('agenda-no-existe'),
    );
  });

  test('of two stages takes both: they stay one after the other', async () => {
    const mine = await shop.ownWorkshop();
    const { database } = shop;
    const { id } = await shop.booked(mine, '10:00');
    // A second stage on the alignment bench, as a basket with alignment has.
    await database.run(sql`
      insert into allocation (appointment_id, etapa, cod_tienda, bay_id, tz, span, skills, llanta, kind, status, hold_token, matricula)
      select appointment_id, 2, cod_tienda, 3, tz, tstzrange(upper(span), upper(span) + interval '30 min'), '{turismo,alineacion}', 0,
        kind, status, hold_token, matricula
      from allocation where appointment_id = ${id}::uuid`);
    const inTheWay = await shop.booked(mine, '11:30', { selectedService: 'alineacion' });
    expect(await shop.change('moveAllocation', mine, id, { bayId: 2, time: '11:15' })).toMatchObject(
      refused('agenda-choque', expect.stringContaining(printPlate(inTheWay.matricula))),
    );
    const moved = await shop.change('moveAllocation', mine, id, { bayId: 2, time: '15:00' });
    expect(moved).toMatchObject({ status: 200, body: { avisados: 1 } });
    expect(await shop.rows(mine, id)).toMatchObject([
      { bayId: 2, desde: '15:00', hasta: '15:30' },
      { bayId: 3, desde: '15:30', hasta: '16:00' },
    ]);
    await shop.undo(mine, moved);
    expect(await shop.rows(mine, id)).toMatchObject([
      { bayId: 1, desde: '10:00' },
      { bayId: 3, desde: '10:30' },
    ]);
  });

  test('twice with the same key happens once, and answers the same', async () => {
    const mine = await shop.ownWorkshop();
    const { id, email } = await shop.booked(mine, '10:00');
    const [row] = await shop.rows(mine, id);
    const { codTienda, token } = mine;
    const body = { id, rev: row?.rev ?? '', bayId: 1, date: thursday, time: '12:00' };
    const caller = { token, idempotencyKey: randomUUID() };
    const one = await shop.call('moveAllocation', { params: { codTienda }, body }, caller);
    expect(await shop.call('moveAllocation', { params: { codTienda }, body }, caller)).toEqual(one);
    expect(await shop.mailsTo(email)).toEqual(['cita-confirmada', 'cita-cambiada']);
  });

  test('by two of the staff at once is done once', async () => {
    const mine = await shop.ownWorkshop();
    const { id } = await shop.booked(mine, '10:00');
    const [row] = await shop.rows(mine, id);
    const { codTienda, token } = mine;
    const tries = await Promise.all(
      [2, 3].map(async (bayId) => {
        const body = { id, rev: row?.rev ?? '', bayId, date: thursday, time: '10:00' };
        return await shop.send('moveAllocation', { params: { codTienda }, body }, { token });
      }),
    );
    expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('is not undone where its customer has changed it since', async () => {
    const mine = await shop.ownWorkshop();
    const { id, email } = await shop.booked(mine, '10:00');
    const moved = await shop.change('moveAllocation', mine, id, { bayId: 1, time: '11:00' });
    const letter = await shop.lastLetter(email);
    const link = letter?.blocks.find((block) => block.kind === 'link')?.url ?? '';
    const firma = new URL(link).searchParams.get('firma') ?? '';
    const { userData: _, ...wish } = visitWish('12:00', { selectedTaller: mine.codTienda });
    await shop.call('changeVisit', { body: { ...wish, userData: {}, oldCitaId: id, firma } });
    expect(await shop.undo(mine, moved)).toMatchObject({ status: 409, ...refused('agenda-cita-cambiada') });
    expect(await shop.rows(mine, id)).toMatchObject([{ desde: '12:00', ultimo: { quien: 'cliente' } }]);
  });

  test('is not undone where the time was given to somebody else, whom it names', async () => {
    const mine = await shop.ownWorkshop();
    const { id } = await shop.booked(mine, '10:00');
    const moved = await shop.change('moveAllocation', mine, id, { bayId: 1, time: '11:00' });
    const other = await shop.booked(mine, '10:00');
    expect(await shop.undo(mine, moved)).toMatchObject(
      refused('agenda-choque', expect.stringContaining(printPlate(other.matricula))),
    );
    expect(await shop.undo(mine, { ...moved, body: { deshacer: randomUUID() } })).toMatchObject({
      status: 404,
      ...refused('agenda-nada-que-deshacer'),
    });
  });
});

describe('what happened', () => {
  test('is told of each appointment: who, when, what, before and after', async () => {
    const mine = await shop.ownWorkshop();
    const { id, firma } = await shop.booked(mine, '10:00');
    const { userData: _, ...wish } = visitWish('11:00', { selectedTaller: mine.codTienda });
    await shop.call('changeVisit', { body: { ...wish, userData: {}, oldCitaId: id, firma } });
    await shop.change('moveAllocation', mine, id, { bayId: 2, time: '12:00' });
    const { codTienda, token } = mine;
    const { cambios } = await shop.call('readAgendaLog', { params: { codTienda, id } }, { token });
    expect(cambios).toMatchObject([
      {
        quien: 'personal',
        nombre: 'Marta Roca',
        que: 'mover',
        antes: { bayId: 1, date: thursday, desde: '11:00', hasta: '11:30' },
        despues: { bayId: 2, desde: '12:00', hasta: '12:30' },
      },
      { quien: 'cliente', nombre: null, que: 'mover', antes: { desde: '10:00' }, despues: { desde: '11:00' } },
      { quien: 'cliente', que: 'crear', antes: null, despues: { status: 'confirmed', desde: '10:00' } },
    ]);
    expect(await shop.refused('readAgendaLog', { params: { codTienda, id: randomUUID() } }, { token })).toMatchObject({
      code: 'agenda-no-existe',
    });
  });

  test('is never rewritten', async () => {
    const mine = await shop.ownWorkshop();
    await shop.booked(mine, '10:00');
    for (const statement of [sql`delete from allocation_log`, sql`update allocation_log set nombre = 'x'`])
      await expect(shop.database.run(statement)).rejects.toThrow('only added to');
  });

  test('counts where somebody else than the desk did it', async () => {
    const mine = await shop.ownWorkshop();
    const { id } = await shop.booked(mine, '10:00');
    await shop.database.run(sql`update allocation set bay_id = 2 where appointment_id = ${id}::uuid`);
    const [row] = await shop.rows(mine, id);
    expect(row).toMatchObject({ bayId: 2, rev: '2' });
  });
});
