import type { ProductKind } from './product-kinds.ts';

/**
 * How many of a product that is no tyre are bought at once, as a rule: shock absorbers are changed on both sides of an
 * axle. Lists show what so many cost with their work.
 */
export const usualUnits = (kind: ProductKind): number => (kind === 'amortiguador' ? 2 : 1);
