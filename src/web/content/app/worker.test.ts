import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { worker } from './worker.ts';

const pages = [
  ['/ca', '/ca/sense-connexio'],
  ['/', '/sin-conexion'],
] as const;
const left = ['/operador', '/ca/operador'];

type Listener = (event: object) => void;

/** A browser around the worker: what it keeps, and whether there is a network. */
const browserAround = (version = 'sin-red-2') => {
  const kept = new Map<string, string[]>([['sin-red-1', ['/sin-conexion']]]);
  const listeners = new Map<string, Listener>();
  const state = { online: true, preloads: false, claimed: false };
  const caches = {
    open: async (name: string) => ({ addAll: async (all: string[]) => void kept.set(name, all) }),
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (page: string) => (kept.get(version)?.includes(page) ? new Response(`kept ${page}`) : undefined),
  };
  const scope = {
    caches,
    fetch: async ({ url }: Request) => {
      if (!state.online) throw new TypeError('no network');
      return new Response(`fetched ${new URL(url).pathname}`);
    },
    skipWaiting: async () => {},
    clients: { claim: async () => void (state.claimed = true) },
    registration: { navigationPreload: { enable: async () => void (state.preloads = true) } },
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  };
  // The text is what browsers get: nothing outside of it may be reached.
  runInNewContext(`(${worker.toString()})(self, given)`, {
    self: scope,
    given: { version, pages, left },
    URL,
    Response,
  });
  const happens = async (type: string, event: object = {}) => {
    const works: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => works.push(work), ...event });
    await Promise.all(works);
  };
  const asks = async (path: string, { mode = 'navigate', method = 'GET' } = {}): Promise<string | undefined> => {
    let answer: Promise<Response> | undefined;
    await happens('fetch', {
      request: { url: `https://tienda.example${path}`, mode, method },
      preloadResponse: Promise.resolve(undefined),
      respondWith: (given: Promise<Response>) => (answer = given),
    });
    return answer === undefined ? undefined : await (await answer).text();
  };
  return { kept, state, happens, asks };
};

describe('the service worker', () => {
  it('keeps the pages without network, and nothing that another version kept', async () => {
    const { kept, state, happens } = browserAround();
    await happens('install');
    await happens('activate');
    expect([...kept]).toEqual([['sin-red-2', ['/ca/sense-connexio', '/sin-conexion']]]);
    expect(state).toMatchObject({ preloads: true, claimed: true });
  });

  it('lets the network answer while there is one', async () => {
    const { happens, asks } = browserAround();
    await happens('install');
    expect(await asks('/cesta')).toBe('fetched /cesta');
  });

  it('shows the page of the language without network, for whatever page was wanted', async () => {
    const { state, happens, asks } = browserAround();
    await happens('install');
    state.online = false;
    expect(await asks('/cesta?anadir=1')).toBe('kept /sin-conexion');
    expect(await asks('/ca/cistella')).toBe('kept /ca/sense-connexio');
  });

  it.each([
    ['what is no page', '/api/es/cesta', { mode: 'cors' }],
    ['what is sent', '/cesta', { method: 'POST' }],
    ['the pages of staff', '/operador?taller=101', {}],
    ['the pages of staff in Catalan', '/ca/operador', {}],
  ])('leaves alone %s', async (_, path, how) => {
    const { asks } = browserAround();
    expect(await asks(path, how)).toBeUndefined();
  });

  it('has at most 4 kB', () => {
    expect(worker.toString().length).toBeLessThan(4000);
  });
});
