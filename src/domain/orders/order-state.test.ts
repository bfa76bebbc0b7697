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

  test('a lapsed order waits for its payment again, or was paid late', () => {
    expect(orderStatuses.filter((to) => mayBecome('caducado', to))).toEqual([
      'pendiente-pago',
      'confirmado',
      'por-decidir',
    ]);
  });

  test('an order whose time was gone when it was paid gets another one, lapses, or is cancelled', () => {
    expect(orderStatuses.filter((to) => mayBecome('por-decidir', to))).toEqual(['confirmado', 'cancelado', 'caducado']);
  });

  test('a basket may be changed only while its order may wait for its payment again', () => {
    expect(orderStatuses.filter((from) => mayBecome(from, 'pendiente-pago'))).toEqual(['caducado']);
  });

  test('what is finished or cancelled stays so', () => {
    for (const from of ['completado', 'cancelado'] as const)
      expect(orderStatuses.filter((to) => mayBecome(from, to))).toEqual([]);
  });

  test('no order becomes what it is', () => {
    for (const status of orderStatuses) expect(mayBecome(status, status)).toBe(false);
  });
});
