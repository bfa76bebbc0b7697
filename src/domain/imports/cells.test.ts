import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimal, euros, flag, listOf, oneOf, percentCell, text, whole } from './cells.ts';

const limits = (minimo: number, maximo: number) => ({ minimo, maximo });

describe('a cell of text', () => {
  it('has up to so many characters', () => {
    expect(text(5)('abcde')).toBe('abcde');
    expect(text(5)('abcdef')).toEqual({ refusal: 'texto-largo', values: { maximo: 5 } });
  });

  it('has none that steers a terminal or breaks a line', () => {
    for (const character of ['\n', '\t', '\u001b', '\u0000', '\u0085'])
      expect(text(5)(`a${character}`)).toEqual({ refusal: 'caracter-no-valido' });
    expect(text(9)('aña·l’«»')).toBe('aña·l’«»');
  });
});

describe('a cell with a number', () => {
  it('has a point or a comma before its decimals, a sign or none', () => {
    const read = decimal(1, -100, 100);
    expect(['1', '1.5', '1,5', '+1,5', '-1.5', '007', '1,50', '-0'].map(read)).toEqual([
      1, 1.5, 1.5, 1.5, -1.5, 7, 1.5, 0,
    ]);
    expect(Object.is(read('-0'), 0)).toBe(true);
  });

  it('has nothing else', () => {
    for (const typed of ['abc', '1.234,5', '1 000', ',5', '5,', '1e3', '--1', 'x1', '1x', '1,5x', '0x10'])
      expect(decimal(1, 0, 9)(typed)).toEqual({ refusal: 'no-es-numero', values: limits(0, 9) });
  });

  it('has no more decimals than are kept, unless they are nothing', () => {
    expect(decimal(2, 0, 9)('1,2300')).toBe(1.23);
    expect(decimal(2, 0, 9)('1,234')).toEqual({ refusal: 'demasiados-decimales', values: { decimales: 2 } });
    expect(whole(0, 9)('4,0')).toBe(4);
    expect(whole(0, 9)('4,5')).toEqual({ refusal: 'no-es-entero' });
  });

  it('lies between two, both included, however long it is', () => {
    expect(['1', '20'].map(whole(1, 20))).toEqual([1, 20]);
    for (const typed of ['0', '21', '-5', '1234567890123', '-1234567890123', '+1234567890123'])
      expect(whole(1, 20)(typed)).toEqual({ refusal: 'fuera-de-limites', values: limits(1, 20) });
    expect(whole(0, 10 ** 12)('999999999999')).toBe(999_999_999_999);
    expect(decimal(1, 0.5, 2)('0,4')).toEqual({ refusal: 'fuera-de-limites', values: limits(0.5, 2) });
    expect([decimal(1, 0.5, 2)('0,5'), decimal(1, 0.5, 2)('2,0')]).toEqual([0.5, 2]);
  });

  it('is read as cents or basis points without rounding', () => {
    expect(['64,90', '0.01', '7', '1000'].map(euros(0.01, 1000))).toEqual([64_90, 1, 7_00, 1000_00]);
    expect(euros(0.01, 1000)('0')).toEqual({ refusal: 'fuera-de-limites', values: limits(0.01, 1000) });
    expect(['12,5', '0', '100', '0,01'].map(percentCell)).toEqual([1250, 0, 10_000, 1]);
    for (const typed of ['100,01', '-1'])
      expect(percentCell(typed)).toEqual({ refusal: 'fuera-de-limites', values: limits(0, 100) });
    fc.assert(
      fc.property(fc.nat(100_000_00), (amount) => {
        const typed = `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`;
        expect(euros(0, 100_000)(typed)).toBe(amount);
      }),
    );
  });
});

describe('a cell of words', () => {
  it('is yes or no as spreadsheets and people write it', () => {
    expect(['1', 'si', 'Sí', 'TRUE'].map(flag)).toEqual([true, true, true, true]);
    expect(['0', 'NO', 'False'].map(flag)).toEqual([false, false, false]);
    for (const typed of ['2', 's', 'yes', 'nope']) expect(flag(typed)).toEqual({ refusal: 'no-es-si-o-no' });
  });

  it('is one of a list, in small or capital letters', () => {
    const read = oneOf(['R134a', 'R1234yf']);
    expect(['r134A', 'R1234YF', 'R134a'].map(read)).toEqual(['R134a', 'R1234yf', 'R134a']);
    expect(read('R12')).toEqual({ refusal: 'opcion-desconocida', values: { opciones: 'R134a, R1234yf' } });
  });

  it('is a list between bars, of which each is read alike', () => {
    expect(listOf(text(10))('MB 229.5 | VW 504')).toEqual(['MB 229.5', 'VW 504']);
    expect(listOf(whole(0, 9))('4')).toEqual([4]);
    expect(listOf(whole(0, 9))('4|x')).toMatchObject({ refusal: 'no-es-numero' });
    for (const typed of ['a||b', 'a| ', '|a']) expect(listOf(text(10))(typed)).toEqual({ refusal: 'vacio' });
  });
});
