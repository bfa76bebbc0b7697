import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let local: Record<string, string>;

beforeEach(() => {
  local = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local[key] ?? null,
    setItem: (key: string, value: string) => void (local[key] = value),
    removeItem: () => {},
  });
});
afterEach(() => void vi.unstubAllGlobals());

const openStore = async (copy?: object) => {
  if (copy) local['revisionMoto'] = JSON.stringify(copy);
  vi.resetModules();
  return await import('./revision-store.ts');
};

const nothing = { idLead: null, idNavision: null, precio: null, matricula: null, cilindrada: null };
const asked = {
  idLead: 'd8a5a1f2-0000-4000-8000-000000000001',
  idNavision: 'REVMOTO-750',
  precio: 129.29,
  matricula: '8739HZN',
  cilindrada: '750',
};

test('the lead of a service plan is kept by exactly the keys of the specification, version 1', async () => {
  const store = await openStore();
  expect(store.keptMotoRevision()).toEqual(nothing);
  store.keepMotoRevision(asked);
  await vi.waitFor(() => expect(local['revisionMoto']).toBeDefined());
  expect(JSON.parse(local['revisionMoto'] ?? '{}')).toEqual({ state: asked, version: 1 });
  expect((await openStore()).keptMotoRevision()).toEqual(asked);
});

test.each([
  ['another version', { state: asked, version: 2 }],
  ['a key more', { state: { ...asked, titular: 'Marta' }, version: 1 }],
  ['a key less', { state: { idLead: asked.idLead }, version: 1 }],
])('a copy of %s is dropped', async (_, copy) => {
  expect((await openStore(copy)).keptMotoRevision()).toEqual(nothing);
});
