import { expect, it } from 'vitest';
import { isRefusal, refuse } from './refusal.ts';

it('a refusal carries its code, and values only where its sentence needs some', () => {
  expect(refuse('cupon-vacio')).toStrictEqual({ refusal: 'cupon-vacio' });
  expect(refuse('texto-largo', { maximo: 40 })).toStrictEqual({ refusal: 'texto-largo', values: { maximo: 40 } });
});

it('a refusal is told from every other answer', () => {
  expect([refuse('cupon-vacio'), { refusal: 'x', more: 1 }].every(isRefusal)).toBe(true);
  for (const answer of [null, undefined, 'refusal', 0, true, {}, [], { values: {} }])
    expect(isRefusal(answer)).toBe(false);
});
