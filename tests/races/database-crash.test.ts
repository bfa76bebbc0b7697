import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { confirmHold } from '#tests/support/confirm-hold.ts';
import { holdTime } from '#server/booking/hold-time.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { countOverlaps, countTornAppointments, raceRules } from '#tests/support/booking-race.ts';
import { insertOrder } from '#tests/support/orders.ts';
import { startOwnPostgres, type OwnPostgres } from '#tests/support/postgres.ts';
import { everyDay, insertWorkshop } from '#tests/support/workshops.ts';

const now = new Date('2026-11-23T08:00:00Z');
const codTienda = 1;
const clients = 12;
const crashes = 3;
const stages = [
  { skills: ['turismo'], llanta: 16, minutes: 15 },
  { skills: ['turismo', 'alineacion'], llanta: 16, minutes: 15 },
];

let postgres: OwnPostgres;
let database: Database;
beforeAll(async () => {
  postgres = await startOwnPostgres();
  database = openPostgres(postgres.url, clients);
  await migrate(database);
  const bay = { skills: ['turismo', 'alineacion'], max_llanta: 20 };
  await insertWorkshop(database, {
    codTienda,
    bays: [bay, bay, bay],
    hours: [{ dias: everyDay, desde: '08:00', hasta: '20:00' }],
  });
});
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

/** Answers with the order of a time that was held and booked; null where somebody else has it. */
const book = async (): Promise<number | null> => {
  const token = randomUUID();
  const quarter = Math.floor(Math.random() * 46);
  const day = String(24 + Math.floor(Math.random() * 4));
  const hora = `${String(8 + Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;
  const need = { stages };
  const wish = { codTienda, fecha: `2026-11-${day}`, hora, need, token, matricula: null, now, rules: raceRules };
  if (isRefusal(await holdTime(database, wish))) return null;
  return await database.transaction(async (tx) => {
    const orderId = await insertOrder(tx, codTienda);
    return isRefusal(await confirmHold(tx, { token, orderId, matricula: null })) ? null : orderId;
  });
};

test('a database that is killed again and again loses no booking that it said yes to, and doubles none', async () => {
  const booked: number[] = [];
  const seen = { attempts: 0, lostConnections: 0, enough: false };
  const race = async () => {
    while (!seen.enough) {
      seen.attempts += 1;
      try {
        const order = await book();
        if (order !== null) booked.push(order);
      } catch {
        seen.lostConnections += 1;
        await pause(20);
      }
    }
  };
  const racers = Array.from({ length: clients }, race);
  for (let crash = 0; crash < crashes; crash += 1) {
    const before = booked.length;
    while (booked.length < before + 15) await pause(5);
    await postgres.crash();
  }
  const before = seen.attempts;
  while (seen.attempts < before + 300) await pause(5);
  seen.enough = true;
  await Promise.all(racers);

  expect(seen.lostConnections).toBeGreaterThan(0);
  const kept = await database.rows<{ orderId: number }>(
    sql`select distinct order_id as "orderId" from allocation where status = 'confirmed'`,
  );
  const keptOrders = new Set(kept.map(({ orderId }) => orderId));
  expect(booked.filter((order) => !keptOrders.has(order))).toEqual([]);
  expect(await countOverlaps(database)).toBe(0);
  expect(await countTornAppointments(database)).toBe(0);
});
