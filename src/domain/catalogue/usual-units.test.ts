import { expect, test } from 'vitest';
import { productKinds } from './product-kinds.ts';
import { usualUnits } from './usual-units.ts';

test('shock absorbers go in pairs, everything else that is no tyre one by one', () => {
  expect(productKinds.filter((kind) => usualUnits(kind) !== 1)).toEqual(['amortiguador']);
  expect(usualUnits('amortiguador')).toBe(2);
});
