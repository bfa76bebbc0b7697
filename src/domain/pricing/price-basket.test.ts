import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Coupon } from '../coupons/coupon.ts';
import { cents, minus, plus, sum } from '../money/cents.ts';
import type { CountryTariff } from './country.ts';
import { priceBasket, type LineToPrice, type PricingContext } from './price-basket.ts';
import { priceLine } from './price-line.ts';

const spain: CountryTariff = { pais: 'ES', impuesto: 'IVA', impuesto_bp: 2100, envio_unidad: cents(0), aduana_bp: 0 };
const andorra: CountryTariff = { pais: 'AD', impuesto: 'IGI', impuesto_bp: 450, envio_unidad: cents(0), aduana_bp: 0 };
const reserva = { depositBp: 1000, depositMin: cents(10_00) };
const inSpain: PricingContext = { pais: spain, reserva, cupones: [] };

const unreduced = { descuento: 0, promo: 0, ecotasa: cents(0) };
const tyres: LineToPrice = {
  clase: 'producto',
  id_navision: 'N20555',
  cantidad: 4,
  precio: cents(75_00),
  descuento: 1500,
  promo: 0,
  ecotasa: cents(1_64),
};
const fitting: LineToPrice = {
  ...unreduced,
  clase: 'servicio',
  id_navision: 'MONTAJE_TALLER',
  cantidad: 4,
  precio: cents(12_40),
};
const alignment: LineToPrice = {
  ...unreduced,
  clase: 'servicio',
  id_navision: 'ALINEACION',
  cantidad: 1,
  precio: cents(37_19),
};
const safetyTest: LineToPrice = {
  ...unreduced,
  clase: 'servicio',
  id_navision: 'TESTSEGURIDAD',
  cantidad: 1,
  precio: cents(0),
};

const anyLine: fc.Arbitrary<LineToPrice> = fc.record({
  clase: fc.constantFrom('producto', 'servicio'),
  id_navision: fc.constantFrom('A', 'B', 'C'),
  cantidad: fc.integer({ min: 1, max: 20 }),
  precio: fc.integer({ min: 0, max: 900_00 }).map(cents),
  descuento: fc.integer({ min: 0, max: 10_000 }),
  promo: fc.integer({ min: 0, max: 10_000 }),
  ecotasa: fc.integer({ min: 0, max: 12_00 }).map(cents),
});
const anything = {
  tipo_producto: [],
  minimo: cents(0),
  acumulable: true,
  desde: new Date(0),
  hasta: null,
};
const off = (valor: number, codigo = 'C'): Coupon => ({
  codigo,
  tipo: 'global-absoluto',
  valor: cents(valor),
  ...anything,
});
const anyCoupon: fc.Arbitrary<Coupon> = fc.oneof(
  fc
    .record({ codigo: fc.constantFrom('A', 'B', 'C'), valor: fc.integer({ min: 1, max: 3_000_00 }) })
    .map(({ codigo, valor }) => off(valor, codigo)),
  fc
    .record({ codigo: fc.constantFrom('D', 'E'), valor: fc.integer({ min: 1, max: 10_000 }) })
    .map(({ codigo, valor }): Coupon => ({ codigo, tipo: 'global-porcentaje', valor, ...anything })),
);
const anyContext: fc.Arbitrary<PricingContext> = fc.record({
  pais: fc.record({
    pais: fc.constant('AD'),
    impuesto: fc.constant('IGI'),
    impuesto_bp: fc.constantFrom(0, 450, 2100),
    envio_unidad: fc.integer({ min: 0, max: 15_00 }).map(cents),
    aduana_bp: fc.integer({ min: 0, max: 2000 }),
  }),
  reserva: fc.record({
    depositBp: fc.integer({ min: 0, max: 10_000 }),
    depositMin: fc.integer({ min: 0, max: 50_00 }).map(cents),
  }),
  cupones: fc.uniqueArray(anyCoupon, { selector: ({ codigo }) => codigo, maxLength: 3 }),
});
const anyBasket = fc.tuple(fc.array(anyLine, { maxLength: 10 }), anyContext);

describe('a line', () => {
  it('is the rounded unit times its quantity', () => {
    expect(priceLine({ ...tyres, impuesto: 2100 })).toMatchObject({
      precio: 90_75,
      ecotasa: 1_98,
      unidad: 79_12,
      importe: 316_48,
    });
  });

  it('has one unit at least, and whole ones', () => {
    for (const cantidad of [0, -1, 1.5])
      expect(() => priceLine({ ...tyres, cantidad, impuesto: 2100 })).toThrow(
        new RangeError(`not a number of units: ${cantidad}`),
      );
  });

  it('is never made dearer by a rebate, nor cheaper than its eco-fee', () => {
    const unitWith = (rebaja: number) => priceLine({ ...tyres, rebaja: cents(rebaja), impuesto: 2100 }).unidad;
    expect([0, 10_00, 77_13, 77_14, 77_15].map(unitWith)).toEqual([79_12, 69_12, 1_99, 1_98, 1_98]);
    expect(() => unitWith(-1)).toThrow(new RangeError('not a rebate: -1'));
  });
});

