import { describe, expect, it } from 'vitest';
import { inventProductReviews } from './invent-product-reviews.ts';
import { wordsFor } from './product-review-words.ts';

const now = new Date('2027-02-09T09:00:00Z');
const product = { product_id: 7, model_id: 3, clase: 'verano', categoria: 'PREMIUM' } as const;

describe('the demo’s reviews of a product', () => {
  it('are the same every time, none twice, and of the year before', () => {
    const reviews = inventProductReviews(product, now);
    expect(inventProductReviews(product, now)).toEqual(reviews);
    expect(new Set(reviews.map(({ texto }) => texto)).size).toBe(reviews.length);
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
    for (const { fecha_visita, origen } of reviews) {
      expect([origen, fecha_visita < '2027-01-20', fecha_visita > '2026-02-01']).toEqual(['demo', true, true]);
    }
  });

  it('are good and bad ones, in both languages, of every kind', () => {
    for (const kind of ['verano', 'invierno', 'allseason', 'moto', 'articulo'] as const) {
      const words = wordsFor(kind);
      expect(new Set(words.map(({ idioma }) => idioma)).size).toBe(2);
      expect(words.some(({ estrellas }) => estrellas <= 3)).toBe(true);
      expect(words.some(({ estrellas }) => estrellas === 5)).toBe(true);
    }
  });
});
