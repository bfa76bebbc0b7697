import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { challengeMinutes, mostPasskeys } from '#domain/accounts/passkey-bounds.ts';
import { minuteMs } from '#domain/time.ts';
import { accountLinksHandlers } from '#server/accounts/account-links-handlers.ts';
import { insertLink, secretOfLink } from '#server/accounts/account-links-store.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { passkeysHandlers } from '#server/accounts/passkeys/passkeys-handlers.ts';
import { leavingHandlers } from '#server/leaving/leaving-handlers.ts';
import { sql } from '#server/database/sql.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { SoftPasskey } from '#tests/support/passkey.ts';

let shop: TestRuntime;
let people = 0;
beforeAll(async () => {
  shop = await startRuntime({ ...accountsHandlers, ...accountLinksHandlers, ...passkeysHandlers, ...leavingHandlers });
});
afterAll(async () => await shop.close());
beforeEach(async () => {
  shop.setClock(testNow);
  await shop.database.script('truncate mail');
});

const register = async () => {
  people += 1;
  const body = {
    nombre: 'Pau',
    apellidos: 'Riu Mas',
    email: `pau.${people}@example.com`,
    password: 'girafa-lila-27',
    telefono: '612345678',
    codigo_postal: '25001',
    permiso_comercial: false,
  };
  const { token, user } = await shop.call('registerUser', { body });
  return { id: user.idUser, token, email: body.email };
};
type Person = Awaited<ReturnType<typeof register>>;

const origin = () => shop.runtime.config.publicUrl;
const offered = async ({ id, token }: Person) =>
  (await shop.call('offerPasskey', { params: { id } }, { token })).opciones.challenge;
const add = async (
  person: Person,
  passkey: SoftPasskey,
  how?: Parameters<SoftPasskey['create']>[2],
  challenge?: string,
) => {
  const respuesta = passkey.create(person.id, challenge ?? (await offered(person)), how);
  const { id, token } = person;
  return await shop.send('addPasskey', { params: { id }, body: { respuesta } }, { token });
};
const withPasskey = async () => {
  const person = await register();
  const passkey = new SoftPasskey(origin());
  expect((await add(person, passkey)).status).toBe(200);
  return { person, passkey };
};
const opened = async () => (await shop.call('openPasskey', {})).opciones.challenge;
const enter = async (passkey: SoftPasskey, how?: Parameters<SoftPasskey['sign']>[1], challenge?: string) =>
  await shop.send('enterWithPasskey', { body: { respuesta: passkey.sign(challenge ?? (await opened()), how) } });
const list = async ({ id, token }: Person) => (await shop.call('listPasskeys', { params: { id } }, { token })).llaves;
const told = async () =>
  (
    await shop.database.rows<{ que: string }>(sql`
    select datos->>'que' as que from mail where template = 'seguridad-cambiada' order by que`)
  ).map(({ que }) => que);
const refusal = { status: 401, body: { code: 'llave-no-valida' } };

