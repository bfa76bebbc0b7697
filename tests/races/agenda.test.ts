import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isRefusal } from '#domain/refusal.ts';
import { agendaHandlers } from '#server/agenda/agenda-handlers.ts';
import { holdTime } from '#server/booking/hold-time.ts';
import { releaseHold } from '#server/booking/keep-hold.ts';
import { confirmVisit, writeVisit } from '#server/visits/visits-store.ts';
import type { Database } from '#server/database/database.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { runsOf } from '#tests/support/turn.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { countOverlaps, raceRules } from '#tests/support/booking-race.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { thursday } from '#tests/support/shop.ts';
import { dayOf, signInStaff } from '#tests/support/staff.ts';
import { anyPlate, insertVisitServices } from '#tests/support/visits.ts';
import { everyDay, insertWorkshop } from '#tests/support/workshops.ts';

let postgres: TestPostgres;
let db: Database;
let runtime: TestRuntime;
let staff: { readonly token: string };
beforeAll(async () => {
  postgres = await startMigrated();
  db = openPostgres(postgres.url, 40);
  runtime = await startRuntime(agendaHandlers, { database: db, log: pino({ level: 'silent' }) });
  await insertVisitServices(db);
  for (const codTienda of [1, 2, 3, 4])
    await insertWorkshop(db, { codTienda, hours: [{ dias: everyDay, desde: '08:00', hasta: '20:00' }] });
  staff = { token: await signInStaff(db, testNow, { talleres: [1, 2, 3, 4] }) };
});
afterAll(async () => {
  await db.close();
  await postgres.stop();
});

const fitting = { skills: ['turismo'], llanta: 16, minutes: 30 };
const rules = { ...raceRules, holdMinutes: 15 };

const hold = async (codTienda: number, hora: string, token: string, fecha = thursday) =>
  await holdTime(db, {
    codTienda,
    fecha,
    hora,
    need: { stages: [fitting] },
    token,
    matricula: null,
    now: testNow,
    rules,
  });

/** A customer who books online. */
const book = async (codTienda: number, hora: string): Promise<boolean> => {
  const token = randomUUID();
  if (isRefusal(await hold(codTienda, hora, token))) return false;
  const matricula = anyPlate();
  await db.transaction(async (tx) => {
    const { id, codigo } = await confirmVisit(tx, { token, matricula, previous: null });
    if (codigo !== null) throw new Error(codigo);
    const person = {
      nombre: 'Roger',
      apellidos: 'Mas',
      email: 'roger@example.com',
      emailNorm: 'roger@example.com',
      telefono: '',
    };
    await writeVisit(
      tx,
      {
        ...person,
        id,
        accountId: null,
        idioma: 'ca',
        vehiculo: 'coche',
        servicio: 'pinchazo',
        marcaPatinete: null,
        matricula,
        comentario: null,
        precioAnunciado: null,
        registroLead: null,
      },
      testNow,
    );
  });
  return true;
};

const anyTime = (): string =>
  `${String(8 + Math.floor(Math.random() * 11)).padStart(2, '0')}:${String(Math.floor(Math.random() * 4) * 15).padStart(2, '0')}`;
const anyOf = <Thing>(things: readonly Thing[]): Thing | undefined => things[Math.floor(Math.random() * things.length)];

/** One of the staff who moves, blocks, lifts and undoes whatever they see, as fast as they can. */
const workAtDesk = async (codTienda: number, turns: number): Promise<Map<number, number>> => {
  const answers = new Map<number, number>();
  const params = { codTienda };
  let undo: string | null = null;
  for (let left = turns; left > 0; left -= 1) {
    const { filas } = await dayOf(runtime, staff.token, { codTienda });
    const row = anyOf(filas.filter(({ status }) => status !== 'held'));
    const seen = { id: row?.id ?? randomUUID(), rev: row?.rev ?? '1' };
    const bayId = anyOf([1, 2, 3]) ?? 1;
    const turn = Math.random();
    const send = async (name: Parameters<typeof runtime.send>[0], body: object) =>
      await runtime.send(name, { params, body }, staff);
    const desde = anyTime();
    const span = {
      bayId,
      date: thursday,
      desde,
      hasta: `${String(Number(desde.slice(0, 2)) + 1).padStart(2, '0')}${desde.slice(2)}`,
    };
    const preview = turn > 0.6 && turn < 0.75 ? await send('previewBlock', span) : undefined;
    const found = preview?.body as
      | {
          recolocadas?: { id: string; rev: string }[];
          aMover?: { id: string; rev: string; propuestas: { date: string; time: string }[] }[];
        }
      | undefined;
    const { recolocadas = [], aMover = [] } = found ?? {};
    const outcome =
      turn < 0.6
        ? await send('moveAllocation', { ...seen, bayId, date: thursday, time: anyTime() })
        : turn < 0.75
          ? await send('blockBay', {
              ...span,
              motivo: 'Avería',
              vistas: [...recolocadas, ...aMover].map(({ id, rev }) => ({ id, rev })),
              cambios: aMover.flatMap(({ id, propuestas: [time] }) => (time ? [{ id, ...time }] : [])),
            })
          : turn < 0.9 && row?.kind === 'block'
            ? await send('liftBlock', seen)
            : undo
              ? await send('undoAgenda', { deshacer: undo })
              : await send('bookWalkIn', {
                  servicio: 'pinchazo',
                  nombre: 'Rosa',
                  bayId,
                  date: thursday,
                  time: anyTime(),
                });
    answers.set(outcome.status, (answers.get(outcome.status) ?? 0) + 1);
    const { deshacer } = outcome.body as { deshacer?: string | null };
    undo = deshacer ?? null;
  }
  return answers;
};

