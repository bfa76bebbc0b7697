import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { wasteFeeOf, wasteFeesIn } from './waste-fee.ts';

describe('the fee beside a price', () => {
  it.each([
    ['neumatico', 'ecotasa'],
    ['bateria', 'bateria'],
    ['aceite', 'aceite'],
    ['revision', 'aceite'],
    ['revision_moto', 'aceite'],
    ['ac', 'gas'],
    ['ac2', 'gas'],
  ] as const)('of a product that is %s is called %s', (kind, fee) => {
    expect(wasteFeeOf(kind)).toBe(fee);
  });

  it('is told by its name in a basket, for all units, and not where it is nothing', () => {
    expect(
      wasteFeesIn([
        { tipo_producto: 'revision', ecotasa: cents(36), cantidad: 1 },
        { tipo_producto: 'aceite', ecotasa: cents(36), cantidad: 2 },
        { tipo_producto: 'neumatico', ecotasa: cents(1_98), cantidad: 4 },
        { tipo_producto: 'bateria', ecotasa: cents(1), cantidad: 1 },
        { tipo_producto: 'acc-seguridad', ecotasa: cents(0), cantidad: 1 },
        { tipo_producto: 'ac2', ecotasa: cents(0), cantidad: 1 },
      ]),
    ).toEqual([
      { tasa: 'ecotasa', importe: 7_92 },
      { tasa: 'bateria', importe: 1 },
      { tasa: 'aceite', importe: 1_08 },
    ]);
  });
});
