import { describe, expect, test } from 'vitest';
import { serviceFor, thingsOfService } from './services.ts';
import { thingsOf, upkeepThings, type UpkeepThing, type UpkeepVehicleType } from './things.ts';

const cars = ['turismo', '4x4', 'furgoneta'] as const;
const large = ['camion', 'agricola', 'otro'] as const;

describe('what a vehicle may need', () => {
  test('of a car is everything but a chain', () => {
    const all = 'itv revision liquido-frenos correa bateria gas neumaticos temporada'.split(' ');
    for (const tipo of cars) expect(thingsOf(tipo)).toEqual(all);
  });

  test('of a motorcycle has a chain, no belt, no air conditioning, and no tyres of a season', () => {
    expect(thingsOf('moto')).toEqual('itv revision liquido-frenos transmision bateria neumaticos'.split(' '));
  });

  test('of what is large is only the inspection and its tyres; an e-scooter has no plan', () => {
    for (const tipo of large) expect(thingsOf(tipo)).toEqual(['itv', 'neumaticos']);
    expect(thingsOf('patinete')).toEqual([]);
  });
});

/** As the desk calls them (`visit_service`): what is booked for a thing of a car, and of a motorcycle. */
const services: readonly (readonly [UpkeepThing, car: string | undefined, motorcycle: string | undefined])[] = [
  ['itv', 'pre-itv', undefined],
  ['revision', 'revision', 'moto-revision'],
  ['liquido-frenos', 'liquido-frenos', 'moto-frenos'],
  ['correa', 'correa-distribucion', undefined],
  ['transmision', undefined, 'moto-transmision'],
  ['bateria', 'bateria', 'moto-bateria'],
  ['gas', 'aire-acondicionado', undefined],
  ['neumaticos', 'neumaticos', 'moto-neumaticos'],
  ['temporada', 'neumaticos', undefined],
];

describe('the service that is booked', () => {
  test.each(services)('for %s is %s of a car and %s of a motorcycle', (cosa, car, motorcycle) => {
    for (const tipo of cars) expect(serviceFor(cosa, tipo)).toBe(car);
    expect(serviceFor(cosa, 'moto')).toBe(motorcycle);
  });

  test('for what workshops take no appointment for is none', () => {
    const none: readonly UpkeepVehicleType[] = [...large, 'patinete'];
    for (const tipo of none) for (const cosa of upkeepThings) expect(serviceFor(cosa, tipo)).toBeUndefined();
  });

  test('says again what it is about', () => {
    expect(thingsOfService('neumaticos')).toEqual(['neumaticos', 'temporada']);
    expect(thingsOfService('moto-neumaticos')).toEqual(['neumaticos']);
    expect(thingsOfService('pre-itv')).toEqual(['itv']);
    expect(thingsOfService('moto-revision')).toEqual(['revision']);
    expect(thingsOfService('pinchazo')).toEqual([]);
  });

  test('leads back to its thing, of a car and of a motorcycle alike', () => {
    for (const [cosa, ...both] of services)
      for (const servicio of both) if (servicio) expect(thingsOfService(servicio)).toContain(cosa);
  });
});