/** A visitor who holds, leaves, and now and then books. */
const visit = async (codTienda: number, turns: number): Promise<number> => {
  let taken = 0;
  const token = randomUUID();
  for (let left = turns; left > 0; left -= 1) {
    if (Math.random() < 0.3) {
      if (await book(codTienda, anyTime())) taken += 1;
    } else if (!isRefusal(await hold(codTienda, anyTime(), token))) {
      taken += 1;
      if (Math.random() < 0.5) await releaseHold(db, token);
    }
  }
  return taken;
};

describe('staff and customers at once', () => {
  test('six of the staff move, block, lift and undo among twelve who book: no bay has two cars, nobody sees an error', async () => {
    const [desks, visitors] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, async () => await workAtDesk(1, runsOf(80)))),
      Promise.all(Array.from({ length: 12 }, async () => await visit(1, runsOf(80)))),
    ]);
    expect(await countOverlaps(db)).toBe(0);
    const all = new Map<number, number>();
    for (const answers of desks) for (const [status, times] of answers) all.set(status, (all.get(status) ?? 0) + times);
    expect([...all.keys()].filter((status) => status >= 500)).toEqual([]);
    expect(all.get(200)).toBeGreaterThan(runsOf(20));
    expect(visitors.reduce((sum, taken) => sum + taken, 0)).toBeGreaterThan(runsOf(40));
    // Whatever became of each, the log knows where it is.
    const { unlike } = await db.one<{ unlike: number }>(sql`
      select count(*)::int as unlike from allocation a
      cross join lateral (select l.despues from allocation_log l where l.allocation_id = a.id order by l.id desc limit 1) as last
      where a.status <> 'held' and ((last.despues ->> 'bayId')::int <> a.bay_id or last.despues ->> 'status' <> a.status
        or (last.despues ->> 'rev')::int <> a.rev)`);
    expect(unlike).toBe(0);
  }, 120_000);

  test('one time that a move, a block and a visitor want is given to one of them', async () => {
    for (let round = 0; round < 15; round += 1) {
      const hour = String(8 + (round % 6) * 2).padStart(2, '0');
      const fecha = `2027-02-${11 + Math.floor(round / 6)}`;
      await db.run(sql`update bay set skills = '{otra}' where cod_tienda = 2 and bay_id <> 1`);
      await db.run(sql`delete from allocation where cod_tienda = 2`);
      await db.run(sql`update bay set skills = '{turismo}' where cod_tienda = 2 and bay_id = 2`);
      const walkIn = { servicio: 'pinchazo', nombre: 'Rosa', bayId: 2, date: fecha, time: `${hour}:00` };
      const { id } = await runtime.call('bookWalkIn', { params: { codTienda: 2 }, body: walkIn }, staff);
      await db.run(sql`update bay set skills = '{otra}' where cod_tienda = 2 and bay_id = 2`);
      const { rev } = await db.one<{ rev: string }>(
        sql`select rev::text from allocation where appointment_id = ${id}::uuid`,
      );
      const params = { codTienda: 2 };
      const block = { bayId: 1, date: fecha, desde: `${hour}:00`, hasta: `${hour}:30`, motivo: 'x' };
      const move = { id, rev, bayId: 1, date: fecha, time: `${hour}:00` };
      const [moved, blocked, held] = await Promise.all([
        runtime.send('moveAllocation', { params, body: move }, staff),
        runtime.send('blockBay', { params, body: block }, staff),
        hold(2, `${hour}:00`, randomUUID(), fecha),
      ]);
      const { cars } = await db.one<{ cars: number }>(sql`
        select count(*)::int as cars from allocation
        where cod_tienda = 2 and bay_id = 1 and status in ('held', 'confirmed', 'arrived', 'working')`);
      expect(cars).toBe(1);
      expect([moved.status, blocked.status].filter((status) => status >= 500)).toEqual([]);
      // A block may take a hold that has no other bay; nobody else gives way.
      expect(
        [moved.status === 200, blocked.status === 200].filter(Boolean).length + (isRefusal(held) ? 0 : 1),
      ).toBeGreaterThan(0);
    }
    expect(await countOverlaps(db)).toBe(0);
  }, 120_000);

  test('two who move cars between two days in opposite directions never wait for each other', async () => {
    const friday = '2027-02-12';
    const walkIn = async (date: string) =>
      (
        await runtime.call(
          'bookWalkIn',
          { params: { codTienda: 3 }, body: { servicio: 'pinchazo', nombre: 'Rosa', bayId: 1, date, time: '10:00' } },
          staff,
        )
      ).id;
    const cars = [
      { id: await walkIn(thursday), bayId: 2 },
      { id: await walkIn(friday), bayId: 3 },
    ];
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(
        cars.map(async ({ id, bayId }, place) => {
          const date = (round + place) % 2 === 0 ? friday : thursday;
          const { rev } = await db.one<{ rev: string }>(
            sql`select rev::text from allocation where appointment_id = ${id}::uuid`,
          );
          return await runtime.send(
            'moveAllocation',
            { params: { codTienda: 3 }, body: { id, rev, bayId, date, time: '10:00' } },
            staff,
          );
        }),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
    expect(await countOverlaps(db)).toBe(0);
  }, 120_000);
});