describe('a passkey', () => {
  it('is made for the shop’s own address, kept, and opens the account', async () => {
    const { person, passkey } = await withPasskey();
    const entered = await enter(passkey);
    expect(entered).toMatchObject({ status: 200, body: { user: { email: person.email } } });
    expect(await list(person)).toMatchObject([{ id: passkey.id, usada: testNow.toISOString() }]);
    expect(await told()).toEqual(['llave-alta']);
  });

  it('can be one of several, and opens nothing once it is taken away', async () => {
    const { person, passkey } = await withPasskey();
    const second = new SoftPasskey(origin());
    await add(person, second);
    const { id, token } = person;
    const gone = async (llave: string) => await shop.call('removePasskey', { params: { id, llave } }, { token });
    expect(await gone(passkey.id)).toEqual({ quitada: true });
    expect(await gone(passkey.id)).toEqual({ quitada: false });
    expect(await enter(passkey)).toMatchObject(refusal);
    expect((await enter(second)).status).toBe(200);
    expect(await told()).toEqual(['llave-alta', 'llave-alta', 'llave-baja']);
  });

  it('opens nothing any more once another password was chosen by a letter', async () => {
    const { person, passkey } = await withPasskey();
    const linkId = randomUUID();
    await insertLink(shop.database, { id: linkId, accountId: person.id, para: 'clave', now: testNow });
    const token = (await secretOfLink(shop.database, linkId, testNow)) ?? '';
    const chosen = 'tres-gats-i-un-fanal';
    await shop.call('resetPassword', { params: { token }, body: { password: chosen, confirmPassword: chosen } });
    expect(await enter(passkey)).toMatchObject(refusal);
  });

  it('of somebody else cannot be taken away', async () => {
    const { passkey } = await withPasskey();
    const { id, token } = await register();
    expect(await shop.call('removePasskey', { params: { id, llave: passkey.id } }, { token })).toEqual({
      quitada: false,
    });
    expect((await enter(passkey)).status).toBe(200);
  });

  it('is one of ten at most, also when several are made at once', async () => {
    const person = await register();
    const challenges = await Promise.all(Array.from({ length: 13 }, async () => await offered(person)));
    const made = await Promise.all(
      challenges.map(async (challenge) => (await add(person, new SoftPasskey(origin()), {}, challenge)).status),
    );
    expect(made.filter((status) => status === 200)).toHaveLength(mostPasskeys);
    expect(made.filter((status) => status === 409)).toHaveLength(3);
    const { id, token } = person;
    expect((await shop.refused('offerPasskey', { params: { id } }, { token })).code).toBe('llaves-demasiadas');
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['without anybody there', { flags: 0x44 }],
    ['of a device that does not know whom', { flags: 0x41 }],
  ])('%s is not kept', async (_, how) => {
    expect(await add(await register(), new SoftPasskey(origin()), how)).toMatchObject(refusal);
  });

  it.each([
    ['for another site', { origin: 'https://evil.example' }],
    ['by a device that does not know whom', { flags: 0x01 }],
    ['by a copy, whose counter goes backwards', { counter: 0 }],
  ])('that signs %s opens nothing', async (_, how) => {
    const { passkey } = await withPasskey();
    expect((await enter(passkey)).status).toBe(200);
    expect(await enter(passkey, how)).toMatchObject(refusal);
  });

  it('that the shop does not know opens nothing', async () => {
    expect(await enter(new SoftPasskey(origin()))).toMatchObject(refusal);
  });
});

describe('what a passkey signs', () => {
  it('is good for five minutes, and once', async () => {
    const { passkey } = await withPasskey();
    const challenge = await opened();
    expect((await enter(passkey, {}, challenge)).status).toBe(200);
    expect(await enter(passkey, {}, challenge)).toMatchObject(refusal);
    const late = await opened();
    shop.setClock(new Date(testNow.getTime() + challengeMinutes * minuteMs));
    expect(await enter(passkey, {}, late)).toMatchObject(refusal);
  });

  it('is good for what it was given for, and for that account', async () => {
    const { person, passkey } = await withPasskey();
    const other = await register();
    expect(await enter(passkey, {}, await offered(person))).toMatchObject(refusal);
    expect(await add(other, new SoftPasskey(origin()), {}, await offered(person))).toMatchObject(refusal);
    expect(await add(other, new SoftPasskey(origin()), {}, await opened())).toMatchObject(refusal);
  });

  it('opens one of fifty who bring it at once', async () => {
    const { passkey } = await withPasskey();
    const respuesta = passkey.sign(await opened());
    const all = await Promise.all(
      Array.from({ length: 50 }, async () => (await shop.send('enterWithPasskey', { body: { respuesta } })).status),
    );
    expect(all.filter((status) => status === 200)).toHaveLength(1);
    expect(all.filter((status) => status === 401)).toHaveLength(49);
  });
});

