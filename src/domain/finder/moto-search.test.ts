import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchOrders } from './orders.ts';
import { applications, motoVehicles, wheels } from './vehicles.ts';
import { anyMotoTyre, readMotoSearch } from './read-moto-search.ts';
import { categories } from '../tyres/category.ts';
import { isModelSearch, isSizeSearch, wheelShown, writeMotoSearch, type MotoSearch } from './moto-search.ts';

/** A query as `URLSearchParams` reads it. */
const query = (pairs: readonly (readonly [string, string])[]) => ({
  get: (name: string) => pairs.find(([each]) => each === name)?.[1] ?? null,
  getAll: (name: string) => pairs.filter(([each]) => each === name).map(([, value]) => value),
});

const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
const searches: fc.Arbitrary<MotoSearch> = fc.record({
  vehiculo: fc.constantFrom(...motoVehicles),
  ancho: optional(fc.constantFrom(120, 3, 2.75, 8.5, 710)),
  alto: optional(fc.constantFrom(70, 100, 12.5)),
  llanta: optional(fc.constantFrom(17, 6.5, 42)),
  carga: optional(fc.constantFrom(58, 73)),
  velocidad: optional(fc.constantFrom('W', 'J')),
  marca: optional(fc.constantFrom('Honda', 'Harley-Davidson')),
  cilindrada: optional(fc.constantFrom('125', 'electrica')),
  modelo: optional(fc.constantFrom('MT-07', 'RS 125 / Tuono 125')),
  fabricacion: optional(fc.constantFrom('2014-', '2003-2020')),
  aplicacion: optional(fc.constantFrom(...applications)),
  rueda: optional(fc.constantFrom(...wheels)),
  marcas: fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 50 }),
  tipos: fc.subarray(['deportivo', 'trail', 'quad']),
  gamas: fc.subarray([...categories]),
  orden: fc.constantFrom(...searchOrders),
  pagina: fc.integer({ min: 1, max: 1000 }),
  cp: optional(fc.constantFrom('25001', 'AD500')),
});

describe('the address of a motorcycle search', () => {
  it('names what is searched, and nothing else', () => {
    expect(writeMotoSearch({ ...anyMotoTyre, ancho: 120, alto: 70, llanta: 17, tipos: ['deportivo'] })).toEqual([
      ['ancho', '120'],
      ['alto', '70'],
      ['llanta', '17'],
      ['tipos', 'deportivo'],
    ]);
    expect(writeMotoSearch(anyMotoTyre)).toEqual([]);
  });

  it('opens the same search again, whatever it is', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(readMotoSearch(query(writeMotoSearch(search)))).toEqual(search);
      }),
    );
  });

  it('turns dashes into nothing, and leaves out what cannot be understood', () => {
    const strange = query([
      ['vehiculo', 'avion'],
      ['ancho', '-3'],
      ['alto', 'x'],
      ['llanta', ''],
      ['marca', '-'],
      ['cilindrada', ' — '],
      ['aplicacion', 'lateral'],
      ['marcas', '1e9'],
      ['tipos', '-'],
      ['gamas', 'LUXURY'],
      ['orden', 'x'],
      ['pagina', '0'],
    ]);
    expect(readMotoSearch(strange)).toEqual(anyMotoTyre);
  });
});

describe('a search', () => {
  it('by size is valid only when width and rim are chosen', () => {
    expect(isSizeSearch({ ancho: 120, llanta: 17 })).toBe(true);
    expect(isSizeSearch({ ancho: 120, llanta: undefined })).toBe(false);
    expect(isSizeSearch({ ancho: undefined, llanta: 17 })).toBe(false);
  });

  it('by model needs brand, engine size, model and application', () => {
    const whole = { marca: 'Yamaha', cilindrada: '689', modelo: 'MT-07', aplicacion: 'trasera' } as const;
    expect(isModelSearch(whole)).toBe(true);
    for (const part of ['marca', 'cilindrada', 'modelo', 'aplicacion'] as const)
      expect(isModelSearch({ ...whole, [part]: undefined })).toBe(false);
  });

  it('for both wheels shows the front one first', () => {
    expect(wheelShown({ aplicacion: 'ambas', rueda: undefined })).toBe('delantera');
    expect(wheelShown({ aplicacion: 'ambas', rueda: 'trasera' })).toBe('trasera');
    expect(wheelShown({ aplicacion: 'trasera', rueda: 'delantera' })).toBe('trasera');
  });
});
