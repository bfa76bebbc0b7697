import { expect, test } from 'vitest';
import { sameKeys } from './same-keys.ts';

const example = { a: null, b: { c: null }, d: [{ e: null }], f: [] };

test.each([
  [{ a: 1, b: { c: 2 }, d: [], f: [1] }, true],
  [{ a: { any: 'thing' }, b: { c: {} }, d: [{ e: 1 }, { e: 2 }], f: 'x' }, true],
  [{ a: 1, b: { c: 2 }, d: [] }, false],
  [{ a: 1, b: { c: 2, more: 3 }, d: [], f: [] }, false],
  [{ a: 1, b: null, d: [], f: [] }, false],
  [{ a: 1, b: { c: 2 }, d: [{ e: 1 }, {}], f: [] }, false],
  [{ a: 1, b: { c: 2 }, d: {}, f: [] }, false],
  [null, false],
])('%j has the keys of the example: %s', (kept, same) => {
  expect(sameKeys(kept, example)).toBe(same);
});