describe('an account that is made with a passkey', () => {
  const who = () => {
    people += 1;
    const email = `ona.${people}@example.com`;
    return {
      nombre: 'Ona',
      apellidos: 'Riu Mas',
      email,
      telefono: '612345678',
      codigo_postal: '25001',
      permiso_comercial: true,
    };
  };
  const offeredTo = async (person: ReturnType<typeof who>) => {
    const { nombre, apellidos, email } = person;
    const { opciones } = await shop.call('offerAccountPasskey', { body: { nombre, apellidos, email } });
    return { ...opciones, accountId: Buffer.from(opciones.user.id, 'base64url').toString() };
  };
  const made = async (
    person: ReturnType<typeof who>,
    {
      passkey = new SoftPasskey(origin()),
      how,
      challenge,
    }: {
      passkey?: SoftPasskey;
      how?: Parameters<SoftPasskey['create']>[2];
      challenge?: string;
    } = {},
  ) => {
    const options = await offeredTo(person);
    const llave = passkey.create(options.accountId, challenge ?? options.challenge, how);
    return { passkey, llave, options, answer: await shop.send('registerUser', { body: { ...person, llave } }) };
  };
  const accountsOf = async ({ email }: ReturnType<typeof who>) =>
    await shop.database.rows(sql`select id from account where email = ${email}`);

  it('is opened by it and by no password, and its owner hears of the account alone', async () => {
    const person = who();
    const { passkey, options, answer } = await made(person);
    expect(options.user).toMatchObject({ name: person.email, displayName: 'Ona Riu Mas' });
    expect(answer).toMatchObject({ status: 200, body: { user: { idUser: options.accountId, email: person.email } } });
    expect(await shop.database.rows(sql`select template from mail where destinatario = ${person.email}`)).toEqual([
      { template: 'cuenta-creada' },
    ]);
    expect(await enter(passkey)).toMatchObject({ status: 200, body: { user: { email: person.email } } });
    for (const password of ['', 'undefined', 'null', person.email])
      expect((await shop.send('authenticate', { body: { email: person.email, password } })).status).not.toBe(200);
  });

  it('takes a password by a letter, as one that was forgotten', async () => {
    const person = who();
    const { options } = await made(person);
    const linkId = randomUUID();
    await insertLink(shop.database, { id: linkId, accountId: options.accountId, para: 'clave', now: testNow });
    const token = (await secretOfLink(shop.database, linkId, testNow)) ?? '';
    const password = 'tres-gats-i-un-fanal';
    await shop.call('resetPassword', { params: { token }, body: { password, confirmPassword: password } });
    expect((await shop.send('authenticate', { body: { email: person.email, password } })).status).toBe(200);
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of a device that does not know whom', { flags: 0x41 }],
  ])('is not made with one %s', async (_, how) => {
    const person = who();
    expect((await made(person, { how })).answer).toMatchObject(refusal);
    expect(await accountsOf(person)).toEqual([]);
  });

  it('is not made with what was given for something else, was used, or is late', async () => {
    const [person, other] = [who(), who()];
    const { llave } = await made(other);
    expect(await shop.send('registerUser', { body: { ...person, llave } })).toMatchObject(refusal);
    expect((await made(person, { challenge: await opened() })).answer).toMatchObject(refusal);
    expect((await made(person, { challenge: await offered(await register()) })).answer).toMatchObject(refusal);
    const { challenge, accountId } = await offeredTo(person);
    shop.setClock(new Date(testNow.getTime() + challengeMinutes * minuteMs));
    const late = new SoftPasskey(origin()).create(accountId, challenge);
    expect(await shop.send('registerUser', { body: { ...person, llave: late } })).toMatchObject(refusal);
    expect(await accountsOf(person)).toEqual([]);
  });

  it('is not made for an address that has one, nor with a passkey that is somebody’s', async () => {
    const { email } = await register();
    const taken = await made({ ...who(), email });
    expect(taken.answer).toMatchObject({ body: { code: 'email-ya-registrado' } });
    expect(await enter(taken.passkey)).toMatchObject(refusal);
    const { passkey } = await made(who());
    const person = who();
    expect((await made(person, { passkey })).answer).toMatchObject(refusal);
    expect(await accountsOf(person)).toEqual([]);
  });

  it('keeps its passkey for another try where something else is wrong', async () => {
    const person = who();
    const { challenge, accountId } = await offeredTo(person);
    const llave = new SoftPasskey(origin()).create(accountId, challenge);
    const wrong = await shop.send('registerUser', { body: { ...person, codigo_postal: '99999', llave } });
    expect(wrong).toMatchObject({ body: { code: 'datos-no-validos', errors: { codigo_postal: expect.any(String) } } });
    expect((await shop.send('registerUser', { body: { ...person, llave } })).status).toBe(200);
  });

  it('needs one or a password', async () => {
    expect(await shop.send('registerUser', { body: who() })).toMatchObject({
      body: { code: 'datos-no-validos', errors: { password: expect.any(String) } },
    });
  });
});

describe('before an account is deleted', () => {
  it('a passkey of it shows whose it is; another account’s, and what was signed for a log-in, do not', async () => {
    const { person, passkey } = await withPasskey();
    const { passkey: other } = await withPasskey();
    const { id, token } = person;
    const asked = async () => (await shop.call('askToConfirm', { params: { id } }, { token })).opciones.challenge;
    const leave = async (llave: ReturnType<SoftPasskey['sign']>) =>
      await shop.send('deleteUser', { params: { id }, body: { llave } }, { token });
    expect(await leave(other.sign(await asked()))).toMatchObject(refusal);
    expect(await leave(passkey.sign(await opened()))).toMatchObject(refusal);
    expect((await shop.refused('deleteUser', { params: { id }, body: {} }, { token })).code).toBe('datos-no-validos');
    const signed = passkey.sign(await asked());
    expect((await leave(signed)).status).toBe(200);
    expect((await shop.refused('fetchUserInfo', {}, { token })).code).toBe('sin-sesion');
  });
});
