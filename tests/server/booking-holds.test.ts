import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { cancelBooking } from '#server/orders/order-time.ts';
import { openEmbedded } from '#tests/support/embedded.ts';
import { confirmHold } from '#tests/support/confirm-hold.ts';
import { freeTimes } from '#server/booking/free-times.ts';
import { holdTime, type HeldTime } from '#server/booking/hold-time.ts';
import { readHold, releaseHold, renewHold, sweepHolds } from '#server/booking/keep-hold.ts';
import type { Database } from '#server/database/database.ts';
import { sql } from '#server/database/sql.ts';
import { insertOrder } from '#tests/support/orders.ts';
import { insertWorkshop, threeBays } from '#tests/support/workshops.ts';

const rules = { holdMinutes: 15, holdMaxMinutes: 45, noticeMinutes: 120, horizonDays: 90 };
const now = new Date('2026-11-23T08:00:00Z');
const tuesday = '2026-11-24';
const fitting = { skills: ['turismo'], llanta: 16, minutes: 60 };
const alignment = { skills: ['turismo', 'alineacion'], llanta: 16, minutes: 30 };

let db: Database;
let shops = 0;
beforeAll(async () => {
  db = await openEmbedded();
});
afterAll(async () => await db.close());

/** A workshop of its own for each test, so that no test sees another's bookings. */
const open = async (sketch: Partial<Parameters<typeof insertWorkshop>[1]> = {}) =>
  await insertWorkshop(db, { ...sketch, codTienda: (shops += 1) });
const oneBay = { bays: [{ skills: ['turismo'], max_llanta: 20 }] };

type Ask = Parameters<typeof holdTime>[1];
const hold = async (codTienda: number, hora: string, more: Partial<Ask> = {}) =>
  await holdTime(db, {
    codTienda,
    fecha: tuesday,
    hora,
    need: { stages: [fitting] },
    token: randomUUID(),
    matricula: null,
    now,
    rules,
    ...more,
  });
const held = async (...ask: Parameters<typeof hold>): Promise<HeldTime> => {
  const answer = await hold(...ask);
  if (isRefusal(answer)) throw new Error(`refused: ${answer.refusal}`);
  return answer;
};
const times = async (codTienda: number, token?: string) =>
  await freeTimes(db, { codTienda, fecha: tuesday, need: { stages: [fitting] }, now, rules, token: token ?? null });
const expire = async (token: string) =>
  await db.run(
    sql`update allocation set expires_at = clock_timestamp() - interval '1 second' where hold_token = ${token}::uuid`,
  );
const bays = async (codTienda: number) =>
  (
    await db.rows<{ bay_id: number }>(
      sql`select bay_id from allocation where cod_tienda = ${codTienda} order by lower(span), etapa`,
    )
  ).map((row) => row.bay_id);

