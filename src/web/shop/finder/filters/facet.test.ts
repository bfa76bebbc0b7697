import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenFacets, chosenOf, counted, without, withoutValue, type Facet, type Pairs } from './facet.ts';

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

const runflat: Facet = { name: 'runflat', look: 'list', legend: 'Run-flat', values: [{ value: 'si', text: 'Sí' }] };
const named: Facet = { ...makers, values: [{ value: 3, text: 'Michelin', total: 4 }] };

test('what is chosen is told in words: a list with its name, a value that nothing names as it is written', () => {
  const told = chosenFacets([runflat, named], [...search, ['runflat', 'si']]);
  expect(told.map(({ text }) => text)).toEqual(['Run-flat: Sí', 'Michelin', '9']);
});

test('what the title says is not told again', () => {
  expect(chosenFacets([{ ...named, inTitle: true }], search)).toEqual([]);
});

test('each chosen value can be taken away alone, and what is told is all that is chosen', () => {
  const value = fc.constantFrom('3', '9', '91', 'si');
  const name = fc.constantFrom('marca', 'runflat', 'ancho', 'orden');
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(name, value), { selector: ([one, other]) => `${one}=${other}` }), (pairs) => {
      const told = chosenFacets([runflat, makers], pairs);
      expect(told).toHaveLength(chosenOf(pairs, makers).length + chosenOf(pairs, runflat).length);
      for (const each of told) {
        const left = withoutValue(pairs, each.facet, each.value);
        expect(left).toHaveLength(pairs.length - 1);
        expect(chosenOf(left, each.facet)).not.toContain(each.value);
        expect(chosenFacets([runflat, makers], left)).toHaveLength(told.length - 1);
      }
    }),
  );
});
