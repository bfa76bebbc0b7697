import { expect, test } from 'vitest';
import { isOpen, isSold } from './parts.ts';

const all = { neumaticosMoto: true, revisionMoto: true, baterias: true, aceites: true, cocheElectrico: true };

test('a part that is off takes its own products and pages away, and no others', () => {
  const without = { ...all, neumaticosMoto: false };
  expect(isSold(without, 'neumatico', 'moto')).toBe(false);
  expect(isSold(without, 'mousse', 'moto')).toBe(false);
  expect(isSold(without, 'neumatico', 'coche')).toBe(true);
  expect(isSold(without, 'bateria', 'moto')).toBe(true);
  expect(isOpen(without, 'motoSelector')).toBe(false);
  expect(isOpen(without, 'motoBatteries')).toBe(true);
  expect(isOpen(without, 'tyres')).toBe(true);
});

test('what belongs to no part is always there; a part that nobody speaks of is off', () => {
  expect(isSold({}, 'neumatico', 'coche')).toBe(true);
  expect(isOpen({}, 'home')).toBe(true);
  expect(isSold({}, 'aceite', 'coche')).toBe(false);
  expect(isOpen({}, 'tyresElectric')).toBe(false);
  expect(isOpen(all, 'tyresElectric')).toBe(true);
});
