import { describe, expect, it } from 'vitest';
import { motoFiltersOf, withoutMotoFilters } from './moto-filters.ts';
import type { MotoSearch } from './moto-search.ts';
import { anyMotoTyre } from './read-moto-search.ts';

const size = { ...anyMotoTyre, ancho: 120, alto: 70, llanta: 17, cp: '25001', orden: 'precio-asc' } as const;
const narrowed: MotoSearch = { ...size, marcas: [3], tipos: ['trail'], gamas: ['PREMIUM'], pagina: 4 };

describe('the filters of a motorcycle search', () => {
  it('bear the names of the API', () => {
    expect(motoFiltersOf(narrowed)).toEqual({ marcas: [3], tipos: ['trail'], gamas: ['PREMIUM'] });
    expect(motoFiltersOf(size)).toEqual({ marcas: [], tipos: [], gamas: [] });
  });

  it('are all taken away, on the first page of the same size, place and order', () => {
    expect(withoutMotoFilters(narrowed)).toEqual(size);
  });
});
