import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { visitsJobs } from '#server/visits/visits-jobs.ts';
import { findMail } from '#server/mail/mail-store.ts';
import { writeLetter } from '#server/letters.ts';
import { sql } from '#server/database/sql.ts';
import { startShop, thursday, type TestShop } from '#tests/support/shop.ts';
import { anyPlate, insertVisitServices, roger, visitWish } from '#tests/support/visits.ts';
import { everyDay, insertWorkshop } from '#tests/support/workshops.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ handlers: { ...visitsHandlers, ...accountsHandlers } });
  await insertVisitServices(shop.database);
  await insertWorkshop(shop.database, { codTienda: 401, web: false });
  await insertWorkshop(shop.database, { codTienda: 402, bays: [{ skills: ['turismo'], max_llanta: 18 }] });
  await insertWorkshop(shop.database, {
    codTienda: 403,
    servicios: ['coche', 'patinete'],
    bays: [{ skills: ['turismo', 'patinete'], max_llanta: 18 }],
    hours: [{ dias: everyDay, desde: '08:00', hasta: '20:00' }],
  });
  await insertWorkshop(shop.database, {
    codTienda: 405,
    bays: [{ skills: ['turismo'], max_llanta: 18 }],
    hours: [{ dias: everyDay, desde: '10:00', hasta: '11:00' }],
  });
  await insertWorkshop(shop.database, { codTienda: 406 });
  await insertWorkshop(shop.database, { codTienda: 407 });
  await insertWorkshop(shop.database, { codTienda: 404, hours: [{ dias: everyDay, desde: '20:00', hasta: '22:00' }] });
});
afterAll(async () => await shop.close());

const times = async (codTienda = 1, x = 'pinchazo', date = thursday) =>
  (await shop.call('consultVisitTimes', { params: { id: codTienda, x }, body: { date } })).times;
const book = async (wish: ReturnType<typeof visitWish>) => await shop.send('bookVisit', { body: wish });
const refused = (code: string, more: object = {}) => ({ body: expect.objectContaining({ code, ...more }) as unknown });

const lastMail = async (email: string) => {
  const { id } = await shop.database.one<{ id: string }>(
    sql`select id from mail where destinatario = ${email} order by creado desc, id limit 1`,
  );
  const row = await findMail(shop.database, id);
  if (!row) throw new Error('no mail');
  const letter = await writeLetter(shop.runtime, row);
  return { template: row.template, letter, calendar: letter?.calendar?.content ?? '' };
};

/** A booked car of somebody new. */
const somebodyBooked = async (time: string, codTienda = 403) => {
  const email = `${randomUUID()}@example.com`;
  const matricula = anyPlate();
  const wish = visitWish(time, { selectedTaller: codTienda, userData: { email, matricula } });
  const { citaPreviaId: id, firma, numero } = await shop.call('bookVisit', { body: wish });
  return { id, firma, numero, email, wish };
};

describe('what a service costs', () => {
  const priced = async (precio: number | null) =>
    await shop.database.run(sql`update visit_service set precio = ${precio}::int where servicio = 'pinchazo'`);
  const costIn = async (email: string) => {
    const { letter } = await lastMail(email);
    const rows = letter?.blocks.flatMap((block) => (block.kind === 'rows' ? block.rows : [])) ?? [];
    return rows.find(({ label }) => label === 'Preu')?.value;
  };

  test('stands on the page and in the letter of its appointment as it was when that was booked', async () => {
    await priced(2800);
    const { id, firma, email, wish } = await somebodyBooked('17:00', 407);
    await priced(3000);
    const { cita } = await shop.call('readVisit', { params: { id }, query: { firma } });
    expect(cita.precioAnunciado).toEqual({ importe: 33.88, desde: false, unidades: 1 });
    expect(await costIn(email)).toMatch(/^33,88\s€$/);

    // Who chooses another time sees today's.
    const moved = await shop.call('changeVisit', { body: { ...wish, oldCitaId: id, firma, selectedTime: '17:30' } });
    const after = await shop.call('readVisit', { params: { id }, query: { firma: moved.firma } });
    expect(after.cita.precioAnunciado).toEqual({ importe: 36.3, desde: false, unidades: 1 });
    expect(await costIn(email)).toMatch(/^36,30\s€$/);
    await priced(0);
    expect(await costIn((await somebodyBooked('18:00', 407)).email)).toBe('gratis');
    await priced(null);
  });

  test('is said nowhere where it is not known before the car is seen', async () => {
    const { id, firma, email } = await somebodyBooked('18:30', 407);
    const { cita } = await shop.call('readVisit', { params: { id }, query: { firma } });
    expect(cita.precioAnunciado).toBeNull();
    expect(await costIn(email)).toBeUndefined();
  });
});

