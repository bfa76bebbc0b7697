import { describe, expect, it } from 'vitest';
import { orderStatuses } from './order-state.ts';
import { cents } from '../money/cents.ts';
import { judgeWithdrawal, waysBack, type BoughtLine, type BoughtOrder } from './withdrawal.ts';

const rules = { days: 14, custom: new Set(['MEDIDA']) };
const oil = { id_navision: 'OIL5W30', tipo: 'aceite' } as const;
const tyre: BoughtLine = { id_navision: 'N1', tipo: 'neumatico' };
const chains: BoughtLine = { id_navision: 'C1', tipo: 'acc-seguridad' };
const box: BoughtLine = { id_navision: 'C2', tipo: 'acc-transporte' };
const check: BoughtLine = { id_navision: 'R1', tipo: 'preitv' };
const custom: BoughtLine = { id_navision: 'MEDIDA', tipo: 'acc-transporte' };
const judge = (order: Partial<BoughtOrder<BoughtLine>>, today = '2027-02-20') =>
  judgeWithdrawal({ status: 'completado', entregado: '2027-02-11', lineas: [tyre, chains], ...order }, today, rules);

describe('to withdraw from an order', () => {
  it('is possible as a whole as long as the car is not in the workshop', () => {
    expect(orderStatuses.filter((status) => judge({ status, entregado: null }).puede === 'todo')).toEqual([
      'pendiente-pago',
      'confirmado',
      'por-decidir',
    ]);
    expect(judge({ status: 'confirmado', entregado: null })).toMatchObject({ motivo: null, hasta: null });
    expect(judge({ status: 'confirmado', entregado: null }).lineas).toEqual([
      { linea: tyre, motivo: null },
      { linea: chains, motivo: null },
    ]);
  });

  it('is possible for what was handed over, and says why of the rest', () => {
    const judged = judge({ lineas: [tyre, chains, box, check, custom] });
    expect(judged).toMatchObject({ puede: 'lineas', motivo: null, hasta: '2027-02-25' });
    expect(judged.lineas.map(({ motivo }) => motivo)).toEqual(['montado', null, null, 'hecho', 'a-medida']);
  });

  it('is possible to the end of the fourteenth day after the delivery', () => {
    expect(judge({}, '2027-02-25').puede).toBe('lineas');
    expect(judge({}, '2027-02-26')).toMatchObject({ puede: 'nada', motivo: 'plazo', hasta: '2027-02-25' });
    expect(judge({}, '2027-02-26').lineas.map(({ motivo }) => motivo)).toEqual(['plazo', 'plazo']);
  });

  it.each([
    [{ lineas: [tyre] }, 'montado', '2027-02-25'],
    [{ lineas: [oil] }, 'mezclado', '2027-02-25'],
    [{ lineas: [check] }, 'hecho', '2027-02-25'],
    [{ lineas: [] }, 'sin-efecto', '2027-02-25'],
    [{ status: 'en-taller', entregado: null }, 'en-curso', null],
    [{ status: 'cancelado', entregado: null }, 'sin-efecto', null],
    [{ status: 'caducado', entregado: null }, 'sin-efecto', null],
    [{ entregado: null }, 'sin-efecto', null],
    [{ status: 'confirmado', entregado: null, lineas: [tyre, custom] }, 'a-medida', null],
  ] as const)('is not possible, and why: %o', (order, motivo, hasta) => {
    expect(judge(order)).toMatchObject({ puede: 'nada', motivo, hasta });
  });
});

it.each([
  [41_53, 0, 0, 41_53],
  [41_53, 20_00, 20_00, 21_53],
  [41_53, 300_00, 41_53, 0],
])(
  '%i cents of which %i were paid online come back so, and the rest at the workshop',
  (importe, paid, enLinea, enTaller) => {
    expect(waysBack(cents(importe), cents(paid))).toEqual({ enLinea, enTaller });
  },
);
