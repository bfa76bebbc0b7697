import { expect, test } from 'vitest';
import { productKinds, type ProductKind } from './product-kinds.ts';
import { takesWheelsOff } from './wheels-off.ts';

const of = (...kinds: readonly ProductKind[]) => takesWheelsOff(kinds.map((tipo_producto) => ({ tipo_producto })));

test('wheels come off for what is on them or behind them, and for nothing else', () => {
  expect(productKinds.filter((kind) => of(kind)).toSorted()).toEqual([
    'amortiguador',
    'camara',
    'mousse',
    'neumatico',
    'preitv',
    'revision',
  ]);
});

test('one thing of a basket is enough, and an empty one takes none', () => {
  expect([of('bateria', 'neumatico'), of('bateria', 'aceite'), of()]).toEqual([true, false, false]);
});
