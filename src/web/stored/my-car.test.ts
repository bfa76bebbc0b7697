import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MyCar } from './my-car.ts';

const ibiza: MyCar = {
  cod_matricula: '2960 GHG',
  tipoVehiculo: 'turismo',
  marca: 'SEAT',
  modelo: 'Ibiza (6J)',
  motor: '1.6 TDI 105',
  desde: 2008,
  hasta: 2017,
  codigoMotor: 'CAYC',
  combustible: 'diesel',
  potenciaCv: 105,
  potenciaKw: 77,
  cilindrada: null,
  banda: null,
  capacidad_carter: 4.3,
  aceites: [{ norma: 'VW 507.00', sae: '5W-30', condicion: null }],
  bateria: 'L3 70Ah EFB',
  ano_fabric: null,
  ano_matric: 2008,
  matriculacion: null,
  medidas: [{ original: true, delantera: '185/60 R15 84H', trasera: null }],
  kms: null,
  postCode: null,
  color: 'gris',
  source: 'ws',
  images: ['/vehiculos/turismo-gris.svg'],
  id: null,
};

let local: Record<string, string>;
const told = vi.fn<() => void>();

beforeEach(() => {
  vi.resetModules();
  told.mockReset();
  local = {};
  vi.stubGlobal('window', { dispatchEvent: told });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local[key] ?? null,
    setItem: (key: string, value: string) => void (local[key] = value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const store = async () => await import('./my-car.ts');

test('a car that is remembered comes back whole, and whoever shows it hears of it', async () => {
  const { rememberCar, rememberedCar } = await store();
  expect(rememberedCar()).toBeNull();
  rememberCar(ibiza);
  expect(told).toHaveBeenCalled();
  expect(JSON.parse(local['miCoche'] ?? '')).toEqual({ state: ibiza, version: 1 });
  expect(rememberedCar()).toEqual(ibiza);
  // The same one while nothing changed: a page that shows it would otherwise never come to rest.
  expect(rememberedCar()).toBe(rememberedCar());
});

const { color: _, ...less } = ibiza;
test.each([
  ['another version', { state: ibiza, version: 2 }],
  ['one key less', { state: less, version: 1 }],
  ['one key more', { state: { ...ibiza, propietario: 'Ona' }, version: 1 }],
  ['a set of tyres of another form', { state: { ...ibiza, medidas: [{ original: true }] }, version: 1 }],
  ['no car', { state: null, version: 1 }],
  ['a number', 5],
])('a copy is dropped that has %s', async (_what, kept) => {
  local['miCoche'] = JSON.stringify(kept);
  expect((await store()).rememberedCar()).toBeNull();
});

test('only the car of an account is forgotten: when its owner leaves, or takes that car away', async () => {
  const { rememberCar, rememberedCar, forgetCar } = await store();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local[key] ?? null,
    setItem: (key: string, value: string) => void (local[key] = value),
    removeItem: (key: string) => void delete local[key],
  });
  rememberCar(ibiza);
  forgetCar();
  expect(rememberedCar()).toEqual(ibiza);
  rememberCar({ ...ibiza, id: 'a' });
  forgetCar('b');
  expect(rememberedCar()?.id).toBe('a');
  forgetCar('a');
  expect(rememberedCar()).toBeNull();
  rememberCar({ ...ibiza, id: 'a' });
  forgetCar();
  expect(rememberedCar()).toBeNull();
});

test('what is no JSON, and a storage that may not be read, is no car', async () => {
  local['miCoche'] = '{';
  const { rememberedCar } = await store();
  expect(rememberedCar()).toBeNull();
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
  });
  expect(rememberedCar()).toBeNull();
});
