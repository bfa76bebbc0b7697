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
