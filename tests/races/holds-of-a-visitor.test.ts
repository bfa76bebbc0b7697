import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import type { Holder } from '#server/booking/holder.ts';
import { holdTime, holdTimeFor, holdTimeNaming } from '#server/booking/hold-time.ts';
import { releaseHold } from '#server/booking/keep-hold.ts';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { countOverlaps, countTornAppointments, raceRules } from '#tests/support/booking-race.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { everyDay, insertWorkshop } from '#tests/support/workshops.ts';

const now = new Date('2026-11-23T08:00:00Z');
const fecha = '2026-11-24';
const quarters = Array.from({ length: 40 }, (_, n) => `${String(8 + Math.floor(n / 4)).padStart(2, '0')}:${n % 4}`).map(
  (each) => each.replace(/\d$/, (quarter) => String(Number(quarter) * 15).padStart(2, '0')),
);

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
  await db.run(sql`delete from allocation`);
});

const open = async (bays = 8) => {
  const bay = { skills: ['turismo', 'alineacion'], max_llanta: 20 };
  return await insertWorkshop(db, {
    codTienda: (shops += 1),
    bays: Array.from({ length: bays }, () => bay),
    hours: [{ dias: everyDay, desde: '08:00', hasta: '20:00' }],
  });
};
const ask = (codTienda: number, hora: string, token = randomUUID()) => ({
  codTienda,
  fecha,
  hora,
  need: { stages: [{ skills: ['turismo'], llanta: 16, minutes: 30 }] },
  token,
  matricula: null,
  now,
  rules: raceRules,
});
const someone = (more: Partial<Holder> = {}): Holder => ({
  visitors: [randomUUID()],
  network: null,
  most: 10,
  ...more,
});
const living = async () =>
  await db.rows<{ visitor: string | null; network: string | null; token: string }>(sql`
    select visitor, network, hold_token as token from allocation where status = 'held' and etapa = 1 order by id`);

describe('a visitor', () => {
  test('who holds forty times at once keeps one', async () => {
    const codTienda = await open();
    const holder = someone();
    const answers = await Promise.all(
      quarters.map(async (hora) => await holdTimeFor(db, ask(codTienda, hora), holder)),
    );
    expect(answers.filter((answer) => !isRefusal(answer)).length).toBeGreaterThan(0);
    expect(await living()).toHaveLength(1);
  });

  test('lets go of what they held at another workshop, or under another name', async () => {
    const [here, there] = [await open(1), await open(1)];
    const [account, browser] = [randomUUID(), randomUUID()];
    const before = ask(here, '10:00');
    await holdTimeFor(db, before, someone({ visitors: [browser] }));
    const after = ask(there, '12:00');
    expect(await holdTimeFor(db, after, someone({ visitors: [account, browser] }))).toMatchObject({ hora: '12:00' });
    expect(await living()).toMatchObject([{ token: after.token, visitor: account }]);
    expect(await holdTime(db, ask(here, '10:00'))).toMatchObject({ hora: '10:00' });
  });

  test('takes the very time they held for something else', async () => {
    const codTienda = await open(1);
    const holder = someone();
    await holdTimeFor(db, ask(codTienda, '10:00'), holder);
    const again = ask(codTienda, '10:15');
    expect(await holdTimeFor(db, again, holder)).toMatchObject({ hora: '10:15' });
    expect(await living()).toMatchObject([{ token: again.token }]);
  });

  test('who asks for the last time twice at once has it, by whichever of both', async () => {
    for (let turn = 0; turn < 25; turn += 1) {
      const wish = ask(await open(1), '10:00');
      const answers = await Promise.all(Array.from({ length: 6 }, async () => await holdTime(db, wish)));
      expect(answers.filter(isRefusal)).toEqual([]);
      expect((await living()).filter(({ token }) => token === wish.token)).toHaveLength(1);
    }
  });

  test('keeps what they held where the new time is refused', async () => {
    const codTienda = await open(1);
    const holder = someone();
    const kept = ask(codTienda, '10:00');
    await holdTimeFor(db, kept, holder);
    await holdTime(db, ask(codTienda, '12:00'));
    expect(await holdTimeFor(db, ask(codTienda, '12:00'), holder)).toMatchObject({ refusal: 'hora-ocupada' });
    expect(await living()).toContainEqual(expect.objectContaining({ token: kept.token }));
  });

  test('has nothing to do with what is held for change requests and the waiting list', async () => {
    const codTienda = await open();
    await Promise.all(
      quarters.slice(0, 4).map(async (hora) => await holdTime(db, { ...ask(codTienda, hora), kind: 'move_hold' })),
    );
    await holdTimeFor(db, ask(codTienda, '15:00'), someone());
    expect(await living()).toHaveLength(5);
  });
});

