import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, minus } from '../money/cents.ts';
import { priceLine } from '../pricing/price-line.ts';
import { promote } from './promote.ts';
import type { PromotableProduct } from './promotable.ts';
import { freeServiceKinds, type Promotion } from './promotion.ts';
import { endless, anything, tyre, productLine, workOn, bookOf, savings } from '#tests/support/promotable.ts';

describe('whatever promotions there are', () => {
  const anyPromotion = (id_site_promocion: number): fc.Arbitrary<Promotion> =>
    fc
      .record({
        marcas: fc.subarray(['michelin', 'pirelli']),
        unidades_minimas: fc.integer({ min: 1, max: 8 }),
        what: fc.oneof(
          fc.record({ tipo: fc.constant('porcentaje' as const), valor: fc.integer({ min: 1, max: 10_000 }) }),
          fc.record({ tipo: fc.constant('montaje-porcentaje' as const), valor: fc.integer({ min: 1, max: 10_000 }) }),
          fc.record({ tipo: fc.constant('importe' as const), valor: fc.integer({ min: 1, max: 200_00 }).map(cents) }),
          fc.record({ tipo: fc.constantFrom('dia-sin-iva' as const, ...freeServiceKinds), valor: fc.constant(null) }),
        ),
      })
      .map(({ what, ...terms }) => ({ ...anything, ...terms, id_site_promocion, ...what }));
  const anyProduct: fc.Arbitrary<PromotableProduct> = fc
    .record({
      id_navision: fc.constantFrom('N1', 'N2'),
      marcaSlug: fc.constantFrom('michelin', 'pirelli'),
      cantidad: fc.integer({ min: 1, max: 8 }),
    })
    .map((product) => ({ ...tyre, ...product }));
  const anyLine = fc
    .record({
      product: anyProduct,
      precio: fc.integer({ min: 0, max: 400_00 }),
      ecotasa: fc.integer({ min: 0, max: 12_00 }),
      work: fc.constantFrom(null, 'montaje', 'alineacion', 'seguro'),
    })
    .map(({ product, precio, ecotasa, work }) =>
      work === null ? productLine(product, precio, ecotasa) : workOn(work, precio, product.cantidad, product),
    );
  const anyBasket = fc.record({
    lines: fc.array(anyLine, { maxLength: 8 }),
    promotions: fc
      .integer({ min: 0, max: 5 })
      .chain((many) => fc.tuple(...Array.from({ length: many }, (_, id) => anyPromotion(id + 1)))),
    quedan: fc.option(fc.integer({ min: 0, max: 12 })),
  });

  it('no line goes below its eco-fee or above its price, and what is saved adds up', () => {
    fc.assert(
      fc.property(anyBasket, ({ lines, promotions, quedan }) => {
        const promoted = promote(lines, bookOf(promotions, { left: () => ({ ...endless, quedan }) }));
        let saved = 0;
        for (const [place, line] of lines.entries()) {
          const won = promoted.lines[place];
          const full = priceLine(line.parts);
          const paid = priceLine({ ...line.parts, ...won?.rebate });
          expect(paid.importe).toBeGreaterThanOrEqual(full.ecotasa * line.parts.cantidad);
          expect(minus(full.importe, paid.importe)).toBe(won?.ahorro ?? 0);
          saved += won?.ahorro ?? 0;
        }
        expect(promoted.counting.reduce((all, { ahorro }) => all + ahorro, 0)).toBe(saved);
        for (const { unidades } of promoted.counting) expect(unidades).toBeLessThanOrEqual(quedan ?? Infinity);
      }),
    );
  });

  it('neither their order nor that of the lines changes what is saved', () => {
    fc.assert(
      fc.property(anyBasket, ({ lines, promotions, quedan }) => {
        const terms = { left: () => ({ ...endless, quedan }) };
        const there = savings(lines, bookOf(promotions, terms));
        expect(savings(lines, bookOf(promotions.toReversed(), terms))).toEqual(there);
        expect(savings(lines.toReversed(), bookOf(promotions, terms))).toEqual(there);
      }),
    );
  });
});
