import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Request } from '#contract/contract.ts';
import { speedLimit } from '#domain/tyres/speed-symbols.ts';
import { sql } from '#server/database/sql.ts';
import { selectorHandlers } from '#server/finder/selector-handlers.ts';
import { startRuntime, type TestRuntime } from '#tests/support/app.ts';
import { insertAssortment, plainTyres, type PlainTyre } from '#tests/support/assortment.ts';
import { runsOf } from '#tests/support/turn.ts';

type Asked = Request<'selectTyres'>['body'];
type Filters = Asked['filters'];

let shop: TestRuntime;
let sold: PlainTyre[];
beforeAll(async () => {
  shop = await startRuntime(selectorHandlers);
  await insertAssortment(shop.database);
  sold = await plainTyres(shop.database);
});
afterAll(async () => await shop.close());

const search = async (filters: Filters, more: Partial<Asked> = {}) =>
  await shop.call('selectTyres', { body: { ...more, filters } });
const golf = { ancho: 205, serie: 55, llanta: 16 };
const ids = (answer: { neumaticos: readonly { id: number }[] }) => answer.neumaticos.map(({ id }) => id);

/** Whether a tyre passes, each filter by itself. */
const passes: { readonly [name: string]: (tyre: PlainTyre, filters: Filters) => boolean } = {
  size: (tyre, { ancho, serie, llanta }) =>
    (!ancho || tyre.ancho === ancho) && (!serie || tyre.serie === serie) && (!llanta || tyre.llanta === llanta),
  kind: (tyre, { tipoVehiculo }) => !tipoVehiculo || tyre.tipo === tipoVehiculo,
  ic: (tyre, { ic }) => !ic || tyre.ic >= Number(ic),
  cv: (tyre, { cv }) => !cv || (speedLimit(tyre.cv) ?? 0) >= (speedLimit(typeof cv === 'string' ? cv : '') ?? 0),
  season: (tyre, filters) => {
    const wanted = (['verano', 'invierno', 'allseason'] as const).filter((season) => filters[season] === true);
    return wanted.length === 0 || wanted.includes(tyre.temporada);
  },
  runflat: (tyre, { runflat }) => runflat === undefined || tyre.runflat === runflat,
  reinforced: (tyre, { refuerzo }) => !refuerzo?.length || refuerzo.some((each) => each === tyre.refuerzo),
  brand: (tyre, { idsmarca }) => !idsmarca?.length || idsmarca.includes(tyre.brandId),
  category: (tyre, { categorias }) => !categorias?.length || categorias.includes(tyre.categoria),
};
const passing = (filters: Filters, but?: string) =>
  sold.filter((tyre) => Object.entries(passes).every(([name, pass]) => name === but || pass(tyre, filters)));

const anyFilters: fc.Arbitrary<Filters> = fc.record(
  {
    ancho: fc.constantFrom(205, 225, 195),
    serie: fc.constantFrom(55, 45),
    llanta: fc.constantFrom(16, 17, 15),
    ic: fc.constantFrom(88, 91, 94, 100),
    cv: fc.constantFrom('T', 'H', 'V', 'W', 'Y'),
    runflat: fc.boolean(),
    refuerzo: fc.subarray(['XL', 'HL']),
    verano: fc.boolean(),
    invierno: fc.boolean(),
    allseason: fc.boolean(),
    idsmarca: fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
    categorias: fc.subarray(['PREMIUM', 'QUALITY', 'BUDGET']),
    tipoVehiculo: fc.constantFrom('turismo', '4x4', 'furgoneta'),
  },
  { requiredKeys: [] },
);

