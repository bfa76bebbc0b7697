import { expect, it } from 'vitest';
import { issueLacks } from './issue.ts';

it('an issue needs a subject and words in both languages', () => {
  const words = { asunto: 'Rebajas', texto: 'Hola' };
  expect(issueLacks({ es: words, ca: words })).toEqual({});
  expect(issueLacks({ es: words, ca: { asunto: ' ', texto: '' } })).toEqual({
    'ca.asunto': 'campo-obligatorio',
    'ca.texto': 'campo-obligatorio',
  });
  expect(issueLacks({ es: { asunto: 'Rebajas', texto: '\n' }, ca: words })).toEqual({
    'es.texto': 'campo-obligatorio',
  });
});
