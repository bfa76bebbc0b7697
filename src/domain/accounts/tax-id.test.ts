import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { readDocument, readTaxId } from './tax-id.ts';

const kindOf = (typed: string) => {
  const answer = readTaxId(typed);
  return isRefusal(answer) ? answer.refusal : answer.kind;
};

describe('a tax number', () => {
  it.each([
    ['12345678Z', 'DNI'],
    ['00000000T', 'DNI'],
    ['X2482300W', 'NIE'],
    ['Z1234567R', 'NIE'],
    ['M1234567L', 'KLM'],
    ['A13585625', 'CIF'],
    ['B58378431', 'CIF'],
    ['Q2826000H', 'CIF'],
    ['J99216582', 'CIF'],
    ['U132950X', 'NRT'],
    ['A710646J', 'NRT'],
    ['F699999A', 'NRT'],
    ['A700000X', 'NRT'],
    ['L700000X', 'NRT'],
    ['L799999X', 'NRT'],
    ['C700000X', 'NRT'],
    ['J9921658B', 'CIF'],
  ])('%s is a %s', (typed, kind) => {
    expect(kindOf(typed)).toBe(kind);
  });

  it('is kept in capitals, without spaces, points and hyphens, with the country that gave it', () => {
    expect(readTaxId(' 12.345.678-z ')).toEqual({ kind: 'DNI', numero: '12345678Z', pais: 'ES' });
    expect(readTaxId('u-132950-x')).toEqual({ kind: 'NRT', numero: 'U132950X', pais: 'AD' });
  });

  it.each([
    '12345678A',
    '1234567L',
    '123456789',
    'X2482300A',
    'A13585626',
    'A1358562E',
    'Q28260008',
    'I1234567A',
    'F700000A',
    'A800000X',
    'L699999X',
    'J99216583',
    'J9921658C',
    '112345678Z',
    '12345678ZZ',
    'XX2482300W',
    'X2482300WW',
    'MM1234567L',
    'M1234567LL',
    'AA13585625',
    'A135856255',
    'UU132950X',
    'U132950XX',
    'A699999A',
    'L800000B',
    'B132950X',
    '',
    'Ñ1234567L',
    '１2345678Z',
  ])('%s is none', (typed) => {
    expect(kindOf(typed)).toBe('nif-no-valido');
  });

  it('of a person has exactly one right letter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
        const digits = String(number).padStart(8, '0');
        expect(
          Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').filter((letter) => kindOf(digits + letter) === 'DNI'),
        ).toHaveLength(1);
      }),
    );
  });

  it('of an entity shows any one wrong digit', () => {
    const entity = fc
      .tuple(fc.constantFrom('A', 'B', 'E', 'H'), fc.integer({ min: 0, max: 9_999_999 }))
      .map(([letter, number]) => {
        const body = letter + String(number).padStart(7, '0');
        return Array.from('0123456789', (control) => body + control).filter((numero) => kindOf(numero) === 'CIF');
      });
    fc.assert(
      fc.property(
        entity,
        fc.integer({ min: 1, max: 8 }),
        fc.integer({ min: 1, max: 9 }),
        ([numero = '', ...others], place, off) => {
          expect(others).toEqual([]);
          const digit = String((Number(numero[place]) + off) % 10);
          expect(kindOf(numero.slice(0, place) + digit + numero.slice(place + 1))).toBe('nif-no-valido');
        },
      ),
    );
  });
});

describe('a document', () => {
  it('is of the kind that its owner named', () => {
    expect(readDocument('DNI', '12345678-z')).toBe('12345678Z');
    expect(readDocument('NIF', 'A13585625')).toBe('A13585625');
    expect(readDocument('DNI', 'X2482300W')).toEqual({ refusal: 'nif-no-valido' });
    expect(readDocument('NRT', '12345678Z')).toEqual({ refusal: 'nif-no-valido' });
  });

  it('has no control where it is a passport', () => {
    expect(readDocument('PASAPORTE', 'xdb 123456')).toBe('XDB123456');
    expect(readDocument('PASAPORTE', 'ab')).toEqual({ refusal: 'nif-no-valido' });
    expect(readDocument('PASAPORTE', 'a'.repeat(21))).toEqual({ refusal: 'nif-no-valido' });
  });
});

describe('a document of the kind that its owner named', () => {
  const documents = { DNI: '12345678Z', NIE: 'X2482300W', KLM: 'M1234567L', CIF: 'A13585625', NRT: 'U132950X' };

  it.each([
    ['DNI', ['DNI']],
    ['NIE', ['NIE']],
    ['NIF', ['DNI', 'NIE', 'KLM', 'CIF']],
    ['NRT', ['NRT']],
  ] as const)('%s is one of %j', (kind, taken) => {
    const read = Object.entries(documents).filter(([, numero]) => readDocument(kind, numero) === numero);
    expect(read.map(([each]) => each)).toEqual(taken);
  });
});
