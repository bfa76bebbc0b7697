import { describe, expect, it } from 'vitest';
import { text, whole } from './cells.ts';
import { importProblems, isNotice } from './problems.ts';
import { needed, optional, problemAt, readRow, stated, surplus } from './read-row.ts';

const shape = { name: needed(text(5)), units: optional(whole(0, 9), 1), rate: stated(whole(0, 9)) };

describe('a row', () => {
  it('is read by its columns, without the spaces around, and others are left alone', () => {
    expect(readRow(shape, { name: ' a ', units: '3', rate: '2', other: '?' })).toEqual({
      row: { name: 'a', units: 3, rate: 2 },
    });
  });

  it('has what an empty cell stands for, and what the absence of a column does', () => {
    expect(readRow(shape, { name: 'a', units: ' ', rate: '' })).toEqual({ row: { name: 'a', units: 1, rate: null } });
    expect(readRow(shape, { name: 'a' })).toEqual({ row: { name: 'a', units: 1, rate: undefined } });
  });

  it('tells everything that is wrong with it, as it was written', () => {
    expect(readRow(shape, { name: ' ', units: ' 10 ', rate: 'x' })).toEqual({
      problems: [
        { columna: 'name', valor: ' ', problema: 'vacio' },
        { columna: 'units', valor: ' 10 ', problema: 'fuera-de-limites', values: { minimo: 0, maximo: 9 } },
        { columna: 'rate', valor: 'x', problema: 'no-es-numero', values: { minimo: 0, maximo: 9 } },
      ],
    });
    expect(readRow(shape, {})).toEqual({ problems: [{ columna: 'name', valor: '', problema: 'vacio' }] });
  });

  it('says nothing that rows of its kind do not have', () => {
    const cells = { name: 'a', colour: 'red', size: '  ', units: '1', weight: '3' };
    expect(surplus([shape, { weight: needed(whole(0, 9)) }], cells)).toEqual([
      { columna: 'colour', valor: 'red', problema: 'sobra' },
    ]);
  });
});

describe('what is wrong with a cell', () => {
  it('has values only where its sentence needs some', () => {
    expect(problemAt('name', { name: 'x' }, 'texto-largo', { maximo: 5 })).toStrictEqual({
      columna: 'name',
      valor: 'x',
      problema: 'texto-largo',
      values: { maximo: 5 },
    });
    expect(problemAt('name', {}, 'vacio')).toStrictEqual({ columna: 'name', valor: '', problema: 'vacio' });
  });

  it('keeps its row out, but for one notice', () => {
    expect(importProblems.filter(isNotice)).toEqual(['no-se-vende']);
  });
});