describe('holding a time', () => {
  test('the visitor has it for fifteen minutes, and may renew it until forty-five', async () => {
    const before = Date.now();
    const answer = await held(await open(), '10:00');
    expect(answer).toMatchObject({ fecha: tuesday, hora: '10:00', minutos: 60 });
    expect(answer.expires.getTime() - before).toBeGreaterThan(14.9 * 60_000);
    expect(answer.expires.getTime() - before).toBeLessThan(15.2 * 60_000);
    expect(answer.latest.getTime() - answer.expires.getTime()).toBe(30 * 60_000);
  });

  test('a bay’s time is given once, and everybody sees at once that it is gone', async () => {
    const shop = await open({ ...oneBay, hours: [{ dias: [2], desde: '09:00', hasta: '12:30' }] });
    expect(await times(shop)).toHaveLength(11);
    await held(shop, '10:00');
    expect(await times(shop)).toEqual(['09:00', '11:00', '11:15', '11:30']);
    expect(await hold(shop, '10:30')).toEqual({ refusal: 'hora-ocupada', values: { hora: '10:30' } });
    expect(await hold(shop, '09:15')).toMatchObject({ refusal: 'hora-ocupada' });
    expect(await hold(shop, '09:00')).toMatchObject({ hora: '09:00' });
    expect(await hold(shop, '11:00')).toMatchObject({ hora: '11:00' });
  });

  test('a hold that has ended is free for everybody at once, swept or not', async () => {
    const shop = await open(oneBay);
    const token = randomUUID();
    await held(shop, '10:00', { token });
    await expire(token);
    expect(await times(shop)).toContain('10:00');
    expect(await hold(shop, '10:00')).toMatchObject({ hora: '10:00' });
    expect(await readHold(db, { token, rules })).toBeNull();
  });

  test('choosing another time gives the first one back', async () => {
    const shop = await open(oneBay);
    const token = randomUUID();
    await held(shop, '10:00', { token });
    await held(shop, '10:15', { token });
    await held(shop, '15:00', { token });
    expect(await times(shop)).toContain('10:00');
    expect(await readHold(db, { token, rules })).toMatchObject({ hora: '15:00' });
  });

  test('a refused choice leaves the visitor the time they had', async () => {
    const shop = await open(oneBay);
    const token = randomUUID();
    await held(shop, '10:00', { token });
    await held(shop, '15:00');
    expect(await hold(shop, '15:30', { token })).toMatchObject({ refusal: 'hora-ocupada' });
    expect(await readHold(db, { token, rules })).toMatchObject({ hora: '10:00', matricula: null, stages: [fitting] });
  });

  test('visitors who hold a time still see it offered to themselves', async () => {
    const shop = await open(oneBay);
    const token = randomUUID();
    await held(shop, '10:00', { token });
    expect(await times(shop, token)).toContain('10:00');
    expect(await times(shop)).not.toContain('10:00');
  });

  test('holding the same time again does not start its clock anew', async () => {
    const shop = await open(oneBay);
    const token = randomUUID();
    await held(shop, '10:00', { token });
    await db.run(
      sql`update allocation set held_since = held_since - interval '40 min' where hold_token = ${token}::uuid`,
    );
    const again = await held(shop, '10:15', { token });
    expect(again.latest.getTime() - Date.now()).toBeLessThan(5.1 * 60_000);
  });

  test('the least able bay takes the job, so that the aligner stays free for who needs it', async () => {
    const shop = await open();
    await held(shop, '10:00');
    await held(shop, '10:00');
    expect(await bays(shop)).toEqual([1, 2]);
  });

  test('among equal bays the one on which less idle time remains', async () => {
    const twin = { skills: ['turismo'], max_llanta: 20 };
    const shop = await open({ bays: [twin, twin] });
    await held(shop, '09:00');
    await held(shop, '09:00', { need: { stages: [{ ...fitting, minutes: 120 }] } });
    await held(shop, '11:00');
    expect(await bays(shop)).toEqual([1, 2, 2]);
  });

  test('bookings move to other bays, never to other times, when that makes room', async () => {
    const shop = await open({
      bays: [
        { skills: ['turismo'], max_llanta: 20 },
        { skills: ['turismo', 'alineacion'], max_llanta: 20 },
      ],
    });
    await db.run(sql`
      insert into allocation (appointment_id, cod_tienda, bay_id, tz, span, skills, llanta, kind, status)
      values (gen_random_uuid(), ${shop}, 2, 'Europe/Madrid', tstzrange('2026-11-24 10:00+01', '2026-11-24 11:00+01'), '{turismo}', 16, 'booking', 'confirmed')`);
    expect(await hold(shop, '10:15', { need: { stages: [alignment] } })).toMatchObject({ hora: '10:15' });
    expect(await bays(shop)).toEqual([1, 2]);
  });

  test('a car already on the lift and a blocked bay are never moved', async () => {
    const shop = await open({
      bays: [
        { skills: ['turismo'], max_llanta: 20 },
        { skills: ['turismo', 'alineacion'], max_llanta: 20 },
      ],
    });
    await db.run(sql`
      insert into allocation (appointment_id, cod_tienda, bay_id, tz, span, skills, llanta, kind, status)
      values (gen_random_uuid(), ${shop}, 2, 'Europe/Madrid', tstzrange('2026-11-24 10:00+01', '2026-11-24 11:00+01'), '{turismo}', 16, 'booking', 'working'),
        (gen_random_uuid(), ${shop}, 2, 'Europe/Madrid', tstzrange('2026-11-24 15:00+01', '2026-11-24 16:00+01'), '{}', 0, 'block', 'confirmed')`);
    expect(await hold(shop, '10:15', { need: { stages: [alignment] } })).toMatchObject({ refusal: 'hora-ocupada' });
    expect(await hold(shop, '15:15', { need: { stages: [alignment] } })).toMatchObject({ refusal: 'hora-ocupada' });
  });

  test('fitting and alignment are held together, one after the other, or not at all', async () => {
    const shop = await open();
    const token = randomUUID();
    const need = { stages: [fitting, alignment] };
    expect(await held(shop, '10:00', { need, token })).toMatchObject({ minutos: 90 });
    expect(await bays(shop)).toEqual([1, 3]);
    expect(await hold(shop, '10:15', { need })).toMatchObject({ refusal: 'hora-ocupada' });
    expect(await hold(shop, '10:30', { need })).toMatchObject({ hora: '10:30' });
    expect(await releaseHold(db, token)).toBe(true);
    expect((await bays(shop)).length).toBe(2);
  });
});

