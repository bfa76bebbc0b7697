import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { writeLetter } from '#server/letters.ts';
import { findMail } from '#server/mail/mail-store.ts';
import { upkeepHandlers } from '#server/upkeep/upkeep-handlers.ts';
import { upkeepJobs } from '#server/upkeep/upkeep-jobs.ts';
import { signReminders } from '#server/upkeep/upkeep-signature.ts';
import { keepKilometres } from '#server/vehicles/kilometres-store.ts';
import { keepVehicle } from '#server/vehicles/own-vehicles-store.ts';
import { withTold } from '#server/vehicles/vehicle-data.ts';
import { visitsHandlers } from '#server/visits/visits-handlers.ts';
import { workshopsHandlers } from '#server/workshops/workshops-handlers.ts';
import type { Request } from '#contract/contract.ts';
import { toldVehicle } from '#contract/vehicle-data.ts';
import { action, loader } from '#web/assistants/upkeep/stop-page.tsx';
import { insertBattery } from '#tests/support/catalogue.ts';
import { ona } from '#tests/support/ona.ts';
import { visiting } from '#tests/support/visiting.ts';
import { startShop, thursday, type TestShop } from '#tests/support/shop.ts';
import { insertVisitServices, visitWish } from '#tests/support/visits.ts';

let shop: TestShop;

/** Work that is sold at a net price. */
const insertWork = async (id: number, code: string, tipo: string, precio: number, minutos: number) => {
  await shop.database.run(sql`
    insert into product (id, id_navision, tipo_producto, brand_id, nombre_producto_es, nombre_producto_ca)
    values (${id}, ${code}, ${tipo}, 1, ${code}, ${code})`);
  await shop.database.run(sql`
    insert into article (product_id, tipo_vehiculo, modelo, slug, medida, descripcion_es, descripcion_ca, ecotasa, orden, minutos)
    values (${id}, 'turismo', ${code}, ${code.toLowerCase()}, '', 'x', 'x', 0, 1, ${minutos})`);
  await shop.database.run(
    sql`insert into offer (product_id, cod_almacen, precio, descuento, stock) values (${id}, 'CERCA', ${precio}, 0, 20)`,
  );
};
/** Noon of a Tuesday: letters leave from ten on. */
const noon = new Date('2027-02-09T11:00:00Z');
beforeAll(async () => {
  shop = await startShop({
    handlers: { ...accountsHandlers, ...visitsHandlers, ...workshopsHandlers, ...upkeepHandlers },
  });
  shop.setClock(noon);
  await insertVisitServices(shop.database);
  await shop.database.run(sql`
    insert into visit_service (servicio, vehiculo, nombre_es, nombre_ca, descripcion_es, descripcion_ca, minutos, orden, precio, descuento_junto)
    values ('rev-premium', 'coche', 'Revisión Premium', 'Revisió Premium', 'x', 'x', 105, 9, null, 0),
      ('revision', 'coche', 'Revisión', 'Revisió', 'x', 'x', 90, 5, null, 0),
      ('liquido-frenos', 'coche', 'Líquido de frenos', 'Líquid de frens', 'x', 'x', 45, 6, 4050, 1000),
      ('pre-itv', 'coche', 'Pre-ITV', 'Pre-ITV', 'x', 'x', 45, 7, 3223, 1000),
      ('bateria', 'coche', 'Batería', 'Bateria', 'x', 'x', 30, 8, null, 0)
    on conflict do nothing`);
  await shop.database.run(sql`update visit_service set producto = 'REV-PREMIUM' where servicio = 'rev-premium'`);
  await insertBattery(shop.database, 30);
  await insertWork(31, 'REV-BASIC', 'revision', 10_000, 45);
  await insertWork(32, 'REV-PREMIUM', 'revision', 20_000, 105);
  await insertWork(33, 'REV-PREMIUM-CG', 'revision', 23_000, 105);
  await insertWork(34, 'CARGAGAS', 'ac', 5000, 45);
  await insertWork(35, 'CARGAGAS-1234YF-WEB', 'ac2', 10_000, 45);
  await shop.database.run(sql`
    insert into maintenance_pack (product_id, nivel, carter_grande) values (31, 'Basic', false), (32, 'Premium', false), (33, 'Premium', true)`);
  await shop.database.run(sql`
    insert into article_part (product_id, posicion, texto_es, texto_ca) values (32, 1, 'Líquido de frenos', 'Líquid de frens')`);
  await shop.database.run(sql`
    insert into gas_charge (product_id, gas, gramos, desde, hasta) values (34, 'R134a', 500, 1992, 2017), (35, 'R1234yf', 450, 2018, null)`);
});
afterAll(async () => await shop.close());

