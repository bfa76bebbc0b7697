import { expect, test } from 'vitest';
import { askedFor, placeAsked } from './asked-for.ts';

const query = (text: string) => new URLSearchParams(text);

test('what an address puts into the basket', () => {
  expect(askedFor(query(''))).toBeNull();
  expect(askedFor(query('anadir='))).toBeNull();
  expect(askedFor(query('anadir=N1'))).toEqual({ id_navision: 'N1', cantidad: 4 });
  expect(askedFor(query('anadir=N1&cantidad=2'))).toEqual({ id_navision: 'N1', cantidad: 2 });
});

test.each([
  ['0', 4],
  ['-3', 1],
  ['1.9', 1],
  ['21', 20],
  ['1e9', 20],
  ['dos', 4],
])('units written as %s are %i', (cantidad, units) => {
  expect(askedFor(query(`anadir=N1&cantidad=${cantidad}`))?.cantidad).toBe(units);
});

test('where it is fitted', () => {
  expect(placeAsked(query('cp=25001&taller=7'))).toEqual({ cpostal: '25001', codTienda: 7 });
  expect(placeAsked(query('cp=+'))).toEqual({ cpostal: null, codTienda: undefined });
});
