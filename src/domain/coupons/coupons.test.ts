import { describe, expect, it } from 'vitest';
import { cents, type Cents } from '../money/cents.ts';
import { couponCode, type Coupon } from './coupon.ts';
import { couponDiscounts, type DiscountableLine } from './coupon-discounts.ts';
import { anyCouponRuns, judgeCoupons, type CouponBook } from './judge-coupons.ts';

const now = new Date('2027-03-01T10:00:00Z');
type Terms = Partial<Pick<Coupon, 'tipo_producto' | 'minimo' | 'acumulable' | 'desde' | 'hasta'>>;
const termsOf = (codigo: string, terms: Terms) => ({
  codigo,
  tipo_producto: [],
  minimo: cents(0),
  acumulable: false,
  desde: new Date('2027-01-01T00:00:00Z'),
  hasta: null,
  ...terms,
});
const coupon = (codigo: string, { valor = cents(10_00), ...terms }: Terms & { valor?: Cents } = {}): Coupon => ({
  tipo: 'global-absoluto',
  valor,
  ...termsOf(codigo, terms),
});
const tenth = (codigo: string, terms: Terms = {}): Coupon => ({
  tipo: 'global-porcentaje',
  valor: 1000,
  ...termsOf(codigo, terms),
});

const line = (importe: Cents, tipo_producto: DiscountableLine['tipo_producto']): DiscountableLine => ({
  importe,
  tipo_producto,
  cantidad: 4,
  ecotasa: cents(0),
});
const tyres = line(cents(400_00), 'neumatico');
const fitting = line(cents(60_00), null);
const battery = line(cents(90_00), 'bateria');

const bookOf = (coupons: readonly Coupon[], used: readonly string[] = []): CouponBook => ({
  known: new Map(coupons.map((each) => [each.codigo, each])),
  used: new Set(used),
  now,
});
const judged = (codes: readonly string[], book: CouponBook, lines = [tyres, fitting]) => {
  const { aplicados, rechazo } = judgeCoupons(codes, lines, book);
  return { aplicados: aplicados.map(({ codigo }) => codigo), rechazo: rechazo?.refusal ?? null };
};

describe('a code', () => {
  it('is the same in small letters and with spaces', () => {
    expect(couponCode(' pneus 20 ')).toBe('PNEUS20');
    expect(judged([' pneus 20 ', 'PNEUS20'], bookOf([coupon('PNEUS20')]))).toEqual({
      aplicados: ['PNEUS20'],
      rechazo: 'cupon-repetido',
    });
  });
});

describe('coupons: empty code, unknown code, not applicable to the basket and already used are all refused', () => {
  const book = bookOf([coupon('A'), coupon('GASTADO'), coupon('BATERIA', { tipo_producto: ['bateria'] })], ['GASTADO']);

  const reason = (code: string, lines?: DiscountableLine[], coupons = book) =>
    judgeCoupons([code], lines ?? [tyres, fitting], coupons).rechazo;

  it('an empty code', () => expect(judged(['  '], book).rechazo).toBe('cupon-vacio'));

  it('an unknown code', () => expect(judged(['NADA'], book).rechazo).toBe('cupon-desconocido'));

  it('one that is not yet, or no longer, taken', () => {
    const early = coupon('PRONTO', { desde: new Date(now.getTime() + 1) });
    const late = coupon('TARDE', { hasta: now });
    expect(judged(['PRONTO'], bookOf([early])).rechazo).toBe('cupon-desconocido');
    expect(judged(['TARDE'], bookOf([late])).rechazo).toBe('cupon-desconocido');
    const justNow = coupon('JUSTO', { desde: now, hasta: new Date(now.getTime() + 1) });
    expect(judged(['JUSTO'], bookOf([justNow])).aplicados).toEqual(['JUSTO']);
  });

  it('and each refusal names the code; all unknown ones are listed', () => {
    expect(reason('nada')).toEqual({ refusal: 'cupon-desconocido', values: { cupon: 'NADA' } });
    expect(reason('gastado')).toEqual({ refusal: 'cupon-usado', values: { cupon: 'GASTADO' } });
    expect(reason('bateria')).toEqual({ refusal: 'cupon-no-aplicable', values: { cupon: 'BATERIA' } });
    const dear = bookOf([coupon('MIL', { minimo: cents(1000_50) })]);
    expect(reason('mil', [tyres], dear)).toEqual({
      refusal: 'cupon-minimo',
      values: { cupon: 'MIL', minimo: 1000.5 },
    });
    const { rechazo, desconocidos } = judgeCoupons(['nada', 'gastado', 'a', 'otra', 'a'], [tyres], book);
    expect(rechazo).toEqual({ refusal: 'cupon-repetido', values: { cupon: 'A' } });
    expect(desconocidos).toEqual(['NADA', 'OTRA']);
  });

  it('one for other products than those in the basket', () => {
    expect(judged(['BATERIA'], book).rechazo).toBe('cupon-no-aplicable');
    expect(judged(['BATERIA'], book, [battery]).aplicados).toEqual(['BATERIA']);
  });

  it('one that asks for a larger basket', () => {
    const dear = bookOf([coupon('MIL', { minimo: cents(460_01) }), coupon('JUSTO', { minimo: cents(460_00) })]);
    expect(judged(['MIL'], dear).rechazo).toBe('cupon-minimo');
    expect(judged(['JUSTO'], dear).aplicados).toEqual(['JUSTO']);
  });

  it('one that is used up', () => expect(judged(['GASTADO'], book).rechazo).toBe('cupon-usado'));

  it('what was refused leaves the others as they were', () => {
    expect(judged(['A', 'NADA'], book)).toEqual({ aplicados: ['A'], rechazo: 'cupon-desconocido' });
  });
});