const enter = async ({ proved = true } = {}) => {
  const email = `${randomUUID()}@example.com`;
  const { token, user } = await shop.call('registerUser', { body: { ...ona, email } });
  if (proved) await shop.database.run(sql`update account set email_probado = ${noon} where id = ${user.idUser}::uuid`);
  return { token, id: user.idUser, email };
};
type Owner = Awaited<ReturnType<typeof enter>>;

let plates = 2000;
const addCar = async ({ id: accountId }: Pick<Owner, 'id'>, matricula = `${(plates += 1)} JHM`) => {
  const id = randomUUID();
  const told = toldVehicle.parse({ marca: 'SEAT', modelo: 'Ibiza (6J)', motor: '1.6 TDI 105', combustible: 'diesel' });
  const matriculacion = { desde: '2015-05', hasta: '2015-05', estimada: false };
  const data = withTold(undefined, told, { matricula, matriculacion });
  await keepVehicle(shop.database, { id, accountId, data, origen: 'usuario', now: noon });
  return { id, matricula };
};
const read = async ({ token, id: user }: Owner) =>
  (await shop.call('readUpkeep', { params: { user }, query: {} }, { token })).coches;
type Cars = Awaited<ReturnType<typeof read>>;
const itemOf = (coche: Pick<Cars[number], 'proximo'> | undefined, cosa: string) =>
  coche?.proximo.find((item) => item.cosa === cosa);
const tell = async ({ token, id: user }: Owner, id: string, body: object) =>
  await shop.send('tellUpkeep', { params: { user, id }, body }, { token });
const remind = async ({ token, id: user }: Owner, id: string, avisos = true) =>
  await shop.send('setUpkeepReminders', { params: { user, id }, body: { avisos } }, { token });

/** A visit of the account that workshops have done on a day. */
const visited = async ({ id }: Owner, matricula: string, servicio: string, day: string, status = 'done') => {
  const visit = randomUUID();
  await shop.database.run(sql`
    insert into visit (id, numero, account_id, nombre, apellidos, email, email_norm, telefono, idioma, vehiculo, servicio, matricula, status, creado, cambiado)
    values (${visit}::uuid, ${visit}, ${id}::uuid, 'Ona', 'Riu', 'o@example.com', 'o@example.com', '600', 'es', 'coche', ${servicio},
      ${matricula}, 'confirmada', now(), now())`);
  await shop.database.run(sql`
    insert into allocation (appointment_id, cod_tienda, bay_id, tz, span, kind, status, matricula)
    values (${visit}::uuid, 1, 1, 'Europe/Madrid', tstzrange((${day} || 'T10:00')::timestamp at time zone 'Europe/Madrid',
      (${day} || 'T10:30')::timestamp at time zone 'Europe/Madrid'), 'booking', ${status}, ${matricula})`);
};

