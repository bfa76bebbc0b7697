/** What is left of it, and where that is less than `unidades`, which are bought at once, that it is no more. */
export const unitsLeft = (stock: number, unidades: number): string => {
  if (stock >= unidades) return stock === 1 ? 'Queda 1' : `Quedan ${stock}`;
  return stock === 1 ? 'Solo queda 1' : `Solo quedan ${stock}`;
};
