import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Reviews } from '#web/booking/workshops/reviews.tsx';
import { ProductReviews } from '#web/shop/product-reviews/product-reviews.tsx';

const review = {
  id: '1',
  estrellas: 5,
  texto: '',
  idioma: 'es',
  nombre: 'Laia',
  fecha: '2026-09-23',
  verificada: true,
} as const;
const counted = { valoracion: null, porEstrellas: [], verificadas: null };
const workshop = createElement(Reviews, { valoracion: null, opiniones: { ...counted, lista: [review] } });
const product = createElement(ProductReviews, {
  de: 'modelo',
  opiniones: { ...counted, lista: [{ ...review, vehiculo: null, medida: '' }], pagina: 1, paginas: 1 },
});

test.each([
  ['/', 'miércoles 23 de septiembre de 2026'],
  ['/ca', 'dimecres 23 de setembre del 2026'],
])('reviews at %s name their day as «%s»', (path, day) => {
  const pages = [workshop, product].map((reviews) =>
    renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [path] }, reviews)),
  );
  for (const page of pages) expect(page).toContain(day);
});
