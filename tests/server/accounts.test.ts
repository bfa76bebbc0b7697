import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { readConfig } from '#server/config/config.ts';
import { sql } from '#server/database/sql.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { emptyOut } from '#tests/support/database.ts';

const marta = {
  nombre: 'Marta',
  apellidos: 'Vila Puig',
  email: 'Marta.Vila@Example.com ',
  password: 'girafa-lila-27',
  telefono: '612 34 56 78',
  codigo_postal: '25001',
  permiso_comercial: false,
  privacidad: true,
};

let shop: TestRuntime;
/** The same, with passwords as dear as a shop's. */
let inEarnest: TestRuntime;
beforeAll(async () => {
  shop = await startRuntime(accountsHandlers);
  const { passwordCost } = readConfig({});
  inEarnest = await startRuntime(accountsHandlers, { database: shop.database, config: { passwordCost } });
});
afterAll(async () => await shop.close());
beforeEach(async () => {
  shop.setClock(testNow);
  await emptyOut(shop.database, 'account', 'access_token', 'mail', 'job', 'rate_limit', 'basket');
});

const register = async (change: object = {}) => await shop.call('registerUser', { body: { ...marta, ...change } });
const signIn = async (password: string, email = 'marta.vila@example.com') =>
  await shop.send('authenticate', { body: { email, password } });
const days = (count: number) => new Date(testNow.getTime() + count * 86_400_000);

