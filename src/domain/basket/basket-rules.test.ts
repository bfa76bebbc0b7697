import { describe, expect, test } from 'vitest';
import { productKinds, type ProductKind } from '../catalogue/product-kinds.ts';
import type { ProductVehicle } from '../catalogue/vehicles.ts';
import { safetyTest, settleServices, type ContentProduct, type ContentService } from './content.ts';
import { giveWay, isAnotherVehicle, separateRevisions } from './give-way.ts';
import { refuseMixed } from './mixed-order.ts';
import { basketStoreVersion, startStatus, statusAfter } from './status.ts';
import { basketSteps, missingStep, stepBack, type BasketProgress } from './steps.ts';

// The statements spec B14 to B43 with one example each.

interface Product extends ContentProduct {
  readonly id_navision: string;
  readonly tipo_producto: ProductKind;
}
const product = (tipo_producto: ProductKind, more: Partial<Product> = {}): Product => ({
  id_navision: tipo_producto,
  tipo_producto,
  id_site_tipo_vehiculo: 'turismo',
  cantidad: 1,
  ...more,
});
const forVehicle = (id_site_tipo_vehiculo: ProductVehicle): Partial<Product> => ({
  id_navision: id_site_tipo_vehiculo,
  id_site_tipo_vehiculo,
});
const service = (id_navision: string, more: Partial<ContentService> = {}): ContentService => ({
  id_navision,
  categoriaServicio: 'montaje',
  base_calculo: 'U',
  tipoProductoAsociado: 'neumatico',
  selected: false,
  obligatorio: false,
  cantidad: 0,
  ...more,
});

const fitting = service('MONTAJE_TALLER', { selected: true });
const alignment = service('ALINEACION', { categoriaServicio: 'alineacion', base_calculo: 'F' });
const checked = service(safetyTest, { categoriaServicio: 'seguridad', base_calculo: 'F', selected: true });
const ids = (each: readonly { readonly id_navision: string }[]): string[] => each.map(({ id_navision }) => id_navision);
const chosen = (services: readonly ContentService[]): string[] => ids(services.filter(({ selected }) => selected));
const units = (services: readonly ContentService[]): Record<string, number> =>
  Object.fromEntries(services.map(({ id_navision, cantidad }) => [id_navision, cantidad]));
/** What stays when products come in one after the other. */
const together = (...products: Product[]): readonly Product[] =>
  products.reduce<readonly Product[]>((there, newest) => giveWay([...there, newest], newest).kept, []);

const tyres = (cantidad: number): Product => product('neumatico', { cantidad });
const offered = [fitting, alignment, checked];

describe('basket status', () => {
  test('the basket is stored as version 7', () => {
    expect(basketStoreVersion).toBe(7);
  });

  test('on start in external mode, a fresh basket is created', () => {
    expect(startStatus({ external: true, storedID: 'a', copyID: 'a' })).toBe('new');
  });

  test('otherwise, with a stored id and a stored copy whose id matches, the status is dirty', () => {
    expect(startStatus({ external: false, storedID: 'a', copyID: 'a' })).toBe('dirty');
  });

  test('with no copy or a mismatch it is unloaded and is fetched from the server', () => {
    expect(startStatus({ external: false, storedID: 'a', copyID: null })).toBe('unloaded');
    expect(startStatus({ external: false, storedID: 'a', copyID: 'b' })).toBe('unloaded');
    expect(statusAfter('unloaded', 'loaded')).toBe('ok');
  });

  test('without a stored id it is new', () => {
    expect(startStatus({ external: false, storedID: null, copyID: null })).toBe('new');
  });

  test('a local copy that changed must be re-priced, and is ok after re-pricing', () => {
    expect(statusAfter('new', 'changed')).toBe('dirty');
    expect(statusAfter('ok', 'changed')).toBe('dirty');
    expect(statusAfter('dirty', 'priced')).toBe('ok');
  });
});

