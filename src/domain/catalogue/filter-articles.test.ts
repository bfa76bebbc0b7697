import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetNames, facetsOfKey, facetValues, type FacetedArticle, type FacetName } from './article-facets.ts';
import { catalogueKeyOf, catalogueKinds, isCatalogueKey } from './catalogue-keys.ts';
import { filterArticles, type ArticleFilters } from './filter-articles.ts';
import { isGoods, productKinds } from './product-kinds.ts';

const oil = (
  marcaSlug: string,
  viscosidad: string,
  litros: number,
  homologacion: readonly string[] = [],
): FacetedArticle => ({
  marcaSlug,
  tipo_vehiculo: 'turismo',
  traits: { tipo: 'aceite', viscosidad, litros, homologacion, especificacion: [] },
});

const shelf = [
  oil('motul', '5W-30', 5, ['VW 504.00', 'MB 229.51']),
  oil('motul', '5W-30', 1, ['VW 504.00', 'MB 229.51']),
  oil('repsol', '5W-40', 5, ['VW 502.00']),
  oil('repsol', '0W-20', 5),
];

const facets = ['viscosidad', 'litros', 'homologacion', 'marca'] as const;

/** How many would be left with a value of a facet chosen in place of what is chosen of it: counted one by one. */
const naiveTotal = (
  all: readonly FacetedArticle[],
  names: readonly FacetName[],
  filters: ArticleFilters,
  facet: FacetName,
  value: unknown,
): number =>
  all.filter((article) =>
    names.every((name) => {
      const wanted = name === facet ? [value] : (filters[name] ?? []);
      return wanted.length === 0 || facetValues(article, name).some((has) => wanted.includes(has));
    }),
  ).length;

describe('lists of the catalogue', () => {
  it('show every kind that is no tyre, once', () => {
    const shown = Object.values(catalogueKinds).flat();
    expect([...shown].sort()).toEqual(productKinds.filter((kind) => kind !== 'neumatico').sort());
    for (const kind of shown) expect(catalogueKinds[catalogueKeyOf(kind)]).toContain(kind);
    expect(shown.some(isGoods)).toBe(true);
  });

  it('show no tyres, and who asks for the list of tyres is wrong', () => {
    expect(() => catalogueKeyOf('neumatico' as never)).toThrow(new Error('no list shows neumatico'));
  });

  it('are told by their names only', () => {
    expect(isCatalogueKey('baterias')).toBe(true);
    expect(['neumaticos', 'toString', '__proto__', ''].some(isCatalogueKey)).toBe(false);
  });

  it('are narrowed by facets that a form knows where to put', () => {
    for (const names of Object.values(facetsOfKey)) expect(facetNames).toEqual(expect.arrayContaining([...names]));
  });
});

