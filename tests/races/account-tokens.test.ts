import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { insertLink, secretOfLink, takeLink, type LinkPurpose } from '#server/accounts/account-links-store.ts';
import { accountLinksHandlers } from '#server/accounts/account-links-handlers.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { proveEmail } from '#server/accounts/accounts-store.ts';
import { makeStaff } from '#server/accounts/make-staff-store.ts';
import { passkeysHandlers } from '#server/accounts/passkeys/passkeys-handlers.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { profilesHandlers } from '#server/accounts/profiles-handlers.ts';
import { sessionsHandlers } from '#server/accounts/sessions-handlers.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { sql } from '#server/database/sql.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { SoftPasskey } from '#tests/support/passkey.ts';
import { startMigrated } from '#tests/support/database.ts';
import type { TestPostgres } from '#tests/support/postgres.ts';
import { ona } from '#tests/support/ona.ts';

const handlers = {
  ...accountsHandlers,
  ...accountLinksHandlers,
  ...passkeysHandlers,
  ...profilesHandlers,
  ...sessionsHandlers,
};
const tries = 50;
const password = 'girafa-lila-27-88';
const other = { password: 'girafa-verda-88', confirmPassword: 'girafa-verda-88' };

let postgres: TestPostgres;
let servers: readonly TestRuntime[];
let one: TestRuntime;
beforeAll(async () => {
  postgres = await startMigrated();
  const start = async () =>
    await startRuntime(handlers, {
      database: openPostgres(postgres.url, 10),
      config: { rateLimit: false, staffSecondFactor: true },
    });
  one = await start();
  servers = [one, await start()];
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await postgres.stop();
});

/** Somebody with an account, and what a letter's link of theirs ends with. */
const linkOf = async (para: LinkPurpose) => {
  const body = { ...ona, email: `${randomUUID()}@example.com`, password };
  const { token, user } = await one.call('registerUser', { body });
  const id = randomUUID();
  await insertLink(one.database, { id, accountId: user.idUser, para, now: testNow });
  return { session: token, link: (await secretOfLink(one.database, id, testNow)) ?? '', id: user.idUser };
};

/** How many of fifty at two servers get what they bring one thing for, and what the others hear. */
const raced = async (name: CallName, request: object, token?: string) => {
  const answers = await Promise.all(
    Array.from({ length: tries }, async (_, nth) => {
      const server = servers[nth % 2] ?? one;
      const { status, body } = await server.send(name, request, token === undefined ? {} : { token });
      return status === 200 ? 'ok' : ((body as { code?: string }).code ?? String(status));
    }),
  );
  return Object.fromEntries(
    [...new Set(answers)].map((code) => [code, answers.filter((each) => each === code).length]),
  );
};

it.each(['correo', 'clave'] as const)('the letter of one address proves no other (%s)', async (para) => {
  const { session, link, id } = await linkOf(para);
  const email = `${randomUUID()}@example.com`;
  const move = async () =>
    await one.send('updateUser', { params: { id }, body: { userData: { email }, password } }, { token: session });
  const moved = await one.database.transaction(async (tx) => {
    const taken = await takeLink(tx, { token: link, para, now: testNow });
    const moving = move();
    // It has the time to move while the link is being used.
    await Promise.race([moving, pause(1000)]);
    if (taken) await proveEmail(tx, taken.accountId, testNow);
    return { moving };
  });
  expect((await moved.moving).status).toBe(200);
  expect(
    await one.database.one(sql`
      select email_norm as email, email_probado is not null as proved from account where id = ${id}::uuid`),
  ).toEqual({ email, proved: false });
});

