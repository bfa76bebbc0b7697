import { describe, expect, test } from 'vitest';
import { productKinds, type ProductKind } from '../catalogue/product-kinds.ts';
import type { ProductVehicle } from '../catalogue/vehicles.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import { basketStoreVersion } from './basket.ts';
import {
  addProduct,
  addVehicle,
  changeQuantity,
  removeProduct,
  safetyTest,
  selectService,
  settleServices,
  type BasketContent,
  type ContentProduct,
  type ContentService,
} from './content.ts';
import { giveWay, separateRevisions } from './give-way.ts';
import { refuseMixed } from './mixed-order.ts';
import { startStatus, statusAfter } from './status.ts';
import { basketSteps, missingStep, stepAfter, stepBack, type BasketProgress, type BasketStep } from './steps.ts';

// The sentences of the specification (shopping 4) with one example each.

const product = (tipo_producto: ProductKind, more: Partial<ContentProduct> = {}): ContentProduct => ({
  id_navision: tipo_producto,
  tipo_producto,
  id_site_tipo_vehiculo: 'turismo',
  marca: 'Rodera',
  modelo: tipo_producto,
  cantidad: 1,
  disponibilidad: 1,
  ...more,
});
const forVehicle = (id_site_tipo_vehiculo: ProductVehicle): Partial<ContentProduct> => ({
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
const empty: BasketContent = { products: [], services: [], matricula: null };

/** What an operation answers, where a refusal would be the test's own mistake. */
const taken = (answer: BasketContent | Refusal): BasketContent => {
  if (isRefusal(answer)) throw new Error(answer.refusal);
  return answer;
};
const add = (basket: BasketContent, added: ContentProduct, offered: readonly ContentService[] = []): BasketContent =>
  taken(addProduct(basket, added, offered));
const ids = (each: readonly { readonly id_navision: string }[]): string[] => each.map(({ id_navision }) => id_navision);
const chosen = ({ services }: Pick<BasketContent, 'services'>): string[] =>
  ids(services.filter(({ selected }) => selected));
const units = ({ services }: Pick<BasketContent, 'services'>): Record<string, number> =>
  Object.fromEntries(services.map(({ id_navision, cantidad }) => [id_navision, cantidad]));

const fourTyres = add(empty, product('neumatico', { cantidad: 4 }), [fitting, alignment, checked]);

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

  test('a reset or clear creates a new basket', () => {
    for (const status of ['new', 'unloaded', 'dirty', 'ok'] as const) expect(statusAfter(status, 'reset')).toBe('new');
  });

  test('a basket that the server does not know any more is new', () => {
    expect(statusAfter('unloaded', 'missing')).toBe('new');
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
    const road: BasketStep[] = [basketSteps[0]];
    for (let next = stepAfter('solicitud', ready); next !== undefined; next = stepAfter(next, ready)) road.push(next);
    expect(road).toEqual([
      'solicitud',
      'opciones',
      'talleres',
      'fecha-y-hora',
      'registro',
      'datos-facturacion',
      'pago',
      'tu-reserva',
    ]);
    expect(road).toEqual([...basketSteps]);
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
  test('adding a vehicle that differs from the stored plate resets the basket', () => {
    const mine = addVehicle(fourTyres, '1234 BCD', empty);
    expect(mine).toMatchObject({ matricula: '1234BCD', products: fourTyres.products });
    expect(addVehicle(mine, '1234-bcd', empty)).toEqual(mine);
    expect(addVehicle(mine, '5678 FGH', empty)).toEqual({ ...empty, matricula: '5678FGH' });
  });

  test('with a single product, other categories are dropped', () => {
    const ofCar = product('neumatico', forVehicle('turismo'));
    const ofMotorcycle = product('neumatico', forVehicle('moto'));
    expect(add(add(empty, ofCar), ofMotorcycle).products).toEqual([ofMotorcycle]);
    expect(giveWay([ofCar, ofMotorcycle], ofMotorcycle)).toEqual({
      kept: [ofMotorcycle],
      left: [{ product: ofCar, motivo: 'otra-categoria' }],
    });
  });

  test('battery and oil products are exclusive and remove non-matching types', () => {
    expect(ids(add(fourTyres, product('bateria')).products)).toEqual(['bateria']);
    expect(ids(add(fourTyres, product('aceite')).products)).toEqual(['aceite']);
    expect(ids(add(add(empty, product('bateria')), product('aceite')).products)).toEqual(['aceite']);
    expect(ids(add(add(empty, product('aceite')), product('aceite', { id_navision: 'other' })).products)).toEqual([
      'aceite',
      'other',
    ]);
    expect(giveWay([product('aceite')], product('revision')).left).toEqual([
      { product: product('aceite'), motivo: 'exclusivo' },
    ]);
  });

  test('adding a tyre quantity adjusts unit-based services', () => {
    const six = add(fourTyres, product('neumatico', { cantidad: 2 }));
    expect(units(six)).toMatchObject({ MONTAJE_TALLER: 6, ALINEACION: 1 });
    expect(units(taken(changeQuantity(six, 'neumatico', 2)))).toMatchObject({ MONTAJE_TALLER: 2, ALINEACION: 1 });
  });

  test('removing a product deletes per-unit service quantities', () => {
    const both = add(fourTyres, product('neumatico', { id_navision: 'other', cantidad: 2 }));
    expect(units(removeProduct(both, 'neumatico'))).toMatchObject({ MONTAJE_TALLER: 2 });
  });

  test('removing a product drops fixed services with no remaining vehicle type', () => {
    const kit = service('KIT4X4', { categoriaServicio: 'kit4x4', base_calculo: 'F', tiposVehiculo: ['4x4'] });
    const both = add(add(empty, product('neumatico', forVehicle('4x4')), [kit, alignment]), product('neumatico'));
    expect(ids(both.services)).toEqual(['KIT4X4', 'ALINEACION']);
    expect(ids(removeProduct(both, '4x4').services)).toEqual(['ALINEACION']);
  });

  test('removing a product clears all services when nothing needs them', () => {
    const withAccessory = add(fourTyres, product('acc-seguridad'));
    expect(removeProduct(withAccessory, 'neumatico').services).toEqual([]);
    expect(removeProduct(fourTyres, 'neumatico')).toMatchObject({ products: [], services: [] });
  });

  test('after each re-pricing the safety test service is deselected when not applicable', () => {
    expect(chosen(fourTyres)).toEqual(['MONTAJE_TALLER', safetyTest]);
    const unfitted = fourTyres.services.map((each) => ({
      ...each,
      selected: each.id_navision === safetyTest,
    }));
    expect(chosen({ services: settleServices(fourTyres.products, unfitted) })).toEqual([]);
  });

  test('the motorcycle pickup service switches to fitting, or the reverse, depending on products', () => {
    const pickup = service('RECOGIDA_TALLER', { base_calculo: 'F', otrosTipos: ['camara', 'mousse'] });
    const tube = product('camara', forVehicle('moto'));
    const tyre = product('neumatico', { ...forVehicle('moto'), id_navision: 'tyre' });
    const tubeAlone = add(empty, tube, [fitting, pickup]);
    expect(chosen(tubeAlone)).toEqual(['RECOGIDA_TALLER']);
    const both = add(tubeAlone, tyre, [fitting, pickup]);
    expect(chosen(both)).toEqual(['MONTAJE_TALLER']);
    expect(chosen(removeProduct(both, 'tyre'))).toEqual(['RECOGIDA_TALLER']);
    const pickedUp = taken(selectService(both, 'RECOGIDA_TALLER', true));
    expect(chosen(pickedUp)).toEqual(['RECOGIDA_TALLER']);
  });

  test('battery and oil orders auto-select their pickup or fitting service', () => {
    const ofBattery = [
      service('MONTAJE_TALLER_BATERIA', { tipoProductoAsociado: 'bateria', selected: true }),
      service('RECOGIDA_TALLER_BATERIA', { tipoProductoAsociado: 'bateria' }),
    ];
    const battery = add(empty, product('bateria'), ofBattery);
    expect(chosen(battery)).toEqual(['MONTAJE_TALLER_BATERIA']);
    expect(chosen(taken(selectService(battery, 'MONTAJE_TALLER_BATERIA', false)))).toEqual(['RECOGIDA_TALLER_BATERIA']);
    const oil = add(empty, product('aceite'), [service('RECOGIDA_TALLER_ACEITE', { tipoProductoAsociado: 'aceite' })]);
    expect(chosen(oil)).toEqual(['RECOGIDA_TALLER_ACEITE']);
  });

  test('a product with no availability raises an out-of-stock action and does not trigger re-pricing', () => {
    expect(addProduct(fourTyres, product('revision', { disponibilidad: 0, marca: 'Michelin', modelo: 'X' }))).toEqual({
      refusal: 'producto-sin-disponibilidad',
      values: { producto: 'Michelin X', stock: 0 },
    });
    expect(statusAfter('ok', 'sold-out')).toBe('ok');
  });

  test('when mixed orders are not allowed, adding a product of a different type gives an error', () => {
    const tyres = [{ tipo_producto: 'neumatico' }] as const;
    for (const kind of productKinds.filter((each) => each !== 'neumatico')) {
      expect(refuseMixed(tyres, kind, false)).toEqual({ refusal: `no-puedes-anadir-${kind}` });
    }
    expect(refuseMixed(tyres, 'neumatico', false)).toBeUndefined();
    expect(refuseMixed(tyres, 'revision', true)).toBeUndefined();
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
