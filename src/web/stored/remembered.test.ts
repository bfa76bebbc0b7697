import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MyCar } from './my-car.ts';

const leon: MyCar = {
  cod_matricula: '1273 JHM',
  tipoVehiculo: 'turismo',
  marca: 'SEAT',
  modelo: 'León (5F)',
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
const lleida = { codTienda: 7, alias: 'Lleida Cappont', cpostal: '25001' };

const storage = (items: Record<string, string>) => ({
  getItem: (key: string) => items[key] ?? null,
  setItem: (key: string, value: string) => void (items[key] = value),
  removeItem: (key: string) => void delete items[key],
});

let local: Record<string, string>;
let session: Record<string, string>;
beforeEach(() => {
  vi.resetModules();
  local = {};
  session = {};
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('sessionStorage', storage(session));
});
afterEach(() => void vi.unstubAllGlobals());

const stores = async () => ({ ...(await import('./remembered.ts')), ...(await import('./my-car.ts')) });

describe('what a browser remembers of its visitor', () => {
  it('is a plate with what its vehicle is called, a postcode and a workshop', async () => {
    const { rememberCar, rememberPostcode, rememberWorkshop, rememberedNow } = await stores();
    rememberCar(leon);
    rememberPostcode('25003');
    rememberWorkshop(lleida);
    expect(rememberedNow()).toEqual({ matricula: '1273 JHM', coche: 'León', moto: false, cp: '25003', taller: lleida });
  });

  it('is nothing where something else lies in its place', async () => {
    local['recordado'] = JSON.stringify({ version: 1, state: { matricula: '1273 JHM' } });
    const { rememberedNow } = await stores();
    expect(rememberedNow().matricula).toBeNull();
  });

  it('calls another plate by itself, and the car’s own by its car again', async () => {
    const { rememberCar, rememberPlate, rememberedNow, plateAlone } = await stores();
    rememberCar(leon);
    expect(plateAlone()).toBeNull();
    rememberPlate('1234 BCD');
    expect(rememberedNow()).toMatchObject({ matricula: '1234 BCD', coche: null });
    expect(plateAlone()).toBe('1234 BCD');
    rememberPlate('1273 JHM');
    expect(rememberedNow()).toMatchObject({ matricula: '1273 JHM', coche: 'León' });
  });

  it('keeps the workshop of one’s province, and not that of another', async () => {
    const { rememberPostcode, rememberWorkshop, rememberedNow, rememberedPlace } = await stores();
    rememberWorkshop(lleida);
    expect(rememberedPlace()).toBe('25001');
    rememberPostcode('25200');
    expect(rememberedNow().taller).toEqual(lleida);
    rememberPostcode('08001');
    expect(rememberedNow()).toMatchObject({ cp: '08001', taller: null });
  });

  it('keeps the name of a workshop that an address says by its number', async () => {
    const { rememberWorkshop, rememberedNow } = await stores();
    rememberWorkshop(lleida);
    rememberWorkshop({ ...lleida, alias: null });
    expect(rememberedNow().taller?.alias).toBe('Lleida Cappont');
    rememberWorkshop({ codTienda: 9, alias: null, cpostal: '25001' });
    expect(rememberedNow().taller?.alias).toBeNull();
  });

  it('forgets a vehicle wherever it was kept', async () => {
    local['revision'] = '{}';
    local['aireAcondicionado'] = '{}';
    local['cestaData'] = '{}';
    session['vistoAntes'] = '{}';
    const { rememberCar, rememberPostcode, forgetVehicle, rememberedNow, rememberedCar } = await stores();
    rememberCar(leon);
    rememberPostcode('25003');
    forgetVehicle();
    expect(rememberedCar()).toBeNull();
    expect(rememberedNow()).toMatchObject({ matricula: null, coche: null, cp: '25003' });
    // A basket that was begun stays as it is.
    expect(Object.keys(local).toSorted()).toEqual(['cestaData', 'recordado']);
    expect(session).toEqual({});
  });

  it('is nothing where the browser forbids to keep anything, and nothing breaks', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
    });
    const { rememberPostcode, rememberedNow } = await stores();
    rememberPostcode('25003');
    expect(rememberedNow().cp).toBeNull();
  });
});
