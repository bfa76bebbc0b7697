import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { cancelBooking } from '#server/orders/order-time.ts';
import { runsOf } from '#tests/support/turn.ts';
import { confirmHold } from '#tests/support/confirm-hold.ts';
import { holdTime } from '#server/booking/hold-time.ts';
import { releaseHold, renewHold, sweepHolds } from '#server/booking/keep-hold.ts';
import { sqlState, type Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import {
  countOverlaps,
  countTornAppointments,
  raceForDay,
  raceRules,
  type RaceTally,
} from '#tests/support/booking-race.ts';
import { insertOrder } from '#tests/support/orders.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { everyDay, insertWorkshop, type WorkshopSketch } from '#tests/support/workshops.ts';

const now = new Date('2026-11-23T08:00:00Z');
const fecha = '2026-11-24';
const fitting = { skills: ['turismo'], llanta: 16, minutes: 60 };
const alignment = { skills: ['turismo', 'alineacion'], llanta: 16, minutes: 30 };
const oneBay = { bays: [{ skills: ['turismo', 'alineacion'], max_llanta: 20 }] };

let postgres: TestPostgres;
let db: Database;
let shops = 0;
beforeAll(async () => {
  postgres = await startMigrated();
  db = openPostgres(postgres.url, 40);
});
afterAll(async () => {
  await db.close();
  await postgres.stop();
});
afterEach(async () => {
  expect(await countOverlaps(db)).toBe(0);
  expect(await countTornAppointments(db)).toBe(0);
});

const open = async (sketch: Partial<WorkshopSketch> = {}) =>
  await insertWorkshop(db, {
    hours: [{ dias: everyDay, desde: '08:00', hasta: '20:00' }],
    ...sketch,
    codTienda: (shops += 1),
  });

type Ask = Parameters<typeof holdTime>[1];
const hold = async (codTienda: number, hora: string, more: Partial<Ask> = {}, on = db) =>
  await holdTime(on, {
    codTienda,
    fecha,
    hora,
    need: { stages: [fitting] },
    token: randomUUID(),
    matricula: null,
    now,
    rules: raceRules,
    ...more,
  });

const sum = (tallies: readonly RaceTally[]) => ({
  attempts: tallies.reduce((all, tally) => all + tally.attempts, 0),
  held: tallies.reduce((all, tally) => all + tally.held, 0),
  confirmed: tallies.reduce((all, tally) => all + tally.confirmed, 0),
  errors: tallies.flatMap((tally) => tally.errors),
});

const startRacer = (codTienda: number, clients: number, attempts: number): ChildProcess => {
  const program = fileURLToPath(import.meta.resolve('#tests/support/booking-racer.ts'));
  return spawn(
    process.execPath,
    [program, postgres.url, String(codTienda), fecha, now.toISOString(), String(clients), String(attempts)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
};

const refusalsOf = (answers: readonly Awaited<ReturnType<typeof hold>>[]) =>
  answers.flatMap((answer) => (isRefusal(answer) ? [answer.refusal] : []));

const pause = async () => await new Promise((resolve) => setTimeout(resolve, 700));

describe('many want the same day', () => {
  test('thirty clients take, leave, book and sweep: no bay is given twice and nobody sees an error', async () => {
    const shop = await open();
    const tallies = await Promise.all(
      Array.from(
        { length: 30 },
        async () => await raceForDay(db, { codTienda: shop, fecha, now, attempts: runsOf(100) }),
      ),
    );
    const { attempts, held, confirmed, errors } = sum(tallies);
    expect(errors).toEqual([]);
    expect(attempts).toBe(30 * runsOf(100));
    expect(held).toBeGreaterThan(runsOf(50));
    const { booked } = await db.one<{ booked: number }>(sql`
      select count(distinct appointment_id) as booked from allocation where cod_tienda = ${shop} and status = 'confirmed'`);
    expect(booked).toBe(confirmed);
  });

  test('several processes race on one database', async () => {
    const shop = await open();
    const answers = await Promise.all(
      [0, 1, 2].map(async () => {
        const racer = startRacer(shop, 8, runsOf(60));
        const lines = racer.stdout ? await text(racer.stdout) : '';
        const tallies: RaceTally[] = JSON.parse(lines.split('\n')[1] ?? '[]');
        return tallies;
      }),
    );
    const { attempts, errors } = sum(answers.flat());
    expect(errors).toEqual([]);
    expect(attempts).toBe(3 * 8 * runsOf(60));
  });

  test('a process killed in the middle leaves no lock and no half appointment', async () => {
    const shop = await open();
    const racers = [startRacer(shop, 8, 100_000), startRacer(shop, 8, 100_000)];
    await Promise.all(racers.map(async (racer) => racer.stdout && (await once(racer.stdout, 'data'))));
    const others = Promise.all(
      Array.from(
        { length: 5 },
        async () => await raceForDay(db, { codTienda: shop, fecha, now, attempts: runsOf(150) }),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 500));
    for (const racer of racers) racer.kill('SIGKILL');
    expect(sum(await others).errors).toEqual([]);
    await db.run(
      sql`update allocation set expires_at = clock_timestamp() where cod_tienda = ${shop} and status = 'held'`,
    );
    await db.run(sql`delete from allocation where cod_tienda = ${shop} and status = 'confirmed'`);
    expect(await hold(shop, '10:00')).toMatchObject({ hora: '10:00' });
  });

  test('of twenty who want the last time one gets it, and the others hear so', async () => {
    const shop = await open(oneBay);
    const answers = await Promise.all(Array.from({ length: 20 }, async () => await hold(shop, '10:00')));
    expect(refusalsOf(answers)).toEqual(Array.from({ length: 19 }, () => 'hora-ocupada'));
  });

  test('of twenty with one plate one gets a time that day', async () => {
    const shop = await open();
    const answers = await Promise.all(
      Array.from(
        { length: 20 },
        async (_, index) =>
          await hold(shop, `${String(8 + (index % 10)).padStart(2, '0')}:00`, { matricula: '1234 BCD' }),
      ),
    );
    expect(refusalsOf(answers)).toEqual(Array.from({ length: 19 }, () => 'matricula-ya-citada'));
  });

  test('a visitor who asks for many times at once has one of them', async () => {
    const shop = await open();
    const token = randomUUID();
    const asked = Array.from(
      { length: 20 },
      async (_, index) =>
        await hold(shop, `${String(8 + (index % 10)).padStart(2, '0')}:00`, {
          token,
          fecha: index % 2 ? '2026-11-24' : '2026-11-25',
        }),
    );
    const answers = await Promise.all(asked);
    expect(answers.some((answer) => !isRefusal(answer))).toBe(true);
    const { living } = await db.one<{ living: number }>(
      sql`select count(*) as living from allocation where hold_token = ${token}::uuid`,
    );
    expect(living).toBe(1);
  });

  test('visitors who swap days with each other do not block each other', async () => {
    const [one, other] = [await open(oneBay), await open(oneBay)];
    const [rosa, pau] = [randomUUID(), randomUUID()];
    for (let round = 0; round < 20; round += 1) {
      const [first, second] = round % 2 ? [one, other] : [other, one];
      const answers = await Promise.all([hold(first, '10:00', { token: rosa }), hold(second, '10:00', { token: pau })]);
      for (const answer of answers) expect(isRefusal(answer) ? answer.refusal : 'held').toMatch(/held|hora-ocupada/);
    }
  });

  test('who inserts past the lock is refused by the table, and visitors notice nothing', async () => {
    const shop = await open();
    let refused = 0;
    const careless = Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const start = new Date(Date.parse('2026-11-24T07:00:00Z') + (index % 44) * 900_000);
        try {
          await db.run(sql`
            insert into allocation (appointment_id, cod_tienda, bay_id, tz, span, kind, status)
            values (gen_random_uuid(), ${shop}, ${1 + (index % 3)}, 'Europe/Madrid',
              tstzrange(${start}::timestamptz, ${start}::timestamptz + interval '45 min'), 'block', 'confirmed')`);
        } catch (error) {
          // Two that wait for each other are found after a second; who waits behind several such pairs is refused by its limit.
          expect(['23P01', '40P01', '55P03']).toContain(sqlState(error));
          refused += 1;
        }
      }),
    );
    const tallies = await Promise.all(
      Array.from({ length: 10 }, async () => await raceForDay(db, { codTienda: shop, fecha, now, attempts: 40 })),
    );
    await careless;
    expect(sum(tallies).errors).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  });
});

