import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProductVehicle } from '#domain/catalogue/vehicles.ts';
import { categories } from '#domain/tyres/category.ts';
import { reinforcements } from '#domain/tyres/reinforcement.ts';
import { seasons } from '#domain/tyres/season.ts';
import { compareSpeeds } from '#domain/tyres/speed-symbols.ts';
import { modelNumbers, startColumns } from '../catalogue/build-columns.ts';
import { changeColumns } from '../catalogue/change-columns.ts';
import { idAt } from '../catalogue/columns.ts';
import { atOnce } from '../in-turns.ts';
import { columnsOver } from '../catalogue/shared-columns.ts';
import type { TyreRow } from '../catalogue/tyre-row.ts';
import { carKinds, madeUpBrands, madeUpModels, madeUpTyre } from '#tests/support/made-up-tyres.ts';
import { carFinder } from './finders.ts';
import { pickPage, type TyreOrder } from './pick-page.ts';
import { countFound, scanTyres } from './scan.ts';
import { anyTyre, type TyreWish } from './wish.ts';

const models = modelNumbers(carKinds, madeUpBrands, madeUpModels);
const narrow = { ancho: [195, 205], serie: [55], llanta: [16, 17] };
/** Tyres of four sizes, for which a search is about several of each kind. */
const shop = Array.from({ length: 700 }, (_, place): TyreRow => {
  const tyre = madeUpTyre(place + 1);
  return {
    ...tyre,
    ancho: narrow.ancho[tyre.ancho % 2] ?? 195,
    serie: 55,
    llanta: narrow.llanta[tyre.llanta % 2] ?? 16,
    orden: tyre.orden % 40,
    modelId: (tyre.modelId % 24) + 1,
  };
});

const modelOf = ({ modelId }: TyreRow) => madeUpModels[modelId - 1];
const brandOf = (tyre: TyreRow) => madeUpBrands[(modelOf(tyre)?.brandId ?? 0) - 1];
const among = <Value>(wanted: readonly Value[], value: Value | undefined): boolean =>
  wanted.length === 0 || (value !== undefined && wanted.includes(value));

/** Whether a tyre is among the results, as the specification says it: no columns, no bits. */
const passes = (tyre: TyreRow, wish: TyreWish): boolean =>
  tyre.precio > 0 &&
  (wish.ancho === null || tyre.ancho === wish.ancho) &&
  (wish.serie === null || tyre.serie === wish.serie) &&
  (wish.llanta === null || tyre.llanta === wish.llanta) &&
  (wish.ic === null || tyre.ic >= wish.ic) &&
  (wish.cv === null || compareSpeeds(tyre.cv, wish.cv) >= 0) &&
  (wish.runflat === null || tyre.runflat === wish.runflat) &&
  among(wish.refuerzo, reinforcements[tyre.refuerzo - 1]) &&
  among(wish.temporada, modelOf(tyre)?.temporada) &&
  among(wish.categorias, brandOf(tyre)?.categoria) &&
  among(wish.idsmarca, brandOf(tyre)?.id) &&
  (wish.tipoVehiculo === null || modelOf(tyre)?.tipo_vehiculo === wish.tipoVehiculo);

/** Work that costs more on larger rims, and on each kind of vehicle something else. */
const netWork = (kind: ProductVehicle, llanta: number): number => (carKinds.indexOf(kind) + 1) * llanta * 200_000;
const net = (tyre: TyreRow): number =>
  tyre.precio * (10_000 - tyre.descuento) +
  tyre.ecotasa * 10_000 +
  netWork(modelOf(tyre)?.tipo_vehiculo ?? 'turismo', tyre.llanta);

const sorted = (tyres: readonly TyreRow[], { ic, cv }: TyreWish, { order, direction }: TyreOrder): TyreRow[] => {
  const sign = direction === 'desc' ? -1 : 1;
  const tie = (one: TyreRow, other: TyreRow) => one.orden - other.orden || one.id - other.id;
  const beyond = (tyre: TyreRow) => Number((ic !== null && tyre.ic !== ic) || (cv !== null && tyre.cv !== cv));
  const place = (tyre: TyreRow) => madeUpBrands.findIndex(({ id }) => id === brandOf(tyre)?.id);
  return tyres.toSorted((one, other) => {
    if (order === 'precio') return sign * (net(one) - net(other)) || tie(one, other);
    if (order === 'marca') return sign * (place(one) - place(other)) || tie(one, other);
    return Number(other.completo) - Number(one.completo) || beyond(one) - beyond(other) || sign * tie(one, other);
  });
};

