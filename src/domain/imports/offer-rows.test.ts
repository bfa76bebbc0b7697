import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { differing, priceColumns, statedPrice, stockColumns } from './offer-rows.ts';
import { readRow, type Cells } from './read-row.ts';

const keys = { id_navision: 'N20555', codAlmacen: 'CENTRAL' };
const held = { ecotasa: cents(1_64), impuestos: [2100, 450] };
const priced = (cells: Cells) => {
  const read = readRow(priceColumns, { ...keys, ...cells });
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  return read.row;
};
const problems = (columns: typeof priceColumns | typeof stockColumns, cells: Cells) => {
  const read = readRow(columns, { ...keys, ...cells });
  return 'problems' in read ? read.problems.map(({ columna, problema }) => [columna, problema]) : [];
};

describe('a row of a price', () => {
  it('names product and warehouse in forty characters each', () => {
    const [fits, long] = ['x'.repeat(40), 'x'.repeat(41)];
    expect(problems(priceColumns, { id_navision: fits, codAlmacen: fits, precio: '1' })).toEqual([]);
    expect(problems(priceColumns, { id_navision: long, codAlmacen: long, precio: '1' })).toEqual([
      ['id_navision', 'texto-largo'],
      ['codAlmacen', 'texto-largo'],
    ]);
  });

  it('is of one cent at least, reduced by no more than the whole', () => {
    expect(
      problems(priceColumns, { precio: '0,01', descuento: '100', ecotasa: '0', impuesto: '0', promo: '0' }),
    ).toEqual([]);
    expect(
      problems(priceColumns, { precio: '0', descuento: '101', ecotasa: '-1', impuesto: '101', promo: '-1' }),
    ).toEqual([
      ['precio', 'fuera-de-limites'],
      ['descuento', 'fuera-de-limites'],
      ['promo', 'fuera-de-limites'],
      ['ecotasa', 'fuera-de-limites'],
      ['impuesto', 'fuera-de-limites'],
    ]);
    expect(problems(priceColumns, {})).toEqual([['precio', 'vacio']]);
  });

  it('takes from the shop what its file has no column for', () => {
    expect(statedPrice(priced({ precio: '75' }), held)).toEqual({
      precio: 75_00,
      descuento: 0,
      promo: 0,
      ecotasa: 1_64,
      impuesto: 2100,
    });
    expect(statedPrice(priced({ precio: '75' }), { ...held, impuestos: [] })).toEqual({ refusal: 'falta-impuesto' });
  });

  it('states itself where its file has the columns, nothing included', () => {
    const row = priced({ precio: '75', descuento: '15', promo: '0', ecotasa: '0', impuesto: '4,5' });
    expect(statedPrice(row, held)).toEqual({ precio: 75_00, descuento: 1500, promo: 0, ecotasa: 0, impuesto: 450 });
    for (const [columna, refusal] of [
      ['descuento', 'falta-descuento'],
      ['promo', 'falta-promo'],
      ['ecotasa', 'falta-ecotasa'],
      ['impuesto', 'falta-impuesto'],
    ] as const)
      expect(statedPrice(priced({ precio: '75', [columna]: '' }), held)).toEqual({ refusal });
  });

  it('is told where it is not the shop’s own', () => {
    expect(differing(priced({ precio: '1', promo: '0', ecotasa: '1,64', impuesto: '4,5' }), held)).toEqual([]);
    expect(differing(priced({ precio: '1', promo: '', ecotasa: '' }), held)).toEqual([]);
    expect(differing(priced({ precio: '1', promo: '5', ecotasa: '1,65', impuesto: '10' }), held)).toEqual([
      { columna: 'promo', valor: '5', esperado: '0' },
      { columna: 'ecotasa', valor: '1,65', esperado: '1,64' },
      { columna: 'impuesto', valor: '10', esperado: '21 / 4,5' },
    ]);
  });
});

describe('a row of a stock', () => {
  it('is none, or up to a million', () => {
    expect(readRow(stockColumns, { ...keys, stock: '0' })).toEqual({ row: { ...keys, stock: 0 } });
    expect(problems(stockColumns, { stock: '1000000' })).toEqual([]);
    expect(['-1', '1000001', '1,5', ''].map((stock) => problems(stockColumns, { stock })[0]?.[1])).toEqual([
      'fuera-de-limites',
      'fuera-de-limites',
      'no-es-entero',
      'vacio',
    ]);
  });
});
