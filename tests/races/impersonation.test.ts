import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { impersonationHandlers } from '#server/accounts/impersonation-handlers.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { impersonationCode } from '#tests/support/impersonation.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { ona } from '#tests/support/ona.ts';

let postgres: TestPostgres;
let servers: readonly TestRuntime[];
let customer: string;
beforeAll(async () => {
  postgres = await startMigrated();
  const start = async () =>
    await startRuntime({ ...accountsHandlers, ...impersonationHandlers }, { database: openPostgres(postgres.url, 25) });
  servers = [await start(), await start()];
  customer = (await one().call('registerUser', { body: ona })).user.idUser;
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await postgres.stop();
});

const one = (): TestRuntime => {
  const [server] = servers;
  if (!server) throw new Error('no server');
  return server;
};
const operator = async (nombre: string) =>
  await signInStaff(one().database, testNow, { rol: 'operador', talleres: [], nombre });
const sessions = async () =>
  (await one().database.one<{ n: number }>(sql`select count(*)::int as n from access_token where por is not null`)).n;
const begin = async (turn: number, codigo: string) =>
  await (servers[turn % servers.length] ?? one()).send('beginImpersonation', { body: { codigo } });

test('one of fifty who bring a code at once, at two servers, has it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const codigo = await impersonationCode(one(), customer, await operator(`round ${round}`));
    const before = await sessions();
    const answers = await Promise.all(Array.from({ length: 50 }, async (_, turn) => await begin(turn, codigo)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(49);
    expect(await sessions()).toBe(before + 1);
  }
  const told = await one().database.one<{ letters: number }>(
    sql`select count(*)::int as letters from mail where template = 'suplantacion'`,
  );
  expect(told.letters).toBe(5);
}, 120_000);

test('a code that is typed while its operator signs out opens nothing that stays open', async () => {
  for (let round = 0; round < 20; round += 1) {
    const token = await operator(`leaver ${round}`);
    const codigo = await impersonationCode(one(), customer, token);
    const [, begun] = await Promise.all([one().call('endSession', {}, { token }), begin(1, codigo)]);
    expect([200, 410]).toContain(begun.status);
    if (begun.status !== 200) continue;
    const acting = (begun.body as { token: string }).token;
    expect((await one().refused('fetchUserInfo', {}, { token: acting })).code).toBe('sin-sesion');
  }
}, 120_000);
