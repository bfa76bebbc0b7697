import { describe, expect, it } from 'vitest';
import { bayVehicle, validateVisit, visitVehicles, type VisitForm, type VisitVehicle } from './visit.ts';

const contact = {
  nombre: 'Marta',
  apellidos: 'Puig Serra',
  email: 'marta@example.com',
  telefono: '612345678',
  privacidad: true,
};
const wrong = (vehiculo: VisitVehicle, form: VisitForm) => validateVisit(vehiculo, { ...contact, ...form });

describe('who books an appointment', () => {
  it('with a car says its plate, in a form that exists', () => {
    expect(wrong('coche', { matricula: '1234 BCD' })).toEqual({});
    expect(wrong('coche', { matricula: 'no sé' })).toEqual({ matricula: 'matricula-no-valida' });
    for (const matricula of [undefined, null, '', '  '])
      expect(wrong('coche', { matricula })).toEqual({ matricula: 'campo-obligatorio' });
  });

  it('with a motorcycle says letters, digits and hyphens', () => {
    expect(wrong('moto', { matricula: 'C-1234-BBB' })).toEqual({});
    expect(wrong('moto', { matricula: '¿?' })).toEqual({ matricula: 'matricula-moto-no-valida' });
    expect(wrong('moto', {})).toEqual({ matricula: 'campo-obligatorio' });
  });

  it('with an e-scooter says its brand, because it has no plate', () => {
    expect(wrong('patinete', { marca: 'Xiaomi' })).toEqual({});
    for (const marca of [undefined, null, '', '  '])
      expect(wrong('patinete', { marca })).toEqual({ marca: 'campo-obligatorio' });
    expect(wrong('coche', { matricula: '1234BCD', marca: null })).toEqual({});
  });

  it('hears of everything that is wrong at once', () => {
    expect(Object.keys(wrong('coche', { nombre: '', email: 'marta' })).sort()).toEqual([
      'email',
      'matricula',
      'nombre',
    ]);
  });
});

it('a bay must take cars where a car is brought, and otherwise that vehicle alone', () => {
  expect(visitVehicles.map(bayVehicle)).toEqual(['turismo', 'moto', 'patinete']);
});
