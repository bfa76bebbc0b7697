import { expect, test } from 'vitest';
import { offeredMakers } from './offered-makers.ts';

const makers = [
  { id: 1, marca: 'Bridgestone', total: 3, categoria: 'PREMIUM' },
  { id: 2, marca: 'Dunlop', total: 9, categoria: 'PREMIUM' },
  { id: 3, marca: 'Falken', total: 1, categoria: 'QUALITY' },
  { id: 4, marca: 'Tigar', total: 5, categoria: 'BUDGET' },
] as const;

const idsOf = (most: number, chosen: readonly number[]) => offeredMakers(makers, most, chosen).map(({ id }) => id);

test('those with most tyres are offered, in the order in which they came', () => {
  expect(idsOf(2, [])).toEqual([2, 4]);
  expect(idsOf(9, [])).toEqual([1, 2, 3, 4]);
});

test('one that is chosen stays, however few it has', () => expect(idsOf(2, [3, 4, 77])).toEqual([2, 3, 4]));

test('nothing is sent of them that no filter shows', () =>
  expect(offeredMakers(makers, 1, [])).toEqual([{ id: 2, marca: 'Dunlop', total: 9 }]));
