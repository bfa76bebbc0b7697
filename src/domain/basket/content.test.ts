import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { emptyBasket, type Basket, type BasketProduct, type BasketService } from './basket.ts';
import {
  addProduct,
  addVehicle,
  changeQuantity,
  mostProducts,
  mostUnits,
  removeProduct,
  safetyTest,
  selectService,
  settleServices,
} from './content.ts';

const tyre = (id_navision: string, cantidad = 4, disponibilidad: 0 | 1 = 1): BasketProduct => ({
  id_navision,
  tipo_producto: 'neumatico',
  categoria: 'coche',
  marca: 'Michelin',
  modelo: 'Primacy 4+',
  cantidad,
  precio: 92.73,
  descuento: 15,
  impuesto: 21,
  ecotasa: 1.98,
  importe: 316.48,
  importeSinPromo: 370.92,
  promocion: null,
  disponibilidad,
  id_site_tipo_vehiculo: 'turismo',
  nombre_producto_es: 'Michelin Primacy 4+',
  descripcion_es: '205/55 R16 91V',
  matricula: null,
  codAlmacen: 'A1',
  codProveedor: 'P1',
  fechaEntrega: null,
});

const service = (id_navision: string, more: Partial<BasketService>): BasketService => ({
  id_navision,
  categoriaServicio: 'montaje',
  base_calculo: 'U',
  tipoProductoAsociado: 'neumatico',
  descuentoAsociado: 0,
  selected: false,
  obligatorio: false,
  cantidad: 0,
  precio: 15,
  importe: 0,
  promocion: null,
  ...more,
});

const offered: readonly BasketService[] = [
  service('MONTAJE_TALLER', { selected: true }),
  service('SEGURO', { categoriaServicio: 'seguro' }),
  service('NITROGENO', { categoriaServicio: 'nitrogeno' }),
  service('ALINEACION', { categoriaServicio: 'alineacion', base_calculo: 'F' }),
  service(safetyTest, { categoriaServicio: 'seguridad', base_calculo: 'F', precio: 0, selected: true }),
  service('VALVULA', { categoriaServicio: 'kitur', obligatorio: true }),
];

const empty = emptyBasket('c0ffee00-0000-4000-8000-000000000001');

/** The basket, where a refusal would be the test's own mistake. */
const taken = (answer: ReturnType<typeof addProduct<Basket>>): Basket => {
  if (isRefusal(answer)) throw new Error(answer.refusal);
  return answer;
};

const fourTyres = taken(addProduct(empty, tyre('N1'), offered));
const quantities = (basket: Basket) =>
  Object.fromEntries(basket.services.map(({ id_navision, cantidad }) => [id_navision, cantidad]));
const chosen = (basket: Basket) =>
  basket.services.filter(({ selected }) => selected).map(({ id_navision }) => id_navision);

describe('adding a product', () => {
  it('brings its services: by the unit for each tyre, fixed once, the obligatory ones chosen', () => {
    expect(quantities(fourTyres)).toEqual({
      MONTAJE_TALLER: 4,
      SEGURO: 4,
      NITROGENO: 4,
      ALINEACION: 1,
      TESTSEGURIDAD: 1,
      VALVULA: 4,
    });
    expect(chosen(fourTyres)).toEqual(['MONTAJE_TALLER', 'TESTSEGURIDAD', 'VALVULA']);
  });

  it('that is there already adds to its units, and moves the services with them', () => {
    const six = taken(addProduct(fourTyres, tyre('N1', 2), offered));
    expect(six.products).toHaveLength(1);
    expect(quantities(six)).toMatchObject({ MONTAJE_TALLER: 6, ALINEACION: 1 });
  });

  it('keeps what was chosen before', () => {
    const insured = taken(selectService(fourTyres, 'SEGURO', true));
    expect(chosen(taken(addProduct(insured, tyre('N2', 2), offered)))).toContain('SEGURO');
  });

  it('that is sold out is refused by its name', () => {
    expect(addProduct(fourTyres, tyre('N3', 2, 0))).toEqual({
      refusal: 'producto-sin-disponibilidad',
      values: { producto: 'Michelin Primacy 4+', stock: 0 },
    });
  });

  it('stops at 20 units of one and at 10 products', () => {
    expect(addProduct(fourTyres, tyre('N1', 17))).toMatchObject({ refusal: 'demasiados-productos' });
    const full = Array.from({ length: mostProducts }, (_, place) => `N${place}`).reduce(
      (basket, id) => taken(addProduct(basket, tyre(id, 1))),
      empty,
    );
    expect(addProduct(full, tyre('N99', 1))).toMatchObject({ refusal: 'cesta-llena' });
    expect(taken(addProduct(full, tyre('N0', 1))).products).toHaveLength(mostProducts);
  });
});

describe('changing a quantity', () => {
  it('moves the services by the unit and leaves the fixed ones', () => {
    expect(quantities(taken(changeQuantity(fourTyres, 'N1', 2)))).toEqual({
      MONTAJE_TALLER: 2,
      SEGURO: 2,
      NITROGENO: 2,
      ALINEACION: 1,
      TESTSEGURIDAD: 1,
      VALVULA: 2,
    });
  });

  it('to none takes the product out', () => {
    expect(taken(changeQuantity(fourTyres, 'N1', 0)).products).toEqual([]);
  });

  it('is refused past 20, and for what is not there', () => {
    expect(changeQuantity(fourTyres, 'N1', mostUnits + 1)).toEqual({
      refusal: 'demasiados-productos',
      values: { maximo: 20 },
    });
    expect(changeQuantity(fourTyres, 'N9', 1)).toEqual({ refusal: 'producto-no-existe' });
    expect(() => changeQuantity(fourTyres, 'N1', 1.5)).toThrow(RangeError);
  });
});

