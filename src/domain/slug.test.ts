import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

describe('a name in an address', () => {
  it.each([
    ['Primacy 4+', 'primacy-4-plus'],
    ['P-Zero (PZ4)', 'p-zero-pz4'],
    ['Škoda', 'skoda'],
    ['L’Hospitalet · Gran Via', 'l-hospitalet-gran-via'],
    ['A Coruña', 'a-coruna'],
    ['轮胎', ''],
  ])('%s is %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('has small letters, digits and single hyphens only, and stays itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(slugOf(name)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugOf(slugOf(name))).toBe(slugOf(name));
      }),
    );
  });
});
