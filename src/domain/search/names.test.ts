import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexNames } from './name-index.ts';
import { isNear, slipsAllowed } from './near-word.ts';
import { asTyped, plainWords, stemOf, wordsOf } from './plain-words.ts';
import { runsOf } from '#tests/support/turn.ts';

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
    ['10 w 40', '10 w 40'],
    ['10W 405', '10w 405'],
    ['1 litro, 5 litre, 20 litros de 3 litrona', '1l 5l 20l de 3 litrona'],
    ['a..b 3. 4', 'a b 3 4'],
    ['v..16', 'v 16'],
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

  it('can be told as they were typed', () => {
    const typed = '¿Neumático «d’Hivern» 5W-30, (Ñandú)?';
    expect(wordsOf(typed).map((word) => asTyped(typed, word))).toEqual(['Neumático', 'd’Hivern', '5W-30', 'Ñandú']);
    expect(asTyped('70 Ah', '70ah')).toBe('70ah');
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

describe('the beginning of a word', () => {
  it('is the word itself where it is short, or holds a figure', () => {
    expect(['gas', 'ruedas', 'rueda', 'gomas', 'tipos1', '5w30s', 'tubos'].map(stemOf)).toEqual([
      'gas',
      'rued',
      'rued',
      'gom',
      'tipos1',
      '5w30s',
      'tub',
    ]);
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

  it('are forgiven by the length of the word, and never where figures tell things apart', () => {
    expect(['moto', 'nexen', 'pirelli', 'michelin', 'bridgestone'].map(slipsAllowed)).toEqual([0, 1, 1, 2, 2]);
    expect(['primacy4', 'sport5'].map(slipsAllowed)).toEqual([0, 0]);
    expect([isNear('nexne', 'nexen'), isNear('pirlli', 'pirelli'), isNear('prilel', 'pirelli')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('leave one of the first two letters where it was, or beside it', () => {
    expect(isNear('xxchelin', 'michelin', 2)).toBe(false);
    expect(
      ['xichelin', 'imchelin', 'mxchelin', 'ichelin', 'xmichelin'].every((typed) => isNear(typed, 'michelin', 2)),
    ).toBe(true);
  });

  /** How many letters must be added, dropped, changed or swapped with their neighbour, by trying all ways. */
  const distance = (one: string, other: string): number => {
    if (one === '' || other === '') return one.length + other.length;
    const [a, b] = [one.slice(1), other.slice(1)];
    const ways = [distance(a, other) + 1, distance(one, b) + 1, distance(a, b) + (one[0] === other[0] ? 0 : 1)];
    if (one.length > 1 && other.length > 1 && one[0] === other[1] && one[1] === other[0])
      ways.push(distance(one.slice(2), other.slice(2)) + 1);
    return Math.min(...ways);
  };

  it('are counted as few as they can be', () => {
    const word = fc.stringMatching(/^[abc]{1,5}$/);
    fc.assert(
      fc.property(word, word, fc.nat(3), (one, other, slips) => {
        expect(isNear(`z${one}`, `z${other}`, slips)).toBe(distance(one, other) <= slips);
      }),
      { numRuns: runsOf(400) },
    );
  });

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
    expect(find(['michelin'])[0]).toMatchObject({ thing: 5, exact: true });
    expect(find(['miche'])[0]?.exact).toBe(false);
  });

  it('are found in spite of slips only when that is asked for', () => {
    expect(found('michlein primcay')).toEqual([]);
    expect(found('michlein primcay', true)).toEqual([3]);
    expect(found('contienta', true)).toEqual([4]);
  });
});

describe('the best name', () => {
  /** The names that answer, the best first; what else a name goes by stands after a colon. */
  const ranked = (names: readonly string[], typed: string, slips = false) =>
    indexNames(
      names.map((each) => {
        const [name = '', also] = each.split(':');
        return also === undefined ? { thing: each, name } : { thing: each, name, also };
      }),
    )(wordsOf(typed), { slips }).map(({ thing }) => thing);

  it('has the word itself, then one that begins so, then another form of it', () => {
    expect(ranked(['Baterix x', 'Bateriador x', 'Batería x'], 'bateria')).toEqual([
      'Batería x',
      'Bateriador x',
      'Baterix x',
    ]);
    expect(ranked(['Batería'], 'baterías')).toEqual(['Batería']);
    expect(ranked(['Autobatería'], 'batería')).toEqual([]);
  });

  it('has it as its own, before those that only go by it', () => {
    expect(ranked(['Alpin:verano', 'Verano Plus'], 'verano')).toEqual(['Verano Plus', 'Alpin:verano']);
  });

  it('is the one whose best word answers best', () => {
    expect(ranked(['Bateriador x', 'Batería baterías'], 'bateria')).toEqual(['Batería baterías', 'Bateriador x']);
    expect(ranked(['Bateriador x', 'Baterías batería'], 'bateria')).toEqual(['Baterías batería', 'Bateriador x']);
  });

  it('is of equals the one that was given first', () => {
    expect(ranked(['Sport Tres', 'Sport Uno', 'Sport Dos'], 'sport')).toEqual(['Sport Tres', 'Sport Uno', 'Sport Dos']);
  });

  it('is all that was typed, in whatever order, before every other', () => {
    expect(ranked(['Sport Pilot Zero', 'Pilot Sport'], 'sport pilot')).toEqual(['Pilot Sport', 'Sport Pilot Zero']);
    const [found] = indexNames([{ thing: 1, name: 'Zeta Alfa' }])(['zeta', 'alfa', 'zeta']);
    expect(found?.exact).toBe(true);
  });

  it('answers every word that was typed', () => {
    expect(ranked(['Pilot Sport', 'Pilot Alpin', 'Sport Alpin'], 'pilot alpin')).toEqual(['Pilot Alpin']);
  });

  it('is begun by one or two letters only where they are typed last: others have to be the word', () => {
    const names = ['Michelin:coche', 'MI Coches:', 'BF Goodrich:coche', 'Bfa:coche'];
    expect(ranked(names, 'mi')).toEqual(['MI Coches:', 'Michelin:coche']);
    expect(ranked(names, 'coche mi')).toEqual(['MI Coches:', 'Michelin:coche']);
    expect(ranked(names, 'mi coche')).toEqual(['MI Coches:']);
    expect(ranked(names, 'bf coche')).toEqual(['BF Goodrich:coche']);
    expect(ranked(names, 'mic coche')).toEqual(['Michelin:coche']);
    expect(ranked(['4seasons:coche'], '4 coche')).toEqual(['4seasons:coche']);
    expect(ranked(['Xenon mi coche'], 'x mi coche', true)).toEqual([]);
  });

  it('is found with slips, also while it is typed, if nothing is spelled so', () => {
    expect(ranked(['Motul', 'Motur'], 'motul', true)).toEqual(['Motul']);
    expect(ranked(['Batreías', 'Batería'], 'baterías', true)).toEqual(['Batería']);
    expect(ranked(['Michelin'], 'michle', true)).toEqual(['Michelin']);
    expect(ranked(['Michelin Alfa', 'Mihceln Alfa'], 'mihcel', true)).toEqual(['Mihceln Alfa']);
    expect(ranked(['Michelin'], 'mcih', true)).toEqual([]);
    expect(ranked(['Michelin'], 'michle')).toEqual([]);
    expect(indexNames([{ thing: 1, name: 'Michelin' }])(['michlein'])).toEqual([]);
  });

  it('where a name of its own is needed, is not what only goes by the word', () => {
    const own = indexNames([{ thing: 1, name: 'Verano', also: 'veranos' }], { own: true });
    expect(own(['verano'])).toMatchObject([{ thing: 1, exact: true }]);
    expect(own(['veranos']).map(({ thing }) => thing)).toEqual([1]);
    const named = indexNames([{ thing: 1, name: 'Alpin', also: 'verano' }], { own: true });
    expect(
      [named(['verano']), named(['verano', 'alpin']), named(['alpin', 'verano'])].map((found) => found.length),
    ).toEqual([0, 1, 1]);
  });

  it('where one of its own is needed, is not what is common to many', () => {
    const makers = indexNames([{ thing: 1, name: 'Moto Guzzi', also: 'ruedas' }], {
      own: true,
      common: new Set(['moto']),
    });
    expect(['moto', 'ruedas moto', 'guzzi', 'moto guzzi'].map((typed) => makers(typed.split(' ')).length)).toEqual([
      0, 0, 1, 1,
    ]);
    expect(makers(['moto', 'guzzi'])).toMatchObject([{ exact: true, own: true, telling: true }]);
  });

  it('tells whether it is spelled so, is its own, and says anything', () => {
    const work = indexNames([{ thing: 1, name: 'Pinchazo', also: 'rueda pinchada' }], { common: new Set(['rueda']) });
    const told = (typed: string) => work(typed.split(' ')).map(({ own, spelled, telling }) => [own, spelled, telling]);
    expect(told('pinchazo')).toEqual([[true, true, true]]);
    expect(told('pinchazos')).toEqual([[true, false, true]]);
    expect(told('rueda')).toEqual([[false, true, false]]);
    expect(told('rueda pinchada')).toEqual([[false, true, true]]);
  });

  it('is rather a short word itself than what begins with it', () => {
    expect(ranked(['Neumáticos:rodes', 'Invierno:rodes neu'], 'rodes neu')).toEqual([
      'Invierno:rodes neu',
      'Neumáticos:rodes',
    ]);
    expect(ranked(['Invierno:rodes', 'Neumáticos:rodes'], 'rodes neu')).toEqual(['Neumáticos:rodes']);
  });
});
