/** More units than this are not told apart. */
export const plenty = 8;

/**
 * As much of a stock as is told to anybody: up to eight, or up to how many somebody wants. What lies in the warehouses is
 * the chain's own business.
 */
export const shownStock = (stock: number, wanted = 0): number => Math.min(Math.max(plenty, wanted), stock);
