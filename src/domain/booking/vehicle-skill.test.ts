import { describe, expect, it } from 'vitest';
import { heaviestVehicle, rimAsked, vehicleSkill } from './vehicle-skill.ts';

describe('what a vehicle asks of a bay', () => {
  it('is what the heaviest of its products asks', () => {
    expect(heaviestVehicle(new Set(['turismo', 'furgoneta', '4x4']))).toBe('furgoneta');
    expect(heaviestVehicle(new Set(['moto', 'patinete']))).toBe('moto');
    expect(heaviestVehicle(new Set())).toBe('turismo');
  });

  it('is more with every heavier kind', () => {
    const kinds = ['patinete', 'quad', 'moto', 'turismo', '4x4', 'furgoneta', 'camion', 'agricola'] as const;
    for (const [place, kind] of kinds.entries()) expect(heaviestVehicle(new Set(kinds.slice(0, place + 1)))).toBe(kind);
  });

  it('is a motorcycle’s stand for a quad', () => {
    expect(vehicleSkill('quad')).toBe('moto');
    expect(vehicleSkill('agricola')).toBe('agricola');
  });

  it('is a rim only on four wheels', () => {
    expect([rimAsked('moto', 21), rimAsked('turismo', 21), rimAsked('agricola', 42)]).toEqual([0, 21, 42]);
  });
});
