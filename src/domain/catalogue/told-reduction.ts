/** Percent. Less is no news: the price and the lowest one before it say it well enough. */
const leastTold = 5;

/** Whether a reduction is worth a mark on the product; its lowest price before is said in any case. */
export const isToldReduction = (percent: number): boolean => percent >= leastTold;