describe('a box for codes', () => {
  it('is shown while any coupon runs', () => {
    const over = coupon('TARDE', { hasta: now });
    expect(anyCouponRuns(bookOf([over, coupon('A')]))).toBe(true);
    expect(anyCouponRuns(bookOf([over]))).toBe(false);
    expect(anyCouponRuns(bookOf([]))).toBe(false);
  });
});

describe('several coupons in one basket', () => {
  it('stand together where all of them allow it', () => {
    const book = bookOf([coupon('A', { acumulable: true }), coupon('B', { acumulable: true }), coupon('SOLO')]);
    expect(judged(['A', 'B'], book).aplicados).toEqual(['A', 'B']);
    expect(judged(['A', 'SOLO'], book)).toEqual({ aplicados: ['A'], rechazo: 'cupon-no-combinable' });
    expect(judged(['SOLO', 'A'], book)).toEqual({ aplicados: ['SOLO'], rechazo: 'cupon-no-combinable' });
  });

  it('name those that are in the way, and no other', () => {
    const book = bookOf([
      coupon('A', { acumulable: true }),
      coupon('B', { acumulable: true }),
      coupon('SOLO'),
      coupon('BATERIA', { tipo_producto: ['bateria'] }),
    ]);
    const otros = (codes: string[]) => judgeCoupons(codes, [tyres], book).rechazo?.values?.['otros'];
    expect(otros(['A', 'B', 'SOLO'])).toBe('A B');
    expect(otros(['SOLO', 'A'])).toBe('SOLO');
    expect(judged(['A', 'BATERIA'], book, [tyres]).rechazo).toBe('cupon-no-aplicable');
  });

  it('each take their part of the price before any of them', () => {
    const { cupones } = couponDiscounts([tyres, fitting], [tenth('A'), tenth('B')]);
    expect(cupones).toEqual([
      { codigo: 'A', importe: 46_00 },
      { codigo: 'B', importe: 46_00 },
    ]);
  });

  it('never take more than there is', () => {
    const { cupones, partes } = couponDiscounts(
      [fitting],
      [coupon('A', { valor: cents(50_00) }), coupon('B', { valor: cents(50_00) })],
    );
    expect(cupones.map(({ importe }) => importe)).toEqual([50_00, 10_00]);
    expect(partes).toEqual([60_00]);
  });

  it('begin with the one for fewer products, so that the other finds room beside it', () => {
    const broad = coupon('A', { valor: cents(100_00) });
    const narrow = coupon('Z', { valor: cents(50_00), tipo_producto: ['bateria', 'neumatico'] });
    const wheel = line(cents(60_00), 'neumatico');
    for (const typed of [
      [broad, narrow],
      [narrow, broad],
    ])
      expect(couponDiscounts([wheel, fitting], typed).cupones).toEqual([
        { codigo: 'Z', importe: 50_00 },
        { codigo: 'A', importe: 70_00 },
      ]);
  });
});

describe('the eco-fee', () => {
  const feed = { ...line(cents(407_94), 'neumatico'), ecotasa: cents(1_98) };

  it('is left alone by a percentage', () => {
    const { cupones, partes } = couponDiscounts([feed, fitting], [tenth('A')]);
    expect(cupones).toEqual([{ codigo: 'A', importe: 46_00 }]);
    expect(partes).toEqual([40_00, 6_00]);
  });

  it('is left alone by an amount as large as everything', () => {
    expect(couponDiscounts([feed], [coupon('A', { valor: cents(900_00) })]).partes).toEqual([400_02]);
  });
});

describe('a coupon for one kind of product', () => {
  it('makes nothing else cheaper', () => {
    const { cupones, partes } = couponDiscounts(
      [tyres, fitting, battery],
      [tenth('A', { tipo_producto: ['neumatico'] })],
    );
    expect(cupones).toEqual([{ codigo: 'A', importe: 40_00 }]);
    expect(partes).toEqual([40_00, 0, 0]);
  });
});
