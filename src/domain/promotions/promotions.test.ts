import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { priceLine } from '../pricing/price-line.ts';
import { concernsProduct } from './concerns.ts';
import { keepsRevisionsApart } from './keeps-apart.ts';
import { promote, type PromotionBook, type UnitsLeft } from './promote.ts';
import type { PromotableLine, PromotableProduct } from './promotable.ts';
import { freeServiceKinds, type Promotion } from './promotion.ts';
import {
  now,
  endless,
  anything,
  percentOff,
  amountOff,
  given,
  tyre,
  productLine,
  workOn,
  tyres,
  fitting,
  alignment,
  bookOf,
  savings,
  type Terms,
} from '#tests/support/promotable.ts';

const refusals = (lines: readonly PromotableLine[], book: PromotionBook) =>
  promote(lines, book).refused.map(({ promotion, refusal }) => [promotion.id_site_promocion, refusal]);

describe('what a promotion gives', () => {
  it('a percentage of the net price: four tyres of 121.00 at 15 % cost 72.60 less', () => {
    expect(savings([tyres, fitting], bookOf([percentOff(1, 1500)]))).toEqual([{ id: 1, unidades: 4, ahorro: 72_60 }]);
  });

  it('an amount off each unit, and never more than the unit costs without its eco-fee', () => {
    expect(savings([tyres, fitting], bookOf([amountOff(1, 10_00)]))).toEqual([{ id: 1, unidades: 4, ahorro: 40_00 }]);
    const cheap = productLine({ ...tyre, cantidad: 2 }, 5_00, 1_64);
    const { lines } = promote([cheap], bookOf([amountOff(1, 10_00)]));
    const { unidad, ecotasa } = priceLine({ ...cheap.parts, ...lines[0]?.rebate });
    expect([unidad, ecotasa]).toEqual([1_98, 1_98]);
  });

  it('a day without VAT: 121.00 becomes 100.00, and the eco-fee stays', () => {
    const one = productLine({ ...tyre, cantidad: 1 }, 100_00, 1_64);
    const { lines } = promote([one, fitting], bookOf([given(1, 'dia-sin-iva')]));
    expect(lines.map((line) => line?.ahorro ?? 0)).toEqual([21_00, 0]);
    expect(priceLine({ ...one.parts, ...lines[0]?.rebate }).unidad).toBe(101_98);
  });

  it.each(freeServiceKinds)('%s for nothing, and nothing else', (tipo) => {
    const own = workOn(tipo, 30_00, 2);
    const other = workOn('otra', 30_00, 2);
    const { lines } = promote([tyres, own, other], bookOf([given(1, tipo)]));
    expect(lines.map((line) => line?.ahorro ?? 0)).toEqual([0, 72_60, 0]);
  });

  it('half of the fitting', () => {
    const half: Promotion = { ...anything, id_site_promocion: 1, tipo: 'montaje-porcentaje', valor: 5000 };
    expect(savings([tyres, fitting, alignment], bookOf([half]))).toEqual([{ id: 1, unidades: 4, ahorro: 30_00 }]);
  });

  it('work only on what it speaks of', () => {
    const pirelli = { ...tyre, id_navision: 'N2', marcaSlug: 'pirelli', cantidad: 2 };
    const lines = [tyres, productLine(pirelli), workOn('seguro', 8_00, 4), workOn('seguro', 8_00, 2, pirelli)];
    expect(savings(lines, bookOf([given(1, 'seguro', { marcas: ['pirelli'] })]))).toEqual([
      { id: 1, unidades: 2, ahorro: 19_36 },
    ]);
  });

  it('work on several products where it speaks of one of them', () => {
    const both: PromotableLine = { ...alignment, productos: [{ ...tyre, marcaSlug: 'pirelli' }, tyre] };
    expect(savings([tyres, both], bookOf([given(1, 'alineacion', { marcas: ['michelin'] })]))).toHaveLength(1);
  });

  it('nothing on what costs nothing, and then it does not count', () => {
    expect(savings([tyres, workOn('seguro', 0)], bookOf([given(1, 'seguro')]))).toEqual([]);
  });
});

