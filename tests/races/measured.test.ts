import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '#contract/contract.ts';
import type { CountedStep } from '#domain/measuring/walks.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { selectorHandlers } from '#server/finder/selector-handlers.ts';
import { countEmptySearch } from '#server/measuring/count.ts';
import { measuringHandlers } from '#server/measuring/measuring-handlers.ts';
import type { CallContext } from '#server/runtime.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { signInStaff } from '#tests/support/staff.ts';

const connections = 8;

let postgres: TestPostgres;
let servers: readonly [TestRuntime, TestRuntime];
let operator: { readonly token: string };
beforeAll(async () => {
  postgres = await startMigrated();
  const start = async () =>
    await startRuntime(
      { ...measuringHandlers, ...selectorHandlers },
      { database: openPostgres(postgres.url, connections) },
    );
  servers = [await start(), await start()];
  operator = { token: await signInStaff(servers[0].database, testNow, { rol: 'operador', talleres: [] }) };
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await postgres.stop();
});
beforeEach(async () => {
  for (const server of servers) server.setClock(testNow);
  await servers[0].database.script('truncate measured_day');
});

const turns = (count: number) => Array.from({ length: count }, (_, turn) => turn);
const serverOf = (turn: number): TestRuntime => servers[turn % 2 ? 0 : 1];
const reach = async (turn: number, step: CountedStep) => {
  const { contado } = await serverOf(turn).call('countStep', { body: step });
  return contado;
};
const search = async (turn: number, que: string) =>
  await countEmptySearch({ ...serverOf(turn).runtime, userAgent: '' } as unknown as CallContext, 'palabras', que);
const measured = async (server: TestRuntime): Promise<Answer<'readMeasured'>> =>
  await server.call('readMeasured', { query: {} }, operator);

describe('what two servers count at the same moment', () => {
  it('of one step is all of it', async () => {
    const counted = await Promise.all(turns(600).map((turn) => reach(turn, { recorrido: 'cesta', paso: 'pago' })));
    expect(new Set(counted)).toEqual(new Set([true]));
    for (const server of servers)
      expect((await measured(server)).recorridos).toEqual([
        { recorrido: 'cesta', pasos: [{ paso: 'pago', veces: 600, dejado: 0 }] },
      ]);
  });

  it('of a whole walk says where it was left, whichever server showed which step', async () => {
    const steps = [
      ['solicitud', 200],
      ['opciones', 120],
      ['registro', 90],
    ] as const;
    await Promise.all(
      steps.flatMap(([paso, people]) => turns(people).map((turn) => reach(turn, { recorrido: 'cesta', paso }))),
    );
    for (const server of servers)
      expect((await measured(server)).recorridos).toEqual([
        {
          recorrido: 'cesta',
          pasos: [
            { paso: 'solicitud', veces: 200, dejado: 80 },
            { paso: 'opciones', veces: 120, dejado: 30 },
            { paso: 'registro', veces: 90, dejado: 0 },
          ],
        },
      ]);
  });

  it('of searches without results is told apart by what was searched, none lost and none doubled', async () => {
    await Promise.all(turns(500).map((turn) => search(turn, `palabra ${turn % 25}`)));
    for (const server of servers) {
      const { sinResultado } = await measured(server);
      expect(sinResultado).toHaveLength(25);
      expect(new Set(sinResultado.map(({ veces }) => veces))).toEqual(new Set([20]));
    }
  });

  it('of more different searches than a day tells apart adds up, too', async () => {
    await Promise.all(turns(1600).map((turn) => search(turn, `palabra ${turn % 800}`)));
    const { different, all } = await servers[0].database.one<{ different: number; all: number }>(sql`
      select count(*) filter (where que <> '')::int as different, sum(veces)::int as all from measured_day`);
    expect(all).toBe(1600);
    // What both write at the very moment they do not see of each other.
    expect(different).toBeLessThanOrEqual(2 * 300);
  });

  it('of a size that nobody sells keeps nobody waiting, even while nothing can be counted', async () => {
    const [server, other] = servers;
    await other.database.transaction(async (tx) => {
      await tx.script('lock table measured_day in exclusive mode');
      const body = { filters: { ancho: 999, serie: 55, llanta: 16 } };
      for (const answer of await Promise.all(turns(20).map(async () => await server.call('selectTyres', { body }))))
        expect(answer.total).toBe(0);
    });
    expect((await measured(server)).sinResultado).toEqual([{ grupo: 'medida', que: '999/55 R16', veces: 20 }]);
  });

  it('at midnight is that day’s or the next one’s, by the clock of each', async () => {
    const [early, late] = servers;
    early.setClock(new Date('2027-02-09T22:59:59Z'));
    late.setClock(new Date('2027-02-09T23:00:01Z'));
    await Promise.all(turns(100).map((turn) => reach(turn, { recorrido: 'cita', paso: 'servicios' })));
    const days = await early.database.rows<{ dia: string; veces: number }>(sql`
      select dia, veces from measured_day order by dia`);
    expect(days).toEqual([
      { dia: '2027-02-09', veces: 50 },
      { dia: '2027-02-10', veces: 50 },
    ]);
    expect((await measured(late)).recorridos[0]?.pasos).toEqual([{ paso: 'servicios', veces: 100, dejado: 0 }]);
  });
});
