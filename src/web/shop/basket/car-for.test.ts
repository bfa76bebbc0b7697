import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import type { MyCar } from '#web/stored/my-car.ts';
import { carFor } from './car-for.ts';

const kept = vi.hoisted(() => ({ car: null as MyCar | null }));
vi.mock('#web/stored/my-car.ts', () => ({ rememberedCar: () => kept.car }));

const ibiza = {
  cod_matricula: '2960 GHG',
  tipoVehiculo: 'turismo',
  marca: 'SEAT',
  modelo: 'Ibiza (6J)',
  motor: '1.6 TDI 105',
  combustible: 'diesel',
  ano_fabric: null,
  ano_matric: 2008,
  capacidad_carter: 4.3,
  kms: 90_000,
  source: 'ws',
} as MyCar;
const cesta = (categoria: 'coche' | 'moto', matricula: string | null = null) =>
  ({ matricula, products: [{ categoria }] }) as unknown as Basket;

beforeEach(() => {
  kept.car = ibiza;
});
afterEach(() => vi.restoreAllMocks());

describe('a basket takes over the car that is remembered', () => {
  it('with its plate, what it is and who says so', () => {
    expect(carFor(cesta('coche'))).toEqual({
      matricula: '2960 GHG',
      newVehicleData: {
        cod_matricula: '2960 GHG',
        marca: 'SEAT',
        modelo: 'Ibiza (6J)',
        motor: '1.6 TDI 105',
        combustible: 'diesel',
        ano_fabric: null,
        ano_matric: 2008,
        capacidad_carter: 4.3,
        kms: 90_000,
      },
      vehicleOrigin: 'ws',
    });
  });

  it('but not where another plate was said', () => {
    expect(carFor(cesta('coche', '1234BCD'))).toBeNull();
  });

  it('nor for what is of another kind of vehicle', () => {
    expect(carFor(cesta('moto'))).toBeNull();
    kept.car = { ...ibiza, tipoVehiculo: 'moto' };
    expect(carFor(cesta('moto'))).toMatchObject({ matricula: '2960 GHG' });
    expect(carFor(cesta('coche'))).toBeNull();
  });

  it('nor where none is remembered, or one without a plate', () => {
    kept.car = { ...ibiza, cod_matricula: null };
    expect(carFor(cesta('coche'))).toBeNull();
    kept.car = null;
    expect(carFor(cesta('coche'))).toBeNull();
    expect(carFor(null)).toBeNull();
  });
});
