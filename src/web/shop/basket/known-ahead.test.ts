import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BasketWish } from '#contract/basket.ts';

/** Answers to calls, each of which comes when the test lets it. */
let answer: ((refused?: object) => void)[] = [];

/** A shop's server that takes every wish, and gives the basket a version more. */
const slowServer = async (_: string, init?: { body?: string }): Promise<Response> => {
  const wish = init?.body === undefined ? null : (JSON.parse(init.body) as { cestaState: BasketWish }).cestaState;
  const cesta = { ...known, ...wish, ...renamed, version: known.version + 1 };
  known = wish ? cesta : known;
  return new Promise((resolve) => {
    answer.push((refused) =>
      resolve(refused ? Response.json(refused, { status: 409 }) : Response.json({ cesta: wish ? cesta : known })),
    );
  });
};

/** Where the server answers with another basket than the one that was asked about. */
let renamed: { readonly cestaID?: string } = {};

const unchosen = { version: 0, cestaID: 'c1', hold: null, pedido: null, retirados: [], selectedTaller: null };
let known: Omit<typeof unchosen, 'selectedTaller'> & { readonly selectedTaller?: number | null | undefined } = unchosen;

const shop = async () => {
  const { useBasketStore, changeBasket } = await import('./basket-store.ts');
  const { chooseWorkshop, rememberHold } = await import('./known-ahead.ts');
  const chosen = () => useBasketStore.getState().cesta?.selectedTaller;
  /** Lets the next call be answered once it is sent. */
  const next = async (refused?: object) => {
    await vi.waitUntil(() => answer.length > 0);
    answer.shift()?.(refused);
    // The answer is read and kept before the test looks.
    await new Promise((resolve) => void setTimeout(resolve));
  };
  useBasketStore.setState({ cestaID: 'c1' });
  const first = changeBasket({ products: [{ id_navision: 'N1', cantidad: 4 }] });
  await next();
  await first;
  return { useBasketStore, changeBasket, chooseWorkshop, rememberHold, chosen, next };
};

beforeEach(() => {
  answer = [];
  renamed = {};
  known = unchosen;
  const kept = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  vi.stubGlobal('window', { location: { pathname: '/cesta' }, dispatchEvent: () => true });
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('sessionStorage', kept);
  vi.stubGlobal('fetch', slowServer);
  vi.resetModules();
});

afterEach(() => void vi.unstubAllGlobals());

test('a workshop stands from the tap on, whatever answers to what was asked before it', async () => {
  const { changeBasket, chooseWorkshop, chosen, next } = await shop();
  const step = changeBasket({ step: 'talleres' });
  await vi.waitUntil(() => answer.length === 1);
  const choosing = chooseWorkshop(7);
  expect(chosen()).toBe(7);
  await next();
  await step;
  expect(chosen()).toBe(7);
  await next();
  await choosing;
  expect(chosen()).toBe(7);
});

test('a workshop that is not taken stands no longer than until the server says so', async () => {
  const { useBasketStore, changeBasket, chooseWorkshop, chosen, next } = await shop();
  const step = changeBasket({ step: 'talleres' });
  await vi.waitUntil(() => answer.length === 1);
  const choosing = chooseWorkshop(7);
  await next();
  await step;
  await next({ error: 'Este taller no existe.', code: 'taller-no-existe', status: 409, title: 'x' });
  known = { ...known, selectedTaller: null };
  await next();
  await choosing;
  expect(chosen()).toBeNull();
  expect(useBasketStore.getState()).toMatchObject({ refusal: 'taller-no-existe' });
});

const held = {
  codTienda: 7,
  date: '2026-12-01',
  time: '10:00',
  minutos: 45,
  expires: '2026-11-26T10:00:00Z',
  latest: '2026-11-26T11:00:00Z',
};

test('a time that is held stands over an answer from before', async () => {
  const { useBasketStore, changeBasket, rememberHold, next } = await shop();
  const step = changeBasket({ step: 'fecha-y-hora' });
  await vi.waitUntil(() => answer.length === 1);
  rememberHold(held);
  await next();
  await step;
  expect(useBasketStore.getState().cesta).toMatchObject({ hold: held, selectedTaller: 7, selectedTime: '10:00' });
});

test('what is known of one basket is not said of another', async () => {
  const { useBasketStore, changeBasket, rememberHold, next } = await shop();
  renamed = { cestaID: 'c2' };
  const before = changeBasket({ step: 'fecha-y-hora' });
  await vi.waitUntil(() => answer.length === 1);
  rememberHold(held);
  await next();
  await before;
  expect(useBasketStore.getState().cesta).toMatchObject({ cestaID: 'c2', hold: null, selectedTaller: null });
});
