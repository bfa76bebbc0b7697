import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserData } from '#contract/accounts.ts';
import { refusals, type Problem, type RefusalCode } from '#contract/refusals.ts';

const laia: UserData = {
  idUser: '6f1c1c52-0d0a-4d0e-9a55-2b6a3c1d7e10',
  userName: 'Laia',
  userSurname: 'Pons',
  email: 'laia@example.com',
  phone: '+34600000000',
  postCode: '25001',
  provincia: 'Lleida',
  permiso_comercial: false,
  idioma: 'ca',
  percentCompleted: 100,
};
const signedIn = { token: 'a-token', user: laia };
const nobody = { token: null, user: null };

const storageOf = (kept: Readonly<Record<string, string>>) => ({
  getItem: (key: string) => kept[key] ?? null,
  setItem: () => {},
  removeItem: () => {},
});

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/cesta' } });
  vi.stubGlobal('localStorage', storageOf({ userInfo: JSON.stringify({ state: signedIn, version: 1 }) }));
  vi.stubGlobal('sessionStorage', storageOf({}));
});
afterEach(() => void vi.unstubAllGlobals());

/** Who is signed in once a page is open, on a browser that was left signed in. */
const opened = async (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer);
  // A session is read once for each document, and this is a new one.
  vi.resetModules();
  const { startSession, useSession } = await import('./session-store.ts');
  await startSession();
  return useSession.getState();
};

const refusing = (code: RefusalCode) => async () => {
  const problem: Problem = { error: 'No.', code, status: refusals[code], title: 'No' };
  return Response.json(problem, { status: problem.status });
};

test('who the server knows is signed in, as the server knows them now', async () => {
  const user = { ...laia, userName: 'Laia Maria' };
  expect(await opened(async () => Response.json({ user }))).toEqual({ ...signedIn, user });
});

test('a token that has ended signs out', async () => {
  expect(await opened(refusing('sin-sesion'))).toEqual(nobody);
});

const troubles: readonly (readonly [string, () => Promise<Response>])[] = [
  ['no connection', async () => await Promise.reject(new TypeError('Failed to fetch'))],
  ['a server that fails', refusing('error-inesperado')],
  ['too many calls', refusing('demasiadas-llamadas')],
  ['a page of the proxy’s', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
];
test.each(troubles)('%s does not sign out', async (_, answer) => {
  expect(await opened(answer)).toEqual(signedIn);
});
