import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { priceLine } from '../pricing/price-line.ts';
import { associatedDiscount } from './associated-discount.ts';

const alignment = { descuento_asociado: 2000, unidades_asociadas: 4 };
const line = { cantidad: 1, precio: cents(40_41), promo: 0, ecotasa: cents(0), impuesto: 2100 };

describe('a service with its associated product', () => {
  it.each([
    [0, 0],
    [3, 0],
    [4, 2000],
    [6, 2000],
  ])('with %i tyres costs %i hundredths of a percent less', (tyres, discount) => {
    expect(associatedDiscount(alignment, tyres)).toBe(discount);
  });

  it('costs a fifth less to the cent: an alignment of 48.90 is 39.12 with four tyres', () => {
    const costs = (tyres: number) => priceLine({ ...line, descuento: associatedDiscount(alignment, tyres) }).importe;
    expect([costs(4), costs(3)]).toEqual([39_12, 48_90]);
  });

  it('offers nothing where the tariff has no such discount', () => {
    for (const descuento_asociado of [0, 2000]) {
      const none = { descuento_asociado, unidades_asociadas: 0 };
      fc.assert(fc.property(fc.nat(40), (tyres) => associatedDiscount(none, tyres) === 0));
    }
  });

  it('never costs more with more of them', () => {
    const rate = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(rate, fc.nat(12), fc.nat(20), fc.nat(20), (descuento_asociado, unidades_asociadas, units, more) => {
        const rule = { descuento_asociado, unidades_asociadas };
        const at = (unidades: number) => priceLine({ ...line, descuento: associatedDiscount(rule, unidades) }).importe;
        expect(at(units + more)).toBeLessThanOrEqual(at(units));
        expect(at(units)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