describe('a basket of four tyres fitted', () => {
  const priced = priceBasket([tyres, fitting, alignment, safetyTest], inSpain);

  it('adds products and services, tax included', () => {
    expect(priced).toMatchObject({ productos: 316_48, servicios: 105_00, envio: 0, aduana: 0, total: 421_48 });
  });

  it('says how much of it is eco-fee', () => {
    expect(priced).toMatchObject({ ecotasa: 7_92, descuento: 0 });
  });

  it('asks a tenth for the deposit', () => {
    expect(priced.reserva).toBe(42_15);
  });

  it('keeps a free service as a line of nothing', () => {
    expect(priced.lines.map(({ id_navision, importe }) => [id_navision, importe])).toEqual([
      ['N20555', 316_48],
      ['MONTAJE_TALLER', 60_00],
      ['ALINEACION', 45_00],
      ['TESTSEGURIDAD', 0],
    ]);
  });

  it('shows base and tax of the whole', () => {
    expect(priced.impuestos).toEqual([{ impuesto: 2100, base: 348_33, cuota: 73_15 }]);
  });

  it('bears the IGI in Andorra', () => {
    expect(priceBasket([tyres, fitting], { ...inSpain, pais: andorra })).toMatchObject({
      productos: 273_32,
      servicios: 51_84,
      impuestos: [{ impuesto: 450, base: 311_16, cuota: 14_00 }],
    });
  });
});

describe('the deposit', () => {
  it('is ten euros at least, and never more than the total', () => {
    expect(priceBasket([{ ...fitting, cantidad: 1 }], inSpain)).toMatchObject({ total: 15_00, reserva: 10_00 });
    expect(priceBasket([{ ...fitting, cantidad: 1, precio: cents(5_00) }], inSpain)).toMatchObject({
      total: 6_05,
      reserva: 6_05,
    });
    expect(priceBasket([], inSpain)).toMatchObject({ total: 0, reserva: 0, lines: [], impuestos: [] });
  });
});

describe('where goods cross a border', () => {
  const abroad: CountryTariff = { ...andorra, envio_unidad: cents(8_00), aduana_bp: 250 };

  it('shipping by the unit and customs of the goods are lines of their own', () => {
    const priced = priceBasket([tyres, fitting], { ...inSpain, pais: abroad });
    expect(priced.lines.slice(2)).toMatchObject([
      { clase: 'envio', id_navision: 'ENVIO', cantidad: 4, importe: 33_44 },
      { clase: 'aduana', id_navision: 'ADUANA', cantidad: 1, importe: 6_83 },
    ]);
    expect(priced).toMatchObject({ envio: 33_44, aduana: 6_83, total: 365_43 });
  });

  it('work sold as a product adds to neither', () => {
    const work = { ...tyres, id_navision: 'REV-BASIC', cantidad: 1, trabajo: true };
    expect(priceBasket([work], { ...inSpain, pais: abroad }).lines).toHaveLength(1);
    expect(priceBasket([tyres, work], { ...inSpain, pais: abroad })).toMatchObject({ envio: 33_44, aduana: 6_83 });
  });

  it('a basket of services alone has neither', () => {
    expect(priceBasket([fitting], { ...inSpain, pais: abroad }).lines).toHaveLength(1);
  });
});

describe('a discount on the whole basket', () => {
  it('is shared over the lines to the cent', () => {
    const priced = priceBasket([tyres, fitting, alignment, safetyTest], { ...inSpain, cupones: [off(50_00)] });
    expect(priced.lines.map(({ parteDescuento }) => parteDescuento)).toEqual([37_31, 7_25, 5_44, 0]);
    expect(priced).toMatchObject({ descuento: 50_00, total: 371_48 });
  });

  it('takes no more than there is', () => {
    expect(priceBasket([fitting], { ...inSpain, cupones: [off(100_00)] })).toMatchObject({
      descuento: 60_00,
      total: 0,
      reserva: 0,
    });
  });
});

describe('any basket', () => {
  it('adds up to the cent: lines, border, discount and total', () => {
    fc.assert(
      fc.property(anyBasket, ([wanted, context]) => {
        const priced = priceBasket(wanted, context);
        const before = sum([priced.productos, priced.servicios, priced.envio, priced.aduana]);
        expect(sum(priced.lines.map(({ importe }) => importe))).toBe(before);
        expect(minus(before, priced.descuento)).toBe(priced.total);
        expect(sum(priced.lines.map(({ parteDescuento }) => parteDescuento))).toBe(priced.descuento);
      }),
    );
  });

  it('is taxed on exactly what is paid', () => {
    fc.assert(
      fc.property(anyBasket, ([wanted, context]) => {
        const { impuestos, total } = priceBasket(wanted, context);
        expect(sum(impuestos.map(({ base, cuota }) => plus(base, cuota)))).toBe(total);
      }),
    );
  });

  it('costs the same in whatever order its coupons were typed', () => {
    fc.assert(
      fc.property(anyBasket, ([wanted, context]) => {
        const other = { ...context, cupones: context.cupones.toReversed() };
        expect(priceBasket(wanted, other)).toEqual(priceBasket(wanted, context));
      }),
    );
  });

  it('has no line below zero, before its discount or after', () => {
    fc.assert(
      fc.property(anyBasket, ([wanted, context]) => {
        for (const { importe, parteDescuento } of priceBasket(wanted, context).lines) {
          expect(importe).toBeGreaterThanOrEqual(parteDescuento);
          expect(parteDescuento).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('asks for a deposit between the minimum and the total', () => {
    fc.assert(
      fc.property(anyBasket, ([wanted, context]) => {
        const { reserva, total } = priceBasket(wanted, context);
        expect(reserva).toBeLessThanOrEqual(total);
        expect(reserva).toBeGreaterThanOrEqual(Math.min(total, context.reserva.depositMin));
      }),
    );
  });

  it('costs the same however its lines are ordered', () => {
    fc.assert(
      fc.property(anyBasket, ([wanted, context]) => {
        const { lines: _, ...one } = priceBasket(wanted, context);
        const { lines: __, ...other } = priceBasket(wanted.toReversed(), context);
        expect(other).toEqual(one);
      }),
    );
  });
});
