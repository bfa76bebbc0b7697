import { expect, test } from 'vitest';
import { wordsOf } from './plain-words.ts';
import { wordsOfService } from './service-words.ts';

test.each([
  ['cita para frenos', ['frenos']],
  ['reservar hora cambio de aceite', ['cambio', 'aceite']],
  ['demanar cita prèvia', []],
  ['pinchazo', ['pinchazo']],
])('%j asks for %j', (typed, words) => {
  expect(wordsOfService(wordsOf(typed))).toEqual(words);
});
