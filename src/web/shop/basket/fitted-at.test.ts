import { expect, test } from 'vitest';
import type { BasketProduct } from '#contract/basket.ts';
import { basket as ca } from '#i18n/ca/basket.ts';
import { basket as es } from '#i18n/es/basket.ts';
import { fittedAtInWords } from './fitted-at.tsx';

const tyre = { tipo_producto: 'neumatico' } as BasketProduct;
const revision = { tipo_producto: 'revision' } as BasketProduct;

test('what is done and not fitted is said so', () => {
  expect(fittedAtInWords('Lleida', { selectedTime: null, products: [revision] }, es)).toContain('Lo hacemos en Lleida');
  expect(fittedAtInWords('Lleida', { selectedTime: '09:15', products: [revision] }, ca)).toContain('Ho fem a Lleida');
  expect(fittedAtInWords('Lleida', { selectedTime: null, products: [revision, tyre] }, es)).toContain('Lo montamos');
});

test('a workshop is the one that was looked at until an hour of it is chosen', () => {
  expect(fittedAtInWords('Lleida', { selectedTime: null, products: [tyre] }, es)).toContain('que estabas mirando');
  expect(fittedAtInWords('Lleida', { selectedTime: '09:15', products: [tyre] }, es)).toContain('que has elegido');
  expect(fittedAtInWords('Lleida', { selectedTime: '09:15', products: [tyre] }, ca)).toContain('que has triat');
});
