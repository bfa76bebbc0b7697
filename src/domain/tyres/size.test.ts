import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { printChosenSize, printProfile, printRating, printTyreSize, printWidth } from './print-size.ts';
import { isRated, parseTyreSize } from './size.ts';

const parsed = (text: string) => {
  const size = parseTyreSize(text);
  if (isRefusal(size)) throw new Error(`${text}: ${size.refusal}`);
  return size;
};

describe('a size typed by a visitor', () => {
  it.each([
    '205/55 R16',
    '205 55 16',
    '205/55/16',
    '205-55-16',
    '2055516',
    '205/55R16',
    '205/55 r 16',
    ' 205 / 55 - R16 ',
    'P205/55R16',
    '２０５/55 16',
  ])('%s is 205/55 R16', (typed) => {
    expect(parsed(typed)).toMatchObject({
      notation: 'metric',
      ancho: 205,
      serie: 55,
      llanta: 16,
      ic: undefined,
      cv: undefined,
    });
    expect(printTyreSize(parsed(typed))).toBe('205/55 R16');
  });

  it.each(['205/55 R16 91V', '205 55 16 91 v', '205551691V', '205/55/16/91V', '205-55-R16-91V', '205/55R16 91V'])(
    '%s is 205/55 R16 91V',
    (typed) => {
      expect(parsed(typed)).toMatchObject({
        ancho: 205,
        serie: 55,
        llanta: 16,
        ic: 91,
        cv: 'V',
        reinforced: undefined,
        overspeed: false,
      });
      expect(printTyreSize(parsed(typed))).toBe('205/55 R16 91V');
      expect(isRated(parsed(typed))).toBe(true);
    },
  );

  it.each([
    ['225/45R17 94W XL', '225/45 R17 94W XL'],
    ['225/45 R17 94W Extra Load', '225/45 R17 94W XL'],
    ['225/45 R17 XL', '225/45 R17 XL'],
    ['225/45R17 94W reinforced', '225/45 R17 94W XL'],
    ['HL245/40R19 101Y', 'HL245/40 R19 101Y'],
    ['245/40ZR18 (97Y)', '245/40 ZR18 (97Y)'],
    ['245/40 zr 18 97y', '245/40 ZR18 97Y'],
    ['215/65R16C 109/107T', '215/65 R16C 109/107T'],
    ['215/65 R16 109/107T C', '215/65 R16C 109/107T'],
    ['225/75R16CP 116R', '225/75 R16CP 116R'],
    ['LT245/75R16 120/116S', '245/75 R16LT 120/116S'],
    ['195R14C 106/104R', '195 R14C 106/104R'],
    ['31x10,5 R15 LT 109S', '31x10.50 R15LT 109S'],
    ['31×10.50R15', '31x10.50 R15'],
    ['5.00R10C 84/83N (145R10C)', '5.00 R10C 84/83N'],
    ['205/55 R16 V', '205/55 R16 V'],
    ['205/55 R16 91', '205/55 R16 91'],
  ])('%s is written %s', (typed, written) => {
    expect(printTyreSize(parsed(typed))).toBe(written);
  });

  it('gives the selector the values that drivers read, also where no profile is printed', () => {
    expect(parsed('195R14C 106/104R')).toMatchObject({
      ancho: 195,
      serie: 80,
      llanta: 14,
      service: 'C',
      ic: 106,
      ic2: 104,
      cv: 'R',
    });
    expect(parsed('31X10.50R15LT 109S')).toMatchObject({ ancho: 31, serie: 10.5, llanta: 15, service: 'LT' });
    expect(parsed('5.00R10C 84/83N')).toMatchObject({ ancho: 5, serie: 100, llanta: 10 });
  });

  it.each([
    '',
    '205',
    '205/55',
    '55/205 R16',
    '205/555 R16',
    '207/55 R16',
    '205/55 R99',
    '205/55 R16 91I',
    '205/55 R16 91O',
    '205/55 R16 399V',
    '205/55 R16 (91V',
    '205/55 R16 ()',
    'T125/70R17 98M',
    '120/70-17 M/C',
    '205/55 R16 91V Michelin',
    '12345678901',
    '205/55 B16',
    '🛞',
  ])('%s is no size of a car, van or 4x4', (typed) => {
    expect(parseTyreSize(typed)).toEqual({ refusal: 'medida-no-valida' });
  });

  it('never breaks, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[0-9 /\-xXRZrLTCPHV().]{0,24}$/)),
        (typed) => {
          const size = parseTyreSize(typed);
          expect(isRefusal(size) || parsed(printTyreSize(size)).llanta === size.llanta).toBe(true);
        },
      ),
    );
  });

  it('means the same once printed', () => {
    const metric = fc.record({
      ancho: fc.integer({ min: 21, max: 91 }).map((step) => step * 5),
      serie: fc.integer({ min: 20, max: 95 }),
      llanta: fc.integer({ min: 10, max: 30 }),
      construction: fc.constantFrom('R', 'ZR'),
      service: fc.constantFrom('', 'C', 'CP', 'LT'),
      rating: fc.constantFrom('', ' 91V', ' 109/107T', ' (97Y)', ' 100', ' W'),
      words: fc.constantFrom('', ' XL'),
    });
    fc.assert(
      fc.property(metric, ({ ancho, serie, llanta, construction, service, rating, words }) => {
        const text = `${ancho}/${serie} ${construction}${llanta}${service}${rating}${words}`;
        expect(printTyreSize(parsed(text))).toBe(text);
        expect(parsed(printTyreSize(parsed(text)))).toEqual(parsed(text));
      }),
    );
  });
});

describe('a rating', () => {
  it('is written with both loads of a twin tyre', () => {
    expect(printRating(parsed('215/65R16C 109/107T'))).toBe('109/107T');
    expect(printRating(parsed('205/55R16'))).toBe('');
  });
});

describe('the values chosen so far', () => {
  it.each([
    [{}, ''],
    [{ ancho: 205 }, '205'],
    [{ ancho: 205, serie: 55 }, '205/55'],
    [{ ancho: 205, serie: 55, llanta: 16 }, '205/55 R16'],
    [{ ancho: 31, serie: 10.5, llanta: 15 }, '31x10.50 R15'],
    [{ ancho: 5 }, '5.00'],
    [{ ancho: 5, serie: 100, llanta: 10 }, '5.00 R10'],
  ])('%j read %s', (chosen, text) => {
    expect(printChosenSize(chosen)).toBe(text);
  });

  it('is offered number by number as sidewalls print them', () => {
    expect([5, 31, 205].map(printWidth)).toEqual(['5.00', '31', '205']);
    expect([printProfile(10.5, 31), printProfile(55, 205)]).toEqual(['10.50', '55']);
  });
});
