import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOfReview, stateOfNewReview } from './new-review.ts';
import { distributionOf, ratingOf } from './stars.ts';

describe('a new review', () => {
  it.each([
    '',
    'Muy mal, no vuelvo.',
    'Pagué 320 € por cuatro 205/55 R16 en 45 minutos.',
    'El coche, un 1234 BCD, perfecto.',
  ])('is shown at once: %s', (texto) => expect(stateOfNewReview(texto)).toBe('publicada'));

  it.each([
    'Mira https://otro.example',
    'en www.otro.example',
    'soy ana@example.com',
    'llamad al +34 633 444 555',
    '633-44-55-66',
  ])('waits for a reader: %s', (texto) => expect(stateOfNewReview(texto)).toBe('pendiente'));
});

describe('a review that is read', () => {
  it('shows what makes it wait, by whole words', () => {
    const said = 'Mira https://otro.example/a, escribe a ana@example.com o llama al +34 633-444-555 hoy.';
    const waits = partsOfReview(said).filter(({ espera }) => espera);
    expect(waits.map(({ texto }) => texto)).toEqual(['https://otro.example/a,', 'ana@example.com', '34 633-444-555']);
    expect(partsOfReview('Muy bien.')).toEqual([{ texto: 'Muy bien.', espera: false }]);
    expect(partsOfReview('')).toEqual([]);
  });

  it('loses none of its words, and has such a part exactly where it waits', () => {
    const some = fc.array(
      fc.constantFrom('Bien', ' ', '\n', '63', '-', '3444555', '.', 'http://x.example', 'a@b', 'WWW.'),
    );
    fc.assert(
      fc.property(some, (words) => {
        const texto = words.join('');
        const parts = partsOfReview(texto);
        expect(parts.map((part) => part.texto).join('')).toBe(texto);
        expect(parts.some(({ espera }) => espera)).toBe(stateOfNewReview(texto) === 'pendiente');
      }),
    );
  });
});

describe('what reviews say together', () => {
  const counts = [
    { estrellas: 5, total: 2 },
    { estrellas: 2, total: 1 },
  ];

  it('is their mean to one decimal, and nothing where there are none', () => {
    expect(ratingOf(counts)).toEqual({ media: 4, total: 3 });
    expect(ratingOf([{ estrellas: 4, total: 2 }, ...counts])).toEqual({ media: 4, total: 5 });
    expect(ratingOf([{ estrellas: 1, total: 1 }, ...counts])?.media).toBe(3.3);
    expect(ratingOf([])).toBeNull();
    expect(ratingOf([{ estrellas: 5, total: 0 }])).toBeNull();
  });

  it('is spread from five stars to one, none left out', () => {
    expect(distributionOf(counts).map(({ total }) => total)).toEqual([2, 0, 0, 1, 0]);
  });
});
