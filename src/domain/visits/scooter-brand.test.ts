import { expect, test } from 'vitest';
import { brandInWords } from './scooter-brand.ts';

test('a brand that is not in the list is said in words', () => {
  expect(brandInWords('Xiaomi', 'otra marca')).toBe('Xiaomi');
  expect(brandInWords('Otra', 'otra marca')).toBe('otra marca');
});
