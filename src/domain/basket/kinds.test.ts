import { describe, expect, it } from 'vitest';
import type { ProductKind } from '../catalogue/product-kinds.ts';
import type { ProductVehicle } from '../catalogue/vehicles.ts';
import { settleServices, type ContentProduct, type ContentService } from './content.ts';
import { giveWay } from './give-way.ts';
import { handoverChoice } from './handover.ts';

const product = (tipo_producto: ProductKind, vehicle: ProductVehicle = 'turismo', cantidad = 1): ContentProduct => ({
  tipo_producto,
  id_site_tipo_vehiculo: vehicle,
  cantidad,
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
/** What stays when products come in one after the other. */
const kinds = (...products: ContentProduct[]): string[] =>
  products
    .reduce<readonly ContentProduct[]>((there, newest) => giveWay([...there, newest], newest).kept, [])
    .map(({ tipo_producto }) => tipo_producto);
const chosen = (services: readonly ContentService[]) =>
  services.filter(({ selected }) => selected).map(({ id_navision }) => id_navision);

describe('products in one basket', () => {
  it('may be of several kinds: tyres, a service, an accessory', () => {
    expect(kinds(product('neumatico'), product('revision'), product('acc-seguridad'))).toHaveLength(3);
  });

  it.each(['bateria', 'aceite'] as const)('are no others beside a %s', (exclusive) => {
    expect(kinds(product('neumatico'), product(exclusive))).toEqual([exclusive]);
    expect(kinds(product(exclusive), product('revision'))).toEqual(['revision']);
  });

  it('may be two oils, but no oil and battery', () => {
    expect(kinds(product('aceite'), product('aceite'))).toHaveLength(2);
    expect(kinds(product('aceite'), product('bateria'))).toEqual(['bateria']);
  });

  it('are for vehicles of one group: a motorcycle’s make those of a car give way', () => {
    expect(kinds(product('neumatico', 'turismo'), product('camara', 'moto'))).toEqual(['camara']);
    expect(kinds(product('neumatico', '4x4'), product('neumatico', 'furgoneta'))).toHaveLength(2);
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
    for (const [id, selected, expected] of [
      ['RECOGIDA_TALLER', true, 'RECOGIDA_TALLER'],
      ['RECOGIDA_TALLER', false, 'MONTAJE_TALLER'],
      ['MONTAJE_TALLER', false, 'RECOGIDA_TALLER'],
      ['MONTAJE_TALLER', true, 'MONTAJE_TALLER'],
    ] as const) {
      const fitted = handoverChoice(id, selected)?.selected ?? false;
      const settled = settleServices([product('neumatico', 'moto', 2)], [{ ...fitting, selected: fitted }, pickup]);
      expect(chosen(settled)).toEqual([expected]);
    }
    expect(handoverChoice('ALINEACION', true)).toBeUndefined();
  });

  it('follow the products: tubes alone are picked up, with a tyre they are fitted, and the reverse', () => {
    const tubes = settleServices([product('camara', 'moto')], [fitting, pickup]);
    expect(chosen(tubes)).toEqual(['RECOGIDA_TALLER']);
    expect(tubes[0]?.obligatorio).toBe(true);
    expect(settleServices([product('camara', 'moto')], [pickup])[0]?.obligatorio).toBe(true);
    const both = settleServices([product('camara', 'moto'), product('neumatico', 'moto', 2)], [fitting, pickup]);
    expect(chosen(both)).toEqual(['MONTAJE_TALLER']);
    expect(chosen(settleServices([product('camara', 'moto')], both))).toEqual(['RECOGIDA_TALLER']);
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
    const ofAccessory = [service('RECOGIDA_TALLER_ACCESORIO', 'acc-seguridad')];
    expect(chosen(settleServices([product('acc-seguridad')], ofAccessory))).toEqual(['RECOGIDA_TALLER_ACCESORIO']);
  });

  it('leaves the safety test aside when all is only picked up', () => {
    const test = service('TESTSEGURIDAD', 'neumatico', { selected: true, base_calculo: 'F' });
    const picked = settleServices([product('neumatico', 'moto')], [{ ...fitting, selected: false }, pickup, test]);
    expect(chosen(picked)).toEqual(['RECOGIDA_TALLER']);
  });
});
