import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appointStaff } from '#server/accounts/change-staff.ts';
import { hashPassword } from '#server/accounts/passwords.ts';
import { sql } from '#server/database/sql.ts';
import { sessionCookie } from '#server/http/session-cookie.ts';
import { openLog } from '#server/open-log.ts';
import { testNow } from '#tests/support/app.ts';
import type { RawAnswer } from './answers.ts';
import { startApi, type Api } from './api.ts';
import { ona } from '#tests/support/ona.ts';
import { cookieOf, sentBack, sessionCookiesIn } from './session-cookies.ts';

const day = 24 * 3_600_000;

const lines: string[] = [];
let api: Api;
beforeAll(async () => {
  api = await startApi({ log: openLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) }) });
  registered = await api.send('registerUser', { body: ona });
});
afterAll(async () => await api.close());
let registered: RawAnswer;

const tokenIn = ({ body }: RawAnswer): string => (JSON.parse(body) as { token: string }).token;
const logIn = async () => await api.send('authenticate', { body: { email: ona.email, password: ona.password } });
const read = async (cookie: string) => await api.send('fetchUserInfo', {}, { cookie });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('a log-in and a registration', () => {
  it('set a cookie that scripts and other sites do not get', async () => {
    for (const answer of [registered, await logIn()])
      expect(sessionCookiesIn(answer)).toEqual([
        expect.stringMatching(/^rodera_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/),
      ]);
    expect((await api.send('authenticate', { body: { email: ona.email, password: 'x' } })).headers['set-cookie']).toBe(
      undefined,
    );
  });

  it('give a cookie that is no token, and keep its hash alone', async () => {
    const answer = await logIn();
    const [, value = ''] = sentBack(answer).split('=');
    expect(value).not.toBe(tokenIn(answer));
    expect((await api.send('fetchUserInfo', {}, bearer(value))).statusCode).toBe(401);
    expect((await read(`rodera_session=${tokenIn(answer)}`)).statusCode).toBe(401);
    const kept = await api.shop.database.rows<{ text: string }>(sql`select t::text as text from access_token t`);
    expect(kept.map(({ text }) => text).join()).not.toContain(value);
  });

  it('that another site’s form sends sets none', async () => {
    const { headers, statusCode } = await api.app.inject({
      method: 'POST',
      url: '/api/es/users/auth',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: new URLSearchParams({ email: ona.email, password: ona.password }).toString(),
    });
    expect(statusCode).toBe(200);
    expect(String(headers['set-cookie'])).not.toContain('rodera_session');
  });

  it('of staff set none: the console works with the token alone', async () => {
    const email = 'taller@example.com';
    await appointStaff(api.shop.runtime, {
      id: 'b6f3ad0e-5c1e-4f47-9b1a-0a3a1c7f0001',
      email,
      passwordHash: await hashPassword('una-clau-llarga-9', 'least'),
      nombre: 'Marta',
      apellidos: 'Roca',
      idioma: 'ca',
      rol: 'taller',
      talleres: [1],
    });
    const customer = await cookieOf(api, ona);
    const answer = await api.send(
      'authenticate',
      { body: { email, password: 'una-clau-llarga-9' } },
      { cookie: customer },
    );
    expect([answer.statusCode, sessionCookiesIn(answer)]).toEqual([200, []]);
    const ended = await api.send('endSession', {}, { ...bearer(tokenIn(answer)), cookie: customer });
    expect([ended.statusCode, sessionCookiesIn(ended)]).toEqual([200, []]);
    expect((await read(customer)).statusCode).toBe(200);
  });
});