const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: null, freq: 2 });
const wish = fc.record({
  ancho: maybe(fc.constantFrom(...narrow.ancho)),
  serie: maybe(fc.constantFrom(55, 60)),
  llanta: maybe(fc.constantFrom(...narrow.llanta)),
  ic: maybe(fc.integer({ min: 80, max: 106 })),
  cv: maybe(fc.constantFrom('S', 'T', 'H', 'V', 'W', 'Y')),
  runflat: maybe(fc.boolean()),
  refuerzo: fc.subarray([...reinforcements]),
  temporada: fc.subarray([...seasons]),
  categorias: fc.subarray([...categories]),
  idsmarca: fc.subarray(madeUpBrands.slice(0, 24).map(({ id }) => id)),
  tipoVehiculo: maybe(fc.constantFrom(...carKinds)),
});
const order = fc.record({
  order: fc.constantFrom('recomendado', 'precio', 'marca'),
  direction: fc.constantFrom('asc', 'desc'),
}) satisfies fc.Arbitrary<TyreOrder>;

const columnsAfter = (changes: readonly TyreRow[]) => {
  const builder = startColumns(carKinds);
  builder.add(shop);
  const built = builder.finish(models);
  const changed = changes.map(({ id }) => id);
  return columnsOver(changeColumns(built, changed, changes) ?? built, madeUpBrands, madeUpModels);
};
/** Some that changed after they were read. */
const changes = fc.uniqueArray(
  fc.record({ place: fc.nat({ max: 699 }), precio: fc.constantFrom(0, 5000), llanta: fc.constantFrom(16, 17) }),
  { selector: ({ place }) => place, maxLength: 8 },
);

describe('a search', () => {
  test('finds, sorts and counts as a plain filter over the same tyres does, after changes, too', () =>
    fc.assert(
      fc.property(
        changes,
        fc.array(fc.tuple(wish, order, fc.oneof(fc.nat({ max: 5 }), fc.nat({ max: 70 }))), {
          minLength: 4,
          maxLength: 4,
        }),
        (made, searches) => {
          const changed = made.flatMap(({ place, ...news }) => {
            const tyre = shop[place];
            return tyre ? [{ ...tyre, ...news }] : [];
          });
          const byId = new Map([...shop, ...changed].map((tyre) => [tyre.id, tyre]));
          const tyres = [...byId.values()];
          const columns = columnsAfter(changed);
          for (const [asked, by, page] of searches) {
            const full: TyreWish = { ...anyTyre, ...asked };
            const expected = sorted(
              tyres.filter((tyre) => passes(tyre, full)),
              full,
              by,
            );
            const { found, tally } = atOnce(scanTyres(columns, carFinder, full));
            expect(countFound(found)).toBe(expected.length);
            expect(
              atOnce(pickPage({ columns, netWork }, found, full, { ...by, page, pageSize: 10 })).map(idAt),
            ).toEqual(expected.slice(page * 10, page * 10 + 10).map(({ id }) => id));
            for (const [name, { field, options }] of Object.entries(carFinder.counted)) {
              const without = tyres.filter((tyre) => passes(tyre, { ...full, [field]: anyTyre[field] }));
              const left = tally[name as keyof typeof tally];
              expect(left.reduce((sum, count) => sum + count, 0)).toBe(without.length);
              expect(options(columns, left, left)).toEqual(optionsOf(name, without));
            }
          }
        },
      ),
      { numRuns: 20 },
    ));
});

const countBy = <Value>(values: readonly Value[], of: (value: Value) => number) =>
  values.map((value) => ({ value, total: of(value) })).filter(({ total }) => total > 0);

/** What a facet offers of some tyres: each value that one of them has, with how many are left by it. */
const optionsOf = (name: string, tyres: readonly TyreRow[]): unknown => {
  const many = (holds: (tyre: TyreRow) => boolean) => tyres.filter(holds).length;
  switch (name) {
    case 'ic':
      return [...new Set(tyres.map(({ ic }) => ic))]
        .sort((one, other) => one - other)
        .map((value) => ({ value, total: many(({ ic }) => ic >= value) }));
    case 'cv':
      return [...new Set(tyres.map(({ cv }) => cv))]
        .sort(compareSpeeds)
        .map((value) => ({ value, total: many(({ cv }) => compareSpeeds(cv, value) >= 0) }));
    case 'temporada':
      return countBy(seasons, (value) => many((tyre) => modelOf(tyre)?.temporada === value));
    case 'runflat':
      return countBy([true, false], (value) => many(({ runflat }) => runflat === value));
    case 'refuerzo':
      return countBy(reinforcements, (value) => many(({ refuerzo }) => reinforcements[refuerzo - 1] === value));
    case 'categoria':
      return countBy(categories, (value) => many((tyre) => brandOf(tyre)?.categoria === value));
    default: {
      const order = (id: number) => categories.indexOf(madeUpBrands[id - 1]?.categoria ?? 'BUDGET');
      return madeUpBrands
        .filter(({ id }) => many((tyre) => brandOf(tyre)?.id === id) > 0)
        .toSorted((one, other) => order(one.id) - order(other.id) || one.id - other.id)
        .map(({ id, marca, categoria }) => ({ id, marca, categoria, total: many((tyre) => brandOf(tyre)?.id === id) }));
    }
  }
};
