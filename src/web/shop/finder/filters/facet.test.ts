import { expect, test } from 'vitest';
import { chosenOf, counted, without, type Pairs } from './facet.ts';

const search: Pairs = [
  ['ancho', '205'],
  ['marca', '3'],
  ['marca', '9'],
  ['orden', 'precio-asc'],
];
const makers = { name: 'marca', legend: 'Marca', values: [] };
const seasons = { name: 'temporada', legend: 'Temporada', values: [] };

test('what is chosen of a facet is what the address says of it', () => {
  expect(chosenOf(search, makers)).toEqual(['3', '9']);
  expect(chosenOf(search, seasons)).toEqual([]);
});

test('without its facets a search keeps the rest, in its order', () => {
  expect(without(search, [makers, seasons])).toEqual([
    ['ancho', '205'],
    ['orden', 'precio-asc'],
  ]);
});

test('a value without a name of its own is written as it is', () => {
  expect(counted([{ value: 'trail', total: 2 }], { otro: 'Otro' } as Partial<Record<string, string>>)).toEqual([
    { value: 'trail', total: 2, text: 'trail' },
  ]);
  expect(counted([{ value: 91, total: 1 }])).toEqual([{ value: 91, total: 1, text: '91' }]);
});
