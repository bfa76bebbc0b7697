import { describe, expect, it } from 'vitest';
import { isRefusal } from '../refusal.ts';
import { listedChoices } from './listed-choices.ts';
import { listedVehicles } from './listed-vehicles.ts';
import { needsPlate, ownVehicleTypes, plateSuits } from './own-vehicle.ts';
import { recognisePlate } from './plate.ts';

describe('a plate', () => {
  const plate = (typed: string) => {
    const read = recognisePlate(typed);
    if (isRefusal(read)) throw new Error(typed);
    return read;
  };
  it.each([
    ['1234 BCD', ['turismo', '4x4', 'furgoneta', 'moto', 'camion', 'agricola', 'otro']],
    ['B-1234-AB', ['turismo', '4x4', 'furgoneta', 'moto', 'camion', 'agricola', 'otro']],
    ['A1234', ['turismo', '4x4', 'furgoneta', 'moto', 'camion', 'agricola', 'otro']],
    ['M-123456', ['turismo', '4x4', 'furgoneta', 'moto', 'camion', 'agricola', 'otro']],
    ['AB-123-CD', ['turismo', '4x4', 'furgoneta', 'moto', 'camion', 'agricola', 'otro']],
    ['AA-01-AA', ['turismo', '4x4', 'furgoneta', 'moto', 'camion', 'agricola', 'otro']],
    ['H 1234 BCD', ['turismo', '4x4', 'furgoneta', 'moto', 'camion', 'agricola', 'otro']],
    ['T 1234 BCD', ['turismo', '4x4', 'furgoneta', 'moto', 'camion', 'agricola', 'otro']],
    ['V 1234 BCD', ['turismo', '4x4', 'furgoneta', 'moto', 'camion', 'agricola', 'otro']],
    ['C 1234 BCD', ['moto', 'otro']],
    ['E 1234 BCD', ['agricola', 'otro']],
    ['R 1234 BCD', ['otro']],
  ])('%s can stand on %j', (typed, kinds) => {
    expect(ownVehicleTypes.filter((tipo) => plateSuits(plate(typed), tipo))).toEqual(kinds);
  });

  it('is needed but of e-scooters', () => {
    expect(ownVehicleTypes.filter((tipo) => !needsPlate(tipo))).toEqual(['patinete']);
  });
});

describe('what our own lists offer', () => {
  const names = (found: readonly { marca: string; modelo: string; motor: string }[]) =>
    found.map(({ marca, modelo, motor }) => [marca, modelo, motor]);

  it('is everything where nothing is chosen, and less with every choice', () => {
    expect(listedChoices({})).toHaveLength(listedVehicles().length);
    const moto = listedChoices({ tipoVehiculo: 'moto' });
    expect(new Set(moto.map(({ tipoVehiculo }) => tipoVehiculo))).toEqual(new Set(['moto']));
    const cars = listedChoices({ tipoVehiculo: 'turismo' });
    expect(moto.length + cars.length).toBe(listedVehicles().length);
    expect(listedChoices({ tipoVehiculo: 'furgoneta' })).toEqual(cars);
    expect(listedChoices({ tipoVehiculo: 'camion' })).toEqual([]);
  });

  it('is found by a name or its slug, whatever stands in it', () => {
    const byName = listedChoices({ marca: 'Volkswagen', modelo: 'Golf IV', motor: '1.9 TDI 90/110' });
    expect(names(byName)).toEqual([['Volkswagen', 'Golf IV', '1.9 TDI 90/110']]);
    expect(listedChoices({ marca: 'volkswagen', modelo: 'golf-iv', motor: '1-9-tdi-90-110' })).toEqual(byName);
    expect(listedChoices({ modelo: 'leon-5f' }).length).toBe(2);
    expect(listedChoices({ marca: 'Renault', modelo: 'leon-5f' })).toEqual([]);
  });

  it('is in the order in which people look for it', () => {
    const makers = listedChoices({ tipoVehiculo: 'turismo' }).map(({ marca }) => marca);
    expect(makers[0]).toBe('Alfa Romeo');
    expect(makers).toEqual(makers.toSorted((a, b) => a.localeCompare(b, 'es')));
  });
});