describe('what a workshop does not offer is not held', () => {
  test.each([
    ['off the grid', '10:05', {}],
    ['before opening', '08:45', {}],
    ['past closing', '18:15', {}],
    ['over the midday break', '12:30', {}],
    ['on a Sunday', '10:00', { fecha: '2026-11-29' }],
    ['on a holiday', '10:00', { fecha: '2026-12-08' }],
    ['before the notice has passed', '10:45', { fecha: '2026-11-23' }],
    ['beyond the horizon', '10:00', { fecha: '2027-02-22' }],
  ] as const)('%s', async (_why, hora, more) => {
    const shop = await open({
      closures: [{ fecha: '2026-12-08', motivo_es: 'La Inmaculada', motivo_ca: 'La Immaculada' }],
    });
    expect(await hold(shop, hora, more)).toEqual({ refusal: 'hora-no-ofrecida' });
  });

  test.each([
    ['the goods are there', { earliest: '2026-11-25' }],
    ['goods that come tomorrow', { delivery: [{ plazo_dias: 2, hora_corte: '17:00' }] }],
  ] as const)('a day before %s, and the day of the goods is told', async (_what, need) => {
    const shop = await open();
    expect(await hold(shop, '10:00', { need: { stages: [fitting], ...need } })).toEqual({
      refusal: 'hora-no-ofrecida',
      values: { desde: '2026-11-25' },
    });
  });

  test('a workshop that does not exist, takes no web bookings or has no such bay says so', async () => {
    expect(await hold(999, '10:00')).toEqual({ refusal: 'taller-no-existe' });
    expect(await hold(await open({ web: false }), '10:00')).toEqual({
      refusal: 'taller-sin-web',
      values: { telefono: '973 000 000' },
    });
    expect(await hold(await open(oneBay), '10:00', { need: { stages: [fitting, alignment] } })).toEqual({
      refusal: 'taller-no-puede',
    });
    expect(await hold(await open(oneBay), '10:00', { need: { stages: [{ ...fitting, llanta: 21 }] } })).toEqual({
      refusal: 'taller-no-puede',
    });
  });

  test('the same plate has one appointment a day in a workshop, however it is written', async () => {
    const shop = await open();
    await held(shop, '10:00', { matricula: '1234 BCD' });
    expect(await hold(shop, '15:00', { matricula: '1234-bcd' })).toEqual({
      refusal: 'matricula-ya-citada',
      values: { matricula: '1234 BCD', taller: `Taller ${shop}` },
    });
    expect(await hold(shop, '15:00', { matricula: '1234 BCD', fecha: '2026-11-25' })).toMatchObject({ hora: '15:00' });
    expect(await hold(await open(), '15:00', { matricula: '1234 BCD' })).toMatchObject({ hora: '15:00' });
  });

  test('a plate whose hold has ended may come again', async () => {
    const shop = await open();
    const token = randomUUID();
    await held(shop, '10:00', { matricula: '1234 BCD', token });
    await expire(token);
    expect(await hold(shop, '15:00', { matricula: '1234 BCD' })).toMatchObject({ hora: '15:00' });
  });
});

