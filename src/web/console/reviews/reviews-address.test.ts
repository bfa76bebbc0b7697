import { expect, test } from 'vitest';
import { readReviewView, reviewsAddress } from './reviews-address.ts';

test('a view is its address, and what nobody offers is the usual', () => {
  const view = { estado: 'retenida', page: 2 } as const;
  const written = reviewsAddress('es', view);
  expect(written).toBe('/operador/opiniones?estado=retenida&pagina=2');
  expect(readReviewView(new URL(written, 'https://x.example').searchParams)).toEqual(view);
  for (const search of ['estado=retirada&pagina=-1', 'pagina=1001', 'pagina=1.5', ''])
    expect(readReviewView(new URLSearchParams(search))).toEqual({ estado: 'pendiente', page: 0 });
  expect(reviewsAddress('ca', { estado: 'pendiente', page: 0 })).toBe('/ca/operador/opinions');
});
