import { describe, expect, it } from 'vitest';
import { inventProductReviews } from './invent-product-reviews.ts';
import { wordsFor } from './product-review-words.ts';

const now = new Date('2027-02-09T09:00:00Z');
const product = {
  product_id: 7,
  model_id: 3,
  medidas: [7, 8, 9, 12],
  clase: 'verano',
  categoria: 'PREMIUM',
} as const;

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

  it('are of several sizes, and nothing was fitted on a Sunday', () => {
    const reviews = Array.from({ length: 40 }, (_, place) =>
      inventProductReviews({ ...product, product_id: 100 + place }, now),
    );
    for (const each of reviews) {
      expect(new Set(each.map(({ product_id }) => product_id)).size).toBe(Math.min(4, each.length));
      for (const { fecha_visita } of each) expect(new Date(fecha_visita).getUTCDay()).not.toBe(0);
    }
    const article = { ...product, model_id: null, medidas: [7], clase: 'articulo' } as const;
    expect(new Set(inventProductReviews(article, now).map(({ product_id }) => product_id))).toEqual(new Set([7]));
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
