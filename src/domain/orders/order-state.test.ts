import { describe, expect, test } from 'vitest';
import { mayBecome, orderStatuses } from './order-state.ts';

describe('the states of an order', () => {
  test('an unpaid order is confirmed, cancelled or lapses', () => {
    expect(orderStatuses.filter((to) => mayBecome('pendiente-pago', to))).toEqual([
      'confirmado',
      'cancelado',
      'caducado',
    ]);
  });

  test('a lapsed order is confirmed only after it waits for its payment again', () => {
    expect(orderStatuses.filter((to) => mayBecome('caducado', to))).toEqual(['pendiente-pago']);
  });

  test('what is finished or cancelled stays so', () => {
    for (const from of ['completado', 'cancelado'] as const)
      expect(orderStatuses.filter((to) => mayBecome(from, to))).toEqual([]);
  });

  test('no order becomes what it is', () => {
    for (const status of orderStatuses) expect(mayBecome(status, status)).toBe(false);
  });
});