describe('removing a product', () => {
  it('takes its units out of the services', () => {
    const both = taken(addProduct(fourTyres, tyre('N2', 2), offered));
    expect(quantities(removeProduct(both, 'N1'))).toMatchObject({ MONTAJE_TALLER: 2, ALINEACION: 1 });
  });

  it('that was the last one clears all services', () => {
    expect(removeProduct(fourTyres, 'N1')).toMatchObject({ products: [], services: [] });
  });
});

describe('a service', () => {
  it('is chosen and left at will, unless it is obligatory', () => {
    const aligned = taken(selectService(fourTyres, 'ALINEACION', true));
    expect(chosen(aligned)).toContain('ALINEACION');
    expect(chosen(taken(selectService(aligned, 'ALINEACION', false)))).not.toContain('ALINEACION');
    expect(selectService(fourTyres, 'VALVULA', false)).toEqual({ refusal: 'servicio-obligatorio' });
    expect(selectService(fourTyres, 'KITUR', true)).toEqual({ refusal: 'servicio-no-existe' });
  });

  it('for safety is left out when nothing is fitted, and cannot be chosen alone', () => {
    const unfitted = taken(selectService(fourTyres, 'MONTAJE_TALLER', false));
    expect(chosen(unfitted)).toEqual(['VALVULA']);
    expect(chosen(taken(selectService(unfitted, safetyTest, true)))).toEqual(['VALVULA']);
  });
});

describe('adding a vehicle', () => {
  const another = emptyBasket('c0ffee00-0000-4000-8000-000000000002');

  it('names the basket’s vehicle once, however its plate is typed', () => {
    const mine = addVehicle(fourTyres, '1234 bcd', another);
    expect(mine).toMatchObject({ cestaID: empty.cestaID, matricula: '1234BCD' });
    expect(addVehicle(mine, '1234-BCD', another)).toEqual(mine);
  });

  it('that differs from the stored plate resets the basket', () => {
    expect(addVehicle(addVehicle(fourTyres, '1234BCD', another), '5678 FGH', another)).toEqual({
      ...another,
      matricula: '5678FGH',
    });
  });
});

type Operation = (basket: Basket) => ReturnType<typeof addProduct<Basket>>;

const ids = fc.constantFrom('N1', 'N2', 'N3');
const serviceIds = fc.constantFrom(...offered.map(({ id_navision }) => id_navision));
const operations: fc.Arbitrary<Operation[]> = fc.array(
  fc.oneof(
    fc.record({ id: ids, cantidad: fc.integer({ min: 1, max: 8 }), left: fc.constantFrom<0 | 1>(0, 1, 1, 1) }).map(
      ({ id, cantidad, left }): Operation =>
        (basket) =>
          addProduct(basket, tyre(id, cantidad, left), offered),
    ),
    fc.tuple(ids, fc.nat({ max: 25 })).map(
      ([id, cantidad]): Operation =>
        (basket) =>
          changeQuantity(basket, id, cantidad),
    ),
    ids.map(
      (id): Operation =>
        (basket) =>
          removeProduct(basket, id),
    ),
    fc.tuple(serviceIds, fc.boolean()).map(
      ([id, selected]): Operation =>
        (basket) =>
          selectService(basket, id, selected),
    ),
    fc.constantFrom('1234 BCD', '5678 FGH').map(
      (plate): Operation =>
        (basket) =>
          addVehicle(basket, plate, emptyBasket('c0ffee00-0000-4000-8000-000000000003')),
    ),
  ),
  { maxLength: 25 },
);

/** A refused operation leaves the basket as it was. */
const after = (operations: readonly Operation[]): Basket =>
  operations.reduce<Basket>((basket, operation) => {
    const answer = operation(basket);
    return isRefusal(answer) ? basket : answer;
  }, empty);

describe('after any operations', () => {
  it('no product stands twice, nor with less than one unit or more than 20', () => {
    fc.assert(
      fc.property(operations, (each) => {
        const { products } = after(each);
        expect(new Set(products.map(({ id_navision }) => id_navision)).size).toBe(products.length);
        expect(products.every(({ cantidad }) => cantidad >= 1 && cantidad <= mostUnits)).toBe(true);
      }),
    );
  });

  it('services by the unit count the units, fixed ones count once, and without products there are none', () => {
    fc.assert(
      fc.property(operations, (each) => {
        const { products, services } = after(each);
        const units = products.reduce((total, { cantidad }) => total + cantidad, 0);
        if (units === 0) expect(services).toEqual([]);
        for (const { base_calculo, cantidad } of services) expect(cantidad).toBe(base_calculo === 'U' ? units : 1);
      }),
    );
  });

  it('what is obligatory is chosen, and no safety test without fitting', () => {
    fc.assert(
      fc.property(operations, (each) => {
        const basket = after(each);
        expect(basket.services.every(({ obligatorio, selected }) => selected || !obligatorio)).toBe(true);
        const fitted = basket.services.some(
          ({ categoriaServicio, selected }) => categoriaServicio === 'montaje' && selected,
        );
        expect(fitted || !chosen(basket).includes(safetyTest)).toBe(true);
      }),
    );
  });

  it('settling again changes nothing, and nothing given was changed', () => {
    const before = JSON.stringify([empty, offered]);
    fc.assert(
      fc.property(operations, (each) => {
        const { products, services } = after(each);
        expect(settleServices(products, services)).toEqual(services);
      }),
    );
    expect(JSON.stringify([empty, offered])).toBe(before);
  });
});
