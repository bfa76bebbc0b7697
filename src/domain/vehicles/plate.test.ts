import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { isMotorcyclePlateForm, normalisePlate, printPlate, recognisePlate, suggestPlate } from './plate.ts';

const read = (typed: string, pais?: 'ES' | 'AD') => {
  const plate = recognisePlate(typed, pais);
  return isRefusal(plate) ? plate.refusal : `${plate.kind} ${plate.pais}`;
};

describe('a number plate', () => {
  it.each([
    ['1234 bcd', 'actual ES', '1234 BCD'],
    ['1234-BCD', 'actual ES', '1234 BCD'],
    ['C 1234 BCD', 'ciclomotor ES', 'C-1234-BCD'],
    ['E1234BCD', 'especial ES', 'E-1234-BCD'],
    ['R-1234-BCD', 'remolque ES', 'R-1234-BCD'],
    ['H1234BCD', 'historico ES', 'H-1234-BCD'],
    ['T1234BCD', 'turistica ES', 'T-1234-BCD'],
    ['V1234BCD', 'temporal ES', 'V-1234-BCD'],
    ['B-1234-AB', 'provincial ES', 'B-1234-AB'],
    ['M 1234 Z', 'provincial ES', 'M-1234-Z'],
    ['gi.0001.ax', 'provincial ES', 'GI-0001-AX'],
    ['B-12345-VE', 'especial ES', 'B-12345-VE'],
    ['M-123456', 'antigua ES', 'M-123456'],
    ['A1234', 'andorrana AD', 'A1234'],
    ['J 0501', 'andorrana AD', 'J0501'],
    ['MT1234', 'andorrana AD', 'MT 1234'],
    ['AB-123-CD', 'francesa FR', 'AB-123-CD'],
    ['AA-01-AA', 'portuguesa PT', 'AA-01-AA'],
    ['12-AB-34', 'portuguesa PT', '12-AB-34'],
  ])('%s is %s and reads %s', (typed, kind, shown) => {
    expect(read(typed)).toBe(kind);
    expect(printPlate(typed)).toBe(shown);
  });

  it.each([
    '',
    '1234 ABC',
    '1234 BCQ',
    '1234 BC',
    'B-12345-AB',
    'XX-1234-AB',
    '12345',
    'ABCDEFG',
    '----',
    '1234 BCDE',
    '1MT 1234',
    'MT 12345',
    'XAA-01-AA',
    'AA-01-AAX',
    '112-AB-34',
    '12-AB-345',
    '１２３４',
  ])('%j is none', (typed) => {
    expect(read(typed)).toBe('matricula-no-valida');
  });

  it('of one letter and four figures is Andorran, unless its owner says it is an old Spanish one', () => {
    expect(recognisePlate('L1234')).toEqual({ matricula: 'L1234', kind: 'andorrana', pais: 'AD', ambiguous: true });
    expect(recognisePlate('L1234', 'AD')).toMatchObject({ pais: 'AD', ambiguous: false });
    expect(recognisePlate('L1234', 'ES')).toEqual({
      matricula: 'L1234',
      kind: 'antigua',
      pais: 'ES',
      ambiguous: false,
    });
    expect(recognisePlate('X1234')).toMatchObject({ pais: 'AD', ambiguous: false });
    expect(printPlate('L1234', 'ES')).toBe('L-1234');
  });

  it('of figures alone is taken only for Andorra', () => {
    expect(recognisePlate('57439', 'AD')).toEqual({
      matricula: '57439',
      kind: 'andorrana',
      pais: 'AD',
      ambiguous: false,
    });
    expect(printPlate('57-439', 'AD')).toBe('57439');
    expect(['574391', '57439A', 'ZX57439'].map((typed) => read(typed, 'AD'))).toEqual(
      Array(3).fill('matricula-no-valida'),
    );
    expect(read('57439', 'ES')).toBe('matricula-no-valida');
  });

  it('never loses the E of a tractor', () => {
    expect(normalisePlate('e 1234 bcd')).toBe('E1234BCD');
  });

  it('is the same whatever stands between its parts', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{4}[BCDFGHJKLMNPRSTVWXYZ]{3}$/),
        fc.constantFrom(' ', '-', '.', '', ' - '),
        (plate, between) => {
          const typed = `${plate.slice(0, 4)}${between}${plate.slice(4).toLowerCase()}`;
          expect(recognisePlate(typed)).toEqual({ matricula: plate, kind: 'actual', pais: 'ES', ambiguous: false });
          expect(printPlate(typed)).toBe(`${plate.slice(0, 4)} ${plate.slice(4)}`);
        },
      ),
    );
  });

  it('that is printed is still the same plate', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9 -]{0,10}$/), (typed) => {
        expect(normalisePlate(printPlate(typed))).toBe(normalisePlate(typed));
      }),
    );
  });

  it('typed with letters for figures brings a suggestion, and nothing more', () => {
    expect(suggestPlate('I2O4 BCD')).toBe('1204 BCD');
    expect(read('I2O4 BCD')).toBe('matricula-no-valida');
    expect(suggestPlate('1234 BCD')).toBeUndefined();
    expect(suggestPlate('hola')).toBeUndefined();
    // Only of today's plates: no letter stands where its figures do.
    expect(suggestPlate('B-I234-AB')).toBeUndefined();
  });
});

describe('plate fields', () => {
  it('for motorcycles take letters, digits and hyphens', () => {
    expect(['1234BCD', 'C-1234-BCD', '1234 BCD', 'M-AB 123', '12345', 'A', 'B-1-'].every(isMotorcyclePlateForm)).toBe(
      true,
    );
    expect(['.1234BCD', '1234BCD.', '1234.BCD', '1234_BCD', 'ñ-123', '-', ''].some(isMotorcyclePlateForm)).toBe(false);
  });
});
