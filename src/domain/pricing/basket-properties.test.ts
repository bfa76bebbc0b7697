import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, minus, plus, sum, times, type Cents } from '../money/cents.ts';
import { fromEuros, toEuros } from '../money/euros.ts';
import { partOf } from '../money/rate.ts';
import { depositOf } from '../payments/deposit.ts';
import type { Coupon } from '../coupons/coupon.ts';
import type { CountryTariff } from './country.ts';
import { priceBasket, type BasketLine, type LineToPrice, type PricingContext } from './price-basket.ts';
import { taxBreakdown } from './tax-breakdown.ts';
import { unitPrice } from './unit-price.ts';

const amount = (max: number) => fc.integer({ min: 0, max }).map(cents);
const rate = (max = 10_000) => fc.integer({ min: 0, max });

const anyLine: fc.Arbitrary<LineToPrice> = fc.record({
  clase: fc.constantFrom('producto', 'servicio'),
  id_navision: fc.constantFrom('A', 'B', 'C'),
  trabajo: fc.boolean(),
  cantidad: fc.integer({ min: 1, max: 20 }),
  precio: amount(900_00),
  descuento: rate(),
  promo: rate(),
  rebaja: amount(300_00),
  ecotasa: amount(12_00),
});

const anyCoupon = (codigo: string): fc.Arbitrary<Coupon> =>
  fc
    .record({ fixed: fc.boolean(), valor: fc.integer({ min: 1, max: 10_000 }), minimo: amount(100_00) })
    .map(({ fixed, valor, minimo }) => ({
      codigo,
      ...(fixed
        ? { tipo: 'global-absoluto' as const, valor: times(cents(valor), 10) }
        : { tipo: 'global-porcentaje' as const, valor }),
      tipo_producto: [],
      minimo,
      acumulable: true,
      desde: new Date(0),
      hasta: null,
    }));

const spain: CountryTariff = { pais: 'ES', impuesto: 'IVA', impuesto_bp: 2100, envio_unidad: cents(0), aduana_bp: 0 };
const anyBorder: fc.Arbitrary<CountryTariff> = fc.record({
  pais: fc.constant('AD'),
  impuesto: fc.constant('IGI'),
  impuesto_bp: fc.constantFrom(0, 450, 950),
  envio_unidad: amount(15_00),
  aduana_bp: rate(2000),
});

const anyContext: fc.Arbitrary<PricingContext> = fc.record({
  pais: fc.oneof(fc.constant(spain), anyBorder),
  reserva: fc.record({ depositBp: rate(), depositMin: amount(50_00) }),
  cupones: fc.oneof(fc.constant([]), fc.tuple(anyCoupon('A')), fc.tuple(anyCoupon('A'), anyCoupon('B'))),
});
const anyLines = fc.array(anyLine, { maxLength: 10 });

/** What was paid for a line, and so what goes back with it. */
const paidFor = ({ importe, parteDescuento }: BasketLine): Cents => minus(importe, parteDescuento);