describe('the cookie', () => {
  it('opens what GET and HEAD read, and such answers are nobody else’s', async () => {
    const cookie = await cookieOf(api, ona);
    const answer = await read(`other=1; ${cookie}; more=2`);
    expect([answer.statusCode, (JSON.parse(answer.body) as { user: { email: string } }).user.email]).toEqual([
      200,
      ona.email,
    ]);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Cookie' });
    const head = await api.app.inject({ method: 'HEAD', url: '/api/es/users/fetchInfo', headers: { cookie } });
    expect([head.statusCode, head.body, head.headers['cache-control']]).toEqual([200, '', 'private, no-store']);
  });

  it('counts for nothing beside a token, good or not', async () => {
    const cookie = await cookieOf(api, ona);
    expect((await api.send('fetchUserInfo', {}, { cookie, ...bearer('x'.repeat(43)) })).statusCode).toBe(401);
  });

  it('prolongs nothing and is gone after 30 days', async () => {
    const cookie = await cookieOf(api, ona);
    api.shop.setClock(new Date(testNow.getTime() + 20 * day));
    expect((await read(cookie)).statusCode).toBe(200);
    api.shop.setClock(new Date(testNow.getTime() + 30 * day));
    expect((await read(cookie)).statusCode).toBe(401);
    api.shop.setClock(testNow);
  });

  it('is renewed with its token, by one of several calls at once', async () => {
    const answer = await logIn();
    const first = sentBack(answer);
    api.shop.setClock(new Date(testNow.getTime() + 2 * day));
    const again = await Promise.all(
      [1, 2, 3].map(async () => await api.send('fetchUserInfo', {}, bearer(tokenIn(answer)))),
    );
    const renewed = again.filter((each) => sessionCookiesIn(each).length > 0);
    expect(renewed.length).toBe(1);
    const second = renewed.map(sentBack).join('');
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([401, 200]);
    const quiet = await api.send('fetchUserInfo', {}, bearer(tokenIn(answer)));
    expect(sessionCookiesIn(quiet)).toEqual([]);
    api.shop.setClock(testNow);
  });

  it('comes with the next call of a session from before there were any, whatever it answers', async () => {
    const token = tokenIn(await logIn());
    await api.shop.database.run(sql`update access_token set cookie_hash = null`);
    const refusal = await api.send('keepFavouriteWorkshop', { params: { id: 'x' } }, bearer(token));
    expect(refusal.statusCode).toBeGreaterThanOrEqual(400);
    expect((await read(sentBack(refusal))).statusCode).toBe(200);
  });

  it('ends with its token, and no other does', async () => {
    // An account has ten: one of those that began before would give way to the second.
    await api.shop.database.run(sql`delete from access_token`);
    const [here, there] = [await logIn(), await logIn()];
    const ended = await api.send('endSession', {}, { ...bearer(tokenIn(here)), cookie: sentBack(here) });
    expect(sessionCookiesIn(ended)).toEqual(['rodera_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax']);
    expect([(await read(sentBack(here))).statusCode, (await read(sentBack(there))).statusCode]).toEqual([401, 200]);
  });

  it('ends on every device when its account gets another role or password', async () => {
    const cookies = [await cookieOf(api, ona), await cookieOf(api, ona)];
    await appointStaff(api.shop.runtime, {
      id: 'b6f3ad0e-5c1e-4f47-9b1a-0a3a1c7f0002',
      email: ona.email,
      passwordHash: await hashPassword(ona.password, 'least'),
      nombre: ona.nombre,
      apellidos: ona.apellidos,
      idioma: 'ca',
      rol: 'taller',
      talleres: [1],
    });
    for (const cookie of cookies) expect((await read(cookie)).statusCode).toBe(401);
    await api.shop.database.run(sql`update account set rol = 'cliente' where email = ${ona.email}`);
  });

  it.each([
    ['that nobody was given', 'x'.repeat(43)],
    ['that is empty', ''],
    ['that is too short', 'x'.repeat(42)],
    ['that is too long', 'x'.repeat(44)],
    ['that is far too long', 'x'.repeat(12_000)],
    ['with letters that none has', `${'x'.repeat(42)}%`],
    ['with a zero byte', `${'x'.repeat(42)}%00`],
  ])('%s is nobody’s, and harms nothing', async (_, value) => {
    const cookie = `rodera_session=${value}`;
    expect((await read(cookie)).statusCode).toBe(401);
    const open = await api.send('siteInit', {}, { cookie });
    expect([open.statusCode, open.headers['cache-control'], open.headers['vary']]).toEqual([
      200,
      'no-store',
      undefined,
    ]);
  });

  it('is nowhere in the log, nor is the token', () => {
    const secrets = [sentBack(registered).split('=')[1] ?? '', tokenIn(registered)];
    expect(lines.length).toBeGreaterThan(0);
    for (const secret of secrets) expect(lines.filter((line) => line.includes(secret))).toEqual([]);
    expect(lines.filter((line) => line.includes('rodera_session'))).toEqual([]);
  });
});

describe('under https', () => {
  const cookies = sessionCookie({ https: true });
  const value = 'x'.repeat(43);

  it('is secure, of this host alone, and only so read', () => {
    expect(cookies.write(value)).toBe(
      `__Host-rodera_session=${value}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
    );
    expect(cookies.write(null)).toBe('__Host-rodera_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure');
    expect(cookies.read('GET', `__Host-rodera_session=${value}`)?.cookie).toBe(value);
    expect(cookies.read('GET', `rodera_session=${value}`)?.cookie).toBeUndefined();
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is not even read where the method is %s', (method) => {
    expect(cookies.read(method, `__Host-rodera_session=${value}`)).toBeUndefined();
  });
});
