import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchOrders } from '#domain/finder/orders.ts';
import { vehicleKinds } from '#domain/finder/vehicles.ts';
import type { TyreSearch } from '#domain/finder/car-search.ts';
import { anyTyre } from '#domain/finder/read-car-search.ts';
import { categories } from '#domain/tyres/category.ts';
import { reinforcements } from '#domain/tyres/reinforcement.ts';
import { seasons } from '#domain/tyres/season.ts';
import { carFinder } from './results/car-finder.ts';
import { recallCarSearch } from './recall-car-search.ts';
import { keepSearch } from '../finder/results/remember-search.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const resumed = (search: TyreSearch): TyreSearch | undefined => {
  keepSearch(carFinder, search);
  vi.advanceTimersByTime(10);
  return recallCarSearch();
};

const golf = { ...anyTyre, ancho: 205, serie: 55, llanta: 16 };
const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined });

test('a search without a season comes back without one', () => {
  expect(resumed(golf)).toMatchObject({ ...golf, temporada: [] });
});

test('a search comes back as it was, whatever it asked for', () => {
  const searches: fc.Arbitrary<TyreSearch> = fc.record({
    ancho: fc.constant(205),
    serie: fc.constant(55),
    llanta: fc.constant(16),
    carga: optional(fc.constant(91)),
    velocidad: optional(fc.constantFrom('H', 'V')),
    tipo: optional(fc.constantFrom(...vehicleKinds)),
    temporada: fc.subarray([...seasons]),
    runflat: optional(fc.boolean()),
    refuerzo: fc.subarray([...reinforcements]),
    marcas: fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: 5 }),
    categorias: fc.subarray([...categories]),
    orden: fc.constantFrom(...searchOrders),
    pagina: fc.integer({ min: 1, max: 1000 }),
    cp: optional(fc.constantFrom('25001', 'AD500')),
  });
  fc.assert(
    fc.property(searches, (search) => {
      expect(resumed(search)).toEqual(search);
    }),
  );
});

test('nothing comes back where no size was chosen', () => {
  expect(resumed({ ...anyTyre, ancho: 205 })).toBeUndefined();
});

test('a search is written 10 ms late, as everything stored is', () => {
  keepSearch(carFinder, golf);
  vi.advanceTimersByTime(9);
  expect(kept.size).toBe(0);
  vi.advanceTimersByTime(1);
  expect(JSON.parse(kept.get('selector') ?? '')).toMatchObject({ version: 2, state: { ancho: { value: 205 } } });
});

test('a copy whose selectors have other keys is dropped', () => {
  keepSearch(carFinder, golf);
  vi.advanceTimersByTime(10);
  const copy = JSON.parse(kept.get('selector') ?? '') as { state: { ancho: Record<string, unknown> } };
  delete copy.state.ancho['loading'];
  kept.set('selector', JSON.stringify(copy));
  expect(recallCarSearch()).toBeUndefined();
});
