import { describe, expect, test } from 'vitest';
import { asOneService, findServices, servicesIn, writeServices } from './services.ts';

const service = (
  servicio: string,
  minutos: number,
  more: { vehiculo?: 'coche' | 'moto'; soloTelefono?: boolean } = {},
) => ({
  servicio,
  vehiculo: 'coche' as const,
  nombre: servicio.toUpperCase(),
  descripcion: `${servicio}.`,
  minutos,
  soloTelefono: false,
  ...more,
});

const known = [
  service('revision', 90),
  service('pre-itv', 45),
  service('renting', 60, { soloTelefono: true }),
  service('moto-frenos', 45, { vehiculo: 'moto' }),
  ...['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => service(name, 30)),
];

describe('the services of an appointment', () => {
  test('are found in the order in which they are named', () => {
    expect(findServices(known, 'pre-itv,revision')?.map(({ servicio }) => servicio)).toEqual(['pre-itv', 'revision']);
    expect(findServices(known, 'revision')).toEqual([known[0]]);
  });

  test.each([
    ['one that is not known', 'revision,nada'],
    ['one named twice', 'revision,revision'],
    ['those of a car and of a motorcycle', 'revision,moto-frenos'],
    ['seven', 'a,b,c,d,e,f,g'],
    ['an empty name', 'revision,'],
    ['none', ''],
  ])('are refused as a whole: %s', (_, written) => {
    expect(findServices(known, written)).toBeUndefined();
  });

  test('may be six', () => {
    expect(findServices(known, 'a,b,c,d,e,f')).toHaveLength(6);
  });

  test('are written as they are read', () => {
    expect(servicesIn(writeServices(['revision', 'pre-itv']))).toEqual(['revision', 'pre-itv']);
  });

  test('are shown as one, of summed time', () => {
    const found = findServices(known, 'revision,pre-itv');
    expect(found && asOneService(found)).toEqual({
      servicio: 'revision,pre-itv',
      vehiculo: 'coche',
      nombre: 'REVISION + PRE-ITV',
      descripcion: 'revision. pre-itv.',
      minutos: 135,
      soloTelefono: false,
    });
  });

  test('are a matter for the telephone as soon as one is', () => {
    const found = findServices(known, 'revision,renting');
    expect(found && asOneService(found).soloTelefono).toBe(true);
  });
});
