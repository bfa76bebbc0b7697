import { afterEach, expect, test, vi } from 'vitest';
import { basketTold, tellBasket } from './basket-cookie.ts';

const id = '0b3f1a52-9c7e-4d1b-8f60-2a5e9c1d7f34';

afterEach(() => void vi.unstubAllGlobals());

/** What is written, in a browser that has no other. */
const written = (cestaID: string, { protocol = 'https:', suplanta }: { protocol?: string; suplanta?: object } = {}) => {
  const cookies: string[] = [];
  vi.stubGlobal('window', { suplanta });
  vi.stubGlobal('location', { protocol });
  vi.stubGlobal('document', {
    set cookie(value: string) {
      cookies.push(value);
    },
  });
  tellBasket(cestaID);
  return cookies;
};

test('a basket is told of to its own pages in both languages, to no other site and over nothing but https', () => {
  expect(written(id)).toEqual([
    `rodera_basket=${id}; Path=/cesta; Max-Age=2592000; SameSite=Lax; Secure`,
    `rodera_basket=${id}; Path=/ca/cistella; Max-Age=2592000; SameSite=Lax; Secure`,
  ]);
  expect(written(id, { protocol: 'http:' }).join()).not.toContain('Secure');
});

test('a browser without one tells of none', () => {
  expect(written('').map((each) => /=(.*?);.*Max-Age=0;/.exec(each)?.[1])).toEqual(['', '']);
});

test('a tab in which staff act as a customer tells nothing, for its cookies are those of all tabs', () => {
  expect(written(id, { suplanta: { token: 'por.abc' } })).toEqual([]);
});

test.each([
  [`rodera_basket=${id}`, id],
  [`otra=1; rodera_basket=${id}; rodera_session=x`, id],
  [`otra=1;rodera_basket=${id}`, id],
  [null, null],
  ['', null],
  ['rodera_basket=', null],
  [`xrodera_basket=${id}`, null],
  [`rodera_basket=${id}0`, null],
  [`rodera_basket=../../${id}`, null],
  [`rodera_basket=${id.toUpperCase()}`, null],
  [`otra=rodera_basket=${id}`, null],
  [`rodera_basket=${'a'.repeat(100_000)}`, null],
])('what %s tells of', (cookies, told) => {
  expect(basketTold(cookies)).toBe(told);
});
