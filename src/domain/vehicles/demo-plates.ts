/**
 * Plates that pages with a plate field list in the demo: a car with several sizes, one with a single size, one whose
 * rear tyres may be wider, a van, an Andorran car and a motorcycle.
 */
export const demoPlates = ['1273 JHM', '3557 HVT', '1774 GMJ', '9606 KSM', 'M5093', '8739 HZN'] as const;