describe('a hold ends while its order is confirmed', () => {
  const shortHold = { ...raceRules, holdMinutes: 0.5 / 60 };
  test('the order came first: a visitor who wants the time afterwards is refused, at once', async () => {
    const shop = await open(oneBay);
    const token = randomUUID();
    await hold(shop, '10:00', { token, rules: shortHold, need: { stages: [fitting, alignment] } });
    await db.transaction(async (tx) => {
      const orderId = await insertOrder(tx, shop);
      expect(await confirmHold(tx, { token, orderId, matricula: null })).toMatchObject({ hora: '10:00' });
      await pause();
      const before = performance.now();
      expect(await hold(shop, '10:30')).toMatchObject({ refusal: 'hora-ocupada' });
      expect(await sweepHolds(db)).toBe(0);
      expect(performance.now() - before).toBeLessThan(500);
    });
    expect(await hold(shop, '10:30')).toMatchObject({ refusal: 'hora-ocupada' });
  });

  test('the order came first but was given up: the time is free again', async () => {
    const shop = await open(oneBay);
    const token = randomUUID();
    await hold(shop, '10:00', { token, rules: shortHold });
    const givenUp = db.transaction(async (tx) => {
      await confirmHold(tx, { token, orderId: await insertOrder(tx, shop), matricula: null });
      await pause();
      throw new Error('given up');
    });
    await expect(givenUp).rejects.toThrow('given up');
    expect(await hold(shop, '10:00')).toMatchObject({ hora: '10:00' });
  });

  test('somebody else came first: the order waits for the outcome and hears that its hold has ended', async () => {
    const shop = await open(oneBay);
    const token = randomUUID();
    await hold(shop, '10:00', { token, rules: shortHold });
    await pause();
    const orderId = await insertOrder(db, shop);
    const late = await db.transaction(async (tx) => {
      expect(await hold(shop, '10:00', {}, tx)).toMatchObject({ hora: '10:00' });
      const confirming = confirmHold(db, { token, orderId, matricula: null });
      await new Promise((resolve) => setTimeout(resolve, 200));
      return { confirming };
    });
    expect(await late.confirming).toEqual({ refusal: 'reserva-caducada' });
  });

  test('confirming, renewing, releasing, cancelling and sweeping at once leave whole appointments', async () => {
    const shop = await open();
    const need = { stages: [fitting, alignment] };
    for (let round = 0; round < 25; round += 1) {
      const token = randomUUID();
      const rules = { ...raceRules, holdMinutes: 0.0003 };
      const held = await hold(shop, '10:00', { token, need, rules: round % 2 ? rules : raceRules });
      if (isRefusal(held)) throw new Error(held.refusal);
      const orderId = await insertOrder(db, shop);
      const [confirmed] = await Promise.all([
        confirmHold(db, { token, orderId, matricula: null }),
        renewHold(db, { token, rules: raceRules }),
        releaseHold(db, token),
        sweepHolds(db),
        hold(shop, '10:15', { need, rules }),
        renewHold(db, { token, rules: raceRules }),
      ]);
      expect(await countTornAppointments(db)).toBe(0);
      expect(await countOverlaps(db)).toBe(0);
      const freed = await Promise.all([cancelBooking(db, orderId), cancelBooking(db, orderId)]);
      expect(freed.filter(Boolean)).toHaveLength(isRefusal(confirmed) ? 0 : 1);
      await db.run(sql`delete from allocation where cod_tienda = ${shop}`);
    }
  });
});
