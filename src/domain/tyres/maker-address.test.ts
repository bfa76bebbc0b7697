import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productVehicles } from '../catalogue/vehicles.ts';
import { makerAddress, readMakerAddress, sheetParts, tyreFamilies, tyreFamily } from './maker-address.ts';

describe('the address of a maker', () => {
  it('is one for cars, 4x4 and vans, and one for each other vehicle', () => {
    expect(productVehicles.map((vehicle) => makerAddress('michelin', tyreFamily(vehicle)))).toEqual([
      'michelin',
      'michelin',
      'michelin',
      'michelin-patinete',
      'michelin-quad',
      'michelin-moto',
      'michelin-camion',
      'michelin-agricola',
    ]);
  });

  it('is read as what it was written from, whatever the maker is called', () => {
    const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/);
    fc.assert(
      fc.property(slug, fc.constantFrom(...tyreFamilies), (maker, family) => {
        expect(readMakerAddress(makerAddress(maker, family))).toContainEqual({ slug: maker, family });
      }),
    );
  });

  it('means the maker of that very name before a vehicle', () => {
    expect(readMakerAddress('super-moto')).toEqual([
      { slug: 'super-moto', family: 'coche' },
      { slug: 'super', family: 'moto' },
    ]);
  });
});

describe('the address of a sheet', () => {
  it('is parted behind the longest model first', () => {
    expect(sheetParts('road-6-120-70-zr17')).toEqual([
      { modelo: 'road-6-120-70', specs: 'zr17' },
      { modelo: 'road-6-120', specs: '70-zr17' },
      { modelo: 'road-6', specs: '120-70-zr17' },
      { modelo: 'road', specs: '6-120-70-zr17' },
    ]);
    expect(sheetParts('primacy')).toEqual([]);
    expect(sheetParts('-x-')).toEqual([]);
  });
});
