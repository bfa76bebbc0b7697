import { afterAll, beforeAll, expect, it } from 'vitest';
import { deviceCookie } from '#server/http/device-cookie.ts';
import { ona } from '#tests/support/ona.ts';
import { startApi, type Api } from './api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi({ rateLimit: true });
});
afterAll(async () => await api.close());

const logIn = async (password: string, cookie?: string) =>
  await api.send(
    'authenticate',
    { body: { email: ona.email, password } },
    { from: '2001:db8:1:2::7', ...(cookie === undefined ? {} : { cookie }) },
  );

it('lets the owner in through a known browser after a network was locked, counted by its /64', async () => {
  const { headers } = await api.send('registerUser', { body: ona });
  const [given = ''] = [headers['set-cookie'] ?? []].flat().map(String);
  expect(given).toMatch(/^rodera_device=[\w-]{43}; Path=\/api\/es\/users; Max-Age=7776000; HttpOnly; SameSite=Strict$/);
  const statuses = [];
  for (let turn = 0; turn < 11; turn += 1)
    statuses.push(
      (
        await api.send(
          'authenticate',
          { body: { email: ona.email, password: 'wrong' } },
          { from: `2001:db8:1:2::${turn.toString(16)}` },
        )
      ).statusCode,
    );
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
  const locked = await logIn(ona.password);
  expect([locked.statusCode, Number(locked.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(locked.headers['set-cookie']).toBeUndefined();

  const [pair = ''] = given.split(';');
  const open = await logIn(ona.password, `other=1; ${pair}`);
  expect(open.statusCode).toBe(200);
  expect(String(open.headers['set-cookie'])).not.toContain(pair);
  expect((await logIn(ona.password, pair)).statusCode).toBe(429);
});

it('is secure, and only so read, under https', () => {
  const [plain, secure] = [deviceCookie({ https: false }), deviceCookie({ https: true })];
  const device = 'x'.repeat(43);
  expect(secure.write(device)).toMatch(/^__Secure-rodera_device=x{43}; .*; Secure$/);
  expect(secure.read(`__Secure-rodera_device=${device}`)).toBe(device);
  expect(secure.read(`rodera_device=${device}`)).toBeUndefined();
  for (const wrong of [undefined, '', 'rodera_device=', `xrodera_device=${device}`, `rodera_device=${device}y`])
    expect(plain.read(wrong)).toBeUndefined();
});
