import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { parseTyreSize } from '../tyres/size.ts';
import { parseVehicleSize } from '../tyres/vehicle-size.ts';
import { readQuery } from './read-query.ts';
import { runsOf } from '#tests/support/turn.ts';

const column = (file: string): string[] => {
  const [head = '', ...rows] = readFileSync(new URL(`../../../db/seed/data/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const place = head.split(';').indexOf('medida');
  return rows.map((row) => row.split(';')[place] ?? '');
};

const sizesOf = (typed: string) =>
  readQuery(typed).sizes.map(({ ancho, serie, llanta }) => `${ancho}/${serie}/${llanta}`);

const measures = (printed: string, parse: typeof parseTyreSize | typeof parseVehicleSize): string => {
  const size = parse(printed);
  if (isRefusal(size)) throw new Error(`${printed} is no size`);
  return `${size.ancho}/${size.serie}/${size.llanta}`;
};

describe('a size among what is typed', () => {
  it.each([
    ['205 55 16', '205/55/16'],
    ['2055516', '205/55/16'],
    ['205/55R16', '205/55/16'],
    ['205/55 R16 91V', '205/55/16'],
    ['120/70 17', '120/70/17'],
    ['120 70 zr17 58w', '120/70/17'],
    ['90 90 21 54V', '90/90/21'],
    ['909021', '90/90/21'],
    ['3.00 10', '3/100/10'],
    ['25 8 12', '25/8/12'],
    ['8,5 x 2', '8.5/2/4.5'],
    ['315 80 22,5', '315/80/22.5'],
    ['31580225', '315/80/22.5'],
    ['12.00 r 20', '12/100/20'],
    ['16.9 28', '16.9/100/28'],
    ['vf 650 60 r38', '650/60/38'],
    ['michelin 205 55 16', '205/55/16'],
    ['pilot sport 4 205/55 16 invierno', '205/55/16'],
    ['cubiertas 205 55 r16 baratas', '205/55/16'],
  ])('%s', (typed, expected) => expect(sizesOf(typed)).toContain(expected));

  it.each([
    '',
    '205',
    'pilot sport 5',
    'aceite 5w30',
    'batería 70 ah',
    '1234 BCD',
    '25001',
    'castrol 10w 40',
    'luz v16',
  ])('there is none in %s', (typed) => expect(sizesOf(typed)).toEqual([]));

  it('has its rating', () => {
    expect(readQuery('205 55 16 91 v').sizes[0]).toMatchObject({ ic: 91, cv: 'V', sure: true });
    expect(readQuery('90 90 21 54V').sizes[0]).toMatchObject({ ic: 54, cv: 'V', sure: false });
  });

  it.each([
    ['205 5', '2055'],
    ['205/55 R1', '205551'],
    ['michelin 205 55', '20555'],
    ['pilot sport 4 205', '205'],
    ['90 90', '9090'],
    ['20', '20'],
    ['205 55 r', '20555'],
    ['205 55 zr', '20555'],
    ['205 55r1', '205551'],
    ['205 55zr1', '205551'],
    ['205 55r', '20555'],
    ['205x', '205'],
    ['205abc 555', '555'],
    ['2', undefined],
    ['michelin 20', undefined],
    ['pilot sport 4 20', undefined],
    ['r16', undefined],
    ['205/55 R16', undefined],
  ])('that is being typed is known by its figures: %s', (typed, figures) =>
    expect(readQuery(typed).begun).toBe(figures),
  );
});

describe('every size of the tables', () => {
  const tables = [
    ...column('tyre-sizes.csv').map((printed) => ({ printed, expected: measures(printed, parseTyreSize) })),
    ...['moto-sizes.csv', 'truck-sizes.csv', 'agri-sizes.csv']
      .flatMap(column)
      .map((printed) => ({ printed, expected: measures(printed, parseVehicleSize) })),
  ];

  it('is read as it is printed', () => {
    expect(tables.length).toBeGreaterThan(600);
    for (const { printed, expected } of tables) expect(sizesOf(printed), printed).toContain(expected);
  });

  it('is read however it is spelled, alone and among words', () => {
    const spelling = fc.record({
      lower: fc.boolean(),
      spaced: fc.boolean(),
      marks: fc.constantFrom('/', ' ', '-', ' / '),
      comma: fc.boolean(),
      before: fc.constantFrom('', 'michelin ', 'neumáticos ', 'pilot sport 4 '),
      after: fc.constantFrom('', ' invierno', ' barato'),
    });
    fc.assert(
      fc.property(fc.constantFrom(...tables), spelling, ({ printed, expected }, how) => {
        const [size = '', ...rating] = printed.split(' ');
        const spread = how.spaced ? size.replace(/(\d)(Z?R|B)(\d)/, '$1 $2$3') : size;
        const marked = spread.replace(/^(\d{2,3})\/(\d{2,3})(?=\D)/, `$1${how.marks}$2`);
        const text = [marked, ...rating].join(' ');
        const cased = how.lower ? text.toLowerCase() : text;
        const typed = `${how.before}${how.comma ? cased.replaceAll('.', ',') : cased}${how.after}`;
        expect(sizesOf(typed), typed).toContain(expected);
      }),
      { numRuns: runsOf(600) },
    );
  });

  it('of three numbers is read with nothing but spaces between them, or nothing at all', () => {
    for (const { printed, expected } of tables) {
      const [, ancho, serie, llanta] = /^(\d{2,3})\/(\d{2,3})(?:ZR|R|B|-)(\d{2})(?!\.)/.exec(printed) ?? [];
      if (!ancho) continue;
      expect(sizesOf(`${ancho} ${serie} ${llanta}`), printed).toContain(expected);
      expect(sizesOf(`${ancho}${serie}${llanta}`), printed).toContain(expected);
    }
  });
});

describe('a kind of tyre', () => {
  it.each([
    ['verano', 'verano'],
    ['estiu', 'verano'],
    ['invierno', 'invierno'],
    ['hivern', 'invierno'],
    ['nieve', 'invierno'],
    ['neu', 'invierno'],
    ['allseason', 'allseason'],
    ['all season', 'allseason'],
    ['cuatro estaciones', 'allseason'],
    ['quatre estacions', 'allseason'],
    ['4 estaciones', 'allseason'],
    ['4 estacions', 'allseason'],
    ['4estaciones', 'allseason'],
    ['4 seasons', 'allseason'],
    ['hivern estiu', 'invierno'],
  ])('by its season: %s', (typed, season) => {
    const { wishes, names } = readQuery(`michelin ${typed} primacy`);
    expect(wishes).toEqual({ temporada: season, runflat: undefined });
    expect([names[0], names.at(-1)]).toEqual(['michelin', 'primacy']);
  });

  it.each(['runflat', 'run flat', 'rft', 'ssr', 'zp'])('that may run flat: %s', (typed) => {
    const { wishes, names } = readQuery(`michelin ${typed}`);
    expect([wishes.runflat, names]).toEqual([true, ['michelin']]);
  });
});

describe('what else is typed', () => {
  it('counts up to eighty characters and twelve words', () => {
    expect(sizesOf(`${'x'.repeat(69)} 205/55 R16`)).toEqual(['205/55/16']);
    expect(sizesOf(`${'x'.repeat(78)} 205/55 R16`)).toEqual([]);
    expect(sizesOf(`${'x '.repeat(10)}205/55 R16`)).toEqual(['205/55/16']);
    expect(sizesOf(`${'x '.repeat(12)}205/55 R16`)).toEqual([]);
  });

  it('may be written wide or with any spaces', () => {
    expect(sizesOf('２０５／５５ R16')).toEqual(['205/55/16']);
    expect(sizesOf('  205/55 \t R16\n')).toEqual(['205/55/16']);
  });

  it('is words beside a size, all of them, and its own figures where there is none', () => {
    expect(readQuery('michelin 205/55 R16 primacy')).toMatchObject({
      words: ['michelin', 'primacy'],
      names: ['michelin', 'primacy'],
      begun: undefined,
    });
    expect(readQuery('michelin 205')).toMatchObject({ words: ['michelin', '205'], names: ['michelin'] });
  });

  it('is a plate where all of it is one', () => {
    expect(readQuery('1234 bcd').plate?.matricula).toBe('1234BCD');
    expect(readQuery('B-1234-AB').plate?.pais).toBe('ES');
    expect(readQuery('matrícula 1234 BCD').plate).toBeUndefined();
    expect(readQuery('205/55 R16').plate).toBeUndefined();
  });

  it('may be a plate and a size', () => {
    const { plate, sizes } = readQuery('MU85-16');
    expect([plate?.kind, sizes[0]?.ancho]).toEqual(['antigua', 140]);
  });

  it('is words, of which some wish for a kind of tyre and others may be names', () => {
    expect(readQuery('neumáticos michelin 205 55 16 4 estaciones run flat')).toMatchObject({
      wishes: { temporada: 'allseason', runflat: true },
      names: ['michelin'],
    });
    expect(readQuery('pneumàtics d’hivern per a furgoneta')).toMatchObject({
      wishes: { temporada: 'invierno', runflat: undefined },
      names: [],
      words: ['pneumatics', 'hivern', 'furgoneta'],
    });
    expect(readQuery('aceite 5w-30').words).toEqual(['aceite', '5w30']);
  });

  it('never breaks, however long and strange it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'grapheme', maxLength: 300 }),
          fc.stringMatching(/^[0-9 /\-xXRzrLTCPHV().,]{0,120}$/),
        ),
        (typed) => {
          const { sizes, words, begun = '' } = readQuery(typed);
          expect(words.length + sizes.length + begun.length).toBeLessThan(300);
        },
      ),
    );
  });

  it('is read in a moment, even at its worst', () => {
    const worst = ['1 '.repeat(40), '205 55 '.repeat(12), '9'.repeat(80), '12.5/80-18 142A8 12PR '.repeat(4)];
    const began = performance.now();
    for (const typed of worst) readQuery(typed);
    expect(performance.now() - began).toBeLessThan(100);
  });
});
