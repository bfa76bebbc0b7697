import { expect, test } from 'vitest';
import { tyreFilters } from '#contract/tyres.ts';
import { moto } from '#contract/moto.ts';
import { filtersOf } from '#domain/finder/car-filters.ts';
import { motoFiltersOf } from '#domain/finder/moto-filters.ts';
import { anyMotoTyre, readMotoSearch } from '#domain/finder/read-moto-search.ts';
import { anyTyre, readSearch } from '#domain/finder/read-car-search.ts';
import { seasons } from '#domain/tyres/season.ts';

// What a call does not know it drops without a word, and a filter would narrow nothing.
test('every filter that a search of cars sends is one that the call takes', () => {
  const address =
    'ancho=205&serie=55&llanta=16&carga=91&velocidad=V&tipo=4x4&runflat=si&refuerzo=XL&marca=3&categoria=PREMIUM';
  const search = { ...readSearch(new URLSearchParams(address)), temporada: [...seasons] };
  const known = Object.keys(tyreFilters.shape);
  const sent = Object.keys(filtersOf(search));
  expect(sent.filter((name) => !known.includes(name))).toEqual([]);
  // All fields but the order, the page, the place and the workshop, and three seasons for one.
  expect(sent).toHaveLength(Object.keys(anyTyre).length - 4 - 1 + seasons.length);
});

test('every filter that a search of motorcycles sends is one that the call takes', () => {
  const body = {
    medidas: { ancho: 120, llanta: 17 },
    filtros: motoFiltersOf(readMotoSearch(new URLSearchParams('tipos=trail&marcas=3&gamas=PREMIUM'))),
  };
  expect(moto.selectMotoTyres.body?.parse(body)).toMatchObject({ filtros: body.filtros });
  expect(Object.keys(motoFiltersOf(anyMotoTyre))).toEqual(Object.keys(body.filtros));
});
