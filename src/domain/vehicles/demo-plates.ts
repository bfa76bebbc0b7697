/**
 * Plates that pages with a plate field list in the demo: a car with several sizes, one whose rear tyres may be wider, an
 * Andorran one, and a motorcycle.
 */
export const demoPlates = ['1273 JHM', '1774 GMJ', 'M5093', '8739 HZN'] as const;
