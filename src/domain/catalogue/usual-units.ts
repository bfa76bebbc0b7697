import type { ProductKind } from './product-kinds.ts';

/**
 * How many of a product that is no tyre are bought at once, as a rule: shock absorbers are changed on both sides of an
 * axle. Lists show what so many cost with their work.
 */
export const usualUnits = (kind: ProductKind): number => (kind === 'amortiguador' ? 2 : 1);

/**
 * How many go into the basket at once: as many as is usual, fewer where fewer are left. Of what is sold out as many as is
 * usual, which is what its price is of.
 */
export const unitsToAdd = (usual: number, stock: number): number => (stock > 0 ? Math.min(usual, stock) : usual);
