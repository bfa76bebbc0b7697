import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carKinds, madeUpBrands, madeUpModels, madeUpTyre } from '#tests/support/made-up-tyres.ts';
import { modelNumbers, startColumns } from './build-columns.ts';
import { changeColumns } from './change-columns.ts';
import { offersIn, tyresIn, type SharedColumns } from './shared-columns.ts';
import type { TyreRow } from './tyre-row.ts';

const models = modelNumbers(carKinds, madeUpBrands, madeUpModels);

const build = (tyres: Iterable<TyreRow>): SharedColumns => {
  const builder = startColumns(carKinds);
  builder.add(tyres);
  return builder.finish(models);
};

/** What columns say in words: lists may name the same things at other places. */
const told = ({ sizes, speeds, tipos, posiciones, medidas }: SharedColumns) =>
  sizes.map((size) => {
    const [tyres, offers] = [tyresIn(size), offersIn(size)];
    const { ancho, serie, llanta, medida, count } = size;
    const rows = Array.from({ length: count }, (_, row) => ({
      ...Object.fromEntries(Object.entries({ ...tyres, ...offers }).map(([name, column]) => [name, column[row]])),
      cv: speeds[tyres.cv[row] ?? -1],
      tipo: tipos[tyres.tipo[row] ?? -1],
      posicion: posiciones[tyres.posicion[row] ?? -1],
      medida: medidas[tyres.medida[row] ?? -1],
    }));
    return { ancho, serie, llanta, medida, rows };
  });

/** Few sizes, so that several tyres share one, and few numbers, so that changes meet what is there. */
const tyre: fc.Arbitrary<TyreRow> = fc.record({
  id: fc.integer({ min: 1, max: 30 }),
  modelId: fc.integer({ min: 1, max: 8 }),
  ancho: fc.constantFrom(195, 205),
  serie: fc.constantFrom(55, 65),
  llanta: fc.constantFrom(15, 16),
  ic: fc.integer({ min: 88, max: 91 }),
  cv: fc.constantFrom('H', 'V', 'W'),
  runflat: fc.boolean(),
  refuerzo: fc.integer({ min: 0, max: 2 }),
  orden: fc.integer({ min: 1, max: 5 }),
  ruido: fc.integer({ min: 68, max: 70 }),
  mojado: fc.integer({ min: 0, max: 5 }),
  consumo: fc.integer({ min: 0, max: 5 }),
  ecotasa: fc.constantFrom(100, 150),
  precio: fc.constantFrom(0, 5000, 6000),
  descuento: fc.constantFrom(0, 500),
  completo: fc.boolean(),
  tipo: fc.constantFrom('', 'calle'),
  posicion: fc.constantFrom('', 'ambas'),
  medida: fc.constantFrom('', '205/55 R16 91V', '195/65 ZR15'),
});
/** A tyre that is new or another one from now on, an offer that alone is another one, or a product that is gone. */
const step = fc.oneof(
  tyre.map((now) => (before: TyreRow | undefined) => [now.id, now, before] as const),
  fc
    .record({ id: fc.integer({ min: 1, max: 30 }), precio: fc.constantFrom(0, 7000), completo: fc.boolean() })
    .map((offer) => (before: TyreRow | undefined) => [offer.id, before && { ...before, ...offer }, before] as const),
  fc.integer({ min: 1, max: 30 }).map((id) => (before: TyreRow | undefined) => [id, undefined, before] as const),
);

describe('columns that were changed', () => {
  test('are what building them anew makes, however often they changed, and what was read before stays what it was', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(tyre, { selector: ({ id }) => id, maxLength: 30 }),
        fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { maxLength: 6 }),
        (first, batches) => {
          const now = new Map(first.map((each) => [each.id, each]));
          let columns = build(now.values());
          for (const batch of batches) {
            const changed = new Set<number>();
            for (const apply of batch) {
              // Which product a step is about does not depend on what it was.
              const [id] = apply(undefined);
              const [, after] = apply(now.get(id));
              changed.add(id);
              if (after) now.set(id, after);
              else now.delete(id);
            }
            const before = structuredClone(told(columns));
            const rows = [...changed].flatMap((id) => now.get(id) ?? []);
            const made = changeColumns(columns, [...changed], rows);
            expect(told(columns)).toEqual(before);
            columns = made ?? build(now.values());
            expect(told(columns)).toEqual(told(build(now.values())));
          }
        },
      ),
      { numRuns: 80 },
    ));

  const shop = Array.from({ length: 400 }, (_, place) => madeUpTyre(place + 1));
  const columns = build(shop);
  const untouched = (made: SharedColumns | undefined) =>
    made?.sizes.filter((size) => columns.sizes.includes(size)).length;
  const [some] = shop;
  if (!some) throw new Error('no tyre');

  test('share with those before all sizes but the one of a tyre that changed', () => {
    const made = changeColumns(columns, [some.id], [{ ...some, orden: some.orden + 1 }]);
    expect(untouched(made)).toBe(columns.sizes.length - 1);
  });

  test('share of the size of a new price all but its offers', () => {
    const made = changeColumns(columns, [some.id], [{ ...some, precio: some.precio + 1 }]);
    expect(untouched(made)).toBe(columns.sizes.length - 1);
    const blocks = new Set(columns.sizes.map(({ tyres }) => tyres));
    expect(made?.sizes.every(({ tyres }) => blocks.has(tyres))).toBe(true);
  });

  test('are the same where a product is none of theirs', () =>
    expect(changeColumns(columns, [99_999], [])?.sizes).toEqual(columns.sizes));

  test.each([
    ['a speed', { cv: 'Z' }],
    ['a use', { tipo: 'campo' }],
    ['a model', { modelId: 99_999 }],
  ])('are built anew where a tyre names %s that no other one had', (_, news) =>
    expect(changeColumns(columns, [some.id], [{ ...some, ...news }])).toBeUndefined(),
  );

  test('are not made of a tyre whose model is not there', () => {
    const builder = startColumns(carKinds);
    builder.add([{ ...some, modelId: 99_999 }]);
    expect(() => builder.finish(models)).toThrow(`tyre ${some.id} names model 99999, which is not there`);
  });
});
