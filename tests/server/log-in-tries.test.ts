import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { logInLimits, probingLimit } from '#contract/accounts.ts';
import { dayMs, hourMs } from '#domain/time.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { makeStaff } from '#server/accounts/make-staff-store.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { sql } from '#server/database/sql.ts';
import { pruneServed } from '#server/housekeeping/prune-store.ts';
import { startRuntime, testNow, type Caller, type TestRuntime } from '#tests/support/app.ts';
import { emptyOut } from '#tests/support/database.ts';
import { stampFrom } from '#tests/support/stamp.ts';

const password = 'girafa-lila-27';
const customer = 'marta@example.com';
const staff = 'rosa@example.com';

let shop: TestRuntime;
beforeAll(async () => {
  shop = await startRuntime(accountsHandlers);
  shop = await startRuntime(accountsHandlers, {
    database: shop.database,
    config: { ...shop.runtime.config, rateLimit: true },
  });
});
afterAll(async () => await shop.close());
beforeEach(async () => {
  shop.setClock(testNow);
  await emptyOut(shop.database, 'account', 'access_token', 'mail', 'job', 'rate_limit', 'known_device');
  await register(customer);
  const someone = { nombre: 'Rosa', apellidos: 'Pi', idioma: 'ca', rol: 'operador', talleres: [] } as const;
  const passwordHash = await hashPassword(password, 'least');
  await makeStaff(shop.database, [{ id: randomUUID(), email: staff, passwordHash, ...someone }], testNow);
});

const register = async (email: string, caller: Caller = { address: '198.51.100.1' }) =>
  await shop.send(
    'registerUser',
    {
      body: {
        nombre: 'Marta',
        apellidos: 'Vila',
        email,
        password,
        telefono: '612345678',
        codigo_postal: '25001',
        permiso_comercial: false,
        privacidad: true,
        token: await stampFrom(shop.database, testNow),
      },
    },
    caller,
  );
const attempt = async (email: string, typed: string, caller: Caller = {}) =>
  await shop.send('authenticate', { body: { email, password: typed } }, { address: '203.0.113.1', ...caller });
/** Wrong tries, all at once: what is claimed is claimed before the password is looked at. */
const guess = async (email: string, times: number, from: (turn: number) => Caller = () => ({})) =>
  await Promise.all(
    Array.from({ length: times }, async (_, turn) => await attempt(email, `wrong-${turn}`, from(turn))),
  );
const statuses = async (answers: ReturnType<typeof guess>) => (await answers).map(({ status }) => status);
const count = (all: readonly number[], status: number) => all.filter((each) => each === status).length;
const knownDevice = async (email: string): Promise<string> => {
  const { device } = await attempt(email, password, { address: '192.0.2.7' });
  if (device === undefined) throw new Error('the browser is not known after a log-in');
  return device;
};

describe.each([
  ['a customer', customer],
  ['staff', staff],
])('%s', (_, email) => {
  it('may be right as often as they like', async () => {
    for (let turn = 0; turn < logInLimits.accountAndNetwork.calls + 2; turn += 1)
      expect((await attempt(email, password)).status).toBe(200);
  });

  it('is guessed at ten times from one network, also all at once, then asked to wait, and no longer than said', async () => {
    const answers = await statuses(guess(email, 14));
    expect([count(answers, 401), count(answers, 429)]).toEqual([10, 4]);
    const locked = await attempt(email, password);
    expect(locked).toMatchObject({ status: 429, body: { code: 'demasiados-intentos' } });
    const { retryAfter = 0 } = locked;
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(logInLimits.accountAndNetwork.seconds);
    shop.setClock(new Date(testNow.getTime() + retryAfter * 1000));
    expect((await attempt(email, password)).status).toBe(200);
  });

  it('is not locked out at home by who guesses elsewhere', async () => {
    await guess(email, 14);
    expect((await attempt(email, password, { address: '192.0.2.99' })).status).toBe(200);
  });

  it('comes in from a known browser whatever the others did, even from their network', async () => {
    const device = await knownDevice(email);
    await guess(email, 90, (turn) => ({ address: `203.0.113.${turn}` }));
    await guess(email, 14);
    expect((await attempt(email, password)).status).toBe(429);
    expect((await attempt(email, password, { device })).status).toBe(200);
  });

  it('is guessed at from many networks 60 times an hour and no more', async () => {
    const answers = await statuses(guess(email, 70, (turn) => ({ address: `203.0.113.${turn}` })));
    expect([count(answers, 401), count(answers, 429)]).toEqual([60, 10]);
    expect((await attempt(email, password, { address: '192.0.2.99' })).status).toBe(429);
    shop.setClock(new Date(testNow.getTime() + hourMs));
    expect((await attempt(email, password, { address: '192.0.2.99' })).status).toBe(200);
  });
});

