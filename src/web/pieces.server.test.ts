import { expect, it } from 'vitest';
import { piecesOfPage } from './pieces.server.ts';

const tag = (id: string) => `<template id="${id}"></template>`;

/** A page with one piece, as `Once` writes it. */
const pageWith = (of: object, inside: string): string => {
  const pieces = piecesOfPage();
  const { begin, end, isKnown } = pieces.marksOf(of);
  const piece = isKnown ? tag(begin) : tag(begin) + inside + tag(end);
  return pieces.fill(Buffer.from(`<p>«a»</p>${piece}<p>b</p>`)).toString();
};

it('a piece is taken from the first page that renders it, and stands in the others without being rendered', () => {
  const menu = {};
  expect(pageWith(menu, '<ul>ñ</ul>')).toBe('<p>«a»</p><ul>ñ</ul><p>b</p>');
  expect(pageWith(menu, 'is not rendered')).toBe('<p>«a»</p><ul>ñ</ul><p>b</p>');
});

it('a piece of another object is another one, and a page without pieces stays as it is', () => {
  expect(pageWith({}, 'uno')).toContain('uno');
  expect(pageWith({}, 'dos')).toContain('dos');
  const plain = Buffer.from('<p>a</p>');
  expect(piecesOfPage().fill(plain)).toBe(plain);
});

it('two pieces of one page, one of them known, stand in their places', () => {
  const [known, other] = [{}, {}];
  pageWith(known, 'pie');
  const pieces = piecesOfPage();
  const [one, two] = [pieces.marksOf(other), pieces.marksOf(known)];
  const html = `${tag(one.begin)}menú${tag(one.end)}-${tag(two.begin)}.`;
  expect(pieces.fill(Buffer.from(html)).toString()).toBe('menú-pie.');
  expect(pieces.marksOf(other)).toBe(one);
});

it('a piece that a broken page lost leaves the others whole', () => {
  const pieces = piecesOfPage();
  pieces.marksOf({});
  const two = pieces.marksOf({});
  expect(pieces.fill(Buffer.from(`a${tag(two.begin)}b${tag(two.end)}c`)).toString()).toBe('abc');
});
