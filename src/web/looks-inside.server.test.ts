import { expect, it } from 'vitest';
import { withLooksInside } from './looks-inside.server.ts';

const looks = {
  sheet: '/assets/style-1.css',
  parts: ['*{margin:0}', { selectors: [{ text: '.a', classes: ['a'] }], body: '{color:red}' }],
  keyframes: {},
};
const page =
  '<html><head><link rel="icon" href="/i.svg"/><link nonce="" rel="stylesheet" href="/assets/style-1.css"/><title>Ñ</title></head><body><p class="a">«Ñ»</p></body></html>';

it('a page has what it needs of its sheet in the place of the sheet, allowed by its nonce', () => {
  const { html, sheet } = withLooksInside(Buffer.from(page), 'n1', looks);
  expect(html.toString()).toBe(
    '<html><head><link rel="icon" href="/i.svg"/><style nonce="n1">*{margin:0}.a{color:red}</style><title>Ñ</title></head><body><p class="a">«Ñ»</p></body></html>',
  );
  expect(sheet).toBe('/assets/style-1.css');
});

it('a page that names another sheet, or none, stays as it is', () => {
  const other = page.replace('style-1', 'style-2');
  expect(withLooksInside(Buffer.from(other), 'n1', looks)).toEqual({ html: Buffer.from(other) });
  expect(withLooksInside(Buffer.from(page), 'n1', undefined)).toEqual({ html: Buffer.from(page) });
});
