import { expect, test } from 'vitest';
import { wordsOf } from './plain-words.ts';
import { asksForVisit, wordsOfService } from './service-words.ts';

test.each([
  ['cita para frenos', ['frenos']],
  ['reservar hora cambio de aceite', ['cambio', 'aceite']],
  ['demanar cita prèvia', []],
  ['pinchazo', ['pinchazo']],
  ['cambiar la cita', []],
  ['quiero cambiar la hora', []],
  ['anul·lar la cita', []],
  ['cambiar aceite', ['cambiar', 'aceite']],
  ['cita para cambiar el aceite', ['cambiar', 'aceite']],
  ['cambiar', ['cambiar']],
])('%j asks for %j', (typed, words) => {
  expect(wordsOfService(wordsOf(typed))).toEqual(words);
});

test('an appointment is asked for by some words alone', () => {
  expect(['cita neumáticos', 'pinchazo'].map((typed) => asksForVisit(wordsOf(typed)))).toEqual([true, false]);
});