describe('the refund', () => {
  it('of everything, line by line with the shares of the discount, is the total', () => {
    fc.assert(
      fc.property(anyLines, anyContext, (wanted, context) => {
        const { lines, total } = priceBasket(wanted, context);
        expect(sum(lines.map(paidFor))).toBe(total);
      }),
    );
  });

  it('of some lines and then of the others is the total, whichever come first, and never below nothing', () => {
    fc.assert(
      fc.property(anyLines, anyContext, fc.infiniteStream(fc.boolean()), (wanted, context, coin) => {
        const { lines, total } = priceBasket(wanted, context);
        const first = lines.filter(() => coin.next().value);
        const refunded = sum(first.map(paidFor));
        const rest = sum(lines.filter((line) => !first.includes(line)).map(paidFor));
        expect(plus(refunded, rest)).toBe(total);
        expect(Math.min(refunded, rest)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('of the deposit and of what was paid at the workshop is the total', () => {
    fc.assert(
      fc.property(anyLines, anyContext, (wanted, context) => {
        const { total, reserva } = priceBasket(wanted, context);
        const atTheWorkshop = minus(total, reserva);
        expect(atTheWorkshop).toBeGreaterThanOrEqual(0);
        expect(plus(reserva, atTheWorkshop)).toBe(total);
        expect(depositOf(total, context.reserva)).toBe(reserva);
      }),
    );
  });

  it('carries its tax: base and tax of what goes back and of what stays make what was paid', () => {
    fc.assert(
      fc.property(anyLines, anyContext, fc.nat(12), (wanted, context, cut) => {
        const { lines, total } = priceBasket(wanted, context);
        const paid = lines.map((line) => ({ importe: paidFor(line), impuesto: line.impuesto }));
        const shares = [...taxBreakdown(paid.slice(0, cut)), ...taxBreakdown(paid.slice(cut))];
        expect(sum(shares.map(({ base, cuota }) => plus(base, cuota)))).toBe(total);
      }),
    );
  });
});

describe('a coupon', () => {
  it('never takes a line below its eco-fee', () => {
    fc.assert(
      fc.property(anyLines, anyContext, (wanted, context) => {
        for (const line of priceBasket(wanted, context).lines)
          expect(paidFor(line)).toBeGreaterThanOrEqual(times(line.ecotasa, line.cantidad));
      }),
    );
  });
});

describe('a basket priced again', () => {
  it('is the same to the last field', () => {
    fc.assert(
      fc.property(anyLines, anyContext, (wanted, context) => {
        expect(priceBasket(structuredClone(wanted), structuredClone(context))).toEqual(priceBasket(wanted, context));
      }),
    );
  });

  it('has the same lines and totals in any order of them', () => {
    const shuffled = anyLines.chain((wanted) =>
      fc.tuple(fc.constant(wanted), fc.shuffledSubarray(wanted, { minLength: wanted.length })),
    );
    fc.assert(
      fc.property(shuffled, anyContext, ([wanted, other], context) => {
        const { lines: _, ...totals } = priceBasket(wanted, context);
        const { lines, ...same } = priceBasket(other, context);
        expect(same).toEqual(totals);
        expect(lines.slice(0, other.length).map(({ importe }) => importe)).toEqual(
          other.map((line) => priceBasket([line], { ...context, cupones: [] }).lines[0]?.importe),
        );
      }),
    );
  });

  it('survives being written down in euros: an order’s snapshot holds the same cents', () => {
    fc.assert(
      fc.property(anyLines, anyContext, (wanted, context) => {
        const { lines, impuestos, total, reserva, descuento, envio, aduana } = priceBasket(wanted, context);
        const amounts = [
          total,
          reserva,
          descuento,
          envio,
          aduana,
          ...lines.flatMap((line) => [line.precio, line.ecotasa, line.unidad, line.importe, line.parteDescuento]),
          ...impuestos.flatMap(({ base, cuota }) => [base, cuota]),
        ];
        const written: number[] = JSON.parse(JSON.stringify(amounts.map(toEuros)));
        expect(written.map(fromEuros)).toEqual(amounts);
      }),
    );
  });
});

describe('across a border', () => {
  it('each unit of goods is sent and work is not; customs are a part of what the goods cost', () => {
    fc.assert(
      fc.property(anyLines, anyBorder, (wanted, pais) => {
        const { impuesto_bp: impuesto, envio_unidad, aduana_bp } = pais;
        const reserva = { depositBp: 0, depositMin: cents(0) };
        const { lines, envio, aduana } = priceBasket(wanted, { pais, reserva, cupones: [] });
        const isGoods = (_: unknown, place: number) => wanted[place]?.clase === 'producto' && !wanted[place].trabajo;
        const goods = lines.slice(0, wanted.length).filter(isGoods);
        const units = goods.reduce((all, { cantidad }) => all + cantidad, 0);
        const one = unitPrice({ precio: envio_unidad, descuento: 0, promo: 0, ecotasa: cents(0), impuesto });
        expect(envio).toBe(times(one, units));
        expect(aduana).toBe(partOf(sum(goods.map(({ importe }) => importe)), aduana_bp));
        expect(lines.every((line) => line.impuesto === impuesto)).toBe(true);
      }),
    );
  });

  it('inside Spain there is neither', () => {
    fc.assert(
      fc.property(anyLines, anyContext, (wanted, context) => {
        const { lines, envio, aduana } = priceBasket(wanted, { ...context, pais: spain });
        expect([envio, aduana, lines.length]).toEqual([0, 0, wanted.length]);
      }),
    );
  });
});

describe('the eco-fee', () => {
  it('is in the price of each unit whole, whatever is taken off it', () => {
    fc.assert(
      fc.property(anyLines, anyContext, (wanted, context) => {
        const { lines, ecotasa } = priceBasket(wanted, context);
        for (const line of lines) expect(line.unidad).toBeGreaterThanOrEqual(line.ecotasa);
        expect(ecotasa).toBe(sum(lines.map((line) => times(line.ecotasa, line.cantidad))));
      }),
    );
  });
});