describe('filters of articles', () => {
  it('ask for one of the values of each facet, and for nothing where there is none', () => {
    const left = (filters: ArticleFilters) => filterArticles(shelf, facets, filters).articles;
    expect(left({})).toEqual(shelf);
    expect(left({ litros: [] })).toEqual(shelf);
    expect(left({ viscosidad: ['5W-40', '0W-20'] })).toEqual([shelf[2], shelf[3]]);
    expect(left({ marca: ['motul'], litros: [5] })).toEqual([shelf[0]]);
    expect(left({ homologacion: ['MB 229.51', 'VW 502.00'] })).toEqual([shelf[0], shelf[1], shelf[2]]);
    expect(left({ marca: ['otra'] })).toEqual([]);
  });

  it('tell what each value would leave beside the others, numbers by size, with 0 of what would leave nothing', () => {
    const { facets: counts } = filterArticles(shelf, facets, { marca: ['motul'], viscosidad: ['5W-30'] });
    expect(counts.get('litros')).toEqual([
      { value: 1, total: 1 },
      { value: 5, total: 1 },
    ]);
    expect(counts.get('viscosidad')).toEqual([
      { value: '0W-20', total: 0 },
      { value: '5W-30', total: 2 },
      { value: '5W-40', total: 0 },
    ]);
    expect(counts.get('marca')).toEqual([
      { value: 'motul', total: 2 },
      { value: 'repsol', total: 0 },
    ]);
  });

  it('tell grades of oil by their numbers: 5W-30 before 10W-40', () => {
    const grades = ['80W', '10W-40', '5W-30', '0W-20'].map((grade) => oil('motul', grade, 5, []));
    const counts = filterArticles(grades, ['viscosidad'], {}).facets.get('viscosidad') ?? [];
    expect(counts.map(({ value }) => value)).toEqual(['0W-20', '5W-30', '10W-40', '80W']);
  });

  it('tell what each value would leave, yes before no, kinds of vehicle and product among them', () => {
    const pack = (nivel: string, carter_grande: boolean): FacetedArticle => ({
      marcaSlug: 'rodera',
      tipo_vehiculo: carter_grande ? 'furgoneta' : 'turismo',
      traits: { tipo: 'revision', nivel, carter_grande, cilindrada_desde: null, cilindrada_hasta: null },
    });
    const packs = [pack('basica', false), pack('completa', true), pack('completa', false)];
    const names = ['carter_grande', 'nivel', 'tipo_producto', 'tipoVehiculo'] as const;
    const { facets: counts } = filterArticles(packs, names, { carter_grande: [true] });
    expect([...counts]).toEqual([
      [
        'tipoVehiculo',
        [
          { value: 'furgoneta', total: 1 },
          { value: 'turismo', total: 0 },
        ],
      ],
      ['tipo_producto', [{ value: 'revision', total: 1 }]],
      [
        'nivel',
        [
          { value: 'basica', total: 0 },
          { value: 'completa', total: 1 },
        ],
      ],
      [
        'carter_grande',
        [
          { value: true, total: 1 },
          { value: false, total: 2 },
        ],
      ],
    ]);
  });

  it('leave out what only other vehicles have, but for what is asked for', () => {
    const battery = (tipo_vehiculo: 'turismo' | 'furgoneta' | 'moto', ah: number): FacetedArticle => ({
      ...oil('varta', '5W-30', ah),
      tipo_vehiculo,
    });
    const batteries = [battery('turismo', 70), battery('furgoneta', 95), battery('moto', 4), battery('moto', 8)];
    const told = (filters: ArticleFilters) => {
      const counts = filterArticles(batteries, ['tipoVehiculo', 'litros'], filters).facets;
      return [counts.get('tipoVehiculo')?.length, counts.get('litros')?.map(({ value, total }) => [value, total])];
    };
    const cars = ['turismo', 'furgoneta'];
    expect(told({ tipoVehiculo: cars })).toEqual([
      3,
      [
        [70, 1],
        [95, 1],
      ],
    ]);
    expect(told({ tipoVehiculo: cars, litros: [8, 70] })).toEqual([
      3,
      [
        [8, 0],
        [70, 1],
        [95, 1],
      ],
    ]);
    expect(told({})).toEqual([
      3,
      [
        [4, 1],
        [8, 1],
        [70, 1],
        [95, 1],
      ],
    ]);
  });

  it('know nothing of what an article does not have', () => {
    const [first] = shelf;
    expect(first && facetValues(first, 'ah')).toEqual([]);
    const tube: FacetedArticle = {
      marcaSlug: 'michelin',
      tipo_vehiculo: 'moto',
      traits: { tipo: 'camara', llanta: 18, valvula: null, reforzada: true, medidas: [] },
    };
    expect(facetValues(tube, 'valvula')).toEqual([]);
    expect(facetValues(tube, 'reforzada')).toEqual([true]);
  });

  it('count every value of every facet right under every combination', () => {
    const some = <Value>(...values: readonly Value[]) => fc.subarray([...values]);
    const article = fc
      .record({
        marca: fc.constantFrom('a', 'b', 'c'),
        viscosidad: fc.constantFrom('0W-20', '5W-30', '5W-40'),
        litros: fc.constantFrom(1, 5, 20),
        homologacion: some('x', 'y', 'z'),
      })
      .map(({ marca, viscosidad, litros, homologacion }) => oil(marca, viscosidad, litros, homologacion));
    const wish = fc.record({
      marca: some('a', 'b', 'c', 'none'),
      viscosidad: some('0W-20', '5W-30', '5W-40'),
      litros: some(1, 5, 20),
      homologacion: some('x', 'y', 'z'),
    });
    fc.assert(
      fc.property(fc.array(article, { maxLength: 40 }), wish, (all, filters) => {
        const found = filterArticles(all, facets, filters);
        for (const [facet, values] of found.facets)
          for (const { value, total } of values) expect(total).toBe(naiveTotal(all, facets, filters, facet, value));
        const present = new Set(
          all.flatMap((each) =>
            facets.flatMap((facet) => facetValues(each, facet).map((value) => `${facet} ${value}`)),
          ),
        );
        expect([...found.facets].reduce((sum, [, values]) => sum + values.length, 0)).toBe(present.size);
      }),
    );
  });
});
