import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterNames, readSearch, workshopSearchAddress, withFilter, type WorkshopSearch } from './search-address.ts';

const nothing: WorkshopSearch = { area: null, filtros: [], cp: null, cerca: null, mapa: null, pagina: 1 };

const read = (address: string): WorkshopSearch => {
  const url = new URL(address, 'https://rodera.example');
  const [, , segment] = url.pathname.split('/');
  return readSearch(segment, url.searchParams);
};

describe('the address of a search for workshops', () => {
  it('has a page for the chain, for an area, and for a filter', () => {
    expect(workshopSearchAddress(nothing, 'es')).toBe('/talleres-mecanicos');
    expect(workshopSearchAddress({ ...nothing, area: 'lleida' }, 'ca')).toBe('/ca/tallers-mecanics/lleida');
    expect(workshopSearchAddress({ ...nothing, filtros: ['oberts-migdia'] }, 'es')).toBe(
      '/talleres-mecanicos/oberts-migdia',
    );
  });

  it('combines area, filters and place', () => {
    expect(workshopSearchAddress({ ...nothing, area: 'lleida', filtros: ['moto', 'renting'] }, 'es')).toBe(
      '/talleres-mecanicos/lleida?filtro=moto,renting',
    );
    expect(workshopSearchAddress({ ...nothing, filtros: ['oberts-dissabte', 'moto'] }, 'es')).toBe(
      '/talleres-mecanicos/oberts-dissabte?filtro=moto',
    );
    expect(workshopSearchAddress({ ...nothing, filtros: ['moto'], cp: 'La Seu d’Urgell' }, 'es')).toBe(
      '/talleres-mecanicos?cp=La%20Seu%20d%E2%80%99Urgell&filtro=moto',
    );
  });

  it('is read back as it was written', () => {
    const search = fc.record({
      area: fc.constantFrom(null, 'lleida', 'barcelona-ciudad'),
      filtros: fc.subarray([...filterNames]),
      cp: fc.constantFrom(null, '25001', 'Lérida', 'a&b=c'),
      cerca: fc.constant(null),
      mapa: fc.constantFrom(null, { lat: 41.6, lon: -0.62, zoom: 9 }),
      pagina: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(search, (asked) => {
        expect(read(workshopSearchAddress(asked, 'es'))).toEqual(asked);
      }),
    );
    const around = { ...nothing, cerca: { lat: 41.62, lon: -0.63 } };
    expect(read(workshopSearchAddress(around, 'es'))).toEqual(around);
  });

  it('takes a plain form, and leaves out what is no filter', () => {
    expect(read('/talleres-mecanicos?cp=+25001+&filtro=renting&filtro=moto&filtro=sauna')).toEqual({
      ...nothing,
      cp: '25001',
      filtros: ['moto', 'renting'],
    });
    for (const wrong of ['cp=&cerca=91,0&mapa=x', 'pagina=0', 'pagina=-2', 'pagina=1e3', 'pagina=1000', 'pagina=uno'])
      expect(read(`/talleres-mecanicos?${wrong}`)).toEqual(nothing);
  });

  it('sets a filter, and takes it away again', () => {
    const set = withFilter({ ...nothing, area: 'lleida', pagina: 3 }, 'moto');
    expect(set.filtros).toEqual(['moto']);
    // What is narrowed is read from its beginning.
    expect(set.pagina).toBe(1);
    expect(withFilter(set, 'moto')).toEqual({ ...nothing, area: 'lleida' });
  });
});