describe('keeping a hold', () => {
  test('is renewed while the visitor works, up to its latest moment', async () => {
    const shop = await open();
    const token = randomUUID();
    const first = await held(shop, '10:00', { token });
    await db.run(
      sql`update allocation set held_since = held_since - interval '40 min', expires_at = expires_at - interval '12 min' where hold_token = ${token}::uuid`,
    );
    const renewed = await renewHold(db, { token, rules });
    if (isRefusal(renewed)) throw new Error(renewed.refusal);
    expect(renewed.expires).toEqual(renewed.latest);
    expect(renewed.expires.getTime()).toBeLessThan(first.expires.getTime());
  });

  test('a hold that has ended, or never was, is not renewed', async () => {
    const token = randomUUID();
    await held(await open(), '10:00', { token });
    await expire(token);
    expect(await renewHold(db, { token, rules })).toEqual({ refusal: 'reserva-caducada' });
    expect(await renewHold(db, { token: randomUUID(), rules })).toEqual({ refusal: 'reserva-caducada' });
  });

  test('is given back once', async () => {
    const shop = await open(oneBay);
    const token = randomUUID();
    await held(shop, '10:00', { token });
    expect(await releaseHold(db, token)).toBe(true);
    expect(await releaseHold(db, token)).toBe(false);
    expect(await times(shop)).toContain('10:00');
  });

  test('sweeping removes what has ended and nothing else', async () => {
    const shop = await open();
    const [ended, living] = [randomUUID(), randomUUID()];
    await held(shop, '10:00', { token: ended, need: { stages: [fitting, alignment] } });
    await held(shop, '10:00', { token: living });
    await expire(ended);
    await sweepHolds(db);
    expect(await readHold(db, { token: living, rules })).toMatchObject({ hora: '10:00' });
    expect(await bays(shop)).toEqual([2]);
  });
});

describe('confirming a hold', () => {
  test('turns all its stages into the order’s booking, once and for ever the same', async () => {
    const shop = await open();
    const token = randomUUID();
    const { appointmentId } = await held(shop, '10:00', { token, need: { stages: [fitting, alignment] } });
    const orderId = await insertOrder(db, shop);
    const booked = { appointmentId, codTienda: shop, fecha: tuesday, hora: '10:00', minutos: 90 };
    expect(await confirmHold(db, { token, orderId, matricula: '1234 BCD' })).toEqual(booked);
    expect(await confirmHold(db, { token, orderId, matricula: '1234 BCD' })).toEqual(booked);
    expect(
      await db.rows(
        sql`select status, order_id, matricula, expires_at from allocation where appointment_id = ${appointmentId}`,
      ),
    ).toEqual([
      { status: 'confirmed', order_id: orderId, matricula: '1234 BCD', expires_at: null },
      { status: 'confirmed', order_id: orderId, matricula: '1234 BCD', expires_at: null },
    ]);
  });

  test('is refused once the hold has ended, and leaves the order’s transaction whole', async () => {
    const shop = await open();
    const token = randomUUID();
    await held(shop, '10:00', { token });
    await expire(token);
    const kept = await db.transaction(async (tx) => {
      const orderId = await insertOrder(tx, shop);
      expect(await confirmHold(tx, { token, orderId, matricula: null })).toEqual({ refusal: 'reserva-caducada' });
      return await tx.one<{ id: number }>(sql`select id from customer_order where id = ${orderId}`);
    });
    expect(kept.id).toBeGreaterThan(0);
  });

  test('another order does not get a booking that is not its own', async () => {
    const shop = await open();
    const token = randomUUID();
    await held(shop, '10:00', { token });
    await confirmHold(db, { token, orderId: await insertOrder(db, shop), matricula: null });
    expect(await confirmHold(db, { token, orderId: await insertOrder(db, shop), matricula: null })).toEqual({
      refusal: 'reserva-caducada',
    });
  });

  test('a plate typed only at the end is still refused a second appointment that day', async () => {
    const shop = await open();
    const token = randomUUID();
    const other = randomUUID();
    await held(shop, '10:00', { matricula: '1234 BCD', token: other });
    await held(shop, '15:00', { token });
    const orderId = await insertOrder(db, shop);
    expect(await confirmHold(db, { token, orderId, matricula: '1234BCD' })).toEqual({
      refusal: 'matricula-ya-citada',
      values: { matricula: '1234BCD', taller: `Taller ${shop}` },
    });
    expect(await readHold(db, { token, rules })).toMatchObject({ hora: '15:00' });
    await expire(other);
    expect(await confirmHold(db, { token, orderId, matricula: '1234BCD' })).toMatchObject({ hora: '15:00' });
  });

  test('is one member of the statement that writes the order', async () => {
    const shop = await open();
    const token = randomUUID();
    await held(shop, '10:00', { token });
    const orderId = await insertOrder(db, shop);
    const [row] = await db.rows<{ codigo: string | null; hora: string }>(sql`
      with placed as (update customer_order set status = 'confirmado', caduca = null where id = ${orderId} returning id),
        booked as (select confirmed.* from placed cross join lateral confirm_hold(${token}::uuid, placed.id) as confirmed)
      select codigo, hora from booked`);
    expect(row).toEqual({ codigo: null, hora: '10:00:00' });
  });

  test('what is confirmed outlives a crash of the database, though a hold need not', async () => {
    const shop = await open();
    const token = randomUUID();
    const commits = async (tx: Database) =>
      (await tx.one<{ mode: string }>(sql`select current_setting('synchronous_commit') as mode`)).mode;
    await db.transaction(async (tx) => {
      await holdTime(tx, {
        codTienda: shop,
        fecha: tuesday,
        hora: '10:00',
        need: { stages: [fitting] },
        token,
        matricula: null,
        now,
        rules,
      });
      expect(await commits(tx)).toBe('off');
      await confirmHold(tx, { token, orderId: await insertOrder(tx, shop), matricula: null });
      expect(await commits(tx)).toBe('on');
    });
  });

  test('the order may be written after its booking, in the same transaction', async () => {
    const shop = await open();
    const token = randomUUID();
    await held(shop, '10:00', { token });
    await db.transaction(async (tx) => {
      const { orderId } = await tx.one<{ orderId: number }>(
        sql`select nextval(pg_get_serial_sequence('customer_order', 'id')) as "orderId"`,
      );
      expect(await confirmHold(tx, { token, orderId, matricula: null })).toMatchObject({ hora: '10:00' });
      await insertOrder(tx, shop, orderId);
    });
  });

  test('cancelling an order frees its time, once', async () => {
    const shop = await open(oneBay);
    const token = randomUUID();
    await held(shop, '10:00', { token, matricula: '1234 BCD' });
    const orderId = await insertOrder(db, shop);
    await confirmHold(db, { token, orderId, matricula: null });
    expect(await hold(shop, '10:00')).toMatchObject({ refusal: 'hora-ocupada' });
    expect(await cancelBooking(db, orderId)).toBe(true);
    expect(await cancelBooking(db, orderId)).toBe(false);
    expect(await times(shop)).toContain('10:00');
    expect(await hold(shop, '10:00', { matricula: '1234 BCD' })).toMatchObject({ hora: '10:00' });
  });

  test('a late payment takes the same time again when it is still free', async () => {
    const shop = await open(oneBay);
    const token = randomUUID();
    await held(shop, '10:00', { token });
    const orderId = await insertOrder(db, shop);
    await confirmHold(db, { token, orderId, matricula: null });
    await cancelBooking(db, orderId);
    await held(shop, '10:00', { token });
    expect(await confirmHold(db, { token, orderId, matricula: null })).toMatchObject({ hora: '10:00' });
  });
});