describe('booking an appointment', () => {
  test('takes the time, confirms by mail and gives a number', async () => {
    const [time = ''] = await times(402);
    const { body } = await book(visitWish(time, { selectedTaller: 402 }));
    expect(body).toMatchObject({ numero: expect.stringMatching(/^C\d{7}$/) as string });
    expect(await times(402)).not.toContain(time);
    const { template, letter, calendar } = await lastMail(roger.email);
    expect(template).toBe('cita-confirmada');
    expect(letter).toMatchObject({ idioma: 'ca', title: 'La teva cita està confirmada' });
    expect(calendar).toContain('STATUS:CONFIRMED');
    expect(calendar).toContain('SEQUENCE:0');
  });

  test('says what is wrong beside each field', async () => {
    const { status, body } = await book(
      visitWish('09:00', { userData: { nombre: '', email: 'x', matricula: '12', telefono: '', privacidad: false } }),
    );
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors).sort()).toEqual([
      'userData.email',
      'userData.matricula',
      'userData.nombre',
      'userData.privacidad',
      'userData.telefono',
    ]);
  });

  test('is refused for the same plate at the same workshop on the same day, and says which', async () => {
    const { wish } = await somebodyBooked('08:00');
    const matricula = wish.userData.matricula ?? '';
    for (const typed of [matricula, matricula.replace(' ', '-').toLowerCase()])
      expect(
        await book({ ...wish, selectedTime: '09:00', userData: { ...wish.userData, matricula: typed } }),
      ).toMatchObject({
        status: 409,
        ...refused('matricula-ya-citada', {
          error: expect.stringContaining(`La matrícula ${matricula} ya tiene una cita ese día en Taller 403`) as string,
        }),
      });
    expect((await book({ ...wish, selectedTaller: 402, selectedTime: '11:00' })).status).toBe(200);
  });

  test('of a time that was held while its visitor typed keeps it from others', async () => {
    const reserva = randomUUID();
    const { userData, ...wish } = visitWish('10:00', { selectedTaller: 403 });
    const { hold } = await shop.call('holdVisitTime', { body: { ...wish, reserva } });
    expect(hold).toMatchObject({ codTienda: 403, date: thursday, time: '10:00', minutos: 30 });
    const other = { ...userData, matricula: anyPlate() };
    expect(await book({ ...wish, userData: other })).toMatchObject({ status: 409, ...refused('hora-ocupada') });
    expect((await book({ ...wish, reserva, userData: { ...userData, matricula: anyPlate() } })).status).toBe(200);
  });

  test('takes day and time as one, as clients of the specification send them', async () => {
    const { selectedTime: _, ...wish } = visitWish('', { selectedTaller: 406, userData: { matricula: anyPlate() } });
    const { citaPreviaId: id, firma } = await shop.call('bookVisit', {
      body: { ...wish, selectedDate: `${thursday} 11:30` },
    });
    const { cita } = await shop.call('readVisit', { params: { id }, query: { firma } });
    expect(cita).toMatchObject({ date: thursday, time: '11:30' });
  });

  test('of a day alone takes its first free time, and says where there is none', async () => {
    const wishOf = () => {
      const { selectedTime: _, ...wish } = visitWish('', {
        selectedTaller: 405,
        userData: { matricula: anyPlate() },
      });
      return wish;
    };
    const timeOf = async () => {
      const { citaPreviaId: id, firma } = await shop.call('bookVisit', { body: wishOf() });
      return (await shop.call('readVisit', { params: { id }, query: { firma } })).cita.time;
    };
    expect([await timeOf(), await timeOf()]).toEqual(['10:00', '10:30']);
    expect(await shop.send('bookVisit', { body: wishOf() })).toMatchObject({
      status: 409,
      ...refused('sin-horas', { error: 'No hay horas libres el día elegido. Elige otro.' }),
    });
  });

  test('of an e-scooter asks for its brand and for no plate', async () => {
    const scooter = (marca: string | null) =>
      visitWish('18:00', { selectedTaller: 403, selectedService: 'patinete', userData: { matricula: null, marca } });
    expect(await book(scooter(null))).toMatchObject({ status: 422 });
    expect(await book(scooter('nadie'))).toMatchObject({ status: 422 });
    const { body } = await book(scooter('xiaomi'));
    const { citaPreviaId: id, firma } = body as { citaPreviaId: string; firma: string };
    const { cita } = await shop.call('readVisit', { params: { id }, query: { firma } });
    expect(cita).toMatchObject({ marca: 'Xiaomi', matricula: null, vehiculo: 'patinete' });
    const { letter } = await lastMail('roger@example.com');
    expect(JSON.stringify(letter?.blocks)).toContain('Patinet elèctric, Xiaomi');
  });

  test('is not possible where it is a matter for the telephone, or for another workshop', async () => {
    const at = async (selectedTaller: number, selectedService: string) =>
      await book(visitWish('09:00', { selectedTaller, selectedService }));
    expect(await at(1, 'renting')).toMatchObject(
      refused('cita-solo-telefono', { error: expect.stringContaining('973 000 000') as string }),
    );
    expect(await at(401, 'pinchazo')).toMatchObject(refused('taller-sin-web'));
    expect(await at(402, 'alineacion')).toMatchObject(
      refused('taller-no-puede', { values: { producto: 'Alineación' } }),
    );
    expect(await at(1, 'magia')).toMatchObject(refused('servicio-no-existe'));
    expect(await at(9999, 'pinchazo')).toMatchObject(refused('taller-no-existe'));
  });

  test('of one time by many at once succeeds once', async () => {
    const tries = await Promise.all(
      Array.from(
        { length: 8 },
        async () => await book(visitWish('12:00', { selectedTaller: 403, userData: { matricula: anyPlate() } })),
      ),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ status }) => status === 409)).toHaveLength(7);
  });
});