describe('what a promotion speaks of', () => {
  const concerned: [string, Terms, Partial<PromotableProduct>][] = [
    ['a kind of vehicle', { vehiculo: 'moto' }, { tipo_vehiculo: 'quad' }],
    ['kinds of product', { tipo_producto: ['bateria', 'aceite'] }, { tipo_producto: 'aceite' }],
    ['makers', { marcas: ['pirelli'] }, { marcaSlug: 'pirelli' }],
    ['seasons', { temporadas: ['invierno'] }, { temporada: 'invierno' }],
    ['rims, from', { llanta_desde: 17 }, { llanta: 17 }],
    ['rims, to', { llanta_hasta: 15 }, { llanta: 15 }],
    ['products by name', { productos: ['N9'] }, { id_navision: 'N9' }],
  ];
  it.each(concerned)('%s', (_, terms, product) => {
    const promotion = percentOff(1, 1000, terms);
    expect(concernsProduct(promotion, { ...tyre, ...product })).toBe(true);
    expect(concernsProduct(promotion, tyre)).toBe(false);
  });

  it('no season of what has none, and any of several that are named', () => {
    expect(concernsProduct(percentOff(1, 1000, { temporadas: ['verano'] }), { ...tyre, temporada: null })).toBe(false);
    expect(concernsProduct(percentOff(1, 1000, { temporadas: ['invierno', 'verano'] }), tyre)).toBe(true);
  });

  it('is told of a basket whether it counts there or not', () => {
    const needsMore = percentOff(1, 1000, { unidades_minimas: 9 });
    const ofOthers = percentOff(2, 1000, { marcas: ['pirelli'] });
    const { concerned } = promote([tyres], bookOf([given(3, 'montaje'), ofOthers, needsMore]));
    expect(concerned.map(({ id_site_promocion: id }) => id)).toEqual([1, 3]);
  });
});

describe('when a promotion counts', () => {
  it('from its first moment to before its end', () => {
    const later = new Date(now.getTime() + 1);
    const running = [percentOff(1, 1000, { desde: now, hasta: later })];
    expect(savings([tyres], bookOf(running))).toHaveLength(1);
    expect(savings([tyres], bookOf(running, { now: later }))).toEqual([]);
    expect(savings([tyres], bookOf([percentOff(1, 1000, { desde: later })]))).toEqual([]);
  });

  it('with enough units of what it speaks of, in one line or in several', () => {
    const two = { ...tyre, cantidad: 2 };
    const four = bookOf([percentOff(1, 1000, { unidades_minimas: 4 })]);
    expect(savings([productLine(two)], four)).toEqual([]);
    expect(savings([productLine(two), productLine({ ...two, id_navision: 'N2' })], four)).toHaveLength(1);
    expect(savings([productLine(two), productLine({ ...two, tipo_producto: 'camara' })], four)).toEqual([]);
  });

  it('with enough bought of what it speaks of', () => {
    expect(savings([tyres], bookOf([percentOff(1, 1000, { importe_minimo: cents(484_00) })]))).toHaveLength(1);
    expect(savings([tyres, fitting], bookOf([percentOff(1, 1000, { importe_minimo: cents(484_01) })]))).toEqual([]);
  });

  it('not where the visitor does without', () => {
    expect(savings([tyres], bookOf([percentOff(1, 1000)], { without: new Set([1]) }))).toEqual([]);
  });
});

