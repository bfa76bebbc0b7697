import { expect, it } from 'vitest';
import { looksInside } from './looks-inside.server.ts';
import { edited } from './page-edits.server.ts';

const looks = {
  sheet: '/assets/style-1.css',
  parts: ['*{margin:0}', { selectors: [{ text: '.a', classes: ['a'] }], body: '{color:red}' }],
  keyframes: {},
};
const page = Buffer.from(
  '<html><head><link rel="icon" href="/i.svg"/><link nonce="" rel="stylesheet" href="/assets/style-1.css"/><title>Ñ</title></head><body><p class="a">«Ñ»</p></body></html>',
);

it('a page has what it needs of its sheet in the place of the sheet, allowed by its nonce', () => {
  const { edits, sheet } = looksInside(looks)(page, 'n1');
  expect(edited(page, edits).toString()).toBe(
    '<html><head><link rel="icon" href="/i.svg"/><style nonce="n1">*{margin:0}.a{color:red}</style><title>Ñ</title></head><body><p class="a">«Ñ»</p></body></html>',
  );
  expect(sheet).toBe('/assets/style-1.css');
});

it('a page that names another sheet, or none, stays as it is', () => {
  const other = Buffer.from(page.toString().replace('style-1', 'style-2'));
  expect(looksInside(looks)(other, 'n1')).toEqual({ edits: [] });
  expect(looksInside(undefined)(page, 'n1')).toEqual({ edits: [] });
});

it('pages with other classes have other rules, the one before remembered or not', () => {
  const inside = looksInside(looks);
  const plain = Buffer.from(page.toString().replace('class="a"', 'class="b"'));
  for (const each of [page, plain, page, plain]) {
    const html = edited(each, inside(each, 'n1').edits).toString();
    expect(html.includes('.a{color:red}')).toBe(each === page);
  }
});

it('a list of classes that does not end keeps nobody waiting', () => {
  const cut = Buffer.from(page.toString().replace('class="a">«Ñ»</p></body></html>', 'class="a'));
  expect(edited(cut, looksInside(looks)(cut, 'n1').edits).toString()).toContain('*{margin:0}');
});
