import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { cheaperTogether, together } from './together.ts';

const service = (minutos: number, precio: number | null, descuentoJunto = 0) => ({
  minutos,
  precio: precio === null ? null : cents(precio),
  descuentoJunto,
});

describe('several services at once', () => {
  test('take their summed time and save what is taken off together', () => {
    expect(together([service(90, 9900), service(45, 3900, 1000), service(45, 4900, 1000)])).toEqual({
      minutos: 180,
      precio: 17_820,
      ahorro: 880,
      sinPrecio: 0,
    });
  });

  test('cost less where one of them does, and only beside another one', () => {
    const [oil, brakes, gas] = [{ descuento_junto: 0 }, { descuento_junto: 1000 }, { descuento_junto: 1 }] as const;
    expect(cheaperTogether([oil, brakes, gas])).toEqual([brakes, gas]);
    expect(cheaperTogether([brakes])).toEqual([]);
    expect(cheaperTogether([brakes, oil])).toEqual([brakes]);
    expect(cheaperTogether([])).toEqual([]);
  });

  test('save nothing when there is only one', () => {
    expect(together([service(45, 3900, 1000)])).toEqual({ minutos: 45, precio: 3900, ahorro: 0, sinPrecio: 0 });
  });

  test('say how many have no price', () => {
    expect(together([service(45, null, 1000), service(45, 3905, 1000)])).toMatchObject({
      precio: 3514,
      ahorro: 391,
      sinPrecio: 1,
    });
    expect(together([])).toEqual({ minutos: 0, precio: 0, ahorro: 0, sinPrecio: 0 });
  });

  test('never cost more than one by one, nor less than nothing', () => {
    const any = fc.tuple(fc.nat(300), fc.option(fc.nat(100_000)), fc.nat(10_000)).map((given) => service(...given));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), (services) => {
        const { precio, ahorro } = together(services);
        const sum = services.reduce((all, each) => all + (each.precio ?? 0), 0);
        expect(precio + ahorro).toBe(sum);
        expect(precio).toBeGreaterThanOrEqual(0);
        expect(ahorro).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