describe('limits of a promotion', () => {
  const ten = percentOff(1, 1000);
  const leaving = (left: Partial<UnitsLeft>) => bookOf([ten], { left: () => ({ ...endless, ...left }) });

  it('units in total', () => {
    expect(savings([tyres], leaving({ quedan: 4 }))).toHaveLength(1);
    expect(refusals([tyres], leaving({ quedan: 3 }))).toEqual([[1, 'promocion-agotada']]);
  });

  it('units for each person', () => {
    expect(savings([tyres], leaving({ persona: 4 }))).toHaveLength(1);
    expect(refusals([tyres], leaving({ persona: 3 }))).toEqual([[1, 'promocion-limite-persona']]);
  });

  it('one order for each person', () => {
    expect(refusals([tyres], leaving({ pedidos: 0 }))).toEqual([[1, 'promocion-un-pedido']]);
  });

  it('the fitting deadline', () => {
    const book = bookOf([percentOff(1, 1000, { fecha_limite: '2027-03-10' })]);
    expect(savings([tyres], book)).toHaveLength(1);
    expect(refusals([tyres], { ...book, fecha: '2027-03-11' })).toEqual([[1, 'promocion-fecha-limite']]);
  });

  it('leave the place to the next best', () => {
    const book = bookOf([percentOff(1, 2000), percentOff(2, 1000)], {
      left: ({ id_site_promocion: id }) => (id === 1 ? { ...endless, quedan: 0 } : endless),
    });
    expect(savings([tyres], book)).toEqual([{ id: 2, unidades: 4, ahorro: 48_40 }]);
    expect(refusals([tyres], book)).toEqual([[1, 'promocion-agotada']]);
  });

  it('are not spoken of where another one wins anyway', () => {
    const book = bookOf([percentOff(1, 500), percentOff(2, 1000)], {
      left: ({ id_site_promocion: id }) => (id === 1 ? { ...endless, quedan: 0 } : endless),
    });
    expect(refusals([tyres], book)).toEqual([]);
  });
});

describe('the winner on each line', () => {
  it('is the best for the customer', () => {
    const battery = { ...tyre, id_navision: 'B', tipo_producto: 'bateria', marcaSlug: 'bosch', cantidad: 1 } as const;
    const both: Terms = { tipo_producto: ['neumatico', 'bateria'] };
    const lines = [tyres, productLine(battery, 20_00), fitting];
    expect(savings(lines, bookOf([percentOff(1, 1000, both), amountOff(2, 5_00, both), given(3, 'montaje')]))).toEqual([
      { id: 1, unidades: 4, ahorro: 48_40 },
      { id: 2, unidades: 1, ahorro: 5_00 },
      { id: 3, unidades: 4, ahorro: 60_00 },
    ]);
  });

  it('is of equals the one with the lower number', () => {
    const [first, second] = [percentOff(1, 1000), percentOff(2, 1000)];
    for (const promotions of [
      [first, second],
      [second, first],
    ])
      expect(savings([tyres], bookOf(promotions))).toMatchObject([{ id: 1 }]);
  });
});

describe('during a promotion revisions and tyres do not lie in one basket', () => {
  const revision = { ...tyre, tipo_producto: 'revision' } as const;
  const anywhere = { now, without: new Set<number>() };
  const found = (promotion: Promotion, products = [tyre, revision], terms = anywhere) =>
    keepsRevisionsApart([promotion], products, terms)?.id_site_promocion;

  it('because of one that speaks of the tyres', () => {
    expect(found(percentOff(1, 1000))).toBe(1);
    expect(found(percentOff(1, 1000, { marcas: ['pirelli'] }))).toBeUndefined();
    expect(found(percentOff(1, 1000), [tyre, { ...tyre, llanta: 17, marcaSlug: 'pirelli' }])).toBe(1);
    expect(found(percentOff(1, 1000, { marcas: ['pirelli'] }), [tyre, { ...tyre, marcaSlug: 'pirelli' }])).toBe(1);
    expect(found(percentOff(1, 1000, { tipo_producto: ['revision'] }))).toBeUndefined();
  });

  it('unless it says that they may, is over, or the visitor does without it', () => {
    expect(found(percentOff(1, 1000, { mezclable: true }))).toBeUndefined();
    expect(found(percentOff(1, 1000, { hasta: now }))).toBeUndefined();
    expect(found(percentOff(1, 1000), [tyre, revision], { now, without: new Set([1]) })).toBeUndefined();
  });
});