describe('basket steps', () => {
  const ready: BasketProgress = {
    products: ['four tyres'],
    services: [{ obligatorio: false }],
    selectedTaller: 3,
    selectedDate: '2026-11-23',
    selectedTime: '09:15',
    held: true,
    contact: false,
    generaFactura: true,
    billing: false,
    order: 'none',
  };

  test('your request, options, workshops, date and time, registration, billing data, payment, your reservation', () => {
    expect(basketSteps).toEqual([
      'solicitud',
      'opciones',
      'talleres',
      'fecha-y-hora',
      'registro',
      'datos-facturacion',
      'pago',
      'tu-reserva',
    ]);
  });

  test('back: options to request', () => {
    expect(stepBack('opciones', ready)).toBe('solicitud');
  });

  test('back: workshops to options if there is something to choose there, otherwise to request', () => {
    expect(stepBack('talleres', ready)).toBe('opciones');
    expect(stepBack('talleres', { services: [{ obligatorio: true }] })).toBe('solicitud');
  });

  test('back: date and time to workshops', () => {
    expect(stepBack('fecha-y-hora', ready)).toBe('talleres');
  });

  test('back: registration and payment to date and time', () => {
    expect(stepBack('registro', ready)).toBe('fecha-y-hora');
    expect(stepBack('pago', ready)).toBe('fecha-y-hora');
  });

  test('back: billing data to registration', () => {
    expect(stepBack('datos-facturacion', ready)).toBe('registro');
  });

  test('back: the reservation has none', () => {
    expect(stepBack('tu-reserva', ready)).toBeUndefined();
    expect(missingStep('pago', { ...ready, order: 'settled' })).toBe('tu-reserva');
  });

  test('no step is entered before what it builds on', () => {
    expect(missingStep('talleres', { ...ready, products: [] })).toBe('solicitud');
    expect(missingStep('fecha-y-hora', { ...ready, selectedTaller: null })).toBe('talleres');
    expect(missingStep('pago', { ...ready, held: false })).toBe('fecha-y-hora');
    expect(missingStep('pago', ready)).toBe('registro');
    expect(missingStep('pago', { ...ready, contact: true })).toBe('datos-facturacion');
    expect(missingStep('tu-reserva', { ...ready, contact: true, billing: true })).toBe('pago');
  });
});

