import { expect, it } from 'vitest';
import { refrigerantOf } from './refrigerant.ts';

it.each([
  [1995, 'R134a'],
  [2013, 'R134a'],
  [2014, 'mirar'],
  [2017, 'mirar'],
  [2018, 'R1234yf'],
  [2026, 'R1234yf'],
])('a car of %i takes %s', (year, gas) => {
  expect(refrigerantOf(year)).toBe(gas);
});
