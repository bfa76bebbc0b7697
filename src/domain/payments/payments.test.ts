import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { orderStatuses } from '../orders/order-state.ts';
import { depositOf, dueNow } from './deposit.ts';
import { paymentMayBecome, paymentStatuses } from './payment-state.ts';
import { shareRefund } from './refund.ts';
import { effectOf, effectOfLate } from './settlement.ts';

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
    for (const from of ['pagado', 'devolver'] as const) {
      for (const to of paymentStatuses.filter((status) => paymentMayBecome(from, status)))
        expect(['devolver', 'devuelto']).toContain(to);
    }
  });
});

describe('what the gateway’s word brings about', () => {
  const payment = { status: 'iniciado', importe: 4124 } as const;
  const paid = { paid: true, importe: 4124 };

  test('a paid attempt confirms the order that waits for it', () => {
    expect(effectOf(payment, { status: 'pendiente-pago', total: 41_236 }, paid)).toBe('confirmar');
  });

  test('a paid attempt after the order lapsed tries to bring the order back', () => {
    expect(effectOf(payment, { status: 'caducado', total: 41_236 }, paid)).toBe('recuperar');
  });

  test('a late payment whose time alone is gone is the customer’s to decide; without goods it goes back', () => {
    expect(effectOfLate(null)).toBe('recuperar');
    expect([effectOfLate('reserva-caducada'), effectOfLate('matricula-ya-citada')]).toEqual(['ofrecer', 'ofrecer']);
    expect([effectOfLate('sin-existencias'), effectOfLate('cupo-agotado')]).toEqual(['devolver', 'devolver']);
  });

  test('money for an order that needs none goes back', () => {
    for (const status of ['confirmado', 'en-taller', 'completado', 'cancelado', 'por-decidir'] as const) {
      expect(effectOf(payment, { status, total: 41_236 }, paid)).toBe('devolver');
    }
  });

  test('more than the order costs, asked for before it came back smaller, goes back', () => {
    expect(effectOf(payment, { status: 'pendiente-pago', total: 4123 }, paid)).toBe('devolver');
    expect(effectOf(payment, { status: 'pendiente-pago', total: 4124 }, paid)).toBe('confirmar');
  });

  test('another amount is not believed', () => {
    expect(effectOf(payment, { status: 'pendiente-pago', total: 41_236 }, { paid: true, importe: 1 })).toBe(
      'importe-distinto',
    );
  });

  test('a message that carries no amount is taken for the amount asked', () => {
    expect(effectOf(payment, { status: 'pendiente-pago', total: 41_236 }, { paid: true, importe: null })).toBe(
      'confirmar',
    );
  });

  test('a denial ends an open attempt and nothing else', () => {
    const denial = { paid: false, importe: null };
    expect(effectOf(payment, { status: 'pendiente-pago', total: 41_236 }, denial)).toBe('denegar');
    for (const status of ['pagado', 'devolver', 'devuelto', 'denegado'] as const) {
      expect(effectOf({ status, importe: 4124 }, { status: 'confirmado', total: 41_236 }, denial)).toBe('sin-cambio');
    }
  });

  test('saying it twice changes nothing', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...orderStatuses),
        fc.constantFrom('pagado', 'devolver', 'devuelto'),
        (order, status) => {
          expect(effectOf({ status, importe: 4124 }, { status: order, total: 41_236 }, paid)).toBe('sin-cambio');
        },
      ),
    );
  });
});

describe('what goes back', () => {
  const payments = fc.array(
    fc.record({ reference: fc.uuid(), queda: fc.integer({ min: 0, max: 100_000 }).map(cents) }),
    { maxLength: 4 },
  );

  test('of several payments, the latest gives first', () => {
    const paid = [
      { reference: 'first', queda: cents(4000) },
      { reference: 'second', queda: cents(1000) },
    ];
    expect(shareRefund(paid, cents(1500))).toEqual([
      { reference: 'second', importe: 1000 },
      { reference: 'first', importe: 500 },
    ]);
    expect(shareRefund(paid, cents(5001))).toBeNull();
    expect(shareRefund(paid, cents(0))).toEqual([]);
  });

  test('is exactly what was asked, never more than was paid, and from no payment more than it has', () => {
    fc.assert(
      fc.property(payments, fc.integer({ min: 0, max: 500_000 }).map(cents), (paid, importe) => {
        const shares = shareRefund(paid, importe);
        const all = paid.reduce((sum, { queda }) => sum + queda, 0);
        expect(shares === null).toBe(importe > all);
        if (shares === null) return;
        expect(shares.reduce((sum, share) => sum + share.importe, 0)).toBe(importe);
        for (const share of shares) expect(share.importe).toBeGreaterThan(0);
        expect(shares.length).toBeLessThanOrEqual(paid.length);
      }),
    );
  });
});