it('the link that proves an address works once, for who is in and for who says the password', async () => {
  const mine = await linkOf('correo');
  expect(await raced('proveAccount', { body: { token: mine.link } }, mine.session)).toEqual({
    ok: 1,
    'enlace-caducado': tries - 1,
  });
  const theirs = await linkOf('correo');
  expect(await raced('proveAccount', { body: { token: theirs.link, password } })).toEqual({
    ok: 1,
    'enlace-caducado': tries - 1,
  });
  expect(
    await one.database.rows(sql`
      select email_probado is not null as proved from account where id in (${mine.id}::uuid, ${theirs.id}::uuid)`),
  ).toEqual([{ proved: true }, { proved: true }]);
}, 60_000);

it('the link to another password works once, and one session begins', async () => {
  const { link, id } = await linkOf('clave');
  expect(await raced('resetPassword', { params: { token: link }, body: other })).toEqual({
    ok: 1,
    'enlace-caducado': tries - 1,
  });
  expect(
    await one.database.one(sql`select count(*)::int as n from access_token where account_id = ${id}::uuid`),
  ).toEqual({ n: 1 });
  expect(await one.database.one(sql`select count(*)::int as n from mail where template = 'clave-cambiada'`)).toEqual({
    n: 1,
  });
}, 60_000);

it('what a passkey signed works once', async () => {
  const { session, id } = await linkOf('correo');
  const passkey = new SoftPasskey(one.runtime.config.publicUrl);
  await passkey.giveTo(one.database, id, testNow);
  const { opciones } = await one.call('openPasskey', {});
  const respuesta = passkey.sign(opciones.challenge);
  expect(await raced('enterWithPasskey', { body: { respuesta } })).toEqual({ ok: 1, 'llave-no-valida': tries - 1 });
  const sessions = await one.call('listSessions', { params: { id } }, { token: session });
  expect(sessions.sesiones).toHaveLength(2);
}, 60_000);

it('a passkey that was made for an account makes one', async () => {
  const passkey = new SoftPasskey(one.runtime.config.publicUrl);
  const { email, password: _, ...person } = { ...ona, email: `${randomUUID()}@example.com` };
  const { opciones } = await one.call('offerAccountPasskey', { body: { ...person, email } });
  const llave = passkey.create(Buffer.from(opciones.user.id, 'base64url').toString(), opciones.challenge);
  expect(await raced('registerUser', { body: { ...person, email, llave } })).toEqual({
    ok: 1,
    'llave-no-valida': tries - 1,
  });
  expect(await one.database.one(sql`select count(*)::int as n from account where email = ${email}`)).toEqual({ n: 1 });
}, 60_000);

it('the code of an authenticator works once', async () => {
  const [id, email] = [randomUUID(), `${randomUUID()}@rodera.example`];
  const person = { nombre: 'Carla', apellidos: 'Serra', idioma: 'ca', rol: 'operador', talleres: [] } as const;
  await makeStaff(one.database, [{ id, email, passwordHash: await hashPassword(password), ...person }], testNow);
  const { secreto } = await one.call('offerSecondFactor', { body: { email, password } });
  const codigo = new TOTP({ secret: Secret.fromBase32(secreto) }).generate({ timestamp: testNow.getTime() });
  expect(await raced('authenticate', { body: { email, password, codigo } })).toEqual({
    ok: 1,
    'datos-no-validos': tries - 1,
  });
}, 60_000);

it('a browser that signs in ten times at once stays known, whichever answer it keeps', async () => {
  const body = { ...ona, email: `${randomUUID()}@example.com`, password };
  const signIn = async (server: TestRuntime, device: string | undefined) =>
    (await server.send('authenticate', { body: { email: body.email, password } }, { device })).device;
  const { device } = await one.send('registerUser', { body });
  const kept = await Promise.all(
    Array.from({ length: 10 }, async (_, nth) => await signIn(servers[nth % 2] ?? one, device)),
  );
  expect(new Set(kept).size).toBe(10);
  for (const each of kept) await signIn(one, each);
  const letters = await one.database.one(sql`
    select count(*)::int as n from mail where template = 'acceso-nuevo' and destinatario = ${body.email}`);
  expect(letters).toEqual({ n: 0 });
}, 60_000);
