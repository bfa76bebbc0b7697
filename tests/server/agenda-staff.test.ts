import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { endStaff, makeStaff } from '#server/accounts/make-staff-store.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { agendaHandlers } from '#server/agenda/agenda-handlers.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { demoChain } from '#tests/support/demo.ts';

let runtime: TestRuntime;
let strict: TestRuntime;
beforeAll(async () => {
  const database = await openTestDatabase(demoChain);
  const handlers = { ...accountsHandlers, ...agendaHandlers };
  runtime = await startRuntime(handlers, { database });
  strict = await startRuntime(handlers, { database, config: { rateLimit: true } });
});
afterAll(async () => await runtime.close());

const signIn = async (email: string, password: string) =>
  await runtime.call('authenticate', { body: { email, password } });
const anybody = async (
  email: string,
  rol: 'taller' | 'operador',
  talleres: readonly number[],
  password = 'vint-rodes-9',
) =>
  await makeStaff(
    runtime.database,
    [
      {
        id: randomUUID(),
        email,
        passwordHash: await hashPassword(password, 'least'),
        nombre: 'Rosa',
        apellidos: 'Pi',
        idioma: 'ca',
        rol,
        talleres,
      },
    ],
    testNow,
  );

describe('the staff of the demo', () => {
  test('sign in as customers do, with the password that the README names', async () => {
    const { token, user } = await signIn('taller.lleida-cappont@rodera.example', 'rodera-demo-2026');
    expect(user).toMatchObject({ userName: 'Núria', userSurname: 'Sala' });
    const { rol, talleres } = await runtime.call('readStaff', {}, { token });
    expect([rol, talleres]).toMatchObject(['taller', [{ codTienda: 101, alias: 'Rodera Lleida Cappont' }]]);
    const { agenda } = await runtime.call('readAgenda', { params: { codTienda: 101 }, query: {} }, { token });
    expect(agenda?.bays.length).toBeGreaterThan(1);
    expect(await runtime.refused('readAgenda', { params: { codTienda: 102 }, query: {} }, { token })).toMatchObject({
      code: 'sin-permiso',
    });
  });

  test('are an operator of all workshops and somebody for each', async () => {
    const { token } = await signIn('operadora@rodera.example', 'rodera-demo-2026');
    const { rol, talleres } = await runtime.call('readStaff', {}, { token });
    expect(rol).toBe('operador');
    expect(talleres.length).toBeGreaterThan(50);
    const { agenda } = await runtime.call(
      'readAgenda',
      { params: { codTienda: 102 }, query: { dias: '7' } },
      { token },
    );
    expect(agenda?.dias).toHaveLength(7);
  });

  test('find an agenda in use in some workshops', async () => {
    const { token } = await signIn('operadora@rodera.example', 'rodera-demo-2026');
    const { agenda } = await runtime.call(
      'readAgenda',
      { params: { codTienda: 201 }, query: { dias: '6' } },
      { token },
    );
    const rows = agenda?.dias.flatMap(({ filas }) => filas) ?? [];
    expect(rows.length).toBeGreaterThan(40);
    expect(new Set(rows.map(({ ultimo }) => ultimo.quien))).toEqual(new Set(['cliente', 'personal']));
    expect(new Set(rows.map(({ date, matricula }) => `${date} ${matricula}`)).size).toBe(rows.length);
  });

  test('are refused who guess, as customers are', async () => {
    const guess = async () =>
      await strict.send('authenticate', { body: { email: 'operadora@rodera.example', password: 'no-es-esta' } });
    const answers = [];
    for (let turn = 0; turn < 11; turn += 1) answers.push((await guess()).status);
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(answers.at(-1)).toBe(429);
  });
});

describe('somebody', () => {
  test('is made staff, of one workshop or several, and is it no more', async () => {
    await anybody('rosa.pi@example.com', 'taller', [101, 103]);
    const { token } = await signIn('Rosa.Pi@example.com', 'vint-rodes-9');
    const { talleres } = await runtime.call('readStaff', {}, { token });
    expect(talleres.map(({ codTienda }) => codTienda).toSorted((one, other) => one - other)).toEqual([101, 103]);
    expect(await endStaff(runtime.database, 'rosa.pi@example.com')).toBeDefined();
    expect(await runtime.refused('readStaff', {}, { token })).toMatchObject({ code: 'sin-sesion' });
    const again = await signIn('rosa.pi@example.com', 'vint-rodes-9');
    expect(await runtime.refused('readStaff', {}, again)).toMatchObject({ code: 'sin-permiso' });
    expect(await endStaff(runtime.database, 'rosa.pi@example.com')).toBeUndefined();
  });

  test('who is given another role has to sign in again, and has only what is said last', async () => {
    await anybody('pol.mas@example.com', 'taller', [101]);
    const before = await signIn('pol.mas@example.com', 'vint-rodes-9');
    await anybody('pol.mas@example.com', 'taller', [102], 'trenta-rodes-9');
    expect(await runtime.refused('readStaff', {}, before)).toMatchObject({ code: 'sin-sesion' });
    expect(
      await runtime.refused('authenticate', { body: { email: 'pol.mas@example.com', password: 'vint-rodes-9' } }),
    ).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    const after = await signIn('pol.mas@example.com', 'trenta-rodes-9');
    const { talleres } = await runtime.call('readStaff', {}, after);
    expect(talleres.map(({ codTienda }) => codTienda)).toEqual([102]);
  });
});
