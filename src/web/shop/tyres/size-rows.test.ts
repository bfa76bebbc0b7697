import { expect, test } from 'vitest';
import { rimOf } from './size-rows.server.ts';

test.each([
  ['205/55 R16 91V', 16],
  ['165/70 R14 85T XL', 14],
  ['HL245/40 R19 101Y', 19],
  ['195/70 R15 C 104/102R', 15],
  ['120/70ZR17 M/C (58W)', 17],
  ['3.00-10 50J', 10],
  ['315/80R22.5 156/150L', 22.5],
  ['no es una medida', 0],
])('a tyre of %s goes onto a rim of %d inches', (medida, rim) => {
  expect(rimOf(medida)).toBe(rim);
});