describe('basket content rules', () => {
  test('a vehicle that differs from the stored plate is another one, however it is typed', () => {
    expect(isAnotherVehicle('1234BCD', '5678 FGH')).toBe(true);
    expect(isAnotherVehicle('1234BCD', '1234-bcd')).toBe(false);
    expect([isAnotherVehicle(null, '1234BCD'), isAnotherVehicle('1234BCD', null)]).toEqual([false, false]);
  });

  test('with a single product, other categories are dropped', () => {
    const ofCar = product('neumatico', forVehicle('turismo'));
    const ofMotorcycle = product('neumatico', forVehicle('moto'));
    expect(giveWay([ofCar, ofMotorcycle], ofMotorcycle)).toEqual({
      kept: [ofMotorcycle],
      left: [{ product: ofCar, motivo: 'otra-categoria' }],
    });
  });

  test('battery and oil products are exclusive and remove non-matching types', () => {
    expect(ids(together(tyres(4), product('bateria')))).toEqual(['bateria']);
    expect(ids(together(tyres(4), product('aceite')))).toEqual(['aceite']);
    expect(ids(together(product('bateria'), product('aceite')))).toEqual(['aceite']);
    const other = product('aceite', { id_navision: 'other' });
    expect(ids(together(product('aceite'), other))).toEqual(['aceite', 'other']);
    expect(giveWay([product('aceite')], product('revision')).left).toEqual([
      { product: product('aceite'), motivo: 'exclusivo' },
    ]);
  });

  test('adding a tyre quantity adjusts unit-based services', () => {
    const four = settleServices([tyres(4)], offered);
    expect(units(four)).toMatchObject({ MONTAJE_TALLER: 4, ALINEACION: 1 });
    expect(units(settleServices([tyres(6)], four))).toMatchObject({ MONTAJE_TALLER: 6, ALINEACION: 1 });
  });

  test('removing a product deletes per-unit service quantities', () => {
    const both = settleServices([tyres(4), product('neumatico', { id_navision: 'other', cantidad: 2 })], offered);
    expect(units(both)).toMatchObject({ MONTAJE_TALLER: 6 });
    expect(units(settleServices([tyres(2)], both))).toMatchObject({ MONTAJE_TALLER: 2 });
  });

  test('removing a product drops fixed services with no remaining vehicle type', () => {
    const kit = service('KIT4X4', { categoriaServicio: 'kit4x4', base_calculo: 'F', tiposVehiculo: ['4x4'] });
    const ofJeep = product('neumatico', forVehicle('4x4'));
    const both = settleServices([ofJeep, tyres(4)], [kit, alignment]);
    expect(ids(both)).toEqual(['KIT4X4', 'ALINEACION']);
    expect(ids(settleServices([tyres(4)], both))).toEqual(['ALINEACION']);
  });

  test('removing a product clears all services when nothing needs them', () => {
    expect(settleServices([product('acc-seguridad')], offered)).toEqual([]);
    expect(settleServices([], offered)).toEqual([]);
  });

  test('after each re-pricing the safety test service is deselected when not applicable', () => {
    expect(chosen(settleServices([tyres(4)], offered))).toEqual(['MONTAJE_TALLER', safetyTest]);
    expect(chosen(settleServices([tyres(4)], [{ ...fitting, selected: false }, checked]))).toEqual([]);
  });

  test('the motorcycle pickup service switches to fitting, or the reverse, depending on products', () => {
    const pickup = service('RECOGIDA_TALLER', { base_calculo: 'F', otrosTipos: ['camara', 'mousse'] });
    const tube = product('camara', forVehicle('moto'));
    const tyre = product('neumatico', { ...forVehicle('moto'), id_navision: 'tyre' });
    const tubeAlone = settleServices([tube], [fitting, pickup]);
    expect(chosen(tubeAlone)).toEqual(['RECOGIDA_TALLER']);
    const both = settleServices([tube, tyre], [fitting, pickup]);
    expect(chosen(both)).toEqual(['MONTAJE_TALLER']);
    expect(chosen(settleServices([tube], both))).toEqual(['RECOGIDA_TALLER']);
    expect(chosen(settleServices([tyre], [{ ...fitting, selected: false }, pickup]))).toEqual(['RECOGIDA_TALLER']);
  });

  test('battery and oil orders auto-select their pickup or fitting service', () => {
    const ofBattery = (fitted: boolean) => [
      service('MONTAJE_TALLER_BATERIA', { tipoProductoAsociado: 'bateria', selected: fitted }),
      service('RECOGIDA_TALLER_BATERIA', { tipoProductoAsociado: 'bateria' }),
    ];
    expect(chosen(settleServices([product('bateria')], ofBattery(true)))).toEqual(['MONTAJE_TALLER_BATERIA']);
    expect(chosen(settleServices([product('bateria')], ofBattery(false)))).toEqual(['RECOGIDA_TALLER_BATERIA']);
    const ofOil = [service('RECOGIDA_TALLER_ACEITE', { tipoProductoAsociado: 'aceite' })];
    expect(chosen(settleServices([product('aceite')], ofOil))).toEqual(['RECOGIDA_TALLER_ACEITE']);
  });

  test('when mixed orders are not allowed, adding a product of a different type gives an error', () => {
    const there = [{ tipo_producto: 'neumatico' }] as const;
    for (const kind of productKinds.filter((each) => each !== 'neumatico')) {
      expect(refuseMixed(there, kind, false)).toEqual({ refusal: `no-puedes-anadir-${kind}` });
    }
    expect(refuseMixed(there, 'neumatico', false)).toBeUndefined();
    expect(refuseMixed([...there, { tipo_producto: 'revision' }], 'neumatico', false)).toBeDefined();
    expect(refuseMixed([], 'neumatico', false)).toBeUndefined();
    expect(refuseMixed(there, 'revision', true)).toBeUndefined();
  });

  test('during a promotion, mixing revisions and tyres is refused and the revision is removed', () => {
    const tyre = product('neumatico');
    const revision = product('revision');
    const mixed = [revision, tyre, product('revision_moto'), product('acc-seguridad')];
    const { kept, left } = separateRevisions(mixed, true);
    expect(ids(kept)).toEqual(['neumatico', 'acc-seguridad']);
    expect(left.map(({ product: { id_navision }, motivo }) => [id_navision, motivo])).toEqual([
      ['revision', 'revision-en-promocion'],
      ['revision_moto', 'revision-en-promocion'],
    ]);
    expect(separateRevisions(mixed, false)).toEqual({ kept: mixed, left: [] });
    expect(separateRevisions([revision], true).kept).toEqual([revision]);
  });
});
