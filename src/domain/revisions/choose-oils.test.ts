import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AllowedOil, OilCondition } from '../vehicles/facts.ts';
import { chooseOils } from './choose-oils.ts';

const norma = (name: string, condicion?: OilCondition, sae = '5W-30'): AllowedOil => ({ norma: name, sae, condicion });
const can = (nombre: string, precio: number, normas: readonly string[], sae = '5W-30') => ({
  nombre,
  precio,
  normas,
  sae,
});
type Can = ReturnType<typeof can>;

/** The oils in their order: `name`, or `name for`; the recommended one with a star. */
const choose = (
  aceites: readonly AllowedOil[],
  oils: readonly Can[],
  [desde, hasta]: readonly (number | undefined)[] = [],
) =>
  chooseOils({ aceites, desde, hasta }, oils, ({ precio }) => precio).map(
    ({ oil, solo, recomendado }) => `${oil.nombre}${solo ? ` ${solo}` : ''}${recomendado ? ' *' : ''}`,
  );

describe('the oils of an engine that asks for one', () => {
  it('are those with its approval, the cheapest first, and the cheapest is recommended', () => {
    const oils = [can('dear', 12, ['A']), can('cheap', 8, ['A']), can('middle', 10, ['A']), can('other', 1, ['B'])];
    expect(choose([norma('A')], oils)).toEqual(['cheap *', 'middle', 'dear']);
    expect(choose([norma('A')], oils.toReversed())).toEqual(['cheap *', 'middle', 'dear']);
  });

  it('are told with what the maker asks for, and what of the can meets it', () => {
    const [found] = chooseOils(
      { aceites: [norma('VW 505.01', undefined, '5W-40'), norma('A')], desde: undefined, hasta: undefined },
      [can('edge', 8, ['VW 504.00/507.00'])],
      () => 1,
    );
    expect(found).toMatchObject({ pide: 'VW 505.01', cumple: 'VW 507.00', solo: null, recomendado: true });
  });

  it('are told with the first of the approvals that the maker names, where a can has several', () => {
    const [found] = chooseOils(
      { aceites: [norma('B'), norma('A')], desde: undefined, hasta: undefined },
      [can('both', 8, ['A', 'B'])],
      () => 1,
    );
    expect(found).toMatchObject({ pide: 'B', cumple: 'B' });
  });

  it('are none of an engine of which nobody knows what it asks for', () => {
    expect(choose([], [can('any', 1, ['A'])])).toEqual([]);
  });
});

describe('where a line of the list stands for cars with and without a particle filter', () => {
  const aceites = [norma('C', 'con-filtro'), norma('S', 'sin-filtro')];

  it('an oil of one of both is for these cars alone, and is not recommended, however cheap', () => {
    const oils = [can('with', 5, ['C']), can('without', 4, ['S']), can('both', 20, ['C', 'S'])];
    expect(choose(aceites, oils)).toEqual(['both *', 'without sin-filtro', 'with con-filtro']);
  });

  it('nothing is recommended where no oil serves both', () => {
    expect(choose(aceites, [can('with', 5, ['C']), can('without', 4, ['S'])])).toEqual([
      'without sin-filtro',
      'with con-filtro',
    ]);
  });

  it('a line for only one of them leaves the others without', () => {
    expect(choose([norma('C', 'con-filtro')], [can('with', 5, ['C'])])).toEqual(['with con-filtro']);
  });

  it('a line without a condition serves both', () => {
    const oils = [can('all', 9, ['A']), can('with', 5, ['C'])];
    expect(choose([norma('A'), norma('C', 'con-filtro')], oils)).toEqual(['all *', 'with con-filtro']);
  });
});

describe('where a line of the list stands for two engines', () => {
  const aceites = [norma('P'), norma('V', 'variante')];

  it('what the first asks for is for the first alone, and what the other asks for is for the other', () => {
    const oils = [can('first', 5, ['P']), can('other', 4, ['V']), can('both', 9, ['P', 'V'])];
    expect(choose(aceites, oils)).toEqual(['both *', 'other variante', 'first principal']);
  });

  it('an oil of both by the same line of the can is recommended once', () => {
    expect(choose([norma('P'), norma('P', 'variante')], [can('one', 5, ['P'])])).toEqual(['one *']);
  });
});

describe('where the maker changed in 2018', () => {
  const aceites = [norma('N', 'desde-2018'), norma('O', 'hasta-2018')];
  const oils = [can('new', 9, ['N']), can('old', 5, ['O']), can('both', 20, ['N', 'O'])];

  it('the years of the car decide, and the other oil is not shown', () => {
    expect(choose(aceites, oils, [2019, 2019])).toEqual(['new *', 'both']);
    expect(choose(aceites, oils, [2010, 2017])).toEqual(['old *', 'both']);
  });

  it.each([
    [[2018, 2018]],
    [[2017, 2019]],
    [[2018, undefined]],
    [[undefined, 2018]],
    [[2015, undefined]],
    [[undefined, 2022]],
    [[]],
  ])('of a car of %j nobody knows which, and what serves both comes first', (years) => {
    expect(choose(aceites, oils, years)).toEqual(['both *', 'old hasta-2018', 'new desde-2018']);
  });

  it('a year says nothing of a filter', () => {
    const filtered = [norma('N', 'con-filtro'), ...aceites];
    expect(choose(filtered, [can('new', 9, ['N'])], [2020, 2020])).toEqual(['new *']);
    expect(choose(filtered, [can('old', 9, ['O'])], [2016, 2016])).toEqual(['old *']);
    expect(choose([norma('C', 'con-filtro'), norma('N', 'desde-2018')], [can('with', 9, ['C'])], [2020, 2020])).toEqual(
      ['with con-filtro'],
    );
  });

  it('and two engines of one line stay two', () => {
    const lines = [norma('N', 'desde-2018'), norma('V', 'variante')];
    expect(choose(lines, [can('new', 9, ['N']), can('other', 5, ['V'])], [2020, 2020])).toEqual([
      'other variante',
      'new principal',
    ]);
  });
});

it('whatever a line asks for, one oil at most is recommended: the cheapest of those without a condition', () => {
  const condition = fc.constantFrom<(OilCondition | undefined)[]>(
    ...([undefined, 'con-filtro', 'sin-filtro', 'hasta-2018', 'desde-2018', 'variante'] as const),
  );
  const line = fc.record({ norma: fc.constantFrom('A', 'B', 'C'), sae: fc.constant('5W-30'), condicion: condition });
  const oil = fc
    .record({ precio: fc.integer({ min: 1, max: 30 }), normas: fc.subarray(['A', 'B', 'C'], { minLength: 1 }) })
    .map(({ precio, normas }) => can('x', precio, normas));
  const year = fc.option(fc.integer({ min: 2014, max: 2022 }), { nil: undefined });
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 4 }),
      fc.array(oil, { maxLength: 5 }),
      year,
      year,
      (aceites, oils, desde, hasta) => {
        const found = chooseOils({ aceites, desde, hasta }, oils, ({ precio }) => precio);
        const sure = found.filter(({ solo }) => solo === null);
        expect(found.filter(({ recomendado }) => recomendado)).toEqual(sure.slice(0, 1));
        expect(found.slice(0, sure.length)).toEqual(sure);
        for (const part of [sure, found.slice(sure.length)]) {
          const prices = part.map(({ oil: { precio } }) => precio);
          expect(prices).toEqual(prices.toSorted((one, other) => one - other));
        }
        // Nobody pours what the maker did not ask for.
        for (const {
          oil: { normas },
          pide,
        } of found)
          expect(normas).toContain(pide);
      },
    ),
  );
});
