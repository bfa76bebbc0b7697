import type { BasketWish } from '#contract/basket.ts';

type Wished = BasketWish['products'][number];

/**
 * What is wished for once so many units are added: units of a product that lies there already are added to it
 * (spec B37), as `domain/basket` counts them. The server refuses too many.
 */
export const addUnits = (products: readonly Wished[], id_navision: string, cantidad: number): Wished[] => {
  const there = products.find((product) => product.id_navision === id_navision);
  return [
    ...products.filter((product) => product !== there),
    { ...there, id_navision, cantidad: (there?.cantidad ?? 0) + cantidad },
  ];
};
