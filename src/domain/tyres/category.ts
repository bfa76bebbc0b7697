/** Bands of makers in the order in which lists show them (spec T7). */
export const categories = ['PREMIUM', 'QUALITY', 'BUDGET'] as const;
export type Category = (typeof categories)[number];

/** Premium before Quality before Budget. */
export const compareCategories = (one: Category, other: Category): number =>
  categories.indexOf(one) - categories.indexOf(other);
