import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { sessionsHandlers } from '#server/accounts/sessions-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { emptyOut } from '#tests/support/database.ts';

const pau = {
  nombre: 'Pau',
  apellidos: 'Riu Mas',
  email: 'pau.riu@example.com',
  permiso_comercial: false,
  password: 'girafa-lila-27',
  telefono: '612345678',
  codigo_postal: '25001',
};
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let shop: TestRuntime;
beforeAll(async () => {
  shop = await startRuntime({ ...accountsHandlers, ...sessionsHandlers });
});
afterAll(async () => await shop.close());
beforeEach(async () => {
  shop.setClock(testNow);
  await emptyOut(shop.database, 'account', 'access_token', 'mail', 'job', 'rate_limit', 'known_device');
});

const hours = (count: number) => new Date(testNow.getTime() + count * 3_600_000);
const signIn = async (device?: string, userAgent = firefox) => {
  const { body, device: becomes } = await shop.send(
    'authenticate',
    { body: { email: pau.email, password: pau.password } },
    { device, userAgent },
  );
  return { token: (body as { token: string }).token, device: becomes };
};
const register = async () => {
  const { body, device } = await shop.send('registerUser', { body: pau });
  const { token, user } = body as { token: string; user: { idUser: string } };
  return { token, device, id: user.idUser };
};
const list = async (id: string, token: string) =>
  (await shop.call('listSessions', { params: { id } }, { token })).sesiones;

describe('the sessions of an account', () => {
  it('are listed with browser and system, the last used first, and the one that asks is marked', async () => {
    const { token, id } = await register();
    shop.setClock(hours(2));
    const second = await signIn();
    expect(await list(id, token)).toEqual([
      {
        id: expect.any(String),
        dispositivo: 'Firefox, Linux',
        desde: hours(2).toISOString(),
        visto: hours(2).toISOString(),
        actual: false,
        atencion: false,
      },
      {
        id: expect.any(String),
        dispositivo: null,
        desde: testNow.toISOString(),
        visto: hours(2).toISOString(),
        actual: true,
        atencion: false,
      },
    ]);
    expect(JSON.stringify(await list(id, token))).not.toContain(second.token);
  });

  it('end all but one at a word, and the other browsers are strangers', async () => {
    const { token, id, device } = await register();
    const [second, third] = [await signIn(), await signIn()];
    expect(await shop.call('endOtherSessions', { params: { id } }, { token, device })).toEqual({ terminadas: 2 });
    for (const { token: other } of [second, third])
      expect((await shop.refused('fetchUserInfo', {}, { token: other })).code).toBe('sin-sesion');
    expect(await list(id, token)).toHaveLength(1);
    expect(await shop.database.rows(sql`select 1 as one from known_device`)).toHaveLength(1);
  });

  it('are ten at most: the one not used for the longest time ends first', async () => {
    const { token, id } = await register();
    const first = await signIn();
    for (let more = 1; more <= 9; more += 1) {
      shop.setClock(hours(more));
      await shop.call('fetchUserInfo', {}, { token });
      await signIn();
    }
    expect((await shop.refused('fetchUserInfo', {}, { token: first.token })).code).toBe('sin-sesion');
    expect(await list(id, token)).toHaveLength(10);
  });
});

describe('a browser that an account does not know', () => {
  const told = async () =>
    await shop.database.rows<{ datos: object }>(sql`select datos from mail where template = 'acceso-nuevo'`);

  it('is told to its owner by mail, once', async () => {
    await register();
    const { device } = await signIn();
    expect(await told()).toEqual([
      { datos: expect.objectContaining({ agente: 'Firefox, Linux', en: testNow.toISOString() }) },
    ]);
    await signIn(device);
    expect(await told()).toHaveLength(1);
  });

  it('is not one that signs in twice at once, whichever answer comes last', async () => {
    const { device } = await register();
    const both = await Promise.all([signIn(device), signIn(device), signIn(device)]);
    expect(await told()).toEqual([]);
    shop.setClock(hours(1));
    for (const { device: kept } of both) await signIn(kept);
    expect(await told()).toEqual([]);
    await signIn(device);
    expect(await told()).toHaveLength(1);
  });

  it('is not told where it is the first one, or the one they registered in', async () => {
    const { device } = await register();
    await signIn(device);
    expect(await told()).toEqual([]);
  });
});
