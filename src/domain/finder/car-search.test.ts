import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories } from '../tyres/category.ts';
import { reinforcements } from '../tyres/reinforcement.ts';
import { seasons } from '../tyres/season.ts';
import { filtersOf } from './car-filters.ts';
import { searchOrders, sortOf } from './orders.ts';
import { vehicleKinds } from './vehicles.ts';
import { anyTyre, readSearch } from './read-car-search.ts';
import { writeSearch, type TyreSearch } from './car-search.ts';

/** A query as `URLSearchParams` reads it. */
const query = (pairs: readonly (readonly [string, string])[]) => ({
  get: (name: string) => pairs.find(([each]) => each === name)?.[1] ?? null,
  getAll: (name: string) => pairs.filter(([each]) => each === name).map(([, value]) => value),
});

const reading = (text: string): TyreSearch =>
  readSearch(
    query(
      text
        .split('&')
        .filter(Boolean)
        .map((pair): [string, string] => [pair.split('=')[0] ?? '', decodeURIComponent(pair.split('=')[1] ?? '')]),
    ),
  );

const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });
const searches: fc.Arbitrary<TyreSearch> = fc.record({
  ancho: optional(fc.integer({ min: 24, max: 455 })),
  serie: optional(fc.oneof(fc.integer({ min: 20, max: 100 }), fc.constantFrom(9.5, 10.5, 12.5))),
  llanta: optional(fc.integer({ min: 8, max: 30 })),
  carga: optional(fc.integer({ min: 1, max: 279 })),
  velocidad: optional(fc.constantFrom('Q', 'T', 'H', 'V', 'W', 'Y')),
  tipo: optional(fc.constantFrom(...vehicleKinds)),
  temporada: fc.subarray([...seasons]),
  runflat: optional(fc.boolean()),
  refuerzo: fc.subarray([...reinforcements]),
  marcas: fc.uniqueArray(fc.integer({ min: 1, max: 2 ** 31 - 1 }), { maxLength: 50 }),
  categorias: fc.subarray([...categories]),
  orden: fc.constantFrom(...searchOrders),
  pagina: fc.integer({ min: 1, max: 1000 }),
  cp: optional(fc.constantFrom('25001', 'AD500')),
  taller: optional(fc.integer({ min: 1, max: 2 ** 31 - 1 })),
});

describe('the address of a search', () => {
  it('names what is searched, and nothing else', () => {
    const search: TyreSearch = {
      ...anyTyre,
      ancho: 205,
      serie: 55,
      llanta: 16,
      carga: 91,
      velocidad: 'V',
      temporada: ['verano'],
    };
    expect(new URLSearchParams(writeSearch(search)).toString()).toBe(
      'ancho=205&serie=55&llanta=16&carga=91&velocidad=V&temporada=verano',
    );
    expect(writeSearch(anyTyre)).toEqual([]);
  });

  it('opens the same search again, whatever it is', () => {
    fc.assert(
      fc.property(searches, (search) => {
        expect(readSearch(query(writeSearch(search)))).toEqual(search);
        expect(readSearch(new URLSearchParams(writeSearch(search)))).toEqual(search);
      }),
    );
  });

  it.each([
    ['ancho=0&serie=&llanta=-1&carga=280&velocidad=O&runflat=quizas&refuerzo=no&orden=x&pagina=0'],
    [
      'ancho=abc&serie=1e9&llanta=NaN&carga=9.5&velocidad=&tipo=avion&temporada=otono&marca=-3&marca=x&marca=99999999999&categoria=LUXURY&pagina=1e3',
    ],
    [''],
  ])('leaves out what cannot be understood: %j', (text) => {
    expect(reading(text)).toEqual({
      ...anyTyre,
      ancho: undefined,
      serie: undefined,
      llanta: undefined,
      carga: undefined,
      velocidad: undefined,
      tipo: undefined,
      runflat: undefined,
      cp: undefined,
    });
  });

  it('takes a comma for decimals, small letters for speed, and a brand once', () => {
    expect(reading('ancho=31&serie=10%2C5&velocidad=v&marca=3&marca=3')).toMatchObject({
      ancho: 31,
      serie: 10.5,
      velocidad: 'V',
      marcas: [3],
    });
  });
});

describe('the filters of a search', () => {
  it('bear the names of the API, without what is zero or empty', () => {
    expect(filtersOf({ ...anyTyre, ancho: 205, serie: 55, llanta: 16, carga: 0, velocidad: '' })).toEqual({
      ancho: 205,
      serie: 55,
      llanta: 16,
    });
    expect(
      filtersOf({
        ...anyTyre,
        carga: 91,
        velocidad: 'V',
        runflat: false,
        refuerzo: ['XL', 'HL'],
        temporada: ['invierno', 'allseason'],
        marcas: [3],
        categorias: ['PREMIUM'],
        tipo: '4x4',
      }),
    ).toEqual({
      ic: 91,
      cv: 'V',
      runflat: false,
      refuerzo: ['XL', 'HL'],
      invierno: true,
      allseason: true,
      idsmarca: [3],
      categorias: ['PREMIUM'],
      tipoVehiculo: '4x4',
    });
  });
});

describe('the five orders', () => {
  it('are recommended, and brand and price both ways', () => {
    expect(searchOrders.map((orden) => Object.values(sortOf(orden)).join(' '))).toEqual([
      'recomendado asc',
      'marca asc',
      'marca desc',
      'precio desc',
      'precio asc',
    ]);
  });
});
