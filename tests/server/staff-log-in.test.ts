import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '#contract/contract.ts';
import { hourMs, minuteMs } from '#domain/time.ts';
import { accountLinksHandlers } from '#server/accounts/account-links-handlers.ts';
import { insertLink, secretOfLink } from '#server/accounts/account-links-store.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { makeStaff } from '#server/accounts/make-staff-store.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { codeLimit } from '#server/accounts/pass-second-factor.ts';
import { sessionsHandlers } from '#server/accounts/sessions-handlers.ts';
import { readConfig } from '#server/config/config.ts';
import { unsafeSettings } from '#server/config/unsafe-settings.ts';
import { sql } from '#server/database/sql.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { emptyOut } from '#tests/support/database.ts';
import { SoftPasskey } from '#tests/support/passkey.ts';
import { signInStaff } from '#tests/support/staff.ts';

const handlers = { ...accountsHandlers, ...accountLinksHandlers, ...sessionsHandlers };
const password = 'girafa-lila-27-88';
const email = 'carla@example.com';

let shop: TestRuntime;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(password, 'least');
  shop = await startRuntime(handlers);
  shop = await startRuntime(handlers, {
    database: shop.database,
    config: { ...shop.runtime.config, rateLimit: true, staffSecondFactor: true },
  });
});
afterAll(async () => await shop.close());
beforeEach(async () => {
  shop.setClock(testNow);
  await emptyOut(shop.database, 'account', 'access_token', 'mail', 'job', 'rate_limit', 'known_device');
});

type Role = 'taller' | 'operador' | 'administrador';
const appoint = async (rol: Role, address = email): Promise<string> => {
  const id = randomUUID();
  const person = { nombre: 'Carla', apellidos: 'Serra', idioma: 'es', rol, talleres: [] } as const;
  await makeStaff(shop.database, [{ id, email: address, passwordHash, ...person }], testNow);
  return id;
};
const after = (ms: number) => shop.setClock(new Date(testNow.getTime() + ms));
const attempt = async (codigo?: string | null, address = '203.0.113.1') =>
  await shop.send('authenticate', { body: { email, password, codigo } }, { address });
const code = async () => (await attempt()).body as { code?: string };
const enrol = async (): Promise<TOTP> => {
  const { secreto } = await shop.call('offerSecondFactor', { body: { email, password } });
  return new TOTP({ secret: Secret.fromBase32(secreto) });
};
const codeOf = (app: TOTP, ms = 0) => app.generate({ timestamp: testNow.getTime() + ms });
const isIn = async (token: string) => (await shop.send('fetchUserInfo', {}, { token })).status === 200;
const letters = async () => await shop.database.rows(sql`select datos->>'que' as que from mail order by que`);

/** Signs in, whatever is asked for. */
const tokenOf = async (rol: Role): Promise<string> => {
  await appoint(rol);
  const codigo = rol === 'taller' ? null : codeOf(await enrol());
  const { body, status } = await attempt(codigo);
  expect(status).toBe(200);
  return (body as Answer<'authenticate'> as { token: string }).token;
};

it('an account that becomes one of staff is not opened by a passkey that somebody gave it before', async () => {
  const id = await appoint('taller');
  await new SoftPasskey(shop.runtime.config.publicUrl).giveTo(shop.database, id, testNow);
  await appoint('operador');
  expect(await shop.database.rows(sql`select id from passkey where account_id = ${id}::uuid`)).toEqual([]);
});

describe('a session of staff', () => {
  it.each(['taller', 'operador', 'administrador'] as const)(
    'of %s ends after 12 hours, however much it is used',
    async (rol) => {
      const token = await tokenOf(rol);
      for (let minutes = 30; minutes < 12 * 60; minutes += 30) {
        after(minutes * minuteMs);
        await shop.call('noteActing', {}, { token });
      }
      after(12 * hourMs - 1);
      expect(await isIn(token)).toBe(true);
      after(12 * hourMs);
      expect(await isIn(token)).toBe(false);
    },
  );

  it.each(['operador', 'administrador'] as const)(
    'of %s ends an hour after the last tap or key; what the screen asks by itself does not keep it',
    async (rol) => {
      const token = await tokenOf(rol);
      for (let minutes = 5; minutes < 60; minutes += 5) {
        after(minutes * minuteMs);
        expect(await isIn(token)).toBe(true);
      }
      await shop.call('noteActing', {}, { token });
      after(114 * minuteMs);
      expect(await isIn(token)).toBe(true);
      after(115 * minuteMs);
      expect(await isIn(token)).toBe(false);
    },
  );

  it('of a workshop stays on its screen for the day without being touched', async () => {
    const token = await tokenOf('taller');
    after(11 * hourMs);
    expect(await isIn(token)).toBe(true);
  });

  it('is one of ten at most', async () => {
    const first = await tokenOf('taller');
    for (let more = 1; more <= 10; more += 1) {
      after(more * minuteMs);
      expect((await attempt()).status).toBe(200);
    }
    expect(await isIn(first)).toBe(false);
    expect(await shop.database.rows(sql`select 1 as one from access_token`)).toHaveLength(10);
  });
});

