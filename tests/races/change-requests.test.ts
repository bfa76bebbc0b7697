import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { confirmHold } from '#tests/support/confirm-hold.ts';
import { holdTime } from '#server/booking/hold-time.ts';
import { acceptChange, endChange } from '#server/change-requests/answer-change.ts';
import { findChange, findOrdered } from '#server/change-requests/change-requests-store.ts';
import { requestChange } from '#server/change-requests/request-change.ts';
import { readConfig } from '#server/config/config.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import type { CallContext } from '#server/runtime.ts';
import { countOverlaps, countTornAppointments, raceRules } from '#tests/support/booking-race.ts';
import { insertOrder } from '#tests/support/orders.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { everyDay, insertWorkshop } from '#tests/support/workshops.ts';

const now = new Date('2026-11-23T08:00:00Z');
const fecha = '2026-11-26';
const codTienda = 1;
/** Fitting, then the bench: an appointment of two rows. */
const stages = [
  { skills: ['turismo'], llanta: 16, minutes: 45 },
  { skills: ['turismo', 'alineacion'], llanta: 16, minutes: 30 },
];

let postgres: TestPostgres;
let runtimes: readonly CallContext[];
beforeAll(async () => {
  postgres = await startMigrated();
  const config = {
    ...readConfig({ NODE_ENV: 'test', DATA_DIR: '/nowhere' }),
    booking: { ...raceRules, runflatMinutes: 0 },
  };
  runtimes = [0, 1].map(() => ({
    config,
    database: openPostgres(postgres.url, 10),
    clock: () => now,
    log: pino({ level: 'silent' }),
    language: 'ca',
    visitor: null,
    impersonator: async () => null,
    address: '127.0.0.1',
    userAgent: 'test',
    reference: 'test',
    token: undefined,
    device: { is: undefined, becomes: undefined },
    session: { becomes: undefined },
    account: async () => null,
    actor: async () => ({ rol: 'visitante' }),
  }));
  await insertWorkshop(first().database, { codTienda, hours: [{ dias: everyDay, desde: '08:00', hasta: '20:00' }] });
});
afterAll(async () => {
  for (const { database } of runtimes) await database.close();
  await postgres.stop();
});
afterEach(async () => {
  expect(await countOverlaps(first().database)).toBe(0);
  expect(await countTornAppointments(first().database)).toBe(0);
});

const first = (): CallContext => {
  const [runtime] = runtimes;
  if (!runtime) throw new Error('not started');
  return runtime;
};

/** Somebody who asked for another time, with the three that are held. */
const asked = async (hora: string, day = fecha) => {
  const { database, config } = first();
  const orderId = await insertOrder(database, codTienda);
  const token = randomUUID();
  const ask = { codTienda, fecha: day, hora, need: { stages }, token, matricula: null, now, rules: config.booking };
  const held = await holdTime(database, ask);
  if (isRefusal(held)) throw new Error(held.refusal);
  await confirmHold(database, { token, orderId, matricula: null });
  const row = await findOrdered(database, held.appointmentId);
  if (!row) throw new Error('no order');
  const made = await requestChange(first(), row, { date: '2026-11-27', franja: 'dia' });
  if (isRefusal(made)) throw new Error(made.refusal);
  const change = await findChange(database, made.id);
  if (!change) throw new Error('no question');
  return { row, change };
};
const heldFor = async (citaId: string): Promise<number> =>
  (
    await first().database.one<{ held: number }>(
      sql`select count(*)::int as held from allocation where moves = ${citaId}::uuid`,
    )
  ).held;

test('of many who answer one question at once, one is heard, and nothing stays held', async () => {
  for (const hora of ['08:00', '10:00', '12:00', '14:00', '16:00']) {
    const { row, change } = await asked(hora);
    expect(change.proposals).toHaveLength(3);
    const answers = await Promise.all([
      ...change.proposals.flatMap(({ token }) =>
        runtimes.map(async (runtime) => await acceptChange(runtime, change, row, { token, accountId: null })),
      ),
      ...runtimes.map(async (runtime) => await endChange(runtime, change, { status: 'retirada', tell: null })),
    ]);
    expect(answers.filter((refused) => refused === undefined)).toHaveLength(1);
    const after = await findChange(first().database, change.id);
    const moved = await findOrdered(first().database, change.citaId);
    expect(await heldFor(change.citaId)).toBe(0);
    expect(moved?.stages).toEqual(row.stages);
    if (after?.status === 'retirada') expect(moved?.starts).toEqual(row.starts);
    else expect(moved?.starts).not.toEqual(row.starts);
  }
});

test('who asks twice at once asks once', async () => {
  const { row, change } = await asked('18:00', '2026-12-03');
  await endChange(first(), change, { status: 'retirada', tell: null });
  const answers = await Promise.all(
    Array.from({ length: 6 }, async (_, place) => {
      const runtime = runtimes[place % 2] ?? first();
      return await requestChange(runtime, row, { date: '2026-12-05', franja: 'manana' });
    }),
  );
  expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
  // Two rows for each of three times.
  expect(await heldFor(row.citaId)).toBe(6);
});
