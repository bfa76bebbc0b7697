import { plenty } from './shown-stock.ts';

/** What is said of the units that are left: that they are the last ones, or that they do not come to what is bought at once. */
export type LastUnits = 'last' | 'too-few';

/** Undefined where nothing is said: there are plenty, or none. `stock` as it is shown, which is not beyond `plenty`. */
export const lastUnits = (stock: number, wanted: number): LastUnits | undefined => {
  if (stock <= 0) return undefined;
  if (stock < wanted) return 'too-few';
  return stock < plenty ? 'last' : undefined;
};
