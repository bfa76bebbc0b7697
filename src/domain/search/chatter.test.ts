import { expect, test } from 'vitest';
import { chatterless, chatterlessTyped } from './chatter.ts';
import { wordsOf } from './plain-words.ts';

test.each([
  ['me ha salido un clavo en la rueda', ['salido', 'clavo', 'rueda']],
  ['¿Dónde puedo ver mi factura?', ['factura']],
  ['se m’ha clavat un clau a la roda', ['clavat', 'clau', 'roda']],
  ['quant costa canviar l’oli', ['canviar', 'oli']],
  ['Michelin', ['michelin']],
  ['dónde está', ['donde', 'esta']],
])('%j is about %j', (typed, words) => expect(chatterless(wordsOf(typed))).toEqual(words));

test('what is being typed may become another word, if it is short', () => {
  expect(chatterlessTyped(['quiero', 'un', 'se'])).toEqual(['un', 'se']);
  expect(chatterless(['batería', 'se'])).toEqual(['batería']);
  expect(chatterlessTyped(['mi', 'donde'])).toEqual(['mi', 'donde']);
  expect(chatterlessTyped(['factura', 'donde'])).toEqual(['factura']);
});
