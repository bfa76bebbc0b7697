import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserData } from '#contract/accounts.ts';
import { refusals, type Problem, type RefusalCode } from '#contract/refusals.ts';
import { nobody } from './user-info.ts';

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
  emailProbado: true,
};
const signedIn = { token: 'a-token', user: laia };
const strangers = { token: null, user: null };
const stored = {
  ...nobody,
  idUser: laia.idUser,
  userName: 'Laia',
  userSurname: 'Pons',
  email: 'laia@example.com',
  phone: '+34600000000',
  postCode: '25001',
  percentCompleted: 100,
  token: 'a-token',
  loggedIn: true,
};
/** What the browser stores of an account is what the specification names; the rest comes from the server. */
const remembered = { ...laia, provincia: null, permiso_comercial: false, emailProbado: false, idioma: 'es' };

const storageOf = (kept: Record<string, string>) => ({
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => {
    kept[key] = value;
  },
  removeItem: () => {},
});

let local: Record<string, string>;
let tab: Record<string, string>;

const Channel = globalThis.BroadcastChannel;
let browsers = 0;

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/cesta' } });
  local = { userInfo: JSON.stringify({ state: stored, version: 1 }) };
  vi.stubGlobal('localStorage', storageOf(local));
  tab = {};
  vi.stubGlobal('sessionStorage', storageOf(tab));
  // A browser of its own for each test: the documents of those before are no tabs of it.
  browsers += 1;
  const name = `browser ${browsers}`;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Channel {
      constructor() {
        super(name);
      }
    },
  );
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
  expect(await opened(async () => Response.json({ user }))).toMatchObject({ ...signedIn, user });
});

test('a token that has ended signs out', async () => {
  expect(await opened(refusing('sin-sesion'))).toMatchObject(strangers);
});

const troubles: readonly (readonly [string, () => Promise<Response>])[] = [
  ['no connection', async () => await Promise.reject(new TypeError('Failed to fetch'))],
  ['a server that fails', refusing('error-inesperado')],
  ['too many calls', refusing('demasiadas-llamadas')],
  ['a page of the proxy’s', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
];
test.each(troubles)('%s does not sign out', async (_, answer) => {
  expect(await opened(answer)).toMatchObject({ token: 'a-token', user: remembered, loading: false, unread: true });
});

test('nothing is said to be unread before the server was asked', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ user: laia }));
  vi.resetModules();
  const { startSession, useSession } = await import('./session-store.ts');
  const seen: boolean[] = [];
  useSession.subscribe(({ unread }) => seen.push(unread));
  await startSession();
  expect(seen).toContain(false);
  expect(seen).not.toContain(true);
});

test('what is stored has the specified keys and no others, and names a lead', async () => {
  await opened(async () => Response.json({ user: laia }));
  const { keepLead } = await import('./session-store.ts');
  await keepLead('0c7c5f8c-6a39-4b8e-8c7f-3f1d2f0c9a11');
  await vi.waitFor(() => expect(local['userInfo']).toContain('0c7c5f8c'));
  const { state, version } = JSON.parse(local['userInfo'] ?? '') as { state: object; version: number };
  expect(version).toBe(1);
  expect(state).toEqual({
    idUser: laia.idUser,
    userName: 'Laia',
    userSurname: 'Pons',
    email: 'laia@example.com',
    postCode: '25001',
    phone: '+34600000000',
    token: 'a-token',
    percentCompleted: 100,
    loading: false,
    loggedIn: true,
    error: null,
    errors: {},
    updateSuccess: true,
    userLead: true,
    idLead: '0c7c5f8c-6a39-4b8e-8c7f-3f1d2f0c9a11',
  });
});

test('who signs out is a stranger; the lead stays', async () => {
  local['userInfo'] = JSON.stringify({ state: { ...stored, userLead: true, idLead: 'a-lead' }, version: 1 });
  await opened(async () => Response.json({ user: laia }));
  const { signOut, useSession } = await import('./session-store.ts');
  expect(await signOut()).toBe(true);
  expect(useSession.getState()).toMatchObject({ ...strangers, idLead: 'a-lead' });
  await vi.waitFor(() =>
    expect(JSON.parse(local['userInfo'] ?? '')).toMatchObject({
      state: { ...nobody, userLead: true, idLead: 'a-lead' },
    }),
  );
});

test.each(troubles)('%s leaves a visitor who signs out signed in, since their cookie goes on', async (_, answer) => {
  await opened(async () => Response.json({ user: laia }));
  const { signOut, useSession } = await import('./session-store.ts');
  vi.stubGlobal('fetch', answer);
  expect(await signOut()).toBe(false);
  expect(useSession.getState()).toMatchObject(signedIn);
});

test('a session that has ended already is signed out', async () => {
  await opened(async () => Response.json({ user: laia }));
  const { signOut, useSession } = await import('./session-store.ts');
  vi.stubGlobal('fetch', refusing('sin-sesion'));
  expect(await signOut()).toBe(true);
  expect(useSession.getState()).toMatchObject(strangers);
});

test('a copy with other keys is dropped', async () => {
  local['userInfo'] = JSON.stringify({ state: signedIn, version: 1 });
  expect(await opened(async () => Response.json({ user: laia }))).toMatchObject(strangers);
});

const contact = {
  nombre: 'Laia',
  apellidos: 'Pons',
  email: 'laia@example.com',
  telefono: '600000000',
  privacidad: true,
};
const billing = {
  tipo: 'empresa' as const,
  nombre: 'Pons SL',
  apellidos: null,
  nif: 'B12345674',
  direccion: 'Carrer Major',
  numero: '1',
  poblacion: 'Lleida',
  codigo_postal: '25001',
  provincia: 'Lleida',
};
const draft = {
  nombre: 'Laia',
  apellidos: null,
  email: 'laia@',
  telefono: null,
  codigo_postal: null,
  privacidad: false,
  matricula: null,
  cupon: null,
  terms: null,
  paymentType: null,
};
const typed = { contact, billing, draft, billingDraft: { ...billing, numero: '' } };
const nothingTyped = {
  contact: null,
  billing: null,
  draft: { ...draft, nombre: null, email: null },
  billingDraft: null,
};

/** What the tab keeps of what was typed for a purchase. */
const typedIn = async (state?: object) => {
  if (state) tab['datosCompra'] = JSON.stringify({ state, version: 3 });
  await opened(async () => Response.json({ user: laia }));
  return await import('./session-store.ts');
};

test('what is typed for a purchase is stored with its keys and no others', async () => {
  const { rememberDraft, useTyped } = await typedIn();
  expect(useTyped.getState()).toEqual(nothingTyped);
  rememberDraft({ nombre: 'Laia', email: 'laia@' });
  useTyped.setState({ contact, billing, billingDraft: { ...billing, numero: '' } });
  await vi.waitFor(() => expect(JSON.parse(tab['datosCompra'] ?? 'null')).toEqual({ state: typed, version: 3 }));
});

test('a copy of it comes back whole', async () => {
  expect((await typedIn(typed)).typedSoFar()).toEqual(typed);
});

test.each(['contact', 'billing', 'draft', 'billingDraft'] as const)(
  'a copy of it whose %s has other keys is dropped',
  async (part) => {
    const { nombre: _, ...without } = typed[part];
    for (const other of [without, { ...typed[part], otra: 1 }, 'text'])
      expect((await typedIn({ ...typed, [part]: other })).typedSoFar()).toEqual(nothingTyped);
  },
);
