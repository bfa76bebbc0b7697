import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const whole = {
  vehicles: { '1234 BCD': { cod_matricula: '1234 BCD' } },
  favouriteTaller: { codTienda: 101 },
  citasPrevias: [],
  availableServices: [],
  services: null,
  oil: {},
  tyre: {},
};
const nothing = { ...whole, vehicles: {}, favouriteTaller: null, citasPrevias: null, availableServices: null };

let local: Record<string, string>;
beforeEach(() => {
  local = {};
  vi.stubGlobal('window', { location: { pathname: '/area-privada' } });
  const storage = {
    getItem: (key: string) => local[key] ?? null,
    setItem: (key: string, value: string) => void (local[key] = value),
    removeItem: (key: string) => void delete local[key],
  };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('fetch', async () => Response.json({ ended: true }));
});
afterEach(() => void vi.unstubAllGlobals());

const openStore = async (state: object, version = 1) => {
  local['areaPrivada'] = JSON.stringify({ state, version });
  vi.resetModules();
  const store = await import('./area-store.ts');
  await store.useKeptArea.persist.rehydrate();
  return store.useKeptArea;
};

test('what this browser last saw of an account has the specified keys, and comes back', async () => {
  expect((await openStore(whole)).getState()).toEqual(whole);
});

test.each([
  ['another version', whole, 2],
  ['one key less', { ...whole, tyre: undefined }, 1],
  ['one key more', { ...whole, phone: '900' }, 1],
])('a copy of %s is dropped', async (_, state, version) => {
  expect((await openStore(state, version)).getState()).toEqual(nothing);
});

test('it goes with whoever signs out, also where no page of the area is open', async () => {
  const area = await openStore(whole);
  const { enter, signOut, useSession } = await import('#web/stored/session-store.ts');
  useSession.setState({ token: 'a-token', user: { idUser: 'laia' } as never });
  await signOut();
  expect(local['areaPrivada']).toBeUndefined();
  expect(area.getState()).toEqual(nothing);
  local['areaPrivada'] = JSON.stringify({ state: whole, version: 1 });
  enter({ token: 'another', user: { idUser: 'ona' } as never });
  expect(local['areaPrivada']).toBeUndefined();
});
