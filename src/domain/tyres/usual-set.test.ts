import { expect, test } from 'vitest';
import { productVehicles } from '../catalogue/vehicles.ts';
import { usualSet } from './usual-set.ts';

test('four tyres are bought for a car, two for what has its wheels in pairs, one for a motorcycle', () => {
  expect(productVehicles.map((vehicle) => [vehicle, usualSet(vehicle)])).toEqual([
    ['turismo', 4],
    ['4x4', 4],
    ['furgoneta', 4],
    ['patinete', 2],
    ['quad', 2],
    ['moto', 1],
    ['camion', 2],
    ['agricola', 2],
  ]);
});
