import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withOwnTab } from './own-tab.server.ts';
import { edited } from './page-edits.server.ts';
import { ownTabKey } from './shell/impersonation/own-tab.ts';

const page = Buffer.from('<html><head><title>«Ñ»</title></head><body></body></html>');
const html = edited(page, withOwnTab(page, 'n1')).toString();
const [script = '', code = ''] = /<script nonce="n1">(.*?)<\/script>/s.exec(html) ?? [];

/** A browser's page as far as the script needs it. */
const aTab = (kept: string | null | (() => never)) => {
  const asked: Request[] = [];
  const sessionStorage = {
    getItem: (key: string) => (typeof kept === 'function' ? kept() : key === ownTabKey ? kept : null),
  };
  const tab = {
    sessionStorage,
    localStorage: { name: 'the browser’s' },
    location: { origin: 'https://shop.example' },
    document: { adoptedStyleSheets: [] as unknown[] },
    CSSStyleSheet: class {
      text = '';
      replaceSync(text: string) {
        this.text = text;
      }
    },
    Request: class extends Request {
      constructor(what: string | Request, how?: RequestInit) {
        super(typeof what === 'string' ? new URL(what, 'https://shop.example/a/') : what, how);
      }
    },
    fetch: async (request: Request) => void asked.push(request),
    suplanta: undefined as unknown,
  };
  runInNewContext(code, Object.assign(tab, { window: tab }));
  return { ...tab, tab, asked };
};
const own = { token: 'por.abc', vuelve: '/operador', pestana: 'x' };

test('stands before everything else of the page, and leaves it as it was', () => {
  expect(html.replace(script, '')).toBe(page.toString());
  expect(html).toContain(`<head>${script}`);
  expect(withOwnTab(Buffer.from('no page'), 'n1')).toEqual([]);
});

test.each([
  ['nothing is kept', null],
  ['what is kept is not what it should be', '{'],
  [
    'the browser lets nothing be kept',
    () => {
      throw new Error('denied');
    },
  ],
])('changes nothing where %s', (_, kept) => {
  const { tab, fetch } = aTab(kept);
  expect([tab.localStorage, tab.fetch, tab.suplanta, tab.document.adoptedStyleSheets]).toEqual([
    { name: 'the browser’s' },
    fetch,
    undefined,
    [],
  ]);
});

test('in a tab in which staff act as a customer the page is unseen, and what is kept for longer is kept for the tab', () => {
  const { tab } = aTab(JSON.stringify(own));
  expect(tab.suplanta).toEqual(own);
  expect(tab.localStorage).toBe(tab.sessionStorage);
  expect(tab.document.adoptedStyleSheets).toMatchObject([{ text: 'body{visibility:hidden}' }]);
});

test('there every call carries the tab’s token, whatever it came with, and nothing goes with a cookie', async () => {
  const { tab, asked } = aTab(JSON.stringify(own));
  const ask = tab.fetch as unknown as (what: string | Request, how?: RequestInit) => Promise<void>;
  await ask('/api/es/cesta/x', { method: 'POST', body: '{}', headers: { authorization: 'Bearer other' } });
  await ask('/area-privada.data');
  await ask('https://elsewhere.example/api/x');
  expect(
    asked.map(({ url, method, headers, credentials }) => [url, method, headers.get('authorization'), credentials]),
  ).toEqual([
    ['https://shop.example/api/es/cesta/x', 'POST', 'Bearer por.abc', 'omit'],
    ['https://shop.example/area-privada.data', 'GET', null, 'omit'],
    ['https://elsewhere.example/api/x', 'GET', null, 'omit'],
  ]);
});
