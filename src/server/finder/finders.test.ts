import { expect, test } from 'vitest';
import { categoryFacet } from './facets.ts';
import { carFinder, declareFinder, mostCounted } from './finders.ts';

const counting = (many: number) => ({
  ...carFinder,
  counted: Object.fromEntries(Array.from({ length: many }, (_, place) => [`facet${place}`, categoryFacet])),
});

test('a finder counts as many facets as a scan has bits for', () => {
  const declared = counting(mostCounted);
  expect(declareFinder(declared)).toBe(declared);
});

test('one more is refused when the server starts, because it would count as a condition', () =>
  expect(() => declareFinder(counting(mostCounted + 1))).toThrow('finder b1 counts 8 facets; a scan has bits for 7'));