describe('a search for tyres', () => {
  test('answers ten a page from page 0, with all there are', async () => {
    const [first, second] = [await search(golf), await search(golf, { page: 1 })];
    const all = passing(golf);
    expect(first).toMatchObject({ total: all.length, pages: Math.ceil(all.length / 10), page: 0, pageSize: 10 });
    expect(ids(first)).toEqual(all.slice(0, 10).map(({ id }) => id));
    expect(ids(second)).toEqual(all.slice(10, 20).map(({ id }) => id));
  });

  test('shows what can be bought and nothing else, whatever is filtered', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const { total, neumaticos } = await search(filters, { pageSize: 50 });
        const wanted = passing(filters);
        expect(total).toBe(wanted.length);
        expect(neumaticos.length).toBe(Math.min(50, wanted.length));
        const allowed = new Set(wanted.map(({ id }) => id));
        expect(neumaticos.every(({ id, disponibilidad }) => allowed.has(id) && disponibilidad === 1)).toBe(true);
        expect(await shop.call('countTyres', { body: { filters } })).toEqual({ total });
      }),
      { numRuns: runsOf(150) },
    );
  });

  test('tells what each value of each filter would leave under the other filters', async () => {
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const { filtros } = await search(filters);
        const count = (but: string, holds: (tyre: PlainTyre) => boolean) => passing(filters, but).filter(holds).length;
        for (const { value, total } of filtros.ic) expect(total).toBe(count('ic', ({ ic }) => ic >= value));
        for (const { value, total } of filtros.cv)
          expect(total).toBe(count('cv', ({ cv }) => (speedLimit(cv) ?? 0) >= (speedLimit(value) ?? 0)));
        for (const { value, total } of filtros.temporada)
          expect(total).toBe(count('season', ({ temporada }) => temporada === value));
        for (const { value, total } of filtros.runflat)
          expect(total).toBe(count('runflat', ({ runflat }) => runflat === value));
        for (const { value, total } of filtros.refuerzo)
          expect(total).toBe(count('reinforced', ({ refuerzo }) => refuerzo === value));
        for (const { value, total } of filtros.categoria)
          expect(total).toBe(count('category', ({ categoria }) => categoria === value));
        for (const { id, total } of filtros.marca) expect(total).toBe(count('brand', ({ brandId }) => brandId === id));
      }),
      { numRuns: runsOf(150) },
    );
  });

  test('keeps every value of the size among its filters, also those that nothing is left of', async () => {
    const { filtros } = await search({ ...golf, idsmarca: [9] });
    const ofSize = passing(golf);
    expect(filtros.ic.map(({ value }) => value)).toEqual(
      [...new Set(ofSize.map(({ ic }) => ic))].sort((a, b) => a - b),
    );
    expect(filtros.marca.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      [...new Set(ofSize.map(({ brandId }) => brandId))].sort((a, b) => a - b),
    );
    expect(filtros.ic.every(({ total }) => total === 0)).toBe(true);
  });

  test('has categories, and brands within them, in the order Premium, Quality, Budget', async () => {
    const { filtros } = await search(golf);
    expect(filtros.categoria.map(({ value }) => value)).toEqual(['PREMIUM', 'QUALITY', 'BUDGET']);
    const order = filtros.marca.map(
      ({ categoria, marca }) => `${['PREMIUM', 'QUALITY', 'BUDGET'].indexOf(categoria)} ${marca}`,
    );
    expect(order).toEqual(order.toSorted());
  });

  test('finds reinforced tyres by how they are, and plain ones only where nothing is asked', async () => {
    const of = async (refuerzo: Filters['refuerzo']) => {
      const { total, neumaticos } = await search({ ...golf, refuerzo }, { pageSize: 50 });
      return { total, found: new Set(neumaticos.map((tyre) => tyre.refuerzo)) };
    };
    const [any, xl, hl, both] = await Promise.all([of([]), of(['XL']), of(['HL']), of(['HL', 'XL'])]);
    expect([any, xl, hl, both].map(({ found }) => found)).toEqual([
      new Set([null, 'XL', 'HL']),
      new Set(['XL']),
      new Set(['HL']),
      new Set(['XL', 'HL']),
    ]);
    expect(xl.total + hl.total).toBe(both.total);
    expect(both.total).toBeLessThan(any.total);
    const { filtros, token } = await search({ ...golf, refuerzo: ['HL', 'XL'] });
    expect(filtros.refuerzo).toEqual([
      { value: 'XL', total: xl.total },
      { value: 'HL', total: hl.total },
    ]);
    expect(token).toBe((await search({ ...golf, refuerzo: ['XL', 'HL'] })).token);
    expect(token).not.toBe((await search(golf)).token);
  });

  test('takes zero and empty for any', async () => {
    const { total } = await search({
      ancho: 0,
      serie: '',
      llanta: null,
      ic: '0',
      cv: '',
      idsmarca: [],
      categorias: [],
    });
    expect(total).toBe(sold.length);
  });

  test('offers tyres that bear more than asked, those that bear exactly that first', async () => {
    const pages = await Promise.all(
      [0, 1, 2].map(async (page) => await search({ ...golf, ic: 91, cv: 'V' }, { page, pageSize: 50 })),
    );
    const neumaticos = pages.flatMap((each) => each.neumaticos);
    for (const isWhole of [true, false]) {
      const exact = neumaticos
        .filter(({ stock }) => stock >= 4 === isWhole)
        .map(({ ic, cv }) => ic === 91 && cv === 'V');
      expect(exact).toEqual(exact.toSorted((one, other) => Number(other) - Number(one)));
    }
    expect(new Set(neumaticos.map(({ ic, cv }) => `${ic}${cv}`))).toEqual(new Set(['91V', '94V', '94W']));
    expect(pages[0]?.total).toBe(neumaticos.length);
  });

  test('recommends what four can be had of before what is nearly sold out', async () => {
    const whole: boolean[] = [];
    for (let page = 0; page * 50 < passing(golf).length; page += 1)
      whole.push(...(await search(golf, { page, pageSize: 50 })).neumaticos.map(({ stock }) => stock >= 4));
    expect(whole).toEqual(whole.toSorted((one, other) => Number(other) - Number(one)));
    expect(new Set(whole).size).toBe(2);
  });

  test.each([
    ['marca', 'asc'],
    ['marca', 'desc'],
    ['precio', 'asc'],
    ['precio', 'desc'],
    ['recomendado', 'asc'],
  ] as const)('is sorted by %s %s, and shows each tyre once over all pages', async (order, direction) => {
    const pages = [];
    for (let page = 0; page * 10 < passing(golf).length; page += 1)
      pages.push(await search(golf, { order, direction, page }));
    const all = pages.flatMap(({ neumaticos }) => neumaticos);
    expect(all.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      passing(golf)
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    );
    if (order === 'recomendado') return;
    // By what one of them costs fitted, whole sets or not.
    const key = ({ marca, importeMontado, cantidad }: (typeof all)[number]) =>
      order === 'marca' ? marca : Math.round((importeMontado / cantidad) * 10);
    const sign = direction === 'asc' ? 1 : -1;
    all.slice(1).forEach((tyre, before) => {
      const [one, other] = [key(all[before] ?? tyre), key(tyre)];
      expect(one === other || (one < other ? -1 : 1) === -sign).toBe(true);
    });
  });

  test('past its last page is an empty page', async () => {
    expect(await search(golf, { page: 9999 })).toMatchObject({ neumaticos: [], total: passing(golf).length });
  });

  test('that finds nothing says so', async () => {
    expect(await search({ ...golf, ancho: 999 })).toMatchObject({ total: 0, pages: 0, neumaticos: [] });
  });

  test('has a name of its own: the same however it is asked, another for another wish', async () => {
    const { token } = await search({ ...golf, idsmarca: [2, 1], verano: true, cv: 'v' });
    expect(token).toMatch(/^b1\.[\w-]{22}$/);
    const same = await search(
      { ...golf, idsmarca: [1, 2, 2], verano: true, invierno: false, cv: 'V' },
      { page: 1, order: 'precio', userInfo: { postCode: '25001', email: 'rosa@example.com' } },
    );
    expect(same.token).toBe(token);
    expect((await search({ ...golf, idsmarca: [1], verano: true, cv: 'V' })).token).not.toBe(token);
  });

  test('with a speed symbol that does not exist is refused, naming the filter', async () => {
    const problem = await shop.refused('selectTyres', { body: { filters: { ...golf, cv: 'X' } } });
    expect(problem).toMatchObject({ status: 422, errors: { 'filters.cv': 'Elige una de las opciones.' } });
    expect((await shop.refused('countTyres', { body: { filters: { ic: 300 } } })).errors).toHaveProperty([
      'filters.ic',
    ]);
  });

  test('sent with the user agent is the same search', async () => {
    const body = { filters: golf, useragent: 'Firefox' };
    expect(await shop.call('selectTyresWithAgent', { body })).toEqual(await search(golf));
  });
});