describe('registering', () => {
  it('keeps who they are in one form, names their province and signs them in', async () => {
    const { token, user } = await register();
    expect(user).toMatchObject({
      userName: 'Marta',
      email: 'marta.vila@example.com',
      phone: '+34612345678',
      postCode: '25001',
      provincia: 'Lleida',
      idioma: 'es',
      percentCompleted: 40,
    });
    expect(await shop.call('fetchUserInfo', {}, { token })).toMatchObject({ user });
  });

  it('names the province in the language of the call', async () => {
    const { token } = await register({ codigo_postal: '50001' });
    const { user } = await shop.call('fetchUserInfo', {}, { token, language: 'ca' });
    expect(user.provincia).toBe('Saragossa');
  });

  it.each(['production', 'development', 'test'])('costs as much where NODE_ENV is %s', (NODE_ENV) => {
    expect(readConfig({ NODE_ENV, PASSWORD_COST: 'least' }).passwordCost).toBe('full');
  });

  it('keeps of the password an argon2id hash with 19 MiB and two passes', async () => {
    await inEarnest.call('registerUser', { body: marta });
    const { password_hash } = await shop.database.one<{ password_hash: string }>(
      sql`select password_hash from account`,
    );
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('welcomes them by mail, in their language', async () => {
    await shop.call('registerUser', { body: { ...marta, idioma: 'ca' } });
    const mails = await shop.database.rows(sql`select template, destinatario, idioma from mail`);
    expect(mails).toEqual([{ template: 'cuenta-creada', destinatario: 'marta.vila@example.com', idioma: 'ca' }]);
    expect(await shop.database.rows(sql`select kind from job`)).toEqual([{ kind: 'send-mail' }]);
  });

  it('keeps the document and whether they came before, where they say so', async () => {
    const { token } = await register({
      numero_documento: ' 12.345.678-z ',
      visitado: true,
      confirmPassword: marta.password,
    });
    const { user, userData } = await shop.call('fetchUserInfo', {}, { token });
    expect([userData.dni, userData.documentType, user.percentCompleted]).toEqual(['•••••678Z', 'DNI', 50]);
    expect(await shop.database.rows(sql`select visitado from account`)).toEqual([{ visitado: true }]);
    await register({ email: 'pol.vila@example.com', numero_documento: ' ' });
    expect(await shop.database.rows(sql`select visitado from account where documento is null`)).toEqual([
      { visitado: null },
    ]);
  });

  it('with a document that is wrong, or another password the second time, says it beside the field', async () => {
    const wrong = { numero_documento: '12345678A', confirmPassword: 'girafa-lila-28', telefono: '12' };
    const { errors } = await shop.refused('registerUser', { body: { ...marta, ...wrong } });
    expect(Object.keys(errors ?? {}).toSorted()).toEqual(['confirmPassword', 'numero_documento', 'telefono']);
  });

  it('with a document of another account makes no account', async () => {
    await register({ numero_documento: '12345678Z' });
    const second = { ...marta, email: 'pol.vila@example.com', numero_documento: '12345678Z' };
    const { code, error } = await shop.refused('registerUser', { body: second });
    expect(code).toBe('documento-ajeno');
    expect(error).not.toContain('marta');
    expect(await shop.database.one(sql`select count(*)::int as n from account`)).toEqual({ n: 1 });
    expect(await shop.database.one(sql`select count(*)::int as n from mail`)).toEqual({ n: 1 });
  });

  it('says of each field what is wrong with it, in the language of the call', async () => {
    const problem = await shop.refused(
      'registerUser',
      {
        body: {
          ...marta,
          email: 'marta',
          password: '123456',
          telefono: '12',
          codigo_postal: '99999',
          privacidad: false,
        },
      },
      { language: 'ca' },
    );
    expect(problem).toMatchObject({ code: 'datos-no-validos', status: 422, error: 'Revisa les dades marcades.' });
    expect(Object.keys(problem.errors ?? {}).sort()).toEqual(
      ['codigo_postal', 'email', 'password', 'privacidad', 'telefono'].sort(),
    );
  });

  it('takes no throw-away address and no invented telephone', async () => {
    const problem = await shop.refused('registerUser', {
      body: { ...marta, email: 'marta@mx.yopmail.com', telefono: '666 666 666' },
    });
    expect(problem.errors).toEqual({
      email: 'Este correo no está permitido.',
      telefono: 'Este teléfono no está permitido.',
    });
  });

  it('refuses a second account for the same address, however it is written, and writes no mail', async () => {
    await register();
    const problem = await shop.refused('registerUser', { body: { ...marta, email: 'MARTA.VILA@EXAMPLE.COM' } });
    expect(problem).toMatchObject({ code: 'email-ya-registrado', status: 409 });
    expect(await shop.database.rows(sql`select 1 from mail`)).toHaveLength(1);
  });

  it('makes one account of two calls at once', async () => {
    const outcomes = await Promise.all([1, 2].map(async () => await shop.send('registerUser', { body: marta })));
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('signing in', () => {
  it('takes the address in any letters, and the password as typed', async () => {
    await register();
    expect((await signIn('girafa-lila-27', ' MARTA.vila@example.com')).status).toBe(200);
    expect((await signIn('Girafa-lila-27')).status).toBe(401);
  });

  it('takes accents however the keyboard composes them', async () => {
    await register({ password: 'pingüí-clàssic'.normalize('NFD') });
    expect((await signIn('pingüí-clàssic'.normalize('NFC'))).status).toBe(200);
  });

  it('says the same to a wrong password and to an address that nobody has', async () => {
    await register();
    const [wrong, unknown] = [await signIn('otra-clave-9'), await signIn('otra-clave-9', 'nadie@example.com')];
    expect(wrong).toEqual(unknown);
    expect(wrong.body).toMatchObject({
      code: 'WRONG_CREDENTIALS',
      error: 'El correo o la contraseña no son correctos.',
    });
  });

  it('takes as long for an address that nobody has', async () => {
    await inEarnest.call('registerUser', { body: marta });
    const timeOf = async (email: string) => {
      const began = performance.now();
      await inEarnest.send('authenticate', { body: { email, password: 'otra-clave-9' } });
      return performance.now() - began;
    };
    const medianOf = (times: readonly number[]) => times.toSorted((one, other) => one - other)[5] ?? 0;
    const [ofKnown, ofUnknown]: [number[], number[]] = [[], []];
    await timeOf('nadie@example.com');
    // By turns, so that what else the machine does is the same for both.
    for (let turn = 0; turn < 11; turn += 1) {
      ofKnown.push(await timeOf('marta.vila@example.com'));
      ofUnknown.push(await timeOf('nadie@example.com'));
    }
    const [known, unknown] = [medianOf(ofKnown), medianOf(ofUnknown)];
    expect(unknown).toBeGreaterThan(known / 2);
  });

  it('hands the basket of this browser to the account, but nobody else’s', async () => {
    const { user } = await register();
    const other = await register({ email: 'pau@example.com' });
    const [mine, taken] = ['0198c000-0000-7000-8000-000000000001', '0198c000-0000-7000-8000-000000000002'];
    await shop.database.run(sql`
      insert into basket (cesta_id, state, account_id) values (${mine}::uuid, '{}', null), (${taken}::uuid, '{}', ${other.user.idUser}::uuid)`);
    for (const cestaID of [mine, taken])
      await shop.call('authenticate', { body: { email: marta.email, password: marta.password, cestaID } });
    const owners = await shop.database.rows<{ account_id: string }>(
      sql`select account_id from basket order by cesta_id`,
    );
    expect(owners.map(({ account_id }) => account_id)).toEqual([user.idUser, other.user.idUser]);
  });
});

describe('a session', () => {
  it('ends when its owner ends it, and no other ends with it', async () => {
    const { token } = await register();
    const other = await shop.call('authenticate', { body: { email: marta.email, password: marta.password } });
    await shop.call('endSession', {}, { token });
    expect((await shop.refused('fetchUserInfo', {}, { token })).code).toBe('sin-sesion');
    expect(await shop.call('fetchUserInfo', {}, { token: other.token })).toMatchObject({ user: other.user });
  });

  it('lasts 30 days from its last use', async () => {
    const { token } = await register();
    shop.setClock(days(29));
    await shop.call('fetchUserInfo', {}, { token });
    shop.setClock(days(58));
    await shop.call('fetchUserInfo', {}, { token });
    shop.setClock(days(89));
    expect((await shop.refused('fetchUserInfo', {}, { token })).code).toBe('sin-sesion');
  });

  it('is not opened by a token that was never given, nor kept as it was given', async () => {
    const { token } = await register();
    for (const wrong of ['', 'x', token.slice(1), `${token}a`])
      expect((await shop.refused('fetchUserInfo', {}, { token: wrong })).status).toBe(401);
    const stored = await shop.database.rows<{ hash: Buffer }>(sql`select hash from access_token`);
    expect(stored.some(({ hash }) => Buffer.from(hash).toString('base64url').includes(token))).toBe(false);
  });
});
