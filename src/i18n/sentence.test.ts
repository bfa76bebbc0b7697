import { expect, test } from 'vitest';
import { sentenceBeside, sentenceOf } from './sentence.ts';

test('a field that was left empty is told what is missing, wherever in a form it stands', () => {
  expect(sentenceBeside('email', 'campo-obligatorio', 'es')).toBe('Escribe el correo.');
  expect(sentenceBeside('conBilling.billing.provincia', 'campo-obligatorio', 'ca')).toBe('Escriu la província.');
});

test('a field without a sentence of its own, and one that is wrong, have the sentence of all', () => {
  for (const [field, code] of [
    ['desde', 'campo-obligatorio'],
    ['constructor', 'campo-obligatorio'],
    ['', 'campo-obligatorio'],
    ['email', 'email-no-valido'],
  ] as const)
    expect(sentenceBeside(field, code, 'es'), field).toBe(sentenceOf(code, 'es'));
});
