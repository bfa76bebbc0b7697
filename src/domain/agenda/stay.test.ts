import { describe, expect, it } from 'vitest';
import { isBookable } from './day-time.ts';
import { stageOf, suitableBays, type Stay } from './stay.ts';

const stay: Stay = { id: 'a', etapa: 1, bayId: 1, skills: ['turismo'], llanta: 16, desde: '10:00', hasta: '10:45' };

describe('a stay on a bay', () => {
  it('asks for what its stage does, as long as it lasts', () => {
    expect(stageOf(stay)).toEqual({ skills: ['turismo'], llanta: 16, minutes: 45 });
  });

  it('fits on bays by what they can do, then by their largest rim, then by their number', () => {
    const bays = [
      { bayId: 1, skills: ['turismo', 'furgoneta'], maxLlanta: 18 },
      { bayId: 2, skills: ['turismo'], maxLlanta: 20 },
      { bayId: 4, skills: ['turismo'], maxLlanta: 18 },
      { bayId: 3, skills: ['turismo'], maxLlanta: 18 },
      { bayId: 5, skills: ['moto'], maxLlanta: 18 },
      { bayId: 6, skills: ['turismo'], maxLlanta: 15 },
    ];
    const ids = (order: typeof bays) => suitableBays(order, stay).map(({ bayId }) => bayId);
    expect(ids(bays)).toEqual([3, 4, 2, 1]);
    expect(ids(bays.toReversed())).toEqual([3, 4, 2, 1]);
  });
});

describe('a piece of the booking day', () => {
  it.each([
    ['06:00', '22:00'],
    ['09:15', '09:30'],
    ['21:45', '22:00'],
  ])('from %s to %s can be booked', (desde, hasta) => {
    expect(isBookable({ desde, hasta })).toBe(true);
  });

  it.each([
    ['05:45', '09:00', 'begins before the day'],
    ['21:00', '22:15', 'ends after it'],
    ['09:00', '09:00', 'takes no time'],
    ['10:00', '09:00', 'ends before it begins'],
    ['09:10', '09:30', 'begins within a quarter'],
    ['09:00', '09:40', 'ends within a quarter'],
  ])('from %s to %s cannot: it %s', (desde, hasta) => {
    expect(isBookable({ desde, hasta })).toBe(false);
  });
});