describe('an address', () => {
  it('tries 50 wrong passwords in a quarter of an hour, for however many accounts', async () => {
    const answers = await Promise.all(
      Array.from({ length: 55 }, async (_, turn) => (await attempt(`n${turn}@example.com`, 'wrong')).status),
    );
    expect([count(answers, 401), count(answers, 429)]).toEqual([50, 5]);
  });

  it('that nobody has answers as one that somebody has', async () => {
    const [known, unknown] = [await statuses(guess(customer, 12)), await statuses(guess('nadie@example.com', 12))];
    expect([count(unknown, 401), count(unknown, 429)]).toEqual([count(known, 401), count(known, 429)]);
  });
});

describe('a pause', () => {
  it('comes before the refusal, grows, and holds no connection longer than a second', async () => {
    const times: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const began = performance.now();
      expect((await attempt(customer, 'wrong')).status).toBe(401);
      times.push(performance.now() - began);
    }
    const [, , , , fifth = 0, sixth = 0, seventh = 0, eighth = 0] = times;
    expect([sixth >= 245, seventh >= 495, eighth >= 995]).toEqual([true, true, true]);
    expect(Math.min(...times.slice(0, 5), fifth)).toBeLessThan(245);
    expect(Math.max(...times)).toBeLessThan(3000);
  });
});

describe('a known browser', () => {
  it('is kept as a hash only', async () => {
    const device = await knownDevice(customer);
    const rows = await shop.database.rows<{ hash: Uint8Array }>(sql`select hash from known_device`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { hash } of rows) expect(Buffer.from(hash).toString('base64url')).not.toContain(device);
  });

  it('is known to its own account alone', async () => {
    const device = await knownDevice(staff);
    await guess(customer, 14);
    expect((await attempt(customer, password, { device })).status).toBe(429);
  });

  it('that two people share stays known to both', async () => {
    const first = await knownDevice(customer);
    const { device } = await attempt(staff, password, { device: first });
    await guess(customer, 14);
    expect((await attempt(customer, password, { device })).status).toBe(200);
  });

  it('gets another value at every log-in; the one before is worth nothing', async () => {
    const before = await knownDevice(customer);
    await attempt(customer, password, { device: before });
    await guess(customer, 14);
    expect((await attempt(customer, password, { device: before })).status).toBe(429);
  });

  it('is forgotten after 90 days, and pruned', async () => {
    const device = await knownDevice(customer);
    const later = (days: number) => new Date(testNow.getTime() + days * dayMs);
    shop.setClock(later(89));
    await guess(customer, 14);
    const again = await attempt(customer, password, { device });
    expect(again.status).toBe(200);
    shop.setClock(later(180));
    await guess(customer, 14);
    expect((await attempt(customer, password, { device: again.device })).status).toBe(429);
    await pruneServed(shop.database, later(180));
    expect(await shop.database.rows(sql`select from known_device`)).toEqual([]);
  });

  it('that guesses itself 30 times in an hour is a stranger again', async () => {
    const device = await knownDevice(customer);
    const own = await statuses(guess(customer, 30, () => ({ device })));
    expect(count(own, 401)).toBe(30);
    await attempt(customer, 'wrong', { device });
    await guess(customer, 14);
    expect((await attempt(customer, password, { device })).status).toBe(429);
  });

  it('is one of 20 at most', async () => {
    for (let turn = 0; turn < 23; turn += 1) await attempt(customer, password);
    expect(
      await shop.database.rows(sql`
      select from known_device d join account a on a.id = d.account_id where a.email = ${customer}`),
    ).toHaveLength(20);
  });

  it('is a stranger once staff got another password', async () => {
    const device = await knownDevice(staff);
    const someone = { nombre: 'Rosa', apellidos: 'Pi', idioma: 'ca', rol: 'operador', talleres: [] } as const;
    const passwordHash = await hashPassword('otra-clave-distinta', 'least');
    await makeStaff(shop.database, [{ id: randomUUID(), email: staff, passwordHash, ...someone }], testNow);
    await guess(staff, 14);
    expect((await attempt(staff, 'otra-clave-distinta', { device })).status).toBe(429);
  });
});

describe('registering', () => {
  it('tells a network of five addresses an hour that they have an account, then nothing of any', async () => {
    const from = { address: '203.0.113.5' };
    await shop.database.script('truncate rate_limit');
    const answers = [];
    for (let turn = 0; turn < probingLimit.calls; turn += 1) answers.push((await register(customer, from)).status);
    expect(new Set(answers)).toEqual(new Set([409]));
    for (const email of [customer, 'nueva@example.com'])
      expect(await register(email, from)).toMatchObject({ status: 429, body: { code: 'demasiados-intentos' } });
    expect((await register('otra@example.com', { address: '192.0.2.1' })).status).toBe(200);
  });

  it('of new addresses is not counted', async () => {
    for (let turn = 0; turn < probingLimit.calls + 2; turn += 1)
      expect((await register(`nueva${turn}@example.com`, { address: '203.0.113.6' })).status).toBe(200);
  });
});
