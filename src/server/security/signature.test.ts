import { expect, test } from 'vitest';
import { isSameSecret, signWords } from './signature.ts';

// As openssl writes them: links in letters that were sent before stay what they are.
test.each([
  ['cita 1 2', 24],
  ['cita 1 2', 32],
  ['espera ñ', 32],
] as const)('%s is signed in %d characters that need no escaping', (words, length) => {
  const signed = signWords('a secret of tests only', words, length);
  expect(signed).toMatch(/^[\w-]+$/);
  expect(signed).toHaveLength(length);
  expect(signed).toBe(expected[words].slice(0, length));
});

const expected = {
  'cita 1 2': 'Iu_F5VnBzoLnb8AHlpfVfmDSyonnMdkSVXW_hcOD3rc',
  'espera ñ': 'DSjJm-MO6JMxGBf_ucifIyh7a7hPqpZJ1UL0bvuzO3I',
} as const;

test('another secret and other words sign otherwise', () => {
  const signed = signWords('a', 'one', 32);
  expect(signWords('b', 'one', 32)).not.toBe(signed);
  expect(signWords('a', 'two', 32)).not.toBe(signed);
});

test('a secret is the same as itself alone', () => {
  expect(isSameSecret('firma', 'firma')).toBe(true);
  for (const given of [undefined, '', 'f', 'firm', 'firmaa', 'FIRMA', 'firm\u0430', 'firma\0'])
    expect(isSameSecret(given, 'firma')).toBe(false);
  expect(isSameSecret('', '')).toBe(true);
  expect(isSameSecret(undefined, '')).toBe(false);
});
