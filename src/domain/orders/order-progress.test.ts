import { describe, expect, it } from 'vitest';
import { orderProgress, type OrderFacts } from './order-progress.ts';
import { orderStatuses } from './order-state.ts';

const facts: OrderFacts = {
  status: 'confirmado',
  goods: true,
  confirmedAt: '2027-02-09T08:00:00.000Z',
  goodsAt: null,
  car: 'confirmed',
  carAt: {},
};
const shown = (more: Partial<OrderFacts>) =>
  orderProgress({ ...facts, ...more }).map(({ paso, estado }) => `${paso} ${estado}`);

describe('how far an order has come', () => {
  it('begins on its way: what was bought is asked for at once', () => {
    expect(shown({})).toEqual([
      'pagado hecho',
      'en-camino ahora',
      'en-taller pendiente',
      'recibido pendiente',
      'elevador pendiente',
      'listo pendiente',
    ]);
  });

  it.each([
    [{ goodsAt: '2027-02-10T08:00:00.000Z' }, 'en-taller'],
    [{ car: 'arrived', status: 'en-taller' }, 'recibido'],
    [{ car: 'working', status: 'en-taller' }, 'elevador'],
  ] as const)('is at one step at a time: %o', (more, paso) => {
    expect(orderProgress({ ...facts, ...more }).filter(({ estado }) => estado === 'ahora')).toMatchObject([{ paso }]);
  });

  it('is done as a whole when the car is, with the moments that were noted and none for the others', () => {
    const done = { ...facts, status: 'completado', car: 'done', carAt: { done: '2027-02-11T10:00:00.000Z' } } as const;
    expect(orderProgress(done)).toEqual([
      { paso: 'pagado', estado: 'hecho', en: facts.confirmedAt },
      { paso: 'en-camino', estado: 'hecho', en: facts.confirmedAt },
      { paso: 'en-taller', estado: 'hecho', en: null },
      { paso: 'recibido', estado: 'hecho', en: null },
      { paso: 'elevador', estado: 'hecho', en: null },
      { paso: 'listo', estado: 'hecho', en: '2027-02-11T10:00:00.000Z' },
    ]);
    expect(orderProgress({ ...done, carAt: { arrived: 'a', working: 'w', done: 'd' } }).map(({ en }) => en)).toEqual([
      facts.confirmedAt,
      facts.confirmedAt,
      null,
      'a',
      'w',
      'd',
    ]);
  });

  it('has no goods to wait for where none were bought', () => {
    expect(shown({ goods: false })).toEqual([
      'pagado ahora',
      'recibido pendiente',
      'elevador pendiente',
      'listo pendiente',
    ]);
  });

  it('forgets no moment of the goods when the car comes', () => {
    const goodsAt = '2027-02-10T08:00:00.000Z';
    expect(orderProgress({ ...facts, goodsAt, car: 'arrived' })[2]).toEqual({
      paso: 'en-taller',
      estado: 'hecho',
      en: goodsAt,
    });
  });

  it('has no steps while it is not paid, nor when it came to nothing', () => {
    expect(orderStatuses.filter((status) => shown({ status }).length === 0)).toEqual([
      'pendiente-pago',
      'cancelado',
      'caducado',
      'por-decidir',
    ]);
  });
});
