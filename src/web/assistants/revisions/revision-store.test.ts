import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nothingAsked, type RevisionState } from './revision-state.ts';

let local: Record<string, string>;

beforeEach(() => {
  local = {};
  vi.stubGlobal('window', { location: { pathname: '/' } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local[key] ?? null,
    setItem: (key: string, value: string) => void (local[key] = value),
    removeItem: () => {},
  });
});
afterEach(() => void vi.unstubAllGlobals());

const openStore = async (copy?: object) => {
  if (copy) local['revision'] = JSON.stringify(copy);
  vi.resetModules();
  return await import('./revision-store.ts');
};

const oil = {
  id_site_revision_aceite: 4100,
  recomendado: true,
  tipo_aceite: 'Repsol Leader C2 C3',
  aplicacion: '',
  sae: '5W-30',
  normativa: 'VW 507.00',
} as const;
const begun: RevisionState = { ...nothingAsked, matricula: '1273 JHM', kms: 84_000, step: 3, listaAceites: [oil] };

test('a revision is kept by exactly the keys of the specification, version 1', async () => {
  const store = await openStore();
  store.keepRevision({ ...begun, listaAceites: [{ ...oil, cumple: 'VW 507.00', precioLitro: 7.69 }] });
  await vi.waitFor(() => expect(local['revision']).toBeDefined());
  const { state, version } = JSON.parse(local['revision'] ?? '{}') as { state: object; version: number };
  expect(version).toBe(1);
  expect(Object.keys(state).toSorted()).toEqual([
    'aceiteSeleccionado',
    'combustible',
    'comingFrom',
    'kms',
    'listaAceites',
    'matricula',
    'modelo',
    'postCode',
    'revisionSeleccionada',
    'revisiones',
    'status',
    'step',
    'vehiculoInfo',
  ]);
  expect(state).toEqual(begun);
});

test.each([
  ['another version', { state: begun, version: 2 }],
  ['a key more', { state: { ...begun, titular: 'Marta' }, version: 1 }],
  ['an oil with other keys', { state: { ...begun, listaAceites: [{ ...oil, precio: 1 }] }, version: 1 }],
])('a copy of %s is dropped', async (_, copy) => {
  expect((await openStore(copy)).keptRevision()).toEqual(nothingAsked);
});

test('a copy with these keys comes back', async () => {
  expect((await openStore({ state: begun, version: 1 })).keptRevision()).toEqual(begun);
});
