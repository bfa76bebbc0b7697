import { describe, expect, it } from 'vitest';
import { routeOf } from './kinds.ts';
import { firstPart, slugTrouble } from './slug.ts';

describe('an address', () => {
  const taken = new Set(['neumaticos']);
  it('is small letters, figures and hyphens', () => {
    for (const slug of ['a', 'neumaticos-de-invierno', '4x4', 'x'.repeat(80)])
      expect(slugTrouble('pagina', slug, taken)).toBeUndefined();
    for (const slug of ['', 'Á', 'a--b', '-a', 'a-', 'a/b', 'a.b', 'x'.repeat(81), 'a b'])
      expect(slugTrouble('pagina', slug, taken)).toBe('direccion-formato');
  });

  it('shadows nothing; below the blog nothing can be shadowed', () => {
    expect(slugTrouble('landing', 'neumaticos', taken)).toBe('direccion-reservada');
    expect(slugTrouble('articulo', 'neumaticos', taken)).toBeUndefined();
    expect([routeOf('articulo', 'a'), routeOf('landing', 'a')]).toEqual(['blog/a', 'a']);
    expect(['/a/b', '/a', '/'].map(firstPart)).toEqual(['a', 'a', undefined]);
  });
});
