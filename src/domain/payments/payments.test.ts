import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { orderStatuses } from '../orders/order-state.ts';
import { depositOf, dueNow } from './deposit.ts';
import { moneyIsHere, paymentMayBecome, paymentStatuses } from './payment-state.ts';
import { effectOf } from './settlement.ts';

const rule = { depositBp: 1000, depositMin: 1000 };
const totals = fc.integer({ min: 0, max: 10_000_000 }).map(cents);

describe('the deposit', () => {
  test.each([
    [41_236, 4124],
    [41_234, 4123],
    [41_235, 4124],
    [9_999, 1000],
    [10_005, 1001],
    [640, 640],
    [0, 0],
  ])('of %i cents is %i cents', (total, deposit) => {
    expect(depositOf(cents(total), rule)).toBe(deposit);
  });

  test('never asks for more than the total, nor for less than the minimum where the total allows', () => {
    fc.assert(
      fc.property(totals, (total) => {
        const deposit = depositOf(total, rule);
        expect(deposit).toBeLessThanOrEqual(total);
        expect(deposit).toBeGreaterThanOrEqual(Math.min(total, rule.depositMin));
      }),
    );
  });

  test('is due now where it was chosen; the total or nothing elsewhere', () => {
    const total = cents(41_236);
    expect((['reserva', 'total', 'taller'] as const).map((terms) => dueNow(terms, total, rule))).toEqual([
      4124, 41_236, 0,
    ]);
  });
});

describe('the states of a payment', () => {
  test('an attempt that was denied or given up may still turn out paid', () => {
    expect(paymentStatuses.filter((from) => paymentMayBecome(from, 'pagado'))).toEqual([
      'iniciado',
      'denegado',
      'abandonado',
    ]);
  });

  test('money that is here leaves only by being given back', () => {
    for (const from of paymentStatuses.filter(moneyIsHere)) {
      for (const to of paymentStatuses.filter((status) => paymentMayBecome(from, status)))
        expect(['devolver', 'devuelto']).toContain(to);
    }
  });
});

describe('what the gateway’s word brings about', () => {
  const payment = { status: 'iniciado', importe: 4124 } as const;
  const paid = { paid: true, importe: 4124 };

  test('a paid attempt confirms the order that waits for it', () => {
    expect(effectOf(payment, { status: 'pendiente-pago' }, paid)).toBe('confirmar');
  });

  test('a paid attempt after the order lapsed tries to bring the order back', () => {
    expect(effectOf(payment, { status: 'caducado' }, paid)).toBe('recuperar');
  });

  test('money for an order that needs none goes back', () => {
    for (const status of ['confirmado', 'en-taller', 'completado', 'cancelado'] as const) {
      expect(effectOf(payment, { status }, paid)).toBe('devolver');
    }
  });

  test('another amount is not believed', () => {
    expect(effectOf(payment, { status: 'pendiente-pago' }, { paid: true, importe: 1 })).toBe('importe-distinto');
  });

  test('a message that carries no amount is taken for the amount asked', () => {
    expect(effectOf(payment, { status: 'pendiente-pago' }, { paid: true, importe: null })).toBe('confirmar');
  });

  test('a denial ends an open attempt and nothing else', () => {
    const denial = { paid: false, importe: null };
    expect(effectOf(payment, { status: 'pendiente-pago' }, denial)).toBe('denegar');
    for (const status of ['pagado', 'devolver', 'devuelto', 'denegado'] as const) {
      expect(effectOf({ status, importe: 4124 }, { status: 'confirmado' }, denial)).toBe('sin-cambio');
    }
  });

  test('saying it twice changes nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStatuses),
        fc.constantFrom('pagado', 'devolver', 'devuelto'),
        (order, status) => {
          expect(effectOf({ status, importe: 4124 }, { status: order }, paid)).toBe('sin-cambio');
        },
      ),
    );
  });
});
