import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Workshop } from '#contract/workshops.ts';

const lleida = { codTienda: 101, alias: 'Lleida Nord', lat: 41.63, lon: 0.62 };
const tienda = { ...lleida, telefono: '900550055', cpostal: '25001' } as Workshop;
const whole = { favorito: lleida, cuenta: null };

let local: Record<string, string>;

beforeEach(() => {
  local = {};
  vi.stubGlobal('window', { location: { pathname: '/' } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local[key] ?? null,
    setItem: (key: string, value: string) => void (local[key] = value),
    removeItem: (key: string) => void delete local[key],
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
});
afterEach(() => void vi.unstubAllGlobals());

const openStore = async (state?: object) => {
  if (state) local['tallerFavorito'] = JSON.stringify({ state, version: 2 });
  vi.resetModules();
  return await import('./favourite-store.ts');
};

test('what is stored has its keys and no others, however much is known of the workshop', async () => {
  const { keepFavourite } = await openStore();
  await keepFavourite(tienda);
  expect(JSON.parse(local['tallerFavorito'] ?? '{}')).toEqual({ state: whole, version: 2 });
  await keepFavourite(null);
  expect(local['tallerFavorito']).toBeUndefined();
});

test('a copy with these keys comes back, and is forgotten here unless an account keeps it', async () => {
  const { keptFavourite, forgetFavouriteHere, keepFavouriteHere } = await openStore(whole);
  expect(keptFavourite()).toEqual(whole);
  forgetFavouriteHere();
  expect(keptFavourite()).toBeNull();
  keepFavouriteHere(lleida, 'b3c0b7a4-0000-4000-8000-000000000001');
  forgetFavouriteHere();
  expect(keptFavourite()?.favorito).toEqual(lleida);
});

const { lat: _, ...without } = lleida;
test.each([
  ['one less', { ...whole, favorito: without }],
  ['one more', { ...whole, favorito: { ...lleida, telefono: '900550055' } }],
  ['a workshop that is none', { ...whole, favorito: 'Lleida Nord' }],
  ['none', { ...whole, favorito: null }],
])('a copy whose workshop has other keys is dropped: %s', async (_, copy) => {
  expect((await openStore(copy)).keptFavourite()).toBeNull();
});
