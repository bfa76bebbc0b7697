import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openingAt } from './opening.ts';

const horario = [1, 2, 3, 4, 5].flatMap((dia) => [
  { dia, desde: '08:30', hasta: '13:30' },
  { dia, desde: '15:30', hasta: '19:30' },
]);

describe('the opening of a workshop', () => {
  test.each([
    ['in the morning', 1, '08:30', { abierto: true, hasta: '13:30' }],
    ['in the afternoon', 1, '19:29', { abierto: true, hasta: '19:30' }],
    ['before it opens', 1, '07:00', { abierto: false, dias: 0, dia: 1, desde: '08:30' }],
    ['at lunch', 1, '13:30', { abierto: false, dias: 0, dia: 1, desde: '15:30' }],
    ['in the evening', 1, '19:30', { abierto: false, dias: 1, dia: 2, desde: '08:30' }],
    ['on Friday evening', 5, '20:00', { abierto: false, dias: 3, dia: 1, desde: '08:30' }],
    ['on Sunday', 7, '12:00', { abierto: false, dias: 1, dia: 1, desde: '08:30' }],
  ])('is said %s', (_, dia, hora, said) => expect(openingAt(horario, dia, hora)).toEqual(said));

  test('is a week away where only this morning is past, and nothing where it never opens', () => {
    expect(openingAt([{ dia: 3, desde: '09:00', hasta: '13:00' }], 3, '14:00')).toEqual({
      abierto: false,
      dias: 7,
      dia: 3,
      desde: '09:00',
    });
    expect(openingAt([], 3, '14:00')).toBeNull();
  });

  test('is the same for hours in any order', () => {
    const hours = fc.shuffledSubarray(horario, { minLength: horario.length });
    fc.assert(
      fc.property(
        hours,
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom('06:00', '10:00', '14:00', '22:00'),
        (some, dia, hora) => {
          expect(openingAt(some, dia, hora)).toEqual(openingAt(horario, dia, hora));
        },
      ),
    );
  });
});
