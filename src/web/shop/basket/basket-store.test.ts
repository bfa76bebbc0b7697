import { afterEach, expect, test, vi } from 'vitest';
import type { BasketWish } from '#contract/basket.ts';

const storageOf = (kept: Record<string, string>) => ({
  getItem: (key: string) => kept[key] ?? null,
  setItem: (key: string, value: string) => {
    kept[key] = value;
  },
  removeItem: () => {},
});

afterEach(() => void vi.unstubAllGlobals());

/** What the server is told when a product is put in, in a tab that keeps this. */
const toldWith = async (tab: Record<string, string>) => {
  vi.stubGlobal('window', { location: { pathname: '/cesta' }, dispatchEvent: () => true });
  vi.stubGlobal('localStorage', storageOf({}));
  vi.stubGlobal('sessionStorage', storageOf(tab));
  let told: BasketWish | undefined;
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    told = (JSON.parse(body) as { cestaState: BasketWish }).cestaState;
    throw new TypeError('Failed to fetch');
  });
  vi.resetModules();
  const { addProduct } = await import('./basket-store.ts');
  await addProduct('N1', 4);
  return told;
};

test('who comes from a search fills a basket that bears its name', async () => {
  expect(await toldWith({ busqueda: 'b1.abc' })).toMatchObject({ searchToken: 'b1.abc', products: [{ cantidad: 4 }] });
});

test('a basket that no search led to bears none', async () => {
  expect(await toldWith({})).toMatchObject({ searchToken: null });
});

test('why a product cannot be added is told until the next change is sent', async () => {
  vi.stubGlobal('window', { location: { pathname: '/cesta' }, dispatchEvent: () => true });
  vi.stubGlobal('localStorage', storageOf({}));
  vi.stubGlobal('sessionStorage', storageOf({}));
  const no = { error: 'Esta cesta está llena.', code: 'cesta-llena', status: 409, title: 'x' };
  vi.stubGlobal('fetch', async () => Response.json(no, { status: 409 }));
  vi.resetModules();
  const { addProduct, useBasketStore } = await import('./basket-store.ts');
  await addProduct('N1', 4);
  expect(useBasketStore.getState()).toMatchObject({ error: no.error, refusal: no.code, cesta: null });

  let shown: string | null | undefined;
  vi.stubGlobal('fetch', async () => {
    shown = useBasketStore.getState().error;
    return Response.json(no, { status: 409 });
  });
  await addProduct('N2', 1);
  expect(shown).toBeNull();
});