describe('the second factor', () => {
  it('is asked of operators and administrators, not of a workshop, and of nobody where it is switched off', async () => {
    for (const rol of ['operador', 'administrador'] as const) {
      await appoint(rol);
      expect((await code()).code).toBe('segundo-factor-alta');
    }
    await appoint('taller');
    expect((await attempt()).status).toBe(200);
    const open = await startRuntime(handlers, { database: shop.database, config: { staffSecondFactor: false } });
    await appoint('operador');
    expect((await open.send('authenticate', { body: { email, password } })).status).toBe(200);
  });

  it('is required unless the configuration is a demo’s, and a shop in earnest does not open without it', () => {
    const earnest = { NODE_ENV: 'production', DATABASE_URL: 'postgres://x', PUBLIC_URL: 'https://rodera.example' };
    expect(readConfig(earnest).staffSecondFactor).toBe(true);
    expect(readConfig({ NODE_ENV: 'production' }).staffSecondFactor).toBe(false);
    const without = unsafeSettings(readConfig({ ...earnest, STAFF_SECOND_FACTOR: '0' }));
    expect(without.some((reason) => reason.startsWith('STAFF_SECOND_FACTOR'))).toBe(true);
  });

  it('is offered to the right password alone, until its first code confirms it, and its owner is told', async () => {
    await appoint('operador');
    expect(await shop.refused('offerSecondFactor', { body: { email, password: 'no-es-aquesta' } })).toMatchObject({
      code: 'WRONG_CREDENTIALS',
    });
    const lost = await enrol();
    const app = await enrol();
    expect((await attempt(codeOf(lost))).status).toBe(422);
    expect(await letters()).toEqual([]);
    expect((await attempt(codeOf(app))).status).toBe(200);
    expect(await letters()).toEqual([{ que: 'factor-alta' }]);
    expect(await shop.refused('offerSecondFactor', { body: { email, password } })).toMatchObject({
      code: 'segundo-factor-ya',
    });
    expect((await code()).code).toBe('segundo-factor');
  });

  it('takes a code once, none from before it, and one of the half minutes around now', async () => {
    await appoint('operador');
    const app = await enrol();
    const half = 30_000;
    expect((await attempt(codeOf(app))).status).toBe(200);
    expect((await attempt(codeOf(app))).status).toBe(422);
    expect((await attempt(codeOf(app, -half))).status).toBe(422);
    expect((await attempt(codeOf(app, 2 * half))).status).toBe(422);
    expect((await attempt(codeOf(app, half))).status).toBe(200);
    after(half);
    expect((await attempt(codeOf(app, half))).status).toBe(422);
    after(2 * half);
    const spaced = codeOf(app, 2 * half).replace(/(...)/, '$1 ');
    expect((await attempt(spaced)).status).toBe(200);
  });

  it('lets one of fifty have a code who bring it at once', async () => {
    await appoint('operador');
    const app = await enrol();
    const calm = await startRuntime(handlers, { database: shop.database, config: { staffSecondFactor: true } });
    const body = { email, password, codigo: codeOf(app) };
    const all = await Promise.all(
      Array.from({ length: 50 }, async () => (await calm.send('authenticate', { body })).status),
    );
    expect(all.filter((status) => status === 200)).toHaveLength(1);
    expect(all.filter((status) => status === 422)).toHaveLength(49);
  }, 60_000);

  it('is guessed at ten times an hour, from wherever; the right one is refused like the others then', async () => {
    await appoint('operador');
    const app = await enrol();
    await attempt(codeOf(app));
    const wrong = async (turn: number) => await attempt('000000', `203.0.${turn}.1`);
    for (let turn = 0; turn < codeLimit.calls; turn += 1) expect((await wrong(turn)).status).toBe(422);
    after(30_000);
    expect(await attempt(codeOf(app, 30_000), '192.0.2.1')).toMatchObject({
      status: 429,
      body: { code: 'demasiados-intentos' },
    });
    after(hourMs);
    expect((await attempt(codeOf(app, hourMs), '192.0.2.1')).status).toBe(200);
  });

  it('is not passed by by the link to another password', async () => {
    const accountId = await appoint('operador');
    const id = randomUUID();
    await insertLink(shop.database, { id, accountId, para: 'clave', now: testNow });
    const token = (await secretOfLink(shop.database, id, testNow)) ?? '';
    const chosen = 'tres-gats-i-un-fanal';
    const answer = await shop.call('resetPassword', {
      params: { token },
      body: { password: chosen, confirmPassword: chosen },
    });
    expect(answer.token).toBe(null);
    expect(await shop.database.rows(sql`select 1 as one from access_token`)).toEqual([]);
  });

  it('that is lost is taken away by another administrator: all sessions end, the owner is told and sets up another', async () => {
    const own = await tokenOf('administrador');
    const now = shop.runtime.clock();
    const other = await signInStaff(shop.database, now, {
      rol: 'administrador',
      talleres: [],
      email: 'aina@example.com',
    });
    const reset = async (whose: string, token: string) =>
      (await shop.send('resetSecondFactor', { body: { email: whose } }, { token })).status;
    const operator = await signInStaff(shop.database, now, { rol: 'operador', talleres: [], email: 'pep@example.com' });
    expect([await reset(email, operator), await reset(email, own), await reset('nadie@example.com', other)]).toEqual([
      403, 403, 422,
    ]);
    expect(await isIn(own)).toBe(true);
    const { id } = await shop.database.one<{ id: string }>(sql`select id from account where email = ${email}`);
    await new SoftPasskey(shop.runtime.config.publicUrl).giveTo(shop.database, id, now);
    expect(await reset(email, other)).toBe(200);
    expect(await isIn(own)).toBe(false);
    expect(await shop.database.rows(sql`select id from passkey where account_id = ${id}::uuid`)).toEqual([]);
    expect(await letters()).toEqual([{ que: 'factor-alta' }, { que: 'factor-baja' }]);
    expect((await code()).code).toBe('segundo-factor-alta');
  });
});
