import { expect, test } from 'vitest';
import { isSame } from './same.ts';

test.each([
  [null, null],
  [
    { codTienda: 1, services: [{ id: 'a' }] },
    { services: [{ id: 'a' }], codTienda: 1 },
  ],
  [[], []],
])('%j asks the same as %j', (one, other) => expect(isSame(one, other)).toBe(true));

test.each([
  [null, {}],
  [{}, null],
  [1, '1'],
  [[], {}],
  [{ date: undefined }, { time: undefined }],
  [{ codTienda: 1 }, { codTienda: 1, date: undefined }],
  [{ services: [{ id: 'a' }] }, { services: [{ id: 'b' }] }],
  [['a', 'b'], ['a']],
])('%j asks something else than %j', (one, other) => expect(isSame(one, other)).toBe(false));