const insert = async (shop: number, span: string, bay: number | null = 1) =>
  await db.run(sql`
    insert into allocation (appointment_id, cod_tienda, bay_id, tz, span, kind, status)
    values (gen_random_uuid(), ${shop}, ${bay}, 'Europe/Madrid', ${span}::tstzrange, 'block', 'confirmed')`);

describe('the table itself', () => {
  test('refuses what bypasses the lock: a second car in the same bay and time', async () => {
    const shop = await open({ bays: threeBays });
    await insert(shop, '[2026-11-24 10:00+01, 2026-11-24 11:00+01)');
    await expect(insert(shop, '[2026-11-24 10:45+01, 2026-11-24 11:15+01)')).rejects.toMatchObject({ code: '23P01' });
    await insert(shop, '[2026-11-24 11:00+01, 2026-11-24 12:00+01)');
  });

  test.each([
    ['an empty span', 'empty', 1, '23502'],
    ['a span with a closed end', '[2026-11-24 10:00+01, 2026-11-24 11:00+01]', 1, '23514'],
    ['a span without an end', '[2026-11-24 10:00+01,)', 1, '23502'],
    ['a span over two days', '[2026-11-24 20:00+01, 2026-11-25 01:00+01)', 1, '23514'],
    ['no bay', '[2026-11-24 10:00+01, 2026-11-24 11:00+01)', null, '23502'],
    ['a bay that is not there', '[2026-11-24 10:00+01, 2026-11-24 11:00+01)', 9, '23503'],
  ] as const)('refuses %s', async (_what, span, bay, code) => {
    await expect(insert(await open(), span, bay)).rejects.toMatchObject({ code });
  });
});