describe('what is next for a car of an account', () => {
  test('says when, why and what it costs, the most urgent first, and what nobody knows', async () => {
    const owner = await enter();
    await addCar(owner);
    const [coche] = await read(owner);
    expect(itemOf(coche, 'itv')).toMatchObject({
      estado: 'pronto',
      desde: '2027-04-01',
      hasta: '2027-05-31',
      decide: 'ley',
      precio: 39,
      servicio: { servicio: 'pre-itv', minutos: 45 },
      descuentoJunto: 10,
    });
    expect(itemOf(coche, 'correa')).toMatchObject({ estado: 'no-se', falta: 'motor', desde: null });
    expect(itemOf(coche, 'liquido-frenos')).toMatchObject({ estado: 'no-se', falta: 'ultima', precio: 49.01 });
    expect(coche).toMatchObject({ kmsHoy: null, kmsAno: null, avisos: false, dicho: [] });
  });

  test('knows what we did, and what is booked', async () => {
    const owner = await enter();
    const { matricula } = await addCar(owner);
    await visited(owner, matricula, 'revision', '2026-10-01');
    await visited(owner, matricula, 'liquido-frenos', '2027-03-01', 'confirmed');
    const [coche] = await read(owner);
    expect(itemOf(coche, 'revision')).toMatchObject({
      desde: '2027-10-01',
      ultima: { fecha: '2026-10-01', de: 'taller' },
    });
    expect(itemOf(coche, 'liquido-frenos')).toMatchObject({
      estado: 'citado',
      cita: { date: '2027-03-01', time: '10:00' },
    });
  });

  test('knows of an appointment for a pack what that pack does', async () => {
    const owner = await enter();
    const { matricula } = await addCar(owner);
    await visited(owner, matricula, 'rev-premium', '2026-10-01');
    const [coche] = await read(owner);
    for (const cosa of ['revision', 'liquido-frenos'])
      expect(itemOf(coche, cosa)).toMatchObject({ ultima: { fecha: '2026-10-01', de: 'taller' } });
  });

  test('tells nothing of what others had done to the same plate', async () => {
    const [before, after] = [await enter(), await enter()];
    const { matricula } = await addCar(before);
    await addCar(after, matricula);
    await visited(before, matricula, 'revision', '2026-11-01');
    expect(itemOf((await read(before))[0], 'revision')?.ultima).not.toBeNull();
    expect(itemOf((await read(after))[0], 'revision')?.ultima).toBeNull();
  });

  test('reckons kilometres a year from two readings, and keeps what is told', async () => {
    const owner = await enter();
    const { id, matricula } = await addCar(owner);
    const at = { accountId: owner.id, matricula: matricula.replace(' ', ''), origen: 'mi-coche' } as const;
    await keepKilometres(shop.database, { ...at, kms: 100_000, now: new Date('2026-02-09T10:00:00Z') });
    await keepKilometres(shop.database, { ...at, kms: 130_000, now: noon });
    const told = await tell(owner, id, { cosa: 'revision', fecha: '2026-09-01', kms: 118_000 });
    expect(told.body).toMatchObject({ coche: { kmsHoy: 130_000, kmsAno: 30_021, kmsDe: 'lecturas' } });
    expect(itemOf((await read(owner))[0], 'revision')).toMatchObject({ decide: 'kms', kms: 133_000, estimada: true });
  });

  test('takes the code of a tyre, a chain instead of a belt, and what was told back', async () => {
    const owner = await enter();
    const { id } = await addCar(owner);
    const tyres = await tell(owner, id, { cosa: 'neumaticos', dot: '2319', temporada: 'verano' });
    expect(itemOf((tyres.body as { coche: Cars[number] }).coche, 'neumaticos')).toMatchObject({
      estado: 'ahora',
      desde: '2024-06-03',
      hasta: '2029-06-03',
    });
    expect(itemOf((await read(owner))[0], 'temporada')).toMatchObject({ estado: 'ahora' });
    await tell(owner, id, { cosa: 'correa', sin: true });
    expect(itemOf((await read(owner))[0], 'correa')).toBeUndefined();
    await tell(owner, id, { cosa: 'correa', olvidar: true });
    expect(itemOf((await read(owner))[0], 'correa')).toMatchObject({ estado: 'no-se' });
  });

  test.each([
    [{ cosa: 'neumaticos', dot: '9999' }, 'dot'],
    [{ cosa: 'bateria', fecha: '2030-01-01' }, 'fecha'],
    [{ cosa: 'bateria' }, 'fecha'],
    [{ cosa: 'bateria', sin: true }, 'cosa'],
    [{ cosa: 'temporada', fecha: '2026-01-01' }, 'cosa'],
    [{ cosa: 'bateria', fecha: '2026-01-01', kms: 0 }, 'kms'],
    [{ cosa: 'bateria', fecha: '2026-01-01', kms: 3_000_001 }, 'kms'],
  ])('refuses %o beside %s', async (body, field) => {
    const owner = await enter();
    const { id } = await addCar(owner);
    expect(await tell(owner, id, body)).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) as unknown } },
    });
  });

  test('is a matter of its account alone', async () => {
    const [owner, other] = [await enter(), await enter()];
    const { id } = await addCar(owner);
    expect(await tell(other, id, { cosa: 'bateria', fecha: '2026-01-01' })).toMatchObject({ status: 404 });
    expect(await remind(other, id)).toMatchObject({ status: 404 });
    await tell(other, id, { cosa: 'bateria', olvidar: true });
    const asOther = { params: { user: owner.id }, query: {} };
    expect(await shop.send('readUpkeep', asOther, { token: other.token })).toMatchObject({ status: 403 });
  });

  test('proposes the pack that does all that is due, at the price of its sump, and none for one thing alone', async () => {
    const owner = await enter();
    const { matricula } = await addCar(owner);
    await visited(owner, matricula, 'revision', '2026-01-10');
    const [before] = await read(owner);
    expect(before?.packs).toEqual([]);
    await visited(owner, matricula, 'liquido-frenos', '2025-01-10');
    const [coche] = await read(owner);
    expect(coche?.packs).toEqual([
      {
        id_navision: 'REV-PREMIUM',
        nombre: expect.any(String) as unknown,
        cosas: ['revision', 'liquido-frenos'],
        incluye: ['Líquido de frenos'],
        precio: 242,
        minutos: 105,
      },
    ]);
  });

  test.each([
    ['a car of one gas', { matriculacion: { desde: '2012-05', hasta: '2012-05', estimada: false } }, 60.5, false],
    ['a car of the other', { ano_matric: 2020 }, 121, false],
    ['a car whose label decides', { ano_matric: 2015 }, 60.5, true],
    ['a car that was made before it was registered', { ano_matric: 2015, hasta: 2012 }, 60.5, false],
    ['a hybrid, by appointment', { ano_matric: 2020, combustible: 'hibrido' as const }, null, false],
  ])('the gas of %s costs what its assistant says', async (_, car, precio, precioDesde) => {
    const found = await shop.call('estimateUpkeep', { body: { tipoVehiculo: 'turismo', ...car } });
    expect(itemOf(found, 'gas')).toMatchObject({ precio, precioDesde });
  });

  test('of five cars takes five milliseconds of the server at most', async () => {
    const owner = await enter();
    for (let car = 0; car < 5; car += 1) {
      const { matricula } = await addCar(owner);
      await visited(owner, matricula, 'revision', `2026-0${car + 1}-01`);
    }
    expect(await read(owner)).toHaveLength(5);
    const times: number[] = [];
    for (let turn = 0; turn < 60; turn += 1) {
      // The processor's time of this thread: what other processes take meanwhile does not count.
      const before = process.threadCpuUsage();
      await read(owner);
      const { user, system } = process.threadCpuUsage(before);
      times.push((user + system) / 1000);
    }
    const fast = Math.min(...times);
    expect(fast).toBeLessThanOrEqual(5);
  });
});

