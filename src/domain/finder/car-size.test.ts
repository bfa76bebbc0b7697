import { expect, test } from 'vitest';
import { sizeText } from './car-size.ts';

test.each([
  [{ ancho: 205, serie: 55, llanta: 16, carga: 91, velocidad: 'V' }, '205/55 R16 91V'],
  [{ ancho: 205, serie: 55, llanta: 16, velocidad: 'V' }, '205/55 R16 V'],
  [{ ancho: 205, serie: 55, llanta: 16, carga: 91 }, '205/55 R16 91'],
  [{ ancho: 205, serie: 55, llanta: 16 }, '205/55 R16'],
  [{ ancho: 205, serie: 55 }, '205/55'],
  [{ ancho: 205 }, '205'],
  [{ llanta: 16 }, 'R16'],
  [{}, ''],
] as const)('a size is written as far as it is known: %j is %s', (size, text) => {
  expect(sizeText(size)).toBe(text);
});
