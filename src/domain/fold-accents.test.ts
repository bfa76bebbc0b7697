import { expect, test } from 'vitest';
import { foldAccents } from './fold-accents.ts';

test('letters are small and without accents, however these are written; all else stays', () => {
  expect(['Àlaba', 'CÓRDOBA', 'Co\u0301rdoba', 'España', 'İ', 'col·lecció 4+', ' '].map(foldAccents)).toEqual([
    'alaba',
    'cordoba',
    'cordoba',
    'espana',
    'i',
    'col·leccio 4+',
    ' ',
  ]);
});