describe('a car that no account keeps', () => {
  test('has a timeline by what is sent, without a registry', async () => {
    const body: Request<'estimateUpkeep'>['body'] = {
      tipoVehiculo: 'turismo',
      matricula: '1273 JHM',
      matriculacion: { desde: '2015-05', hasta: '2015-05', estimada: false },
      combustible: 'diesel',
      kms: 120_000,
      dicho: [{ cosa: 'itv', fecha: '2027-02-20' }],
    };
    const found = await shop.call('estimateUpkeep', { body });
    expect(itemOf(found, 'itv')).toMatchObject({ estado: 'ahora', hasta: '2027-02-20' });
    expect(found).toMatchObject({ kmsHoy: 120_000, kmsDe: 'matriculacion' });
    const wrong: typeof body = { ...body, dicho: [{ cosa: 'neumaticos', dot: '0000' }] };
    expect((await shop.send('estimateUpkeep', { body: wrong })).body).toMatchObject({
      errors: { 'dicho.0.dot': expect.any(String) as unknown },
    });
    expect(
      await shop.send('estimateUpkeep', {
        body: { ...body, dicho: Array.from({ length: 10 }, () => ({ cosa: 'gas' as const, sin: true })) },
      }),
    ).toMatchObject({
      status: 422,
    });
  });
});

