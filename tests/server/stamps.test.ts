import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unstampedLimit } from '#contract/accounts.ts';
import { accountsHandlers } from '#server/accounts/accounts-handlers.ts';
import { siteHandlers } from '#server/site/site-handlers.ts';
import { startRuntime, testNow, type TestRuntime } from '#tests/support/app.ts';
import { stampFrom } from '#tests/support/stamp.ts';

let shop: TestRuntime;
let people = 0;
beforeAll(async () => {
  const handlers = { ...accountsHandlers, ...siteHandlers };
  shop = await startRuntime(handlers);
  shop = await startRuntime(handlers, {
    database: shop.database,
    config: { ...shop.runtime.config, rateLimit: true },
  });
});
afterAll(async () => await shop.close());
beforeEach(async () => {
  shop.setClock(testNow);
  await shop.database.script('truncate rate_limit');
});

const register = async (token: string | null | undefined, address = '203.0.113.1') => {
  people += 1;
  const body = {
    nombre: 'Pau',
    apellidos: 'Riu Mas',
    email: `pau.${people}@example.com`,
    password: 'girafa-lila-27',
    telefono: '612345678',
    codigo_postal: '25001',
    permiso_comercial: false,
    token,
  };
  return await shop.send('registerUser', { body }, { address });
};
const later = (seconds: number) => new Date(testNow.getTime() + seconds * 1000);

describe('the stamp of a form', () => {
  it('comes with what every page asks, and registers as many as the usual limit allows', async () => {
    const { sello } = await shop.call('siteInit', {});
    shop.setClock(later(2));
    for (let turn = 0; turn < unstampedLimit.calls + 2; turn += 1) expect((await register(sello)).status).toBe(200);
    shop.setClock(later(2 * 3600));
    expect((await register(sello)).status).toBe(200);
  });

  it.each([
    ['is missing', async () => undefined],
    ['is empty', async () => ''],
    ['was never given', async () => `${testNow.getTime().toString(36)}.${'A'.repeat(32)}`],
    ['is of another time', async () => `x${await stampFrom(shop.database, testNow)}`],
    ['is no stamp', async () => 'a token of the specification’s client'],
    ['is younger than two seconds', async () => await stampFrom(shop.database, testNow, 1.9)],
    ['comes from the future', async () => await stampFrom(shop.database, testNow, -5)],
    ['is older than two hours', async () => await stampFrom(shop.database, testNow, 7201)],
  ])('that %s registers three an hour, says how long to wait, and stops nobody elsewhere', async (_, stamp) => {
    const token = await stamp();
    for (let turn = 0; turn < unstampedLimit.calls; turn += 1) expect((await register(token)).status).toBe(200);
    const refused = await register(token);
    expect(refused).toMatchObject({ status: 429, body: { code: 'demasiados-intentos' } });
    expect((await register(await stampFrom(shop.database, testNow))).status).toBe(200);
    expect((await register(token, '192.0.2.8')).status).toBe(200);
    shop.setClock(later(refused.retryAfter ?? 0));
    expect((await register(token)).status).toBe(200);
  });
});
