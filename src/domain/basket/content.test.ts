import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productKinds } from '../catalogue/product-kinds.ts';
import { safetyTest, goesWith, settleServices, type ContentProduct, type ContentService } from './content.ts';

const service = (id_navision: string, more: Partial<ContentService>): ContentService => ({
  id_navision,
  categoriaServicio: 'montaje',
  base_calculo: 'U',
  tipoProductoAsociado: 'neumatico',
  selected: false,
  obligatorio: false,
  cantidad: 0,
  ...more,
});

const offered: readonly ContentService[] = [
  service('MONTAJE_TALLER', { selected: true }),
  service('SEGURO', { categoriaServicio: 'seguro' }),
  service('NITROGENO', { categoriaServicio: 'nitrogeno' }),
  service('ALINEACION', { categoriaServicio: 'alineacion', base_calculo: 'F' }),
  service(safetyTest, { categoriaServicio: 'seguridad', base_calculo: 'F', selected: true }),
  service('VALVULA', { categoriaServicio: 'kitur', obligatorio: true }),
];

const fourTyres: ContentProduct = { tipo_producto: 'neumatico', id_site_tipo_vehiculo: 'turismo', cantidad: 4 };
const chosen = (services: readonly ContentService[]) =>
  services.filter(({ selected }) => selected).map(({ id_navision }) => id_navision);

describe('the services of four tyres', () => {
  const settled = settleServices([fourTyres], offered);

  it('are as many as there are tyres by the unit, and one where they are fixed', () => {
    expect(Object.fromEntries(settled.map(({ id_navision, cantidad }) => [id_navision, cantidad]))).toEqual({
      MONTAJE_TALLER: 4,
      SEGURO: 4,
      NITROGENO: 4,
      ALINEACION: 1,
      TESTSEGURIDAD: 1,
      VALVULA: 4,
    });
  });

  it('stand chosen where they are included or obligatory', () => {
    expect(chosen(settled)).toEqual(['MONTAJE_TALLER', 'TESTSEGURIDAD', 'VALVULA']);
  });

  it('keep no safety test where nothing is fitted', () => {
    const unfitted = offered.map((each) =>
      each.id_navision === 'MONTAJE_TALLER' ? { ...each, selected: false } : each,
    );
    expect(chosen(settleServices([fourTyres], unfitted))).toEqual(['VALVULA']);
  });
});

describe('a service', () => {
  it('serves its own kind of product and those that it names besides', () => {
    const pickup = { tipoProductoAsociado: 'neumatico', otrosTipos: ['camara'] };
    expect(['neumatico', 'camara', 'aceite'].map((kind) => goesWith(pickup, kind))).toEqual([true, true, false]);
  });
});

describe('whatever lies in a basket', () => {
  const products: fc.Arbitrary<ContentProduct[]> = fc.array(
    fc.record({
      tipo_producto: fc.constantFrom(...productKinds),
      id_site_tipo_vehiculo: fc.constantFrom('turismo', '4x4', 'moto'),
      cantidad: fc.integer({ min: 1, max: 20 }),
    }),
    { maxLength: 10 },
  );
  const services: fc.Arbitrary<ContentService[]> = fc
    .array(fc.boolean(), { minLength: offered.length, maxLength: offered.length })
    .map((said) => offered.map((each, place) => ({ ...each, selected: said[place] ?? false })));

  it('services by the unit count the units, fixed ones count once, and without tyres there are none', () => {
    fc.assert(
      fc.property(products, services, (there, said) => {
        const settled = settleServices(there, said);
        const units = there
          .filter(({ tipo_producto }) => tipo_producto === 'neumatico')
          .reduce((total, { cantidad }) => total + cantidad, 0);
        expect(settled).toHaveLength(units === 0 ? 0 : offered.length);
        for (const { base_calculo, cantidad } of settled) expect(cantidad).toBe(base_calculo === 'U' ? units : 1);
      }),
    );
  });

  it('what is obligatory is chosen, and no safety test without fitting', () => {
    fc.assert(
      fc.property(products, services, (there, said) => {
        const settled = settleServices(there, said);
        expect(settled.every(({ obligatorio, selected }) => selected || !obligatorio)).toBe(true);
        const fitted = chosen(settled).includes('MONTAJE_TALLER');
        expect(fitted || !chosen(settled).includes(safetyTest)).toBe(true);
      }),
    );
  });

  it('settling again changes nothing, and nothing given was changed', () => {
    const before = JSON.stringify(offered);
    fc.assert(
      fc.property(products, services, (there, said) => {
        const settled = settleServices(there, said);
        expect(settleServices(there, settled)).toEqual(settled);
      }),
    );
    expect(JSON.stringify(offered)).toBe(before);
  });
});