describe('reminders', () => {
  const work = async () => await upkeepJobs(shop.runtime)['remind-upkeep'].run({});
  const lettersTo = async (email: string) =>
    await shop.database.rows<{ id: string; template: string }>(
      sql`select id, template from mail where destinatario = ${email} and template = 'toca-coche' order by creado`,
    );
  const letter = async (id: string) => {
    const mail = await findMail(shop.database, id);
    return mail && (await writeLetter(shop.runtime, mail));
  };
  const due = async (owner: Owner) => {
    const car = await addCar(owner);
    await visited(owner, car.matricula, 'revision', '2026-02-10');
    await visited(owner, car.matricula, 'liquido-frenos', '2025-02-01');
    return car;
  };
  /** The next day on which anybody is looked at. */
  const tomorrow = () => shop.setClock(new Date(shop.runtime.clock().getTime() + 24 * 3600 * 1000));

  test('are written once for each turn, with what is due and free times at the favourite workshop', async () => {
    const owner = await enter();
    const { id } = await due(owner);
    await shop.database.run(sql`update account set taller_favorito = 1 where id = ${owner.id}::uuid`);
    expect(await remind(owner, id)).toMatchObject({ status: 200, body: { coche: { avisos: true } } });
    await Promise.all([work(), work()]);
    tomorrow();
    await work();
    const letters = await lettersTo(owner.email);
    expect(letters).toHaveLength(1);
    const written = await letter(letters[0]?.id ?? '');
    const text = JSON.stringify(written);
    expect(text).toContain('Revisión');
    expect(text).toContain('Líquido de frenos');
    expect(text).toContain('servicio=liquido-frenos%2Crevision');
    expect(text).toContain('codTienda=1&fecha=2027-02-');
    expect(text).toContain('135 minutos');
    expect(written?.because).toBe('aviso');
    shop.setClock(noon);
  });

  test('are not written without consent, to an address that nobody proved, or of what is booked', async () => {
    const [silent, unproved, booked] = [await enter(), await enter({ proved: false }), await enter()];
    await due(silent);
    expect(await remind(unproved, (await due(unproved)).id)).toMatchObject({
      status: 409,
      body: { code: 'correo-sin-probar' },
    });
    const car = await due(booked);
    await visited(booked, car.matricula, 'revision', '2027-03-02', 'confirmed');
    await visited(booked, car.matricula, 'liquido-frenos', '2027-03-03', 'confirmed');
    await remind(booked, car.id);
    await work();
    for (const { email } of [silent, unproved, booked]) expect(await lettersTo(email)).toEqual([]);
  });

  test('wait for the morning', async () => {
    const owner = await enter();
    await remind(owner, (await due(owner)).id);
    shop.setClock(new Date('2027-02-09T05:00:00Z'));
    await work();
    expect(await lettersTo(owner.email)).toEqual([]);
    shop.setClock(noon);
    await work();
    expect(await lettersTo(owner.email)).toHaveLength(1);
  });

  test('end with one tap of whoever has the link, and only by that link', async () => {
    const owner = await enter();
    const { id } = await due(owner);
    await remind(owner, id);
    await work();
    const [mail] = await lettersTo(owner.email);
    const firma = await signReminders(shop.database, id);
    expect(JSON.stringify(await letter(mail?.id ?? ''))).toContain(`firma=${firma}`);
    expect(await shop.send('stopUpkeepReminders', { params: { id, firma: 'x' } })).toMatchObject({ status: 404 });
    const link = { params: { id, firma } };
    expect(await shop.call('readUpkeepReminders', link)).toEqual({ vehiculo: 'SEAT Ibiza (6J)', avisos: true });
    for (const _ of [1, 2]) expect(await shop.call('stopUpkeepReminders', link)).toEqual({ borrado: true });
    expect(await shop.call('readUpkeepReminders', link)).toMatchObject({ avisos: false });
    expect((await read(owner))[0]?.avisos).toBe(false);
    expect(await letter(mail?.id ?? '')).toBeUndefined();
    // When and to what they agreed stays.
    expect(
      await shop.database.one(sql`select desde, hasta from upkeep_reminder where vehicle_id = ${id}::uuid`),
    ).toEqual({ desde: noon, hasta: noon });
  });

  test('end by the mail reader’s own button, which posts to the page; to look at it ends nothing', async () => {
    const owner = await enter();
    const { id } = await due(owner);
    await remind(owner, id);
    await work();
    const [mail] = await lettersTo(owner.email);
    const { unsubscribe } = (await letter(mail?.id ?? '')) ?? {};
    const reader = visiting(shop, unsubscribe?.url ?? '');
    expect([await loader(reader), (await read(owner))[0]?.avisos]).toMatchObject([{ avisos: true }, true]);
    // A mail reader that posts twice is told nothing else (RFC 8058, 3.2).
    for (const _ of [1, 2]) expect(await action(reader)).toBe(null);
    expect([await loader(reader), (await read(owner))[0]?.avisos]).toMatchObject([{ avisos: false }, false]);
  });

  test('go with the car', async () => {
    const owner = await enter();
    const { id } = await due(owner);
    await remind(owner, id);
    await work();
    const [mail] = await lettersTo(owner.email);
    await shop.database.run(sql`delete from vehicle where id = ${id}::uuid`);
    expect(await letter(mail?.id ?? '')).toBeUndefined();
    const firma = await signReminders(shop.database, id);
    expect(await shop.send('stopUpkeepReminders', { params: { id, firma } })).toMatchObject({ status: 404 });
  });

  test('lead to one appointment for all of it', async () => {
    const { times } = await shop.call('consultVisitTimes', {
      params: { id: 1, x: 'liquido-frenos,revision' },
      body: { date: thursday },
    });
    const made = await shop.call('bookVisit', {
      body: visitWish(times[0] ?? '', {
        selectedService: 'liquido-frenos,revision',
        userData: { matricula: '4444 KKK' },
      }),
    });
    const { cita } = await shop.call('readVisit', { params: { id: made.citaPreviaId }, query: { firma: made.firma } });
    expect(cita).toMatchObject({ minutos: 135, servicios: ['Líquido de frenos', 'Revisión'] });
  });
});