describe('a network', () => {
  const network = '203.0.113.7';

  test('holds as many times as it may, however many it asks for at once', async () => {
    const codTienda = await open();
    const answers = await Promise.all(
      quarters.map(async (hora) => await holdTimeFor(db, ask(codTienda, hora), someone({ network, most: 5 }))),
    );
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(5);
    expect(answers.filter((answer) => isRefusal(answer))).toEqual(
      Array.from({ length: 35 }, () => ({ refusal: 'demasiadas-reservas', values: { maximo: 5 } })),
    );
    expect(await living()).toHaveLength(5);
    expect(await holdTimeFor(db, ask(codTienda, '15:00'), someone({ network: '198.51.100.2' }))).toMatchObject({
      hora: '15:00',
    });
  });

  test('holds again once a time was given back, has ended, or became an appointment', async () => {
    const codTienda = await open();
    const most = 2;
    const [first, second] = [ask(codTienda, '10:00'), ask(codTienda, '11:00')];
    await holdTimeFor(db, first, someone({ network, most }));
    await holdTimeFor(db, second, someone({ network, most }));
    const third = ask(codTienda, '12:00');
    const hold = async () => await holdTimeFor(db, third, someone({ network, most }));
    expect(await hold()).toMatchObject({ refusal: 'demasiadas-reservas' });
    await releaseHold(db, first.token);
    expect(await hold()).toMatchObject({ hora: '12:00' });

    await db.run(
      sql`update allocation set expires_at = clock_timestamp() - interval '1 s' where hold_token = ${second.token}::uuid`,
    );
    const fourth = ask(codTienda, '13:00');
    expect(await holdTimeFor(db, fourth, someone({ network, most }))).toMatchObject({ hora: '13:00' });

    const confirmed = sql`select codigo from confirm_visit(${fourth.token}::uuid, null, null)`;
    expect(await db.one(confirmed)).toEqual({ codigo: null });
    expect(await holdTimeFor(db, ask(codTienda, '14:00'), someone({ network, most }))).toMatchObject({ hora: '14:00' });
    const kept = sql`select visitor, network, network_place from allocation where status = 'confirmed'`;
    expect(await db.rows(kept)).toEqual([{ visitor: null, network: null, network_place: null }]);
  });

  test('counts a visitor who changes their mind once', async () => {
    const codTienda = await open();
    const holder = someone({ network, most: 1 });
    for (const hora of ['10:00', '11:00', '12:00'])
      expect(await holdTimeFor(db, ask(codTienda, hora), holder)).toMatchObject({ hora });
    expect(await living()).toHaveLength(1);
  });

  test('still counts a time that its basket holds anew without its visitor', async () => {
    const codTienda = await open();
    const token = randomUUID();
    const holder = someone({ network, most: 1 });
    await holdTimeFor(db, ask(codTienda, '10:00', token), holder);
    await holdTime(db, ask(codTienda, '10:00', token));
    expect(await living()).toMatchObject([{ token, network, visitor: holder.visitors[0] }]);
    expect(await holdTimeFor(db, ask(codTienda, '13:00'), someone({ network, most: 1 }))).toMatchObject({
      refusal: 'demasiadas-reservas',
    });
  });
});

describe('a person, by an e-mail that nobody proved', () => {
  const persona = { name: 'marta@example.com', most: 3 };
  const holdAt = async (codTienda: number, hora: string, holder = someone(), token = randomUUID()) =>
    await holdTimeNaming(db, ask(codTienda, hora, token), holder, persona);
  const reached = { refusal: 'limite-horas', values: { maximo: 3 } };

  test('holds as many times as they may, however many strangers ask for at once', async () => {
    const codTienda = await open();
    const answers = await Promise.all(quarters.map(async (hora) => await holdAt(codTienda, hora)));
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(3);
    expect(answers.filter((answer) => isRefusal(answer))).toEqual(Array.from({ length: 37 }, () => reached));
    expect(await living()).toHaveLength(3);
  });

  test('counts once for a basket or a visitor who changes their mind', async () => {
    const codTienda = await open();
    const [basket, visitor] = [randomUUID(), someone()];
    for (const hora of ['09:00', '10:00', '11:00', '12:00'])
      expect(await holdAt(codTienda, hora, someone(), basket)).toMatchObject({ hora });
    for (const hora of ['13:00', '14:00', '15:00', '16:00'])
      expect(await holdAt(codTienda, hora, visitor)).toMatchObject({ hora });
    expect(await holdAt(codTienda, '17:00')).toMatchObject({ hora: '17:00' });
    expect(await holdAt(codTienda, '18:00')).toEqual(reached);
  });

  test('holds again once a time was given back, has ended, or became an appointment', async () => {
    const codTienda = await open();
    const [back, ended, kept] = [randomUUID(), randomUUID(), randomUUID()];
    await holdAt(codTienda, '10:00', someone(), back);
    await holdAt(codTienda, '11:00', someone(), ended);
    await holdAt(codTienda, '12:00', someone(), kept);
    const next = async (hora: string) => {
      expect(await holdAt(codTienda, hora)).toMatchObject({ hora });
      expect(await holdAt(codTienda, '19:00')).toEqual(reached);
    };
    await releaseHold(db, back);
    await next('13:00');
    await db.run(
      sql`update allocation set expires_at = clock_timestamp() - interval '1 s' where hold_token = ${ended}::uuid`,
    );
    await next('14:00');
    await db.one(sql`select codigo from confirm_visit(${kept}::uuid, null, null)`);
    await next('15:00');
    const confirmed = sql`select persona, persona_place as place from allocation where status = 'confirmed'`;
    expect(await db.rows(confirmed)).toEqual([{ persona: null, place: null }]);
  });

  test('is still counted where the basket holds the time anew without naming them', async () => {
    const codTienda = await open();
    const baskets = ['10:00', '11:00', '12:00'].map((hora) => ({ hora, token: randomUUID() }));
    for (const { hora, token } of baskets) await holdAt(codTienda, hora, someone(), token);
    for (const { hora, token } of baskets) await holdTime(db, ask(codTienda, hora, token));
    expect(await holdAt(codTienda, '15:00')).toEqual(reached);
  });
});
