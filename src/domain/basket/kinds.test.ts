import { describe, expect, it } from 'vitest';
import type { ProductKind } from '../catalogue/product-kinds.ts';
import type { ProductVehicle } from '../catalogue/vehicles.ts';
import { isRefusal } from '../refusal.ts';
import {
  addProduct,
  removeProduct,
  selectService,
  settleServices,
  type BasketContent,
  type ContentProduct,
  type ContentService,
} from './content.ts';

const product = (tipo_producto: ProductKind, vehicle: ProductVehicle = 'turismo', cantidad = 1): ContentProduct => ({
  id_navision: `${tipo_producto} ${vehicle}`,
  tipo_producto,
  id_site_tipo_vehiculo: vehicle,
  marca: 'Rodera',
  modelo: tipo_producto,
  cantidad,
  disponibilidad: 1,
});

const service = (
  id_navision: string,
  tipoProductoAsociado: ProductKind,
  more: Partial<ContentService> = {},
): ContentService => ({
  id_navision,
  categoriaServicio: 'montaje',
  base_calculo: 'U',
  tipoProductoAsociado,
  selected: false,
  obligatorio: false,
  cantidad: 0,
  ...more,
});

const fitting = service('MONTAJE_TALLER', 'neumatico', { selected: true, obligatorio: true });
const pickup = service('RECOGIDA_TALLER', 'neumatico', { base_calculo: 'F', otrosTipos: ['camara', 'mousse'] });
const empty: BasketContent = { products: [], services: [], matricula: null };

const filled = (...products: ContentProduct[]): BasketContent =>
  products.reduce((basket, each) => {
    const next = addProduct(basket, each);
    if (isRefusal(next)) throw new Error(next.refusal);
    return next;
  }, empty);
const kinds = ({ products }: BasketContent) => products.map(({ tipo_producto }) => tipo_producto);
const chosen = (services: readonly ContentService[]) =>
  services.filter(({ selected }) => selected).map(({ id_navision }) => id_navision);

describe('products in one basket', () => {
  it('may be of several kinds: tyres, a service, an accessory', () => {
    expect(kinds(filled(product('neumatico'), product('revision'), product('acc-seguridad')))).toHaveLength(3);
  });

  it.each(['bateria', 'aceite'] as const)('are no others beside a %s', (exclusive) => {
    expect(kinds(filled(product('neumatico'), product(exclusive)))).toEqual([exclusive]);
    expect(kinds(filled(product(exclusive), product('revision')))).toEqual(['revision']);
  });

  it('may be two oils, but no oil and battery', () => {
    const second = { ...product('aceite'), id_navision: 'other' };
    expect(filled(product('aceite'), second).products).toHaveLength(2);
    expect(kinds(filled(product('aceite'), product('bateria')))).toEqual(['bateria']);
  });

  it('are for vehicles of one group: a motorcycle’s make those of a car give way', () => {
    expect(kinds(filled(product('neumatico', 'turismo'), product('camara', 'moto')))).toEqual(['camara']);
    expect(filled(product('neumatico', '4x4'), product('neumatico', 'furgoneta')).products).toHaveLength(2);
  });

  it('are added to where the same is there', () => {
    const basket = filled(product('neumatico', 'turismo', 2), product('revision'), product('neumatico', 'turismo', 2));
    expect(basket.products.map(({ cantidad }) => cantidad)).toEqual([4, 1]);
  });
});

describe('fitting and picking up', () => {
  it('go with tyres of motorcycles as a choice, fitting first', () => {
    const settled = settleServices([product('neumatico', 'moto', 2)], [fitting, pickup]);
    expect(chosen(settled)).toEqual(['MONTAJE_TALLER']);
    expect(settled.every(({ obligatorio }) => !obligatorio)).toBe(true);
    expect(settled.map(({ cantidad }) => cantidad)).toEqual([2, 1]);
  });

  it('change places when either is chosen or left', () => {
    const basket = { ...empty, products: [product('neumatico', 'moto', 2)], services: [fitting, pickup] };
    for (const [id, selected, expected] of [
      ['RECOGIDA_TALLER', true, 'RECOGIDA_TALLER'],
      ['RECOGIDA_TALLER', false, 'MONTAJE_TALLER'],
      ['MONTAJE_TALLER', false, 'RECOGIDA_TALLER'],
      ['MONTAJE_TALLER', true, 'MONTAJE_TALLER'],
    ] as const) {
      const settled = { ...basket, services: settleServices(basket.products, basket.services) };
      const next = selectService(settled, id, selected);
      if (isRefusal(next)) throw new Error(next.refusal);
      expect(chosen(next.services)).toEqual([expected]);
    }
  });

  it('follow the products: tubes alone are picked up, with a tyre they are fitted, and the reverse', () => {
    const tubes = settleServices([product('camara', 'moto')], [fitting, pickup]);
    expect(chosen(tubes)).toEqual(['RECOGIDA_TALLER']);
    expect(tubes[0]?.obligatorio).toBe(true);
    const both: BasketContent = {
      ...empty,
      products: [product('camara', 'moto'), product('neumatico', 'moto', 2)],
      services: settleServices([product('camara', 'moto'), product('neumatico', 'moto', 2)], [fitting, pickup]),
    };
    expect(chosen(both.services)).toEqual(['MONTAJE_TALLER']);
    expect(chosen(removeProduct(both, 'neumatico moto').services)).toEqual(['RECOGIDA_TALLER']);
  });

  it('stays obligatory on cars, where nothing is picked up', () => {
    const settled = settleServices([product('neumatico')], [{ ...fitting, selected: false }]);
    expect(settled[0]).toMatchObject({ selected: true, obligatorio: true });
  });

  it('goes with batteries, oils and accessories by itself', () => {
    const ofBattery = [
      service('MONTAJE_TALLER_BATERIA', 'bateria', { selected: true }),
      service('RECOGIDA_TALLER_BATERIA', 'bateria'),
    ];
    expect(chosen(settleServices([product('bateria')], ofBattery))).toEqual(['MONTAJE_TALLER_BATERIA']);
    const ofOil = [service('RECOGIDA_TALLER_ACEITE', 'aceite')];
    expect(settleServices([product('aceite')], ofOil)[0]).toMatchObject({ selected: true, obligatorio: true });
  });

  it('leaves the safety test aside when all is only picked up', () => {
    const test = service('TESTSEGURIDAD', 'neumatico', { selected: true, base_calculo: 'F' });
    const picked = settleServices([product('neumatico', 'moto')], [{ ...fitting, selected: false }, pickup, test]);
    expect(chosen(picked)).toEqual(['RECOGIDA_TALLER']);
  });
});