describe('days asked for without a service', () => {
  const minutes = async (body: { idNavisionCitaModificada?: string; firma?: string }, caller = {}) =>
    (await shop.call('consultVisitDates', { params: { id: 1 }, body }, caller)).minutos;

  test('are those for what most visitors come for', async () => {
    const four = { codTienda: 1, date: thursday, products: [{ id_navision: 'N1', cantidad: 4 }] };
    expect(await minutes({})).toBe((await shop.call('consultTimes', { body: four })).minutos);
  });

  test('are those for the service of the appointment that its newest link moves', async () => {
    const { id: idNavisionCitaModificada, firma, wish } = await somebodyBooked('10:00', 406);
    const unmoved = await minutes({});
    expect(unmoved).not.toBe(30);
    expect(await minutes({ idNavisionCitaModificada, firma })).toBe(30);
    expect(await minutes({ idNavisionCitaModificada })).toBe(unmoved);
    expect(await minutes({ idNavisionCitaModificada, firma: 'x'.repeat(48) })).toBe(unmoved);
    expect(await minutes({ idNavisionCitaModificada: randomUUID(), firma })).toBe(unmoved);

    const oldCitaId = idNavisionCitaModificada;
    const moved = await shop.call('changeVisit', { body: { ...wish, oldCitaId, firma, selectedTime: '12:00' } });
    expect(await minutes({ idNavisionCitaModificada, firma })).toBe(unmoved);
    expect(await minutes({ idNavisionCitaModificada: moved.citaPreviaId, firma: moved.firma })).toBe(30);
  });

  test('are those for the service of the appointment that its owner moves, and of nobody else’s', async () => {
    const { token } = await shop.call('registerUser', {
      body: {
        ...roger,
        email: `${randomUUID()}@example.com`,
        permiso_comercial: false,
        password: 'girafa-lila-27',
        codigo_postal: '25001',
      },
    });
    const wish = visitWish('16:00', { selectedTaller: 406, userData: { matricula: anyPlate() } });
    const { citaPreviaId } = await shop.call('bookVisit', { body: wish }, { token });
    expect(await minutes({ idNavisionCitaModificada: citaPreviaId }, { token })).toBe(30);
    expect(await minutes({ idNavisionCitaModificada: citaPreviaId })).toBe(await minutes({}));
  });
});