describe('the steps of the size selector', () => {
  const values = async (query: Request<'readTyreValues'>['query']) => await shop.call('readTyreValues', { query });

  test('offer nothing before the values they need', async () => {
    expect(await values({})).toEqual({ ancho: [195, 205, 225, 255], serie: [], llanta: [], carga: [], velocidad: [] });
    expect(await values({ serie: 55, llanta: 16 })).toMatchObject({ serie: [], llanta: [], carga: [] });
  });

  test('offer what is left of the steps before', async () => {
    expect(await values({ ancho: 225 })).toMatchObject({ serie: [45], llanta: [] });
    expect(await values({ ancho: 225, serie: 45 })).toMatchObject({ llanta: [17, 18], carga: [], velocidad: [] });
    expect(await values({ ancho: 205, serie: '55', llanta: '16' })).toMatchObject({
      carga: [88, 91, 94],
      velocidad: ['T', 'H', 'V', 'W'],
    });
    expect(await values({ ancho: 205, serie: 55, llanta: 16, ic: 94 })).toMatchObject({ velocidad: ['V', 'W'] });
  });

  test('of a kind of vehicle offer the sizes that it has', async () => {
    const vans = sold.filter(({ tipo }) => tipo === 'furgoneta');
    expect((await values({ 'tipo-vehiculo': 'furgoneta' })).ancho).toEqual(
      [...new Set(vans.map(({ ancho }) => ancho))].sort((a, b) => a - b),
    );
  });

  test('name widths in inches after those in millimetres, which nearly everybody looks for', async () => {
    const other = await startRuntime(selectorHandlers);
    await insertAssortment(other.database);
    await other.database.run(sql`update tyre set ancho = 31 where ancho = 195`);
    expect((await other.call('readTyreValues', { query: {} })).ancho).toEqual([205, 225, 255, 31]);
    await other.close();
  });

  test('start at the size that most tyres have', async () => {
    const { defaults, options } = await shop.call('readTyreDefaults', { query: {} });
    expect(defaults).toMatchObject({ ancho: 205, serie: 55, llanta: 16 });
    expect(options.carga).toContain(defaults.carga);
    expect(options.velocidad).toContain(defaults.velocidad);
  });
});

test('an empty shop answers everything', async () => {
  const empty = await startRuntime(selectorHandlers);
  expect(await empty.call('countTyres', { body: { filters: {} } })).toEqual({ total: 0 });
  expect(await empty.call('selectTyres', { body: { filters: golf } })).toMatchObject({ total: 0, neumaticos: [] });
  expect((await empty.call('readTyreDefaults', { query: {} })).defaults).toMatchObject({ ancho: 0, velocidad: '' });
  await empty.close();
});
