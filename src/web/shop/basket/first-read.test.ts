import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withFirstRead } from './first-read.server.ts';
import { firstRead } from './first-read.ts';

const page = '<html><head></head><body></body></html>';
const done = '/cesta/tu-reserva';
const [, script = ''] =
  /<script nonce="n1">(.*?)<\/script>/s.exec(withFirstRead(Buffer.from(page), 'n1', done).toString()) ?? [];

type Answer = () => Promise<Response>;

/** A browser that keeps this, comes back to its order, and is answered so. */
const comesBack = (kept: Readonly<Record<string, string>>, answer: Answer) => {
  const asked: [string, RequestInit][] = [];
  const tab = {
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    document: { documentElement: { lang: 'ca' } },
    fetch: async (url: string, how: RequestInit) => {
      asked.push([url, how]);
      return await answer();
    },
    cestaLeida: undefined,
  };
  runInNewContext(script, Object.assign(tab, { window: tab }));
  vi.stubGlobal('window', tab);
  return asked;
};

const ordered = { cestaID: 'a b', cesta: { pedido: { status: 'confirmado' } } };
const kept = (state: unknown) => JSON.stringify({ state, version: 7 });
const yes: Answer = async () => await Promise.resolve(Response.json({ cesta: { cestaID: 'a b' } }));

afterEach(() => void vi.unstubAllGlobals());

describe('the basket of an order, asked for with the document', () => {
  it('is there once, for the basket that it is of', async () => {
    const asked = comesBack({ cestaData: kept(ordered) }, yes);
    expect(asked).toEqual([['/api/es/cesta/a%20b', { headers: { 'accept-language': 'ca' } }]]);
    expect(await firstRead('a b')).toEqual({ cestaID: 'a b' });
    expect(await firstRead('a b')).toBeNull();
  });

  it('is not another basket', async () => {
    comesBack({ cestaData: kept(ordered) }, yes);
    expect(await firstRead('other')).toBeNull();
  });

  it('is asked for in the name of who is signed in', () => {
    const asked = comesBack({ cestaData: kept(ordered), userInfo: kept({ token: 't1' }) }, yes);
    expect(asked[0]?.[1].headers).toMatchObject({ authorization: 'Bearer t1' });
  });

  it.each<[string, Record<string, string>]>([
    ['nothing is kept', {}],
    ['there is no order: its price is asked for', { cestaData: kept({ cestaID: 'a', cesta: { pedido: null } }) }],
    ['there is no copy', { cestaData: kept({ cestaID: 'a', cesta: null }) }],
    ['what is kept cannot be read', { cestaData: '{' }],
  ])('is not asked for where %s', async (_, local) => {
    expect(comesBack(local, yes)).toEqual([]);
    expect(await firstRead('a')).toBeNull();
  });

  it.each<[string, Answer]>([
    ['refuses', async () => await Promise.resolve(Response.json({ error: 'x' }, { status: 401 }))],
    ['does not come', async () => await Promise.reject(new TypeError('Failed to fetch'))],
  ])('is left to the page where the answer %s', async (_, answer) => {
    comesBack({ cestaData: kept(ordered) }, answer);
    expect(await firstRead('a b')).toBeNull();
  });

  it('is asked for on the pages to which a bank leads back, and on no other', () => {
    for (const path of [done, '/ca/cistella/la-teva-reserva', '/cesta/pago', '/ca/cistella/pagament'])
      expect(withFirstRead(Buffer.from(page), '', path).toString()).toContain('<script');
    for (const path of ['/', '/cesta', '/cesta/solicitud'])
      expect(withFirstRead(Buffer.from(page), '', path).toString()).toBe(page);
  });
});