describe('an appointment', () => {
  test('is seen by its account and by its link, and by nobody else', async () => {
    const { id, firma, numero } = await somebodyBooked('13:00');
    const { cita } = await shop.call('readVisit', { params: { id }, query: { firma } });
    expect(cita).toMatchObject({ numero, time: '13:00', minutos: 30, modificable: true, motivo: null });
    expect(cita.email).toMatch(/^.•••@example\.com$/);
    expect((await shop.send('readVisit', { params: { id }, query: {} })).status).toBe(404);
    expect((await shop.send('readVisit', { params: { id }, query: { firma: 'x'.repeat(32) } })).status).toBe(404);

    const { token, user } = await shop.call('registerUser', {
      body: {
        ...roger,
        email: 'roger.mas@example.com',
        permiso_comercial: false,
        password: 'girafa-lila-27',
        codigo_postal: '25001',
      },
    });
    const own = visitWish('13:30', { selectedTaller: 403, userData: { matricula: anyPlate() } });
    const { citaPreviaId } = await shop.call('bookVisit', { body: own }, { token });
    expect((await shop.call('readVisit', { params: { id: citaPreviaId }, query: {} }, { token })).cita.nombre).toBe(
      'Roger',
    );
    const { citasPrevias } = await shop.call('listVisits', { params: { userId: user.idUser } }, { token });
    expect(citasPrevias.map((each) => each.citaPreviaId)).toEqual([citaPreviaId]);
    expect((await shop.send('listVisits', { params: { userId: randomUUID() } }, { token })).status).toBe(403);
  });

  test('of an order is in the list of its account and answers by its id, with the telephone to call', async () => {
    const { token, user } = await shop.call('registerUser', {
      body: {
        ...roger,
        email: 'roger.pedido@example.com',
        permiso_comercial: false,
        password: 'girafa-lila-27',
        codigo_postal: '25001',
      },
    });
    const mine = async () =>
      (await shop.call('listVisits', { params: { userId: user.idUser } }, { token })).citasPrevias;
    expect(await mine()).toEqual([]);
    const cesta = await shop.readyBasket('12:00', { matricula: '4567 KLM' });
    const { pedido } = await shop.order(cesta, { paymentTerms: 'taller', paymentType: null }, { token });

    const [cita] = await mine();
    const { orderNumber } = pedido;
    const expected = { pedido: orderNumber, numero: orderNumber, modificable: false, servicio: null };
    expect(cita).toMatchObject({ ...expected, date: thursday, time: '12:00', matricula: '4567 KLM' });
    expect(cita?.servicios[0]).toMatch(/^4 × /);
    expect(cita?.motivo).toContain(cita?.taller.telefono);

    const { citaPreviaId: id = '', firma } = cita ?? {};
    const read = async (query: { firma?: string | undefined }, caller = {}) =>
      await shop.send('readVisit', { params: { id }, query }, caller);
    for (const answer of [await read({ firma }), await read({}, { token })])
      expect(answer).toMatchObject({ status: 200, body: { cita: { citaPreviaId: id, ...expected } } });
    expect([(await read({})).status, (await read({ firma: 'x'.repeat(48) })).status]).toEqual([404, 404]);
    expect(await shop.refused('cancelVisit', { params: { id }, query: { firma } })).toMatchObject({
      code: 'cita-con-pedido',
    });

    const later = visitWish('12:30', { selectedTaller: 403, userData: { matricula: anyPlate() } });
    const { citaPreviaId } = await shop.call('bookVisit', { body: later }, { token });
    expect((await mine()).map((each) => each.citaPreviaId)).toEqual([id, citaPreviaId]);
  });

  test('keeps where it was asked for, also when it is changed', async () => {
    const idLead = randomUUID();
    const told = { matricula: '1273JHM', kms: 84_000, idLead };
    const dataRegistroLeadMatricula = { origen: 'revision', useragent: 'Mozilla/5.0', device: 'mobile', ...told };
    const wish = visitWish('10:30', { selectedTaller: 403, userData: { matricula: anyPlate() } });
    const { citaPreviaId: id, firma } = await shop.call('bookVisit', { body: { ...wish, dataRegistroLeadMatricula } });
    const kept = async () =>
      (await shop.database.one<{ kept: object }>(sql`select registro_lead as kept from visit where id = ${id}::uuid`))
        .kept;
    expect(await kept()).toEqual(dataRegistroLeadMatricula);
    const moved = { ...wish, oldCitaId: id, firma, selectedTime: '11:30' };
    await shop.call('changeVisit', { body: { ...moved, dataRegistroLeadMatricula: { origen: 'web' } } });
    expect(await kept()).toEqual(dataRegistroLeadMatricula);
  });

  test('that is changed keeps its number and its place in the calendar, and frees its old time', async () => {
    const { id, firma, numero, email, wish } = await somebodyBooked('14:00');
    const uid = (calendar: string) => /UID:(\S+)/.exec(calendar)?.[1];
    const before = (await lastMail(email)).calendar;
    const changed = await shop.call('changeVisit', { body: { ...wish, oldCitaId: id, firma, selectedTime: '15:00' } });
    expect(changed).toMatchObject({ citaPreviaId: id, numero });
    expect(changed.firma).not.toBe(firma);
    expect(await times(403)).toContain('14:00');
    expect(await times(403)).not.toContain('15:00');
    const { template, calendar } = await lastMail(email);
    expect(template).toBe('cita-cambiada');
    expect(calendar).toContain('SEQUENCE:1');
    expect(uid(calendar)).toBe(uid(before));

    expect(await shop.send('readVisit', { params: { id }, query: { firma } })).toMatchObject({
      status: 410,
      ...refused('enlace-antiguo'),
    });
    expect((await shop.send('cancelVisit', { params: { id }, query: { firma } })).status).toBe(410);
    expect((await shop.call('readVisit', { params: { id }, query: { firma: changed.firma } })).cita.time).toBe('15:00');
  });

  test('keeps what was said of the car where a change says nothing of it', async () => {
    const { citaPreviaId: id, firma } = await shop.call('bookVisit', {
      body: visitWish('20:00', { selectedTaller: 404, comentario: 'Pierde aire', userData: { matricula: anyPlate() } }),
    });
    const { userData: _, ...wish } = visitWish('20:30', { selectedTaller: 404 });
    const changed = await shop.call('changeVisit', { body: { ...wish, userData: {}, oldCitaId: id, firma } });
    const { cita } = await shop.call('readVisit', { params: { id }, query: { firma: changed.firma } });
    expect(cita).toMatchObject({ comentario: 'Pierde aire', nombre: 'Roger', time: '20:30' });
  });

  test('keeps its time where the new one is refused', async () => {
    const { id, firma, wish } = await somebodyBooked('16:00');
    await somebodyBooked('16:30');
    expect(
      await shop.send('changeVisit', { body: { ...wish, oldCitaId: id, firma, selectedTime: '16:30' } }),
    ).toMatchObject({ status: 409, ...refused('hora-ocupada') });
    expect((await shop.call('readVisit', { params: { id }, query: { firma } })).cita.time).toBe('16:00');
  });

  test('that is changed by two at once is changed once', async () => {
    const { id, firma, wish } = await somebodyBooked('17:00');
    const tries = await Promise.all(
      ['19:00', '19:30'].map(
        async (selectedTime) =>
          await shop.send('changeVisit', { body: { ...wish, oldCitaId: id, firma, selectedTime } }),
      ),
    );
    expect(tries.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 410]);
    const free = await times(403);
    expect(['17:00', '19:00', '19:30'].filter((time) => free.includes(time))).toHaveLength(2);
  });

  test('that is cancelled frees its time, and the calendar’s entry goes', async () => {
    const { id, firma, email } = await somebodyBooked('11:00');
    expect(await shop.call('cancelVisit', { params: { id }, query: { firma } })).toEqual({ cancelled: true });
    expect(await times(403)).toContain('11:00');
    const { template, letter, calendar } = await lastMail(email);
    expect(template).toBe('cita-anulada');
    expect(letter?.calendar?.method).toBe('CANCEL');
    expect(calendar).toContain('STATUS:CANCELLED');
    expect(calendar).toContain('SEQUENCE:1');
    expect(await shop.send('cancelVisit', { params: { id }, query: { firma } })).toMatchObject({
      status: 409,
      ...refused('cita-anulada'),
    });
    const { cita } = await shop.call('readVisit', { params: { id }, query: { firma } });
    expect(cita).toMatchObject({ status: 'anulada', modificable: false, motivo: 'Esta cita ya está anulada.' });
  });

  test('that an order stands behind is not changed online', async () => {
    const cesta = await shop.readyBasket('10:00');
    await shop.order(cesta, { paymentTerms: 'taller', paymentType: null });
    const { id } = await shop.database.one<{ id: string }>(sql`
      select appointment_id as id from customer_order where cesta_id = ${cesta.cestaID}::uuid`);
    expect(await shop.send('cancelVisit', { params: { id }, query: {} })).toMatchObject({
      status: 409,
      ...refused('cita-con-pedido'),
    });
  });

  test('is not reminded of by who has just booked it, for some hours', async () => {
    const before = shop.runtime.clock();
    shop.setClock(new Date('2027-02-10T10:00:00Z'));
    const { email } = await somebodyBooked('17:30');
    const reminded = async (at: string) => {
      shop.setClock(new Date(at));
      await visitsJobs(shop.runtime).remind.run({});
      const { many } = await shop.database.one<{ many: number }>(
        sql`select count(*)::int as many from mail where destinatario = ${email} and template = 'recordatorio'`,
      );
      return many;
    };
    expect(await reminded('2027-02-10T10:05:00Z')).toBe(0);
    expect(await reminded('2027-02-10T13:59:00Z')).toBe(0);
    expect(await reminded('2027-02-10T14:01:00Z')).toBe(1);
    shop.setClock(before);
  });

  test('is reminded of once, the day before', async () => {
    const { email } = await somebodyBooked('09:30');
    const remind = async () => await visitsJobs(shop.runtime).remind.run({});
    const templates = async () =>
      (
        await shop.database.rows<{ template: string }>(
          sql`select template from mail where destinatario = ${email} order by creado`,
        )
      ).map(({ template }) => template);
    shop.setClock(new Date('2027-02-10T08:00:00Z'));
    await remind();
    expect(await templates()).toEqual(['cita-confirmada']);
    shop.setClock(new Date('2027-02-10T09:30:00Z'));
    await remind();
    await remind();
    expect(await templates()).toEqual(['cita-confirmada', 'recordatorio']);
    expect((await lastMail(email)).letter?.title).toBe('Demà tens cita');
  });

  test('closes two hours before', async () => {
    const { id, firma, wish } = await somebodyBooked('18:30');
    shop.setClock(new Date('2027-02-11T15:31:00Z'));
    const late = { status: 409, ...refused('cita-demasiado-tarde') };
    expect(await shop.send('cancelVisit', { params: { id }, query: { firma } })).toMatchObject(late);
    expect(
      await shop.send('changeVisit', { body: { ...wish, oldCitaId: id, firma, selectedTime: '19:30' } }),
    ).toMatchObject(late);
    shop.setClock(new Date('2027-02-11T17:31:00Z'));
    expect(await shop.send('cancelVisit', { params: { id }, query: { firma } })).toMatchObject({
      ...refused('cita-pasada'),
    });
  });
});

describe('services', () => {
  test('are those that a workshop has the machines for', async () => {
    const at = async (id: number) =>
      (await shop.call('readWorkshopServices', { params: { id } })).servicios.map(({ servicio }) => servicio);
    expect(await at(1)).toEqual(['pinchazo', 'alineacion', 'renting']);
    expect(await at(402)).toEqual(['pinchazo', 'renting']);
    expect(await at(403)).toEqual(['pinchazo', 'patinete', 'renting']);
  });

  test('cost their own price or that of the tariff, with the tax of the workshop’s country, or nothing is said', async () => {
    await shop.database.run(sql`update visit_service set precio = 1000 where servicio = 'pinchazo'`);
    const { servicios } = await shop.call('readWorkshopServices', { params: { id: 1 } });
    expect(servicios).toMatchObject([
      { servicio: 'pinchazo', precio: 12.1, precioDesde: false, producto: null },
      { servicio: 'alineacion', precio: 49.61, precioDesde: false, producto: null, tarifa: 'ALINEACION' },
      { servicio: 'renting', precio: null },
    ]);
  });
});
