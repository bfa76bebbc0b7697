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

test('of a field that is wrong its own sentence is told', async () => {
  vi.stubGlobal('window', { location: { pathname: '/cesta' }, dispatchEvent: () => true });
  vi.stubGlobal('localStorage', storageOf({}));
  vi.stubGlobal('sessionStorage', storageOf({}));
  const errors = { 'cestaState.matricula': 'Escribe la matrícula.' };
  const no = { error: 'Revisa los datos.', code: 'datos-no-validos', status: 422, title: 'x', errors };
  vi.stubGlobal('fetch', async () => Response.json(no, { status: 422 }));
  vi.resetModules();
  const { changeBasket, useBasketStore } = await import('./basket-store.ts');
  await changeBasket({ matricula: '4321 LK' });
  expect(useBasketStore.getState()).toMatchObject({ error: 'Escribe la matrícula.', refusal: no.code });
});

/** A basket of this browser, and what the server answers of each, as soon as it is let. */
const withAnswers = async () => {
  vi.stubGlobal('window', { location: { pathname: '/cesta' }, dispatchEvent: () => true });
  vi.stubGlobal(
    'localStorage',
    storageOf({ cestaData: JSON.stringify({ state: { cestaID: 'one', cesta: null }, version: 0 }) }),
  );
  vi.stubGlobal('sessionStorage', storageOf({}));
  const waiting: (() => void)[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body?: string }) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    const sent = body === undefined ? null : (JSON.parse(body) as { readonly cestaState: BasketWish });
    return Response.json({ cesta: { cestaID: sent?.cestaState.cestaID ?? url.split('/').at(-1), retirados: [] } });
  });
  vi.resetModules();
  const store = await import('./basket-store.ts');
  store.useBasketStore.setState({ cestaID: 'one', cesta: null });
  const answer = async () => {
    await vi.waitFor(() => expect(waiting).not.toEqual([]));
    waiting.shift()?.();
  };
  return { ...store, answer };
};

test('another basket that is opened while this one is changed is the one from then on', async () => {
  const { changeBasket, openBeside, useBasketStore, answer } = await withAnswers();
  const changed = changeBasket({});
  const opened = openBeside('two');
  await answer();
  await changed;
  await answer();
  await opened;
  expect(useBasketStore.getState()).toMatchObject({ cestaID: 'two', cesta: { cestaID: 'two' }, loading: false });
});

test('a new basket, too, waits for its turn', async () => {
  const { changeBasket, resetBasket, useBasketStore, answer } = await withAnswers();
  const changed = changeBasket({});
  const reset = resetBasket();
  await answer();
  await Promise.all([changed, reset]);
  expect(useBasketStore.getState()).toMatchObject({ cesta: null, status: 'new' });
});

test('what is answered of a basket is nothing of the one in which another tab went on', async () => {
  const { reloadBasket, useBasketStore, answer } = await withAnswers();
  const read = reloadBasket();
  await vi.waitFor(() => expect(useBasketStore.getState().loading).toBe(true));
  useBasketStore.setState({ cestaID: 'two', cesta: null });
  await answer();
  await read;
  expect(useBasketStore.getState()).toMatchObject({ cestaID: 'two', cesta: null, loading: false });
});
