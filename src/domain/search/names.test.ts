import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexNames } from './name-index.ts';
import { isNear } from './near-word.ts';
import { plainWords, stemOf, wordsOf } from './plain-words.ts';

describe('words as they are compared', () => {
  it.each([
    ['Batería AGM, 70 Ah', 'bateria agm 70ah'],
    ['5W-30', '5w30'],
    ['5w 30 de 5 litros', '5w30 de 5l'],
    ['8,6 Ah', '8.6ah'],
    ['VW 504.00/507.00', 'vw 504.00 507.00'],
    ['l’instal·lació', 'l installacio'],
    ['Llum d’emergència. V16', 'llum d emergencia v16'],
    ['  ¿¡…! ', ''],
  ])('%s is %s', (typed, plain) => expect(plainWords(typed)).toBe(plain));

  it('are small letters, figures and points within figures, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const plain = plainWords(typed);
        expect(plain).toMatch(/^(?:[a-z0-9]+(?:\.[0-9][a-z0-9]*)*(?: (?!$)|$))*$/);
        expect(plainWords(plain.toUpperCase())).toBe(plain);
      }),
    );
  });

  it('leave out small words, unless there is nothing else', () => {
    expect(wordsOf('Aceite para la moto')).toEqual(['aceite', 'moto']);
    expect(wordsOf('de la')).toEqual(['de', 'la']);
  });

  it.each([
    ['baterías', 'bateries', 'batería'],
    ['aceites', 'aceite', 'Aceites'],
    ['amortiguador', 'amortiguadores', 'amortiguadors'],
    ['pneumàtics', 'pneumàtic', 'pneumatics'],
  ])('have one beginning in all their forms: %s, %s, %s', (...forms) => {
    expect(new Set(forms.map((form) => stemOf(plainWords(form)))).size).toBe(1);
  });
});

describe('slips of the finger', () => {
  it.each([
    ['michlein', 'michelin'],
    ['bridgeston', 'bridgestone'],
    ['contiental', 'continental'],
    ['bateira', 'bateria'],
    ['acetie', 'aceite'],
    ['piirelli', 'pirelli'],
  ])('%s is %s', (typed, word) => expect(isNear(typed, word)).toBe(true));

  it.each([
    ['moto', 'foto'],
    ['t005', 't001'],
    ['5w30', '5w40'],
    ['nexen', 'lassa'],
  ])('%s is not %s', (typed, word) => expect(isNear(typed, word)).toBe(false));

  it('are one letter too many, missing, wrong, or two swapped', () => {
    const word = fc.stringMatching(/^[a-z]{5,12}$/);
    fc.assert(
      fc.property(
        word,
        fc.nat(),
        fc.constantFrom('x', 'q'),
        fc.constantFrom(0, 1, 2, 3),
        (right, seed, letter, slip) => {
          const place = seed % right.length;
          const [before, at, after] = [right.slice(0, place), right.charAt(place), right.slice(place + 1)];
          const typed = [
            before + letter + at + after,
            before + after,
            before + letter + after,
            before + after.slice(0, 1) + at + after.slice(1),
          ][slip];
          expect(isNear(typed ?? '', right, 1)).toBe(true);
        },
      ),
    );
  });
});

describe('names', () => {
  const find = indexNames(
    [
      { thing: 1, name: 'Michelin Pilot Sport 5', also: 'verano estiu' },
      { thing: 2, name: 'Michelin Pilot Sport 4 S', also: 'verano estiu' },
      { thing: 3, name: 'Michelin Primacy 5', also: 'verano estiu' },
      { thing: 4, name: 'Continental SportContact 7', also: 'verano estiu' },
      { thing: 5, name: 'Michelin', also: 'coche cotxe' },
    ],
    { own: true },
  );
  const found = (typed: string, slips = false) => find(wordsOf(typed), { slips }).map(({ thing }) => thing);

  it.each([
    ['pilot sport', [1, 2]],
    ['sport pil', [1, 2]],
    ['pilot sport 4', [2]],
    ['Primacy', [3]],
    ['sport', [1, 2, 4]],
    ['pilot verano', [1, 2]],
    ['pilot conti', []],
    ['verano', []],
    ['', []],
  ])('%s finds them by their words, begun and in any order', (typed, expected) =>
    expect(found(typed)).toEqual(expected),
  );

  it('are known to be meant where all of the name was typed', () => {
    expect(find(['michelin'])[0]).toEqual({ thing: 5, exact: true });
    expect(find(['miche'])[0]?.exact).toBe(false);
  });

  it('are found in spite of slips only when that is asked for', () => {
    expect(found('michlein primcay')).toEqual([]);
    expect(found('michlein primcay', true)).toEqual([3]);
    expect(found('contienta', true)).toEqual([4]);
  });
});
