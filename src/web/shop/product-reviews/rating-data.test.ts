import { expect, it } from 'vitest';
import { ratingData } from './rating-data.ts';

const review = (verificada: boolean, nombre: string) => ({
  id: '7f0a3a52-6c8e-4f0b-9a64-0d6a5c1e2b10',
  estrellas: 4,
  texto: 'Silenciosa.',
  idioma: 'es' as const,
  nombre,
  vehiculo: null,
  medida: '205/55 R16 91V',
  fecha: '2027-03-01',
  verificada,
});

it('search engines are told nothing of reviews that nobody wrote', () => {
  expect(ratingData({ verificadas: null, lista: [review(false, 'Ona')] })).toEqual({});
});

it('search engines are told the stars of who bought it, and those reviews that have an author', () => {
  const lista = [review(true, 'Rosa'), review(true, ''), ...Array.from({ length: 9 }, () => review(true, 'Pau'))];
  const data = ratingData({ verificadas: { media: 4, total: 11 }, lista });
  expect(data['aggregateRating']).toMatchObject({ ratingValue: 4, reviewCount: 11, bestRating: 5, worstRating: 1 });
  expect(data['review']).toHaveLength(5);
  expect(data['review']).toMatchObject([{ author: { name: 'Rosa' }, reviewBody: 'Silenciosa.' }, {}, {}, {}, {}]);
});

it('search engines are told of no review where none has an author', () => {
  expect(ratingData({ verificadas: { media: 4, total: 1 }, lista: [review(true, '')] })).not.toHaveProperty('review');
});
